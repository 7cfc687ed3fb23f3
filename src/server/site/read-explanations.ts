import { explanationsWith, type Explain } from '#domain/knowledge/guides/explanations.ts';
import type { Database } from '../database/tables.ts';

/** The explanations as they are now: the built-in ones with what a superuser rewrote. */
export async function readExplanations(db: Database): Promise<Explain> {
  return explanationsWith(await db.selectFrom('explanations').select(['kind', 'key', 'text']).execute());
}
