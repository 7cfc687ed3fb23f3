import { unreadMark, type ReadWord } from './words.ts';

/** Two words with a hole between them, as wide as a word. */
export interface Gap {
  readonly before: string;
  readonly after: string;
}

/** Fewer words make no line of running text. */
const leastWords = 4;
/** A line must reach across so much of the column, unless both words beside the hole are small ones: names are not. */
const leastReach = 0.6;

/**
 * Finds holes in lines of running text: a word that the reader passed over left its place empty, and nothing else in
 * what was read tells of it. Tables, address lines and signatures have holes of their own and are left alone.
 */
export function findGaps(words: readonly ReadWord[]): readonly Gap[] {
  const lines = linesOf(words).map(measured);
  const left = Math.min(...lines.map((line) => line.left));
  const right = Math.max(...lines.map((line) => line.right));
  const inside = lines.flatMap((line) => {
    const hole = line.words.length < leastWords ? null : holeIn(line);
    if (hole === null) return [];
    const small = [hole.before, hole.after].filter(isSmall).length;
    // Names and functions of two people beside each other.
    if (small === 0) return [];
    return small === 2 || line.right - line.left >= leastReach * (right - left) ? [hole] : [];
  });
  return [...unread(words), ...inside, ...atEdges(lines, left, right)];
}

/** Holes that are none: there is ink in them. */
function unread(words: readonly ReadWord[]): readonly Gap[] {
  return words.flatMap(({ text }, i) => {
    const [before, after] = [words[i - 1], words[i + 1]];
    return text === unreadMark && before && after ? [{ before: before.text, after: after.text }] : [];
  });
}

interface Line {
  readonly words: readonly ReadWord[];
  readonly left: number;
  readonly right: number;
  /** Mean width of a letter. */
  readonly letter: number;
}

function measured(words: readonly ReadWord[]): Line {
  const [first, last] = [words[0], words.at(-1)] as [ReadWord, ReadWord];
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const letter = words.reduce((sum, { box }) => sum + box.width, 0) / letters;
  return { words, left: first.box.x, right: last.box.x + last.box.width, letter };
}

const isSmall = (word: string): boolean => /^\p{Ll}/u.test(word);

/** So many letters are missing at least at the edge of a line that should be full. */
const leastMissing = 4.5;

/** Where both edges are straight, a line in the middle of a sentence that ends early or begins late lost a word there. */
function atEdges(lines: readonly Line[], left: number, right: number): readonly Gap[] {
  const running = lines.filter((line) => line.words.length > leastWords);
  const full = running.filter((line) => right - line.right < 1.5 * line.letter);
  if (full.length < 5 || full.length < running.length / 2) return [];
  return lines.slice(1).flatMap((line, i) => {
    const before = lines[i] as Line;
    const [end, start] = [before.words.at(-1)?.text ?? '', line.words[0]?.text ?? ''];
    if (before.left - left > 2 * line.letter || !isSmall(start) || /[.:;!?-]$/.test(end)) return [];
    if (before.words.length <= leastWords || line.words.length <= leastWords) return [];
    const early = right - before.right > leastMissing * before.letter && line.left - left < line.letter;
    const late = line.left - left > leastMissing * line.letter && right - before.right < 1.5 * before.letter;
    return early || late ? [{ before: end, after: start }] : [];
  });
}

/** Words that follow each other on one height; a word further left begins the next line. */
function linesOf(words: readonly ReadWord[]): readonly (readonly ReadWord[])[] {
  const lines: ReadWord[][] = [];
  let before: ReadWord | undefined;
  for (const word of words) {
    const middle = word.box.y + word.box.height / 2;
    const follows =
      before !== undefined &&
      word.box.x >= before.box.x + before.box.width * 0.5 &&
      middle > before.box.y - before.box.height * 0.3 &&
      middle < before.box.y + before.box.height * 1.3;
    const line = lines.at(-1);
    if (follows && line) line.push(word);
    else lines.push([word]);
    before = word;
  }
  return lines;
}

/** The one hole of a line; two or more are columns. */
function holeIn({ words, letter }: Line): Gap | null {
  const gaps = words.slice(1).map(({ box: { x } }, i) => {
    const { box } = words[i] as ReadWord;
    return x - box.x - box.width;
  });
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0;
  const holes = gaps.flatMap((gap, i) => (gap > 1.6 * usual + 2 * letter ? [i] : []));
  const [at] = holes;
  if (at === undefined || holes.length > 1) return null;
  const [before, after] = [words[at]?.text ?? '', words[at + 1]?.text ?? ''];
  // „Telefon:     040 …“ and numbers at the end of a row are set that way.
  if (/[:.]$/.test(before) || !/^\p{L}/u.test(after) || !/\p{L}/u.test(before)) return null;
  return { before, after };
}
