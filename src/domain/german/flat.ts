import { late } from './late.ts';
import { Pieces, type Rewritten, same } from './pieces.ts';

/**
 * A text on one line, for patterns: line breaks, tabs and runs of spaces are one space; words broken at a line end are
 * whole; quotes are straight.
 */
export type Flat = Rewritten;

const uneven = /[\s\u00AD\u200B\u00A0„“”‚‘’«»‹›‐‑*_]/;
const hyphenAtLineEnd = /[-‐\u00AD][ \t]*\r?\n/;

/**
 * Makes a text flat. „Zufrie-\ndenheit“ becomes „Zufriedenheit“, „Dach-\nund Fachwerk“ keeps its hyphen, Markdown
 * stars and underscores at word borders vanish (gender stars stay).
 */
export function flatten(text: string): Flat {
  const odd = firstOdd(text);
  if (odd < 0 || (!isUneven(odd) && (!uneven.test(text) || isFlat(text)))) return { text, origin: same };
  const out = new Pieces(text);
  let i = 0;
  let before = space;
  while (i < text.length) {
    const code = text.charCodeAt(i);
    if (stays(code, before, text.charCodeAt(i + 1))) {
      before = code;
      i += 1;
      continue;
    }
    const step = stepAt(text, i, String.fromCharCode(before));
    if (step.out !== '') before = step.out.charCodeAt(0);
    out.replace(i, i + step.length, step.out);
    i += step.length;
  }
  return out.done();
}

/** Letters, single spaces, hyphens inside words and most signs of ASCII: told without a regular expression. */
function stays(code: number, before: number, next: number): boolean {
  if (isLetter(code)) return true;
  if (code === space) return before !== space && ((next > space && next < 127) || isLetter(next));
  if (code === hyphen) return isLetter(next);
  return code > space && code < 127 && code !== star && code !== underscore;
}

const space = 32;
const hyphen = 45;

/**
 * The first sign beside Latin letters, signs of ASCII and single spaces, or -1: the usual case, told without a regular
 * expression.
 */
function firstOdd(text: string): number {
  let before = space;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === space ? before === space : code < space || code === star || code === underscore) return code;
    if (code > 126 && (code < 0xc0 || code > 0x17f)) return code;
    before = code;
  }
  return -1;
}

/** Surely not flat: breaks of lines, tabs, a second space, quotation marks and hyphens beyond ASCII. */
const isUneven = (code: number): boolean =>
  code === space || (code > 8 && code < 14) || quotes.has(code) || singleQuotes.has(code);

const codesOf = (signs: string): ReadonlySet<number> =>
  new Set(Array.from(signs, (sign) => sign.charCodeAt(0)));
const quotes = codesOf('„“”«»‹›');
const singleQuotes = codesOf('‚‘’');

/** A Latin letter: stands in the flat text as it is. */
const isLetter = (code: number): boolean =>
  (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 0xbf && code < 0x180);

const star = 42;
const underscore = 95;

/** Only single spaces between words, for what else may stand there. */
function isFlat(text: string): boolean {
  return !/[^\S ]| {2}|^ |[\u00AD\u200B„“”‚‘’«»‹›‐‑]|(?<!\p{L})[*_]|[*_](?!\p{L})/u.test(text);
}

const anyHyphen = /[-‐\u00AD]/;
const anySpace = /[\s\u00A0]/;
const emptySpace = /[\s\u00A0\u200B]/;
const oneLetter = late.u`\p{L}`;
const beginsWithLetter = late.u`^\p{L}`;
const beginsSmall = late.u`^\p{Ll}`;
const joins = /^(?:und|oder|bzw)\b/;

function stepAt(text: string, i: number, before: string): { out: string; length: number } {
  const code = text.charCodeAt(i);
  if (quotes.has(code)) return { out: '"', length: 1 };
  if (singleQuotes.has(code)) return { out: "'", length: 1 };
  const c = text[i] as string;
  if (anyHyphen.test(c)) return hyphenAt(text, i, before);
  if (anySpace.test(c)) {
    let end = i + 1;
    while (end < text.length && (text.charCodeAt(end) === space || emptySpace.test(text[end] as string)))
      end++;
    return { out: before === ' ' ? '' : ' ', length: end - i };
  }
  if (c === '\u200B') return { out: '', length: 1 };
  if (c === '‑') return { out: '-', length: 1 };
  if (
    (c === '*' || c === '_') &&
    !(oneLetter.test(before) && beginsWithLetter.test(text.slice(i + 1, i + 3)))
  ) {
    return { out: '', length: 1 };
  }
  return { out: c, length: 1 };
}

function hyphenAt(text: string, i: number, before: string): { out: string; length: number } {
  const c = text[i] as string;
  const broken = hyphenAtLineEnd.exec(text.slice(i, i + 8));
  if (broken?.index === 0 && oneLetter.test(before)) {
    let end = i + broken[0].length;
    while (end < text.length && (text[end] === ' ' || text[end] === '\t')) end++;
    const rest = text.slice(end, end + 6);
    if (joins.test(rest)) return { out: '-', length: 1 };
    // „Karten-\nDienst“ is a compound written with a hyphen; „Zufrie-\ndenheit“ is one word.
    return { out: beginsSmall.test(rest) || c === '\u00AD' ? '' : '-', length: end - i };
  }
  return c === '\u00AD' ? { out: '', length: 1 } : { out: '-', length: 1 };
}
