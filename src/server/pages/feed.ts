import type { Article } from '../articles/find-article.ts';
import { toIso } from '../clock.ts';
import { escapeHtml } from './html.ts';
import { paths } from './paths.ts';

/** More than that no reader fetches at once. */
const most = 30;

/** The latest articles as RSS 2.0. */
export function feed(base: string, name: string, articles: readonly Article[]): string {
  const items = articles.slice(0, most).map(({ slug, title, description, published }) => {
    const address = escapeHtml(base + paths.article(slug));
    const day = published === '' ? '' : `<pubDate>${new Date(toIso(published)).toUTCString()}</pubDate>`;
    return `<item><title>${escapeHtml(title)}</title><link>${address}</link><guid>${address}</guid><description>${escapeHtml(description)}</description>${day}</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeHtml(name)}</title>
<link>${escapeHtml(base)}/artikel</link>
<description>Artikel über Arbeitszeugnisse</description>
<language>de</language>
<atom:link href="${escapeHtml(base + paths.feed)}" rel="self" type="application/rss+xml" />
${items.join('\n')}
</channel></rss>
`;
}
