import { guest } from '../auth/actor.ts';
import { write } from '../records/write.ts';
import { changeAnalysis } from './change-analysis.ts';
import { queuedProgress } from './progress.ts';
import type { ReadingParts } from './reading-parts.ts';

/** So many of those who wait hear how their turn comes nearer; the others when they are among them. */
const mostTold = 50;

/** Tells those who wait how many pages are before theirs. */
export async function tellWaiting(parts: ReadingParts, slots: number): Promise<void> {
  const jobs = await parts.db
    .selectFrom('jobs')
    .select(['analysis', 'pages', 'state'])
    .where('state', 'in', ['waiting', 'running'])
    .orderBy('created')
    .orderBy('id')
    .limit(mostTold)
    .execute();
  const waiting = jobs.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return;
  let ahead = jobs.filter(({ state }) => state === 'running').reduce((sum, { pages }) => sum + pages, 0);
  await write(parts, guest, async (writing) => {
    for (const { analysis, pages } of waiting) {
      const progress = JSON.stringify(queuedProgress(pages, ahead, parts.pace.perPage(), slots));
      ahead += pages;
      const row = await writing.db
        .selectFrom('analyses')
        .select('progress')
        .where('id', '=', analysis)
        .executeTakeFirst();
      if (row !== undefined && row.progress !== progress)
        await changeAnalysis(writing, analysis, { progress });
    }
  });
}

/** Pages of others that come before a new job. */
export async function pagesAhead({ db }: Pick<ReadingParts, 'db'>): Promise<number> {
  const { pages } = await db
    .selectFrom('jobs')
    .select((all) => all.fn.sum<number | null>('pages').as('pages'))
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow();
  return pages ?? 0;
}
