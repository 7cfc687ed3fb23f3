import { citeRuling, rulingById, unconfirmedNote } from '#domain/knowledge/rulings.ts';
import { html, type Html } from '../html.ts';

/** A ruling or statute: how it is cited, what follows from it, where it was read. */
export function law(id: string): Html {
  const ruling = rulingById(id);
  if (ruling === undefined) return html``;
  return html`<p class="law">
    <cite>${citeRuling(id)}</cite>: ${ruling.holding}
    ${
      ruling.confirmed
        ? html`<a href="${ruling.url}" rel="noreferrer"
              >Quelle<span class="sr-only"> zu ${citeRuling(id)}</span></a
            >.`
        : `${unconfirmedNote}.`
    }
    Keine Rechtsberatung.
  </p>`;
}
