import type { Page } from './document.ts';
import { html, type Html } from './html.ts';
import { paths } from './paths.ts';

/** What became of an order, as the address of the page says. */
export const newsletterOutcomes = ['gesendet', 'adresse', 'spaeter'] as const;
export type NewsletterOutcome = (typeof newsletterOutcomes)[number];

const told: Readonly<Record<NewsletterOutcome, Html>> = {
  gesendet: html`<p class="order-note" role="status">
    <strong>Fast fertig.</strong> Bitte bestätigen Sie die Bestellung mit dem Link in der Mail, die unterwegs
    ist. Kommt keine an, steht die Adresse schon auf der Liste, oder die Mail liegt bei den unerwünschten.
  </p>`,
  adresse: html`<p class="order-note" role="alert">
    Das ist keine gültige E-Mail-Adresse. Bitte prüfen Sie die Schreibweise.
  </p>`,
  spaeter: html`<p class="order-note" role="alert">
    An diese Adresse gingen gerade schon mehrere Mails. Bitte versuchen Sie es in einer Stunde noch einmal.
  </p>`,
};

/**
 * Where the newsletter is ordered; an ordinary form, which works without a script. The server tells what is wrong: the
 * browser would do it in its own language.
 */
export function newsletterPage(outcome: NewsletterOutcome | undefined): Page {
  return {
    title: 'Newsletter',
    description: 'Neues zu Arbeitszeugnissen, Urteilen und diesem Dienst per E-Mail. Jederzeit zu beenden.',
    path: paths.newsletter,
    content: html`<div class="reading">
      <h1>Newsletter</h1>
      <p class="lead">Neues zu Arbeitszeugnissen, zu Urteilen und zu diesem Dienst per E-Mail.</p>
      ${outcome !== undefined && told[outcome]}
      <form class="search order" action="/api/newsletter" method="post" novalidate>
        <label for="email">E-Mail-Adresse</label>
        <div>
          <input id="email" name="email" type="email" required maxlength="254" autocomplete="email" />
          <button type="submit">Newsletter bestellen</button>
        </div>
      </form>
      <p class="order-note">
        Zuerst kommt eine Mail mit einem Link; erst wer ihm folgt, bekommt den Newsletter. Jede Ausgabe
        enthält einen Link zum Beenden, danach ist die Adresse gelöscht. Mehr dazu steht in der Erklärung zum
        <a href="/datenschutz">Datenschutz</a>.
      </p>
    </div>`,
  };
}
