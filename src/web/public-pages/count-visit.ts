import { askConsent, getConsent, isConsentAsked, saveConsent, subscribeConsent } from '#web/lib/consent.ts';

/** The page for the counting: it is left by loading another one. */
const still = ({ pathname }: Location) => ({
  state: { location: { pathname, key: 'document' } },
  subscribe: () => () => undefined,
});

/**
 * Asks whether visits may be counted and counts them after a yes, as the app does. The server puts the question into
 * the page, hidden, where it is set up for counting; elsewhere there is none and nothing happens.
 */
export function countVisit(page: Document): void {
  const question = page.querySelector<HTMLElement>('[data-consent]');
  const key = question?.dataset['consent'];
  if (!question || key === undefined) return;
  let counting = false;
  const follow = (): void => {
    question.hidden = !isConsentAsked();
    if (counting || getConsent() !== 'granted') return;
    counting = true;
    // From here on it follows the answer by itself.
    import('../app/usage/count-usage.ts').then(
      async ({ countUsage }) => countUsage(still(page.location), key),
      () => void (counting = false),
    );
  };
  for (const button of page.querySelectorAll<HTMLButtonElement>('[data-consent-answer]')) {
    button.addEventListener('click', () =>
      saveConsent(button.dataset['consentAnswer'] === 'granted' ? 'granted' : 'denied'),
    );
  }
  for (const button of page.querySelectorAll<HTMLButtonElement>('[data-consent-open]')) {
    button.hidden = false;
    button.addEventListener('click', askConsent);
  }
  subscribeConsent(follow);
  follow();
}
