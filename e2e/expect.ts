// What the journeys expect. Where a matcher of Playwright finds nothing, it describes the whole page for its message,
// at each look: where a page takes its time to come, half of the time went into that. Here what is looked for is waited
// for first, which costs next to nothing; what is never there, Playwright tells of as before.
import { expect as original } from '@playwright/test';
import type { ExpectMatcherState, Locator, MatcherReturnType, Page } from '@playwright/test';

interface Patience {
  readonly timeout?: number;
}

/** What came of an expectation, as Playwright wants to be told. */
async function outcome(isNot: boolean, expectation: Promise<void>): Promise<MatcherReturnType> {
  try {
    await expectation;
    return { pass: !isNot, message: () => '' };
  } catch (fault) {
    return { pass: isNot, message: () => (fault as Error).message };
  }
}

/** Waits, and leaves it to the expectation to tell what did not come; the time that is left for that. */
async function patiently(timeout: number, wait: (timeout: number) => Promise<void>): Promise<number> {
  const began = performance.now();
  await wait(timeout).catch(() => {});
  // None at all would be without an end.
  return Math.max(1, timeout - (performance.now() - began));
}

type Text = Parameters<ReturnType<typeof original<Locator>>['toHaveText']>[0];

/** Several are compared with several at once, without a description. */
async function attached(
  state: ExpectMatcherState,
  locator: Locator,
  text: Text,
  { timeout = state.timeout }: Patience,
): Promise<number> {
  if (state.isNot || Array.isArray(text)) return timeout;
  return patiently(timeout, async (most) => locator.waitFor({ state: 'attached', timeout: most }));
}

export const expect = original.extend({
  async toBeVisible(this: ExpectMatcherState, locator: Locator, options: Patience = {}) {
    if (this.isNot) return outcome(true, original(locator).not.toBeVisible(options));
    const timeout = await patiently(options.timeout ?? this.timeout, async (most) =>
      locator.waitFor({ timeout: most }),
    );
    return outcome(false, original(locator).toBeVisible({ timeout }));
  },
  async toContainText(this: ExpectMatcherState, locator: Locator, text: Text, options: Patience = {}) {
    const timeout = await attached(this, locator, text, options);
    const found = this.isNot ? original(locator).not : original(locator);
    return outcome(this.isNot, found.toContainText(text, { ...options, timeout }));
  },
  async toHaveText(this: ExpectMatcherState, locator: Locator, text: Text, options: Patience = {}) {
    const timeout = await attached(this, locator, text, options);
    const found = this.isNot ? original(locator).not : original(locator);
    return outcome(this.isNot, found.toHaveText(text, { ...options, timeout }));
  },
  async toHaveURL(this: ExpectMatcherState, page: Page, url: string | RegExp, options: Patience = {}) {
    if (this.isNot) return outcome(true, original(page).not.toHaveURL(url, options));
    const timeout = await patiently(options.timeout ?? this.timeout, async (most) =>
      page.waitForURL(url, { timeout: most, waitUntil: 'commit' }),
    );
    return outcome(false, original(page).toHaveURL(url, { timeout }));
  },
});
