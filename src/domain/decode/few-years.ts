import { allMatches } from '../german/all-matches.ts';
import { daysBetween } from '../german/dates.ts';
import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import type { LetterContext } from './letter-context.ts';
import type { Unit } from './units.ts';

const aims =
  '(?:\\p{L}*ziele?n?|\\p{L}*vorgaben?|\\p{L}*(?:plan|soll)zahlen|planums[aä]tz(?:e|es)?|\\p{L}*budgets?)(?!\\p{L})';
const reached = '(?:erreicht(?:e[n]?)?|erfüllt(?:e[n]?)?|geschafft|schaffte[n]?|traf|getroffen)(?!\\p{L})';
const year = '(?:19|20)\\d\\d';
const years = `(?:(?:in den (?:geschäfts)?jahren|(?:im|für das) (?:geschäfts)?jahr|(?:und|in)) )?${year}(?:(?:,| und| sowie| bis)(?: (?:im|dem) jahr)? ${year})*`;
/** „Die Umsatzziele erreichte er in den Jahren 2018 und 2021“ */
const inYears = searchOf(
  lateRegExp(
    `(?<!\\p{L})(?:${aims}[^.;]{0,70}?(?<!\\p{L})${reached}[^.;\\d]{0,60}?|${reached}[^.;]{0,70}?${aims}[^.;\\d]{0,40}?|${aims}(?! (?:de[rs]|für|von|zu[rm]?|eine[rs]) )[^.;\\d]{0,70}?)(?<told>${years})(?!\\d)|(?<!\\p{L})(?:in den jahren|im jahr) (?<first>${year}(?:(?:,| und| sowie| bis) ${year})*) ${reached}[^.;]{0,60}?${aims}`,
    'iu',
  ),
);
const reaches = lateRegExp(`(?<!\\p{L})${reached}`, 'iu');
/** More was done in these years, or they stand beside others. */
const beyond = late.iu`(?<!\p{L})(?:übertr\p{L}*|überschr\p{L}*|überbot\p{L}*|mehr als|deutlich|weit|sogar|selbst|auch|besonders|insbesondere|bereits|schon|vorzeitig|trotz|obwohl|jeweils|stets|immer|jede[snm]?|alle[nr]?|sämtliche[nr]?|ausnahmslos|einzige[rnsm]?|zum ersten mal|erstmals|früher|vor ablauf|seit|ab|pandemie\p{L}*|corona\p{L}*|krise\p{L}*|(?:bei|mit) \d+|prozent|%)(?!\p{L})`;
/** Told elsewhere: what was reached in the other years as well. */
const always = lateRegExp(
  `(?<!\\p{L})(?:stets|immer|jede[snm]?|alle[nr]?|sämtliche[nr]?|ausnahmslos|übrigen|anderen|meisten)(?!\\p{L})[^.;]{0,70}${aims}|${aims}[^.;]{0,70}(?<!\\p{L})(?:stets|immer|jedes jahr|jährlich|übertr\\p{L}+|übrigen|anderen)(?!\\p{L})`,
  'iu',
);
const each = /(?:19|20)\d\d/gu;

/** How many years are told; „2018 bis 2021“ are four. */
function countOf(told: string): number {
  const found = allMatches(each, told).map(({ 0: one }) => Number(one));
  const [from = 0, to = 0] = found;
  return / bis /iu.test(told) && found.length === 2 ? to - from + 1 : found.length;
}

/** Aims reached in no more than half of the years, told by naming these: of the others nothing is said. */
export function reachedInFewYears(
  { facts, units }: LetterContext,
  unit: Unit,
): { readonly start: number; readonly end: number } | null {
  const match = inYears.exec(unit);
  const until = facts.end ?? facts.date;
  if (match === null || facts.begin === null || until === null) return null;
  if (!reaches.test(unit.flat) || beyond.test(unit.flat)) return null;
  const count = countOf(match.groups?.['told'] ?? match.groups?.['first'] ?? '');
  const served = daysBetween(facts.begin, until) / 365;
  if (served < 2.9 || count === 0 || count > served / 2) return null;
  if (units.some((one) => one !== unit && one.zone === 'body' && always.test(one.flat))) return null;
  return { start: match.index, end: match.index + match[0].length };
}

/** Whether anything of the kind may stand in the letter. */
export const fewYears = inYears;
