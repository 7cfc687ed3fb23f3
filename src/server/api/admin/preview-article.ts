import type { FastifyInstance } from 'fastify';
import { fillDetails } from '../../articles/fill-details.ts';
import { renderMarkdown } from '../../articles/markdown.ts';
import { readBody, textIn } from '../../http/read-body.ts';
import { siteDetails } from '../../site/site-details.ts';
import type { AdminParts } from './admin-parts.ts';

/** Characters of an article, as in its collection. */
const maxBody = 200_000;

/** `POST /api/articles/preview` with `{body}` in Markdown: the HTML that its page would show. */
export function previewArticleRoute(app: FastifyInstance, { db, config }: AdminParts): void {
  app.post('/api/articles/preview', async (request) => {
    const { values } = await readBody(request);
    const text = textIn(values, 'body').slice(0, maxBody);
    return { html: renderMarkdown(fillDetails(text, await siteDetails(db, config))) };
  });
}
