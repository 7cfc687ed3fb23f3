import { html, type Html } from '../html.ts';

/**
 * The question whether visits may be counted, hidden until the script knows that there is no answer yet. Both answers
 * weigh the same. The words are those of the app.
 * @param key of the project at the counting service
 */
export function consentQuestion(key: string): Html {
  return html`<section class="ask" aria-label="Dürfen wir mitzählen?" data-consent="${key}" hidden>
    <div class="ask-inner">
      <div class="ask-text">
        <h2>Dürfen wir mitzählen?</h2>
        <p>
          Gezählt werden besuchte Seiten, mit einer Kennung in diesem Browser und nach der Anmeldung mit der
          des Kontos. Nie dabei: Namen, Texte, Dokumente. Eine Antwort lässt sich jederzeit ändern.
          <a href="/datenschutz">Datenschutz</a>
        </p>
      </div>
      <div class="ask-answers">
        <button type="button" data-consent-answer="denied">Nicht zählen</button>
        <button type="button" data-consent-answer="granted">Mitzählen</button>
      </div>
    </div>
  </section>`;
}
