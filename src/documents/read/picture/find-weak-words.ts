import { unreadMark, type ReadWord } from './words.ts';

/** Words read with less are shown to be looked at; right ones seldom have so little. */
export const weakConfidence = 75;

/** A place in the text that may be read wrong, or was not read at all. */
export interface WeakWord {
  /** Offsets in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
  /** On the page picture. */
  readonly box: ReadWord['box'];
}

const sign = /[\p{L}\p{N}]/u;

/**
 * Finds the words of a page that were read with little confidence in its text: the second „der“ that was read is the
 * second in the text, wherever the layout has moved its line.
 */
export function findWeakWords(text: string, words: readonly ReadWord[]): readonly WeakWord[] {
  const seen = new Map<string, number>();
  const weak: WeakWord[] = [];
  for (const { text: read, confidence, box } of words) {
    const bare = withoutEnds(read);
    if (bare === '') continue;
    const count = (seen.get(bare) ?? 0) + 1;
    seen.set(bare, count);
    if (confidence >= weakConfidence) continue;
    const start = occurrence(text, bare, count);
    if (start !== null) weak.push({ start, end: start + bare.length, confidence, box });
  }
  const told = new Set(weak.map(({ start }) => start));
  const more = [...signsForWords(text, words), ...brokenDates(text, words)];
  return [...weak, ...more.filter(({ start }) => !told.has(start))].toSorted((a, b) => a.start - b.start);
}

/** „als Altenpflegerin - und“: an unsure sign behind a word of its row is what is left of a word. */
const signsForWords = (text: string, words: readonly ReadWord[]): WeakWord[] =>
  words.flatMap((word, i) => {
    const [before, behind] = [words[i - 1], words[i + 1]];
    if (sign.test(word.text) || word.text === unreadMark || word.confidence >= weakConfidence) return [];
    if (before === undefined || !isBesides(before, word)) return [];
    return placeOf(text, [before.text, word.text, nextIn(word, behind)], word);
  });

/** „Coesfeld, 31. 4“, „bis zum 31. 4 als“: behind a day stands a month, however surely something else was read. */
const brokenDates = (text: string, words: readonly ReadWord[]): WeakWord[] =>
  words.flatMap((word, i) => {
    const [before, behind] = [words[i - 1], words[i + 1]];
    if (before === undefined || !day.test(before.text) || !noMonth.test(word.text)) return [];
    if (!isBesides(before, word)) return [];
    const next = nextIn(word, behind);
    // „1. 4 Filialen“ is another thing; „bis zum 31. 4 als“ is none.
    if (next !== '' && !(number.test(word.text) && ofDay.test(words[i - 2]?.text ?? ''))) return [];
    return placeOf(text, [before.text, word.text, next], word);
  });
const day = /^(?:[1-9]|[12]\d|3[01])\.$/;
const noMonth = /^(?:\d{1,2}|\P{L}{1,3}|[\p{L}\p{N}]{1,2})$/u;

const number = /^\d{1,2}$/;
const ofDay = /^(?:zum|am|vom|den|dem|bis|seit|ab)$|,$/i;

/** The next word where it stands in the same row. */
const nextIn = (word: ReadWord, behind: ReadWord | undefined): string =>
  behind !== undefined && isBesides(word, behind) ? behind.text : '';

/** In the same row. */
function isBesides({ box: one }: ReadWord, { box: other }: ReadWord): boolean {
  const apart = one.y + one.height / 2 - (other.y + other.height / 2);
  return Math.abs(apart) < 0.6 * Math.max(one.height, other.height);
}

/** The place of a word in the text, by the words around it. */
function placeOf(
  text: string,
  [before, word, behind]: readonly [string, string, string],
  { confidence, box }: ReadWord,
): WeakWord[] {
  const row = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${escaped(before)}[^\S\n]+(${escaped(word)})${behind === '' ? String.raw`[^\S\n]*(?=\n|$)` : String.raw`\s+${escaped(behind)}`}`,
    'du',
  );
  const [start, end] = row.exec(text)?.indices?.[1] ?? [];
  return start === undefined || end === undefined ? [] : [{ start, end, confidence, box }];
}
const escaped = (word: string): string => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** The word without quotes, brackets, commas, and the hyphen of a divided word. */
function withoutEnds(word: string): string {
  if (word === unreadMark) return word;
  return word.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[^\p{L}\p{N}]+$/u, '');
}

/** Where the word stands for the n-th time on its own, or else as a part of a longer one (it was divided). */
function occurrence(text: string, word: string, n: number): number | null {
  let [found, inside]: [number | null, number | null] = [null, null];
  let count = 0;
  for (let at = text.indexOf(word); at >= 0 && count < n; at = text.indexOf(word, at + 1)) {
    inside ??= at;
    if (sign.test(text[at - 1] ?? '') || sign.test(text[at + word.length] ?? '')) continue;
    count++;
    found = at;
  }
  return found ?? (word.length > 2 ? inside : null);
}
