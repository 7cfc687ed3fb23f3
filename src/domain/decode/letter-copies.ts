import { findDates } from '../german/dates.ts';
import { late } from '../german/late.ts';
import { isRatedBefore, letterStarts } from './letter-starts.ts';
import type { Line } from './lines.ts';
import type { Unit } from './units.ts';

/** How often one letter stands in a text, and where its first copy ends. */
export interface Copies {
  readonly count: number;
  readonly end: number;
  /** All copies say the same, letter by letter. */
  readonly exact: boolean;
}

/** Beyond this many letters nobody counts. */
const mostCounted = 30;
/** Share of words that copies have in common at the least: one that was scanned twice is not read twice alike. */
const leastShared = 0.95;

interface Copy {
  /** Where it begins with its letterhead. */
  readonly from: number;
  readonly letters: string;
  readonly words: ReadonlyMap<string, number>;
  readonly size: number;
  /** Days of the introduction: two people differ in them, however alike their letters are. */
  readonly days: string;
  readonly name: string;
}

interface Read {
  readonly units: readonly Unit[];
  readonly lines: readonly Line[];
}

/** The letters of a text that differ from each other, at the most as many as are counted. */
export function countLetters(read: Read): number {
  const starts = letterStarts(read.units).length;
  if (starts < 2) return starts;
  const known: Copy[] = [];
  for (const copy of readCopies(read)) if (!known.some((one) => isCopy(one, copy))) known.push(copy);
  return known.length;
}

/** One letter that stands in a text several times and nothing else beside it; null for all other texts. */
export function findCopies(read: Read): Copies | null {
  const starts = letterStarts(read.units);
  const [first, second] = starts;
  if (first === undefined || second === undefined || isRatedBefore(read.units, first)) return null;
  const [copy, ...others] = readCopies(read);
  if (copy === undefined || !others.every((one) => isCopy(copy, one))) return null;
  return {
    count: starts.length,
    end: others[0]?.from ?? 0,
    exact: others.every(({ letters }) => letters === copy.letters),
  };
}

function readCopies({ units, lines }: Read): readonly Copy[] {
  const filled = lines.filter(({ kind }) => kind !== 'blank' && kind !== 'page');
  const starts = letterStarts(units).slice(0, mostCounted);
  const at = starts.map((start) => filled.findIndex(({ end }) => end > (units[start]?.start ?? 0)));
  const [first = 0] = at;
  const tops = at.map((line) => line - sharedHead(filled, first, line));
  return at.map((line, i) => readCopy(filled.slice(line, tops[i + 1]), filled[tops[i] ?? 0]?.start ?? 0));
}

/** How many lines of the letterhead stand over this beginning as they stand over the first one. */
function sharedHead(lines: readonly Line[], first: number, start: number): number {
  let shared = 0;
  while (shared < first && lines[first - 1 - shared]?.text === lines[start - 1 - shared]?.text) shared++;
  return shared;
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
const named = late.u`(?<!\p{L})(?:Herrn?|Frau) (?:(?:Dr|Prof|Dipl)\.\S* )*((?:\p{Lu}[\p{L}'’-]+ ?)+)`;
/** Lines in which heading and introduction stand. */
const top = 5;

function readCopy(lines: readonly Line[], from: number): Copy {
  const all = wordsOf(lines.map(({ text }) => text).join(' '));
  const words = new Map<string, number>();
  for (const word of all) words.set(word, (words.get(word) ?? 0) + 1);
  const introduction = lines
    .slice(0, top)
    .map(({ text }) => text)
    .join(' ');
  return {
    from,
    letters: all.join(''),
    words,
    size: all.length,
    days: findDates(introduction)
      .map(({ iso }) => iso)
      .join(' '),
    name: (named.exec(introduction)?.[1] ?? '').trim().toLowerCase(),
  };
}

function isCopy(one: Copy, other: Copy): boolean {
  if (one.letters === other.letters) return true;
  if (one.days !== other.days || one.name !== other.name) return false;
  let shared = 0;
  for (const [word, times] of one.words) shared += Math.min(times, other.words.get(word) ?? 0);
  return (2 * shared) / (one.size + other.size) >= leastShared;
}
