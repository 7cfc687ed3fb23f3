import { lateRegExp } from '../german/late.ts';
import type { Span } from '../german/sentences.ts';
import type { Rule } from '../knowledge/rule.ts';
import type { Category } from '../letter/category.ts';
import type { LetterContext } from './letter-context.ts';
import type { Finding } from './reading.ts';

/** A finding before the choice: `soft` ones are only told beside other weaknesses. */
export interface Candidate extends Finding {
  readonly soft: boolean;
}

export type Finder = (letter: LetterContext) => Candidate[];

/** Where a finding lies, and what fills the `{…}` of its text. */
export interface Place {
  readonly at?: Span | undefined;
  readonly category?: Category;
  readonly words?: Readonly<Record<string, string>>;
}

/** Makes a finding of a rule of the knowledge. */
export function byRule(
  letter: Pick<LetterContext, 'text'>,
  rule: Rule,
  { at: given, category, words = {} }: Place = {},
): Candidate {
  const at = given === undefined ? undefined : withoutMargins(letter.text, given);
  const quote = at === undefined ? undefined : letter.text.slice(at.start, at.end);
  const known: Readonly<Record<string, string>> = { quote: oneLine(quote ?? ''), ...words };
  const fill = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => known[name] ?? whole);
  return {
    rule: rule.id,
    kind: rule.kind,
    severity: rule.severity,
    ...(at === undefined || quote === undefined ? {} : { start: at.start, end: at.end, quote }),
    title: fill(withQuote(rule.title, known['quote'] ?? '')),
    detail: fill(rule.detail),
    advice: fill(rule.advice),
    correctable: rule.correctable,
    ...(category === undefined ? {} : { category }),
    ...(rule.ruling === undefined ? {} : { ruling: rule.ruling }),
    ...(rule.better === undefined ? {} : { better: fill(rule.better) }),
    soft: rule.soft === true,
  };
}

/** A place without the white space at its ends: „… Frau Brockmann “ is how nobody quotes. */
function withoutMargins(text: string, { start, end }: Span): Span {
  const told = text.slice(start, end);
  const trimmed = told.trim();
  if (trimmed === '' || trimmed.length === told.length) return { start, end };
  const from = start + told.indexOf(trimmed);
  return { start: from, end: from + trimmed.length };
}

/** Quoted words without line breaks. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const longest = 60;

/** A title with its quote: a long one only as far as it takes to know the place, quotation marks in it as inner ones. */
export function withQuote(title: string, quote: string): string {
  return title.replaceAll('{quote}', () => innerQuotes(shortened(oneLine(quote))));
}

/** Quotation marks inside a quote become single ones. */
export const innerQuotes = (text: string): string =>
  text.replaceAll(/["“”](?=\p{L})|„/gu, '‚').replaceAll(/["“”]/g, '‘');

function shortened(quote: string): string {
  if (quote.length <= longest) return quote;
  const end = quote.lastIndexOf(' ', longest);
  return `${quote.slice(0, end > 0 ? end : longest).replace(/[\s.,;:–—-]+$/u, '')} …`;
}

/** The span in the letter of a match in the flat text of a unit; the whole unit where the words are broken apart. */
export function spanOf(
  unit: { text: string; start: number; end: number; flat: string },
  start: number,
  end: number,
): Span {
  const exact = unit.text.indexOf(unit.flat.slice(start, end));
  if (exact >= 0) return { start: unit.start + exact, end: unit.start + exact + end - start };
  const words = unit.flat
    .slice(start, end)
    .split(/\s+/)
    .filter((word) => word !== '');
  const loose = words
    .map((word) => word.split('').map(escape).join('[-\\u00AD]?\\s*'))
    .join('[\\s\\u00AD*_]+');
  const match = lateRegExp(loose, 'u').exec(unit.text);
  if (match === null) return { start: unit.start, end: unit.end };
  return { start: unit.start + match.index, end: unit.start + match.index + match[0].length };
}

function escape(char: string): string {
  if (char === '"') return '["„“”«»]';
  if (char === "'") return "['‚‘’‹›]";
  return /[\\^$.*+?()[\]{}|/]/.test(char) ? `\\${char}` : char;
}
