import type { Line } from 'tesseract.js';
import type { GreyImage } from './grey-image.ts';

type Word = Line['words'][number];

/** From where to where, in pixels of the straightened page. */
export interface Unread {
  readonly x: number;
  readonly right: number;
}

/** Fewer words make no line of running text. */
const leastWords = 4;
/** Ink narrower than so many letters may be a speck, a bullet or the rule of a table. */
const leastLetters = 2;
/** So dense is what is written, at least, beside what was read in the same line. */
const leastDensity = 0.45;
/** So many of its columns hold ink: two rules of a table with nothing between them have few. */
const leastColumns = 0.5;
/** Most of the ink lies in more rows than this share of the line: a rule or a row of dots lies in few. */
const leastRows = 0.2;

/** The part of a line that its letters fill, as shares of its height above and below the baseline. */
const [above, below] = [0.65, 0.15];

/**
 * Finds ink between the words of a line that the recogniser passed over: a hole as wide as a word that is written as
 * densely as the words beside it. Holes of paper are columns or the work of the setter, and none of these.
 * @param words what is kept of the line, in its order
 * @returns for each word what stands unread behind it, `null` mostly
 */
export function findUnread(line: Line, words: readonly Word[], image: GreyImage): readonly (Unread | null)[] {
  const gaps = words.map(({ bbox }, i) => (words[i + 1]?.bbox.x0 ?? bbox.x1) - bbox.x1);
  const usual = gaps.slice(0, -1).toSorted((a, b) => a - b)[(gaps.length - 1) >> 1] ?? 0;
  const letter = letterWidth(words);
  /** What of a word lies outside of its box, since the recogniser drew that too narrow: it was read. */
  const outside = ({ text, bbox }: Word): number =>
    Math.max(0, text.trim().length * letter - (bbox.x1 - bbox.x0));
  let read: number | null = null;
  return words.map((word, i) => {
    const next = words[i + 1];
    if (next === undefined || words.length < leastWords) return null;
    if ((gaps[i] ?? 0) < 1.6 * usual + leastLetters * letter) return null;
    // Names and functions beside each other have ornaments between them at times; running text has small letters.
    if (![word, next].some(({ text }) => /^\p{Ll}/u.test(text.trim()))) return null;
    const rows = rowsOf(line, (word.bbox.x1 + next.bbox.x0) / 2);
    const dark = halfway(image, rows, line.bbox);
    read ??= usualDensity(words.map(({ bbox }) => inkIn(image, rows, bbox.x0, bbox.x1, dark)));
    const margin = Math.ceil(letter / 4);
    const ink = inkIn(image, rows, word.bbox.x1 + margin, next.bbox.x0 - margin, dark);
    const isWritten =
      ink.right - ink.x - outside(word) - outside(next) >= leastLetters * letter &&
      ink.density >= leastDensity * read &&
      ink.columns >= leastColumns &&
      ink.rows >= leastRows;
    return isWritten ? { x: ink.x, right: ink.right } : null;
  });
}

/** The usual width of a letter; single letters tell little. */
function letterWidth(words: readonly Word[]): number {
  const widths = words
    .filter(({ text }) => text.trim().length > 2)
    .map(({ text, bbox }) => (bbox.x1 - bbox.x0) / text.trim().length)
    .toSorted((a, b) => a - b);
  return widths[widths.length >> 1] ?? Infinity;
}

interface Rows {
  readonly top: number;
  readonly bottom: number;
}

/** The rows of a line at a place of it: it may still slant a little. */
function rowsOf({ baseline: { x0, x1, y0, y1 }, rowAttributes }: Line, x: number): Rows {
  const base = y0 + ((y1 - y0) * (x - x0)) / Math.max(1, x1 - x0);
  const { rowHeight } = rowAttributes;
  return { top: Math.round(base - above * rowHeight), bottom: Math.round(base + below * rowHeight) };
}

/** Halfway between the ink and the paper of a line. */
function halfway({ data, width }: GreyImage, { top, bottom }: Rows, { x0, x1 }: Line['bbox']): number {
  const values: number[] = [];
  for (let y = top; y <= bottom; y++) for (let x = x0; x < x1; x++) values.push(data[y * width + x] ?? 255);
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return (at(0.02) + at(0.9)) / 2;
}

interface Ink extends Unread {
  /** Shares from the first to the last ink: of all pixels, and of the columns that hold any. */
  readonly density: number;
  readonly columns: number;
  /** Share of the rows that the better half of the ink needs. */
  readonly rows: number;
}

function inkIn(
  { data, width }: GreyImage,
  { top, bottom }: Rows,
  from: number,
  to: number,
  dark: number,
): Ink {
  const height = bottom - top + 1;
  const inRow = Array.from({ length: height }, () => 0);
  const inked: number[] = [];
  for (let x = from; x < to; x++) {
    let ink = 0;
    for (let row = 0; row < height; row++)
      if ((data[(top + row) * width + x] ?? 255) < dark) {
        inRow[row] = (inRow[row] ?? 0) + 1;
        ink++;
      }
    if (ink > 0) inked.push(x);
  }
  const [x = from, last = from - 1] = [inked[0], inked.at(-1)];
  const sum = inRow.reduce((all, one) => all + one, 0);
  const across = Math.max(1, last + 1 - x);
  let held = 0;
  const needed = inRow.toSorted((a, b) => b - a).findIndex((one) => (held += one) >= sum / 2) + 1;
  return {
    x,
    right: last + 1,
    density: sum / (across * height),
    columns: inked.length / across,
    rows: needed / height,
  };
}

const usualDensity = (inks: readonly Ink[]): number =>
  inks.map(({ density }) => density).toSorted((a, b) => a - b)[inks.length >> 1] ?? 0;
