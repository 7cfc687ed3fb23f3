import { fillDetails } from '../../articles/fill-details.ts';
import type { Article } from '../../articles/find-article.ts';
import { renderMarkdown } from '../../articles/markdown.ts';
import { toIso } from '../../clock.ts';
import type { SiteDetails } from '../../site/site-details.ts';
import type { Page } from '../document.ts';
import { Html, html } from '../html.ts';

const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' });

/** An article, written by a superuser or built in. */
export function articlePage(article: Article, path: string, site: SiteDetails): Page {
  const { title, description, body, published } = article;
  const iso = published === '' ? undefined : toIso(published);
  return {
    title,
    description,
    path,
    ...(iso === undefined ? {} : { published: iso }),
    data: [
      {
        '@type': 'Article',
        headline: title,
        description,
        inLanguage: 'de',
        ...(iso === undefined ? {} : { datePublished: iso }),
        ...(article.updated === '' ? {} : { dateModified: toIso(article.updated) }),
      },
    ],
    content: html`<article class="reading">
      <h1>${title}</h1>
      ${iso !== undefined && html`<p class="byline"><time datetime="${iso}">${day.format(new Date(iso))}</time></p>`}
      <div class="prose">${new Html(renderMarkdown(fillDetails(body, site)))}</div>
    </article>`,
  };
}
