import type { Letter } from '#domain/letter/letter.ts';
import { answersOf, type Draft } from '#web/lib/certificate/draft.ts';
import type { write as writeInWorker } from '#web/lib/certificate/writer.ts';
import { shownAreas } from './shown-areas.ts';

/**
 * The letter that would come out of the form now, as the server makes it: the one that was written stays to the last word
 * as long as its answers do, is written on where they have changed, and is written anew for another type.
 * @param isStale the answers have changed since `written` was made of them
 */
export async function previewOf(
  draft: Draft,
  written: Letter | null,
  isStale: boolean,
  write: typeof writeInWorker,
): Promise<Letter> {
  if (written !== null && !isStale) return written;
  const answers = answersOf(draft);
  if (written !== null && written.type === answers.type) return write('regenerate', written, answers);
  const letter = await write('compose', answers, draft.seed);
  // While it is filled in no sentence stands there that rests on nothing.
  const shown = shownAreas(draft);
  return { ...letter, areas: letter.areas.filter(({ id }) => shown.has(id)) };
}
