import { lateRegExp } from './late.ts';
import { allMatches } from './all-matches.ts';

/** A date in a text. `iso` is YYYY-MM-DD, for a bare month its first day; `start` and `end` are offsets. */
export interface FoundDate {
  readonly start: number;
  readonly end: number;
  readonly iso: string;
  readonly precision: 'day' | 'month';
}

const monthNames = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'];
const monthPattern =
  '(?<name>Jan(?:uar|\\.)?|Jän(?:ner|\\.)?|Feb(?:ruar|er|\\.)?|März|Mrz\\.?|Mär\\.?|Maerz|Apr(?:il|\\.)?|Mai|Juni?|Jun\\.|Juno|Juli?|Jul\\.|Aug(?:ust|\\.)?|Sept(?:ember|\\.)?|Sep\\.?|Okt(?:ober|\\.)?|Nov(?:ember|\\.)?|Dez(?:ember|\\.)?)';

const patterns = lateRegExp(
  [
    '(?<iso>\\b(?:19|20)\\d\\d-\\d\\d-\\d\\d\\b)',
    // 1. April 2014, 1. April (year follows later), 01.04.2014, 1. 4. 14, 13. (month follows later)
    `(?<!\\d|\\d\\.)(?<day>[0-3]?\\d)\\.\\s?(?:(?:${monthPattern}|(?<month>[01]?\\d)\\.)\\s?(?<year>(?:19|20)\\d\\d|\\d\\d(?!\\d|\\.))?)?(?!\\d)`,
    `(?<![\\p{L}\\d])${monthPattern.replace('name', 'bare')}\\s+(?<bareYear>(?:19|20)\\d\\d)`,
    '(?<!\\d|\\.)(?<numericMonth>[01]\\d)/(?<numericYear>(?:19|20)\\d\\d)',
  ].join('|'),
  'giu',
);

/** All dates of a text in order. „vom 13. bis 31. Januar 2025“ gives two: what the first lacks comes from the next. */
export function findDates(text: string): FoundDate[] {
  if (!/\d/.test(text)) return [];
  const raw: Raw[] = [];
  for (const match of allMatches(patterns, text)) {
    const found = readMatch(match);
    if (found !== null) raw.push(found);
  }
  const dates: FoundDate[] = [];
  raw.forEach((one, i) => {
    const next = raw[i + 1];
    const close =
      next !== undefined && next.start - one.end < 30 && /bis|–|-|und/.test(text.slice(one.end, next.start));
    const month = one.month ?? (close ? next.month : undefined);
    const year = one.year ?? (close ? (next.year ?? raw[i + 2]?.year) : undefined);
    if (month === undefined || year === undefined) return;
    const day = one.day ?? 1;
    if (day < 1 || month < 1 || month > 12 || day > daysInMonth(year, month)) return;
    dates.push({
      start: one.start,
      end: one.end,
      iso: `${year}-${two(month)}-${two(day)}`,
      precision: one.day === undefined ? 'month' : 'day',
    });
  });
  return dates;
}

interface Raw {
  readonly start: number;
  readonly end: number;
  readonly day?: number | undefined;
  readonly month?: number | undefined;
  readonly year?: number | undefined;
}

function readMatch(match: RegExpExecArray): Raw | null {
  const groups = match.groups ?? {};
  const at = { start: match.index, end: match.index + match[0].trimEnd().length };
  if (groups['iso'] !== undefined) {
    const [year, month, day] = groups['iso'].split('-').map(Number);
    return { ...at, year, month, day };
  }
  if (groups['bare'] !== undefined) {
    return { ...at, month: monthNumber(groups['bare']), year: Number(groups['bareYear']) };
  }
  if (groups['numericMonth'] !== undefined) {
    return { ...at, month: Number(groups['numericMonth']), year: Number(groups['numericYear']) };
  }
  const name = groups['name'];
  return {
    ...at,
    day: Number(groups['day']),
    month: name === undefined ? numberOf(groups['month']) : monthNumber(name),
    year: fullYear(groups['year']),
  };
}

const numberOf = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : Number(digits);

/** The number of a month by its name. */
export function monthNumber(name: string): number {
  const key = name.toLowerCase().replace('ae', 'ä').replace(/^mrz/, 'mär').replace(/^jän/, 'jan').slice(0, 3);
  return monthNames.indexOf(key) + 1;
}

/** Two digits: up to 39 this century, else the last one. */
function fullYear(digits: string | undefined): number | undefined {
  if (digits === undefined) return undefined;
  const year = Number(digits);
  if (digits.length === 4) return year;
  return year < 40 ? 2000 + year : 1900 + year;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** Days of a month, leap years included. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function parts(iso: string): readonly [number, number, number] {
  return [Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), Number(iso.slice(8, 10))];
}

/** Is it the last day of its month? */
export function isMonthEnd(iso: string): boolean {
  const [year, month, day] = parts(iso);
  return day === daysInMonth(year, month);
}

/** An odd („krummes“) end: neither the end of a month nor the 15th. */
export function isOddEnd(iso: string): boolean {
  return !isMonthEnd(iso) && parts(iso)[2] !== 15;
}

/** Days from one date to another, negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** Days since the year 0, Gregorian. */
function dayNumber(iso: string): number {
  const [year, month, day] = parts(iso);
  const y = month > 2 ? year : year - 1;
  const m = month > 2 ? month - 3 : month + 9;
  return (
    365 * y +
    Math.floor(y / 4) -
    Math.floor(y / 100) +
    Math.floor(y / 400) +
    Math.floor((153 * m + 2) / 5) +
    day
  );
}
