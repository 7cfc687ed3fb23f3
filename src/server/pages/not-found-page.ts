import type { Page } from './document.ts';
import { html } from './html.ts';
import { paths } from './paths.ts';

/** For addresses below the public pages that lead nowhere. */
export function notFoundPage(path: string): Page {
  return {
    title: 'Diese Seite gibt es nicht',
    description: '',
    path,
    hidden: true,
    content: html`<div class="reading">
      <h1>Diese Seite gibt es nicht</h1>
      <p>Die Adresse führt ins Leere. Vielleicht fehlt ein Zeichen, oder die Seite ist umgezogen.</p>
      <p class="actions">
        <a class="action" href="${paths.check}">Zeugnis prüfen</a>
        <a class="action-quiet" href="${paths.language}">Zeugnissprache</a>
      </p>
    </div>`,
  };
}
