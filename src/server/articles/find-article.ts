import { toTimestamp } from '../clock.ts';
import type { Database } from '../database/tables.ts';
import { builtInArticles } from './built-in/index.ts';

/** An article as its page shows it. */
export interface Article {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Markdown. */
  readonly body: string;
  /** Timestamp of publication, '' for built-in ones and where nobody has said. */
  readonly published: string;
  /** Timestamp of the last change, '' for built-in ones. */
  readonly updated: string;
}

const columns = ['slug', 'title', 'description', 'body', 'published', 'updated'] as const;

/** Articles that may be seen now: published ones, and scheduled ones whose time has come. */
function visible(db: Database, now: Date) {
  return db
    .selectFrom('articles')
    .select(columns)
    .where((where) =>
      where.or([
        where.and([where('status', '=', 'published'), where('published', '<=', toTimestamp(now))]),
        where.and([
          where('status', '=', 'scheduled'),
          where('published', '!=', ''),
          where('published', '<=', toTimestamp(now)),
        ]),
      ]),
    );
}

/** The legal pages have addresses of their own and are no articles. */
const legal = builtInArticles.map(({ slug }) => slug);

/** Whether there are articles that may be seen. */
export async function hasArticles(db: Database, now: Date): Promise<boolean> {
  return (await visible(db, now).where('slug', 'not in', legal).limit(1).executeTakeFirst()) !== undefined;
}

/** All articles that may be seen, the newest first. */
export async function listArticles(db: Database, now: Date): Promise<Article[]> {
  return visible(db, now)
    .where('slug', 'not in', legal)
    .orderBy('published', 'desc')
    .orderBy('created', 'desc')
    .execute();
}

/** The article with this slug, or the built-in one; `undefined` when there is none to be seen. */
export async function findArticle(db: Database, now: Date, slug: string): Promise<Article | undefined> {
  const row = await visible(db, now).where('slug', '=', slug).executeTakeFirst();
  if (row !== undefined) return row;
  const builtIn = builtInArticles.find((article) => article.slug === slug);
  return builtIn && { ...builtIn, published: '', updated: '' };
}
