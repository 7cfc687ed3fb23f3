import { allMatches } from './all-matches.ts';
import { scanTokens, type TokenKind } from './scan-tokens.ts';
import { stem } from './stem.ts';

/** One word, number or punctuation mark with its place in the text (UTF-16 offsets). */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly lower: string;
  /** Stem in lower case; the mark itself for punctuation; `#` for numbers. */
  readonly stem: string;
  readonly kind: TokenKind;
  readonly capital: boolean;
  /** The number of the word among those remembered, so that others may remember what they know of it; else -1. */
  readonly word: number;
}

const pattern =
  /(\d+(?:[.,:/]\d+)*\.?%?)|(\p{L}+(?:[’'](?=\p{Lu})\p{L}+)?(?:[*:_]innen|[*:_]in|\/-?innen)?(?:[-‐‑–]\p{L}+)*)|([^\s\p{L}\d])/gu;

/** Soft hyphens and hyphens at a line end are bridged: „Zufrie-\ndenheit“ is one word; offsets stay those of the text. */
const broken = /(\p{L})(?:\u00AD\s*|[-‐]\r?\n[ \t]*(?=\p{Ll}))(?!(?:und|oder|bzw)\b)/gu;

/** Remembers by word what was found for it; a word that is not among those remembered is looked up each time. */
export function rememberByWord<T, S extends Pick<Token, 'word'>>(find: (token: S) => T): (token: S) => T {
  // All at once: a list that grows by leaps becomes a slow one.
  const found = Array.from<T | undefined>({ length: mostWords });
  return (token) => {
    if (token.word < 0) return find(token);
    return (found[token.word] ??= find(token));
  };
}

/** Splits text into tokens; nothing is thrown away but white space. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  const isUsual = scanTokens(text, (start, end, kind) => {
    tokens.push(tokenOf(start, end, text.slice(start, end), kind));
  });
  return isUsual ? tokens : searchTokens(text);
}

/** The same by a regular expression, for any text; broken words are bridged. */
export function searchTokens(text: string): Token[] {
  const { joined, origin } = join(text);
  return allMatches(pattern, joined).map((match) => {
    const [raw, number, word] = match;
    const kind = number === undefined ? (word === undefined ? 'mark' : 'word') : 'number';
    return tokenOf(origin(match.index), origin(match.index + raw.length - 1) + 1, raw, kind);
  });
}

function tokenOf(start: number, end: number, text: string, kind: TokenKind): Token {
  const { lower, stem: base, capital, word } = kind === 'word' ? wordOf(text) : bareOf(text, kind);
  return { start, end, text, lower, stem: base, kind, capital, word };
}

const bareOf = (raw: string, kind: TokenKind): Word => ({
  lower: raw,
  stem: kind === 'number' ? '#' : markOf(raw),
  capital: false,
  word: -1,
});

/** Words come again and again: what is told of one is remembered, up to a measure. */
type Word = Pick<Token, 'lower' | 'stem' | 'capital' | 'word'>;
const known = new Map<string, Word>();
const mostWords = 20_000;

function wordOf(raw: string): Word {
  const before = known.get(raw);
  if (before !== undefined) return before;
  const lower = raw.toLowerCase();
  const word = known.size < mostWords ? known.size : -1;
  const told = { lower, stem: stem(lower), capital: raw[0] !== lower[0], word };
  if (word >= 0) known.set(raw, told);
  return told;
}

/** Quotation marks are one mark, dashes another. */
const marks = new Map<string, string>([
  ...Array.from('"\'„“”‚‘’«»‹›', (mark) => [mark, '"'] as const),
  ...Array.from('–—−-', (mark) => [mark, '-'] as const),
]);
const markOf = (raw: string): string => marks.get(raw) ?? raw;

/** The text without breaks inside words, and a function from its offsets back to those of the given text. */
function join(text: string): { joined: string; origin: (at: number) => number } {
  if (!/[\u00AD]|[-‐]\r?\n/.test(text)) return { joined: text, origin: (at) => at };
  const cuts: { at: number; removed: number }[] = [];
  let removed = 0;
  const joined = text.replaceAll(broken, (whole: string, letter: string, at: number) => {
    cuts.push({ at: at + letter.length - removed, removed: removed + whole.length - letter.length });
    removed += whole.length - letter.length;
    return letter;
  });
  return {
    joined,
    origin: (at) => {
      let shift = 0;
      for (const cut of cuts) {
        if (cut.at > at) break;
        shift = cut.removed;
      }
      return at + shift;
    },
  };
}
