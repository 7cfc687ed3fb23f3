import type { FastifyInstance } from 'fastify';
import { builtInArticles } from '../../articles/built-in/index.ts';

/** `GET /api/articles/built-in`: the legal pages as they are as long as no article takes their place. */
export function builtInArticlesRoute(app: FastifyInstance): void {
  app.get('/api/articles/built-in', async () => ({ items: builtInArticles }));
}
