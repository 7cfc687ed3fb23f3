import { formatDate } from '#domain/german/format-date.ts';
import type { Answers } from '#domain/letter/answers.ts';
import type { Area, Letter } from '#domain/letter/letter.ts';
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
  const areas = letter.areas.filter(({ id }) => shown.has(id));
  return { ...letter, areas: shown.has('introduction') ? areas : [...opening(answers), ...areas] };
}

/** How the letter will begin, as far as that is known: every introduction names the person first. */
function opening({ person, options }: Answers): readonly Area[] {
  const { salutation, title, first_name, last_name, birthday, birthplace } = person;
  if (last_name.trim() === '') return [];
  const name = [salutation ?? '', title, first_name, last_name].map((part) => part.trim()).filter(Boolean);
  const born = birthday === null ? '' : `, geboren am ${formatDate(birthday, options.date_format)}`;
  const where = born === '' || birthplace.trim() === '' ? '' : ` in ${birthplace.trim()}`;
  const text = `${name.join(' ')}${born}${where}${born === '' ? '' : ','} …`;
  const nothing = { category: null, grade: null, module: null, original: null, list: [], hidden: false };
  return [
    { id: 'introduction', blocks: [{ id: 'opening', kind: 'system', paragraph: true, text, ...nothing }] },
  ];
}
