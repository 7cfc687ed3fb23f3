import type { Letter } from '#domain/letter/letter.ts';
import { readLetter } from '#domain/letter/read-letter.ts';
import type { Content } from './calls.ts';
import { differencesOf } from './differences.ts';

/** Whether two versions of a certificate hold the same, as the server keeps it: answers, letter and status. */
export function isSameContent(one: Content, other: Content): boolean {
  return (
    differencesOf(one, other).length === 0 &&
    statusOf(one) === statusOf(other) &&
    isSameLetter(one.letter, other.letter)
  );
}

/** Whether what the server has came from here: it is what is here now, or what was sent from here without an answer. */
export const isOwnSave = (stored: Content, mine: Content, sent: readonly Content[] = []): boolean =>
  [mine, ...sent].some((one) => isSameContent(one, stored));

const statusOf = ({ status }: Content): string => status || 'draft';

/** Whether two letters are the same to the server. */
export const isSameLetter = (one: Letter | null, other: Letter | null): boolean =>
  written(one) === written(other);

/** As the server gives it back: databases sort keys, and what was never set is not there. */
const written = (letter: Letter | null): string =>
  JSON.stringify(readLetter(JSON.parse(JSON.stringify(letter))), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
      : value,
  );
