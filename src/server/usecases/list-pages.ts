import { findWeakWords } from '#documents/read/picture/find-weak-words.ts';
import type { Actor } from '../auth/actor.ts';
import { analyses } from '../collections/content.ts';
import { notFound } from '../errors.ts';
import { readOf, wordsOf } from '../reading/page-read.ts';
import type { ReadingParts } from '../reading/reading-parts.ts';
import { pagesOf } from '../reading/settle-analysis.ts';
import { findRow } from '../records/access.ts';

type Parts = Pick<ReadingParts, 'db' | 'clock' | 'seal'>;

/** @throws ApiError 404 when it is not there for the actor */
async function viewedPages({ db, clock }: Parts, actor: Actor, id: string) {
  const row = await findRow({ db, now: clock(), actor }, analyses, 'view', id);
  if (row === undefined) throw notFound();
  return pagesOf({ db }, id);
}

/**
 * The pages of an analysis as the correction shows them: text, weak words with their places, what was repaired.
 * @throws ApiError 404 when it is not there for the actor
 */
export async function listPages(
  parts: Parts,
  actor: Actor,
  id: string,
): Promise<{ readonly items: readonly object[] }> {
  const pages = await viewedPages(parts, actor, id);
  return {
    items: pages.map((page) => {
      const read = readOf(page);
      const { width = 0, height = 0, hints = [] } = read?.kind === 'layout' ? read : {};
      return {
        id: page.id,
        position: page.position,
        state: page.state,
        text: page.text,
        edited: page.edited === 1,
        confidence: page.confidence,
        fault: page.fault,
        hints,
        weak: findWeakWords(page.text, wordsOf(read)),
        repairs: JSON.parse(page.repairs) as unknown,
        picture: Buffer.from(page.picture.subarray(0, 8)).toString('hex'),
        width,
        height,
      };
    }),
  };
}

/**
 * The picture of a page as a JPEG.
 * @throws ApiError 404 when it is not there for the actor, or has none
 */
export async function viewPicture(parts: Parts, actor: Actor, id: string, page: string): Promise<Uint8Array> {
  const found = (await viewedPages(parts, actor, id)).find((one) => one.id === page);
  if (found === undefined || found.picture.length === 0) throw notFound();
  return parts.seal.open(found.picture, found.id);
}
