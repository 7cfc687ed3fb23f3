import { allMatches } from '../german/all-matches.ts';
import { daysBetween } from '../german/dates.ts';
import { late, lateRegExp } from '../german/late.ts';
import { numberPattern, readNumber } from '../german/numbers.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { unitsOf, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

const daysOf = { w: 7, m: 30.44, t: 1.4 } as const;
const time = `(?<count>${numberPattern})(?<half> halbe[sn]?)? (?<unit>woche|monat|arbeitstag|tag)(?:e?n|e)?(?!\\p{L})`;
const spent = lateRegExp(`(?<![\\p{L}\\d,.])${time}`, 'giu');
const timed = searchOf(late.iu`wochen|monate|tage(?!\p{L}*\p{L}{4})`);
/** Stations that lie beside each other, and what is no part of the time: a notice, a trial, what was longer before. */
const otherwise = late.iu`(?<!\p{L})(?:parallel|gleichzeitig|zugleich|daneben|begleitend|insgesamt|davon|darunter|verlänger\p{L}*|zusätzlich|urlaub|nach|innerhalb|bis zu|alle|pro|je(?:de[nmrs]?)?|berufsschul\p{L}*|blockunterricht|vorpraktikum|frühere[ns]?)(?!\p{L})`;
/** „jeweils vier Wochen im Einkauf und im Verkauf“ may be two or three stations: they are not counted. */
interface Station {
  readonly unit: Unit;
  readonly days: number;
  readonly start: number;
  readonly end: number;
}

function stationsIn(unit: Unit): Station[] {
  if (unit.zone !== 'body' || !timed.test(unit) || otherwise.test(unit.flat)) return [];
  return allMatches(spent, unit.flat).map((match) => {
    const { count = '', unit: key = 'w' } = match.groups ?? {};
    const one = daysOf[(key[0]?.toLowerCase() === 'a' ? 't' : key[0]?.toLowerCase()) as keyof typeof daysOf];
    return {
      unit,
      days: (readNumber(count) ?? 0) * one,
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}

/** Six weeks, six weeks and four weeks, one after the other, of an internship of twelve. */
export const findPartsSum: Finder = (letter): Candidate[] => {
  const { begin, end } = letter.facts;
  const learns = letter.type === 'praktikumszeugnis' || letter.type === 'ausbildungszeugnis';
  if (!learns || begin === null || end === null || begin >= end || !mayStand(letter, timed)) return [];
  const whole = daysBetween(begin, end) + 1;
  const stations = listOf(letter).filter(({ days }) => days > 0 && days < 0.95 * whole);
  const last = stations.at(-1);
  const sum = stations.reduce((all, { days }) => all + days, 0);
  if (last === undefined || stations.length < 2 || sum <= 1.1 * whole + 8) return [];
  return [byRule(letter, letterRule('other-figure'), { at: spanOf(last.unit, last.start, last.end) })];
};

/** The stations of one list, or of one sentence that tells two or more. */
function listOf(letter: LetterContext): readonly Station[] {
  const units = unitsOf(letter, 'introduction', 'tasks');
  const items = units.filter(({ kind }) => kind === 'item').flatMap((unit) => stationsIn(unit).slice(0, 1));
  if (items.length > 1) return items;
  return units.map(stationsIn).find((all) => all.length > 1) ?? [];
}
