import type { Article } from '../../articles/find-article.ts';
import { toIso } from '../../clock.ts';
import type { Page } from '../document.ts';
import { html } from '../html.ts';
import { paths } from '../paths.ts';

const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' });

/** What was written so far, the newest first. */
export function articlesPage(articles: readonly Article[]): Page {
  return {
    title: 'Artikel',
    description: 'Artikel über Arbeitszeugnisse: lesen, schreiben, berichtigen.',
    path: '/artikel',
    content: html`<div class="reading">
      <h1>Artikel</h1>
      ${articles.length === 0 && html`<p>Noch ist keiner erschienen.</p>`}
      <ul class="article-list">
        ${articles.map(
          ({ slug, title, description, published }) =>
            html`<li>
              <h2><a href="${paths.article(slug)}">${title}</a></h2>
              ${published !== '' && html`<p class="byline">${day.format(new Date(toIso(published)))}</p>`}
              <p>${description}</p>
            </li>`,
        )}
      </ul>
    </div>`,
  };
}
