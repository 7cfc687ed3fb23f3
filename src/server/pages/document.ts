import { html, jsonLd, type Html } from './html.ts';
import { paths } from './paths.ts';
import { footer, header } from './frame.ts';
import { consentQuestion } from './parts/consent-question.ts';
import type { SiteDetails } from '../site/site-details.ts';
import type { WebAssets } from './web-assets.ts';

/** A public page: what it says of itself, and its content. */
export interface Page {
  readonly title: string;
  /** One or two sentences for search engines and previews. */
  readonly description: string;
  /** Its one address on this host. */
  readonly path: string;
  readonly content: Html;
  /** Descriptions by schema.org, without `@context`. */
  readonly data?: readonly object[];
  /** Day of publication as ISO 8601, for articles. */
  readonly published?: string;
  /** Kept out of search engines. */
  readonly hidden?: boolean;
}

/** What surrounds every page. */
export interface Surroundings {
  readonly assets: WebAssets;
  readonly site: SiteDetails;
  /** Where visitors reach the service, without a slash at the end. */
  readonly base: string;
  /** Key of the project at the counting service; null where nothing is counted. */
  readonly usage: string | null;
  /** Whether there are articles to link to. */
  readonly hasArticles: boolean;
}

/** The whole HTML document of a page. */
export function renderDocument(page: Page, { assets, site, base, usage, hasArticles }: Surroundings): string {
  const address = base + page.path;
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title} · ${site.name}</title>
        ${describe(page, site, address)}
        <meta name="theme-color" content="#fbf9f4" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="alternate" type="application/rss+xml" title="${site.name}" href="${paths.feed}" />
        ${assets.fonts.map(
          (font) => html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}" /> `,
        )}
        ${assets.styles.map((style) => html`<link rel="stylesheet" href="${style}" /> `)}
        ${assets.scripts.map((script) => html`<script type="module" src="${script}"></script> `)}
        ${(page.data ?? []).map(jsonLd)}
      </head>
      <body>
        <div class="page">
          <a class="skip" href="#main">Zum Inhalt</a>
          ${header(page.path)}
          <main id="main" tabindex="-1">${page.content}</main>
          ${footer(site, usage !== null, hasArticles)} ${usage !== null && consentQuestion(usage)}
        </div>
      </body>
    </html> `.text;
}

/** What search engines and previews are told. */
export function describe(
  { title, description, published, hidden = false }: Omit<Page, 'content'>,
  site: SiteDetails,
  address: string,
): Html {
  if (hidden) return html`<meta name="robots" content="noindex" />`;
  return html`<meta name="description" content="${description}" />
    <link rel="canonical" href="${address}" />
    <meta property="og:type" content="${published === undefined ? 'website' : 'article'}" />
    <meta property="og:site_name" content="${site.name}" />
    <meta property="og:locale" content="de_DE" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${address}" />
    ${published !== undefined && html`<meta property="article:published_time" content="${published}" />`}
    <meta name="twitter:card" content="summary" />`;
}
