import { findDates } from '../german/dates.ts';
import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { readUnits, type Unit } from './units.ts';
import { isPlaceAndDate } from './zones.ts';

/** A line that is nothing but the name of such a paper. */
const heading =
  /^(?:(?:qualifizierte|einfache|vorläufige)s )?(?:arbeits|zwischen|praktikums|praktikanten|ausbildungs|dienst|schluss|end|lehr|abschluss)?(?:zeugnis|bestätigung)(?: (?:für|über) .{3,60})?$/iu;
const noSpace = late.gu`(?<=^|\s)(\p{L}) (?=\p{L}(?:\s|$))`;
/** What an introduction tells of a person. */
const introduces = late.iu`(?<!\p{L})(?:geb(?:oren(?:e[rn]?)?|\.)|war|ist|trat|arbeitete?|absolvierte?|hat|wurde)(?!\p{L})`;
/** „Frau Jana Kern, geboren am …, war vom … bis …“: a beginning that needs no heading. */
const born = late.u`(?<!\p{L})(?:Herrn?|Frau) [^.;:]{3,60}(?:geb\.|geboren)[^;:]*(?<!\p{L})(?:war|ist|trat|hat|wurde)(?!\p{L})`;
/** How far behind the heading the introduction stands at the most. */
const near = 4;
/** What a reference says behind its tasks, and what it says at its very end. */
const rates = searchOf(/zufrieden|verhalten|wünsch|danken|bedauer/iu);
const parts = late.iu`(?<!\p{L})(?:wünschen|danken|bedauern)(?!\p{L})`;

/** Above a heading whole sentences count as lines of the letterhead. */
const mayRate = (kind: Unit['kind']): boolean => kind === 'sentence' || kind === 'line';

const known = new WeakMap<readonly Unit[], readonly number[]>();

/**
 * Indexes of the units with which a reference begins: its heading, or its introduction where it has none. Copies, turned
 * pages and two letters in one ask for them: they are sought once.
 */
export function letterStarts(units: readonly Unit[]): readonly number[] {
  const before = known.get(units);
  if (before !== undefined) return before;
  const starts = startsIn(units);
  known.set(units, starts);
  return starts;
}

function startsIn(units: readonly Unit[]): readonly number[] {
  const starts: number[] = [];
  // Behind a beginning there is a whole letter before the next one: else it is the title of a page, or an example.
  let isRated = true;
  units.forEach((unit, i) => {
    if (isRated && beginsAt(units, i)) {
      starts.push(i);
      isRated = false;
    } else if (!isRated && mayRate(unit.kind) && rates.test(unit)) isRated = true;
  });
  return starts;
}

function beginsAt(units: readonly Unit[], at: number): boolean {
  const { flat, kind } = units[at] as Unit;
  if (kind === 'item') return false;
  if (heading.test(flat.replaceAll(noSpace, '$1'))) {
    return units
      .slice(at + 1, at + 1 + near)
      .some((one) => one.kind === 'sentence' && introduces.test(one.flat) && findDates(one.flat).length > 0);
  }
  return kind === 'sentence' && born.test(flat) && findDates(flat).length > 1;
}

/** True when a letter stands before this beginning that begins in a way of its own, and not the end of the same one. */
export const isLetterBefore = (units: readonly Unit[], at: number): boolean =>
  isRatedBefore(units, at) && (introducesSomeone(units.slice(0, at)) || hasEnd(units.slice(at)));

/** True when something of a letter stands before this place that rates somebody. */
export const isRatedBefore = (units: readonly Unit[], at: number): boolean =>
  units.slice(0, at).some((unit) => mayRate(unit.kind) && rates.test(unit));

/**
 * The unit with which the letter begins when its end stands before it: pages in the wrong order. The first text comes
 * from inside a letter and ends one, the text behind it begins one and comes to no end.
 */
export function startBehindEnd(units: readonly Unit[]): Unit | null {
  const [start, ...more] = letterStarts(units);
  if (start === undefined || more.length > 0 || !isRatedBefore(units, start)) return null;
  const [before, behind] = [units.slice(0, start), units.slice(start)];
  if (!hasEnd(before) || hasEnd(behind) || introducesSomeone(before)) return null;
  return units[start] ?? null;
}

const hasEnd = (units: readonly Unit[]): boolean =>
  units.some(({ flat }) => parts.test(flat) || isPlaceAndDate(flat));

/** How many sentences at the top may introduce somebody. */
const top = 3;
const employs = late.iu`(?<!\p{L})(?:als|bei uns|in unser\p{L}*|für uns|beschäftigt|tätig|angestellt|ausbildung|praktikum)(?!\p{L})`;
const introducesSomeone = (units: readonly Unit[]): boolean =>
  units
    .filter(({ kind, flat }) => mayRate(kind) && flat.length > 30)
    .slice(0, top)
    .some(({ flat }) => introduces.test(flat) && employs.test(flat) && findDates(flat).length > 0);

/**
 * The order in which pages make a letter, as indexes; as they came where nothing speaks for another one.
 * @param pages the text of each page
 */
export function likelyOrder(pages: readonly string[]): readonly number[] {
  const given = pages.map((_, i) => i);
  if (pages.length < 2) return given;
  const read = pages.map((page) => readUnits(page).units);
  const first = read.findIndex((units) => {
    const [start] = letterStarts(units);
    return start !== undefined && !isRatedBefore(units, start);
  });
  if (first <= 0 || startBehindEnd(readUnits(pages.join('\n\n')).units) === null) return given;
  if (isLastPage(read[first - 1] ?? [])) return [...given.slice(first), ...given.slice(0, first)];
  const isReversed = first === pages.length - 1 && isLastPage(read[0] ?? []);
  return isReversed ? given.toReversed() : given;
}

const isLastPage = (units: readonly Unit[]): boolean =>
  hasEnd(units) && units.slice(-8).some(({ flat }) => parts.test(flat) || isPlaceAndDate(flat));
