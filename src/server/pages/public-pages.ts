import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { categoryBySlug } from '#domain/knowledge/guides/category-slug.ts';
import { sampleReferences } from '#domain/knowledge/sample-references/index.ts';
import { builtInArticles } from '../articles/built-in/index.ts';
import { findArticle, hasArticles, listArticles } from '../articles/find-article.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/tables.ts';
import { queryOf } from '../http/query.ts';
import { readExplanations } from '../site/read-explanations.ts';
import { siteDetails } from '../site/site-details.ts';
import { articlePage } from './articles/article-page.ts';
import { articlesPage } from './articles/articles-page.ts';
import { codesPage } from './codes/codes-page.ts';
import { renderDocument, type Page } from './document.ts';
import { feed } from './feed.ts';
import { categoryPage } from './language/category-page.ts';
import { languagePage } from './language/language-page.ts';
import { newsletterOutcomes, newsletterPage } from './newsletter-page.ts';
import { notFoundPage } from './not-found-page.ts';
import { paths } from './paths.ts';
import { samplePage } from './samples/sample-page.ts';
import { samplesPage } from './samples/samples-page.ts';
import { sendText } from './send-page.ts';
import { robots, sitemap } from './sitemap.ts';
import { readWebAssets } from './web-assets.ts';

export interface PageParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'site' | 'publicUrl' | 'posthog'>;
  /** The built web. */
  readonly webDir: string;
}

interface OfSlug {
  Params: { slug: string };
}

/** Longer searches are cut: nobody's sentence has more characters. */
const longestQuery = 200;

/**
 * The pages that everybody may read, delivered with their content: they need no script. Each is made anew for each
 * request, so that what a superuser changes is seen at once.
 */
export function publicPages(app: FastifyInstance, parts: PageParts): void {
  const { db, clock, config, webDir } = parts;
  const assets = readWebAssets(webDir);
  const base = (): string => config.publicUrl ?? app.listeningOrigin;

  async function show(request: FastifyRequest, reply: FastifyReply, page: Page | undefined) {
    const site = await siteDetails(db, config);
    const path = request.url.split('?', 1)[0] ?? '';
    if (page === undefined) reply.code(404);
    const text = renderDocument(page ?? notFoundPage(path), {
      assets,
      site,
      base: base(),
      usage: config.posthog?.key ?? null,
      hasArticles: await hasArticles(db, clock()),
    });
    return sendText(request, reply, 'text/html; charset=utf-8', text);
  }

  app.get(paths.samples, async (request, reply) => show(request, reply, samplesPage(sampleReferences)));
  app.get<OfSlug>(`${paths.samples}/:slug`, async (request, reply) => {
    const sample = sampleReferences.find(({ slug }) => slug === request.params.slug);
    return show(request, reply, sample && samplePage(sample, sampleReferences));
  });
  app.get(paths.codes, async (request, reply) => {
    const query = (queryOf(request)['q'] ?? '').slice(0, longestQuery);
    return show(request, reply, codesPage(await readExplanations(db), query));
  });
  app.get(paths.language, async (request, reply) =>
    show(request, reply, languagePage(await readExplanations(db))),
  );
  app.get<OfSlug>(`${paths.language}/:slug`, async (request, reply) => {
    const category = categoryBySlug(request.params.slug);
    return show(request, reply, category && categoryPage(category, await readExplanations(db)));
  });

  app.get(paths.newsletter, async (request, reply) => {
    const { stand } = queryOf(request);
    return show(request, reply, newsletterPage(newsletterOutcomes.find((one) => one === stand)));
  });

  async function showArticle(request: FastifyRequest, reply: FastifyReply, slug: string, path: string) {
    const article = await findArticle(db, clock(), slug);
    return show(request, reply, article && articlePage(article, path, await siteDetails(db, config)));
  }
  for (const { slug } of builtInArticles) {
    app.get(`/${slug}`, async (request, reply) => showArticle(request, reply, slug, `/${slug}`));
  }
  app.get('/artikel', async (request, reply) =>
    show(request, reply, articlesPage(await listArticles(db, clock()))),
  );
  app.get<OfSlug>('/artikel/:slug', async (request, reply) => {
    const { slug } = request.params;
    // One text, one address.
    if (builtInArticles.some((article) => article.slug === slug)) return reply.redirect(`/${slug}`, 301);
    return showArticle(request, reply, slug, paths.article(slug));
  });

  app.get('/sitemap.xml', async (request, reply) =>
    sendText(
      request,
      reply,
      'application/xml; charset=utf-8',
      sitemap(base(), await listArticles(db, clock())),
    ),
  );
  app.get('/robots.txt', async (request, reply) =>
    sendText(request, reply, 'text/plain; charset=utf-8', robots(base())),
  );
  app.get(paths.feed, async (request, reply) => {
    const [site, articles] = [await siteDetails(db, config), await listArticles(db, clock())];
    return sendText(request, reply, 'application/rss+xml; charset=utf-8', feed(base(), site.name, articles));
  });
}
