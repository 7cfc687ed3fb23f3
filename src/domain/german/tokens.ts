import { allMatches } from './all-matches.ts';
import { Generations } from './generations.ts';
import { lastUpTo } from './last-up-to.ts';
import { late } from './late.ts';
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
  /** What others remember of the word, each in a place of its own; null for words that are not remembered. */
  readonly memory: unknown[] | null;
}

const pattern = late.gu`(\d+(?:[.,:/]\d+)*\.?%?)|(\p{L}+(?:[’'](?=\p{Lu})\p{L}+)?(?:[*:_]innen|[*:_]in|\/-?innen)?(?:[-‐‑–]\p{L}+)*)|([^\s\p{L}\d])`;

/** Soft hyphens and hyphens at a line end are bridged: „Zufrie-\ndenheit“ is one word; offsets stay those of the text. */
const broken = late.gu`(\p{L})(?:\u00AD\s*|[-‐][ \t]*\r?\n[ \t]*(?=\p{Ll}))(?!(?:und|oder|bzw)\b)`;

let remembering = 0;

/**
 * Remembers by word what was found for it; a word that is not among those remembered is looked up each time. All that
 * is known of a word lies side by side, so that a sentence waits for the memory once for each of its words.
 */
export function rememberByWord<T, S extends Pick<Token, 'memory'>>(find: (token: S) => T): (token: S) => T {
  const place = remembering;
  remembering += 1;
  if (remembering > mostMemories) throw new RangeError('No place is left to remember something of a word');
  return (token) => {
    const { memory } = token;
    if (memory === null) return find(token);
    const before = memory[place] as T | undefined;
    if (before !== undefined) return before;
    const found = find(token);
    memory[place] = found;
    return found;
  };
}

/** Yes or no to so many questions fits into one number, beside how many they are. */
const mostQuestions = 25;
const questions: ((token: Token) => boolean)[] = [];
const answerPlace = 0;
remembering = 1;

/** The same for what is answered by yes or no: all such answers share one place. The answer must hang on the word alone. */
export function rememberIf(tells: (token: Token) => boolean): (token: Token) => boolean {
  const bit = 1 << questions.length;
  questions.push(tells);
  if (questions.length > mostQuestions) throw new RangeError('No place is left to remember an answer');
  return (token) => {
    const { memory } = token;
    if (memory === null) return tells(token);
    let answers = (memory[answerPlace] as number | undefined) ?? 0;
    // A question that came later was not answered with the others.
    if (answers >>> mostQuestions !== questions.length)
      memory[answerPlace] = answers = questions.reduce(
        (bits, ask, at) => (ask(token) ? bits | (1 << at) : bits),
        questions.length << mostQuestions,
      );
    return (answers & bit) !== 0;
  };
}

/** Splits text into tokens; nothing is thrown away but white space. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  const isUsual = scanTokens(text, (start, end, kind) => {
    const known = kind === 'word' ? words.get(text, start, end) : undefined;
    tokens.push(tokenOf(start, end, known ?? readToken(text.slice(start, end), kind), kind));
  });
  return isUsual ? tokens : searchTokens(text);
}

/** The same by a regular expression, for any text; broken words are bridged. */
export function searchTokens(text: string): Token[] {
  const { joined, origin } = joinBroken(text);
  return allMatches(pattern, joined).map((match) => {
    const [raw, number, word] = match;
    const kind = number === undefined ? (word === undefined ? 'mark' : 'word') : 'number';
    const read = words.get(raw) ?? readToken(raw, kind);
    return tokenOf(origin(match.index), origin(match.index + raw.length - 1) + 1, read, kind);
  });
}

const tokenOf = (start: number, end: number, read: Read, kind: TokenKind): Token => ({
  start,
  end,
  text: read.text,
  lower: read.lower,
  stem: read.stem,
  kind,
  capital: read.capital,
  memory: read.memory,
});

/** What is told of a token wherever it stands. */
type Read = Pick<Token, 'text' | 'lower' | 'stem' | 'capital' | 'memory'>;

const readToken = (raw: string, kind: TokenKind): Read =>
  kind === 'word' ? readWord(raw) : readSign(raw, kind);

/** Words come again and again: what is told of one is remembered, up to a measure. */
const words = new Generations<Read>(20_000);
/** No German word is longer, but what strangers paste may be. */
const longestKept = 80;
/** So many may remember something of a word. */
const mostMemories = 23;

function readWord(raw: string): Read {
  const isKept = raw.length <= longestKept;
  const text = isKept ? freed(raw) : raw;
  const lower = text.toLowerCase();
  const memory = isKept ? Array.from<unknown>({ length: mostMemories }) : null;
  const told = { text, lower, stem: stem(lower), capital: text[0] !== lower[0], memory };
  if (isKept) words.set(text, told);
  return told;
}

/** Commas and points stand in every sentence; numbers are told apart by their digits. */
const signs = new Map<string, Read>();
const mostSigns = 2000;
const longestSign = 4;

function readSign(raw: string, kind: TokenKind): Read {
  const before = signs.get(raw);
  if (before !== undefined) return before;
  const isKept = raw.length <= longestSign && signs.size < mostSigns;
  const told = {
    text: raw,
    lower: raw,
    stem: kind === 'number' ? '#' : markOf(raw),
    capital: false,
    memory: isKept ? Array.from<unknown>({ length: mostMemories }) : null,
  };
  if (isKept) signs.set(raw, told);
  return told;
}

/** Shorter slices are copies already. */
const shortestSlice = 13;

/** A word of its own: a slice of a text would keep all of the text in memory. */
function freed(slice: string): string {
  if (slice.length < shortestSlice) return slice;
  return String.fromCharCode(...Array.from({ length: slice.length }, (_, at) => slice.charCodeAt(at)));
}

/** Quotation marks are one mark, dashes another. */
const marks = new Map<string, string>([
  ...Array.from('"\'„“”‚‘’«»‹›', (mark) => [mark, '"'] as const),
  ...Array.from('–—−-', (mark) => [mark, '-'] as const),
]);
const markOf = (raw: string): string => marks.get(raw) ?? raw;

/** The text without breaks inside words, and a function from its offsets back to those of the given text. */
export function joinBroken(text: string): { joined: string; origin: (at: number) => number } {
  if (!/[\u00AD]|[-‐][ \t]*\r?\n/.test(text)) return { joined: text, origin: (at) => at };
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
      const before = lastUpTo(cuts.length, (place) => (cuts[place] as (typeof cuts)[number]).at <= at);
      return at + (cuts[before]?.removed ?? 0);
    },
  };
}
