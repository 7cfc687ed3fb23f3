import { sampleReferences } from '#domain/knowledge/sample-references/index.ts';
import { categories } from '#domain/letter/category.ts';
import { builtInArticles } from '../articles/built-in/index.ts';
import type { Article } from '../articles/find-article.ts';
import { toIso } from '../clock.ts';
import { escapeHtml } from './html.ts';
import { paths } from './paths.ts';

/** Addresses of all pages that everybody may read and that do not come from articles. */
export const fixedPaths: readonly string[] = [
  paths.check,
  paths.samples,
  ...sampleReferences.map(({ slug }) => paths.sample(slug)),
  paths.codes,
  paths.language,
  ...categories.map(paths.category),
  '/artikel',
  paths.newsletter,
  ...builtInArticles.map(({ slug }) => `/${slug}`),
];

/** The list of pages for search engines. */
export function sitemap(base: string, articles: readonly Article[]): string {
  const entries = [
    ...fixedPaths.map((path) => ({ path, changed: '' })),
    ...articles.map(({ slug, updated }) => ({ path: paths.article(slug), changed: toIso(updated) })),
  ].map(({ path, changed }) => {
    const when = changed === '' ? '' : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${escapeHtml(base + path)}</loc>${when}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** Screens of accounts say nothing to search engines; results of analyses are nobody's business. */
const closed = ['/api/', '/admin', '/auth/', '/cockpit', '/settings', '/*/auswertung/'];

export function robots(base: string): string {
  return `User-agent: *
${closed.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${base}/sitemap.xml
`;
}
