import { late } from '../german/late.ts';
import { formFor } from '../german/latin.ts';
import { manySievesOf } from '../german/many-sieves.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { circumstances } from './limit-circumstances.ts';
import { conditions } from './limit-conditions.ts';
import { exceptions } from './limit-exceptions.ts';
import { persons } from './limit-persons.ts';
import { scenes } from './limit-scenes.ts';
import { work } from './limit-work.ts';
import { aboutPerson, bindsAll, heightened, inPraise, inTasks, type Limit } from './limit.ts';
import { unitsOf, type LetterContext } from './letter-context.ts';
import type { Part } from './reading.ts';
import { isAloneByNow } from './record.ts';
import type { Unit } from './units.ts';

const limits: readonly Limit[] = [
  ...conditions,
  ...exceptions,
  ...circumstances,
  ...persons,
  ...work,
  ...scenes,
];
const sieves = manySievesOf(limits, ({ pattern }) => pattern);

/** Strong praise into which a limit was put: it holds at times, for some, with help, or by a lowered yardstick. */
export const findLimits: Finder = (letter) => {
  const [first] = letter.units;
  if (first === undefined) return [];
  const inLetter = sieves(first.whole.threes);
  const found: Candidate[] = [];
  for (const [at, unit] of letter.units.entries()) {
    if (unit.zone !== 'body' || unit.kind === 'title' || unit.kind === 'line') continue;
    const part = partOf(letter, at);
    if (!inPraise.has(part) && !inTasks.has(part)) continue;
    const limited = inLetter.first(unit, (one) => {
      const place = one.parts.has(part) ? placeOf(one, unit, letter.facts.last_name) : null;
      return place === null ||
        isOfYouth(letter, unit.flat.slice(...place)) ||
        (one.rule === 'limit-circumstance' && isAloneByNow(unit)) ||
        (one.trait !== undefined && !isOneOfMany(letter, one.trait, at, place)) ||
        (one.nowhereElse !== undefined && !isToldAlone(letter, one, at))
        ? null
        : told(letter, one, at, place);
    });
    if (limited !== null) found.push(limited);
  }
  return found;
};

const learner = late.iu`^für ein(?:e|en) \p{L}*(?:berufsanfänger|auszubild|azubi|lehrling|praktikant|schüler|student|lernend|anfänger)`;

/** A rating may stand between the tasks. */
const partOf = ({ parts, sentences, units }: LetterContext, at: number): Part =>
  parts[at] === 'tasks' &&
  units[at]?.kind === 'sentence' &&
  (sentences[at]?.graded === true || bindsAll.test(units[at]))
    ? 'performance'
    : (parts[at] as Part);

/** „setzte sie nach ihren Stärken ein“ praises whoever leads. */
const ofStrengths = late.u`nach (?:ihren|seinen|deren|den) (?:\p{L}+en )?(?:Stärken|Fähigkeiten|Neigungen|Talenten)`;

/** „für sein Alter sehr selbständig“ of a pupil praises him, „für einen Berufsanfänger ausgezeichnet“ whoever still learns. */
function isOfYouth({ facts, type }: LetterContext, words: string): boolean {
  if ((type === 'ausbildungszeugnis' || type === 'praktikumszeugnis') && learner.test(words)) return true;
  const until = facts.end ?? facts.date;
  if (facts.birthday === null || until === null || !words.endsWith(' Alter')) return false;
  return Number(until.slice(0, 4)) - Number(facts.birthday.slice(0, 4)) < 18;
}

/** Where in the flat text the limit stands, unless its surroundings take it back. */
function placeOf(one: Limit, { flat }: Unit, name: string | null): readonly [number, number] | null {
  const match = formFor(one.pattern, flat).exec(flat);
  const words = match?.groups?.['limit']?.trim();
  if (match === null || words === undefined || ofStrengths.test(words)) return null;
  const start = match.index + match[0].indexOf(words);
  const end = start + words.length;
  // A statement ends with its semicolon.
  const from = flat.lastIndexOf(';', start) + 1;
  const to = flat.indexOf(';', end);
  const before = flat.slice(from, start);
  const after = flat.slice(end, to < 0 ? undefined : to);
  const beside = `${before} ${after}`;
  if (
    one.praising?.test(words) === true ||
    one.beside?.test(beside) === false ||
    isAboutElse(one, flat.slice(from, to < 0 ? undefined : to).trim(), name) ||
    one.unless?.test(beside) === true ||
    one.after?.test(after) === true ||
    alike.test(before) ||
    (one.before ?? heightened).test(before)
  )
    return null;
  return [start, end];
}

/** „im Schneesturm nicht weniger als bei Sonnenschein“, „besser als im Durchschnitt“: what it is measured by. */
const alike = late.iu`(?<!\p{L})(?:\p{L}{2,}er(?:e[nrsm]?)?|mehr|seltener|weniger|besser\p{L}*)(?!\p{L})[^;:]{0,60}(?<!\p{L})als $|(?<!\p{L})(?:nicht (?:weniger|minder|anders|schlechter|schwächer)|(?:genau|eben|gerade)so(?: \p{Ll}+)?)(?: als| wie)(?: auch| nur)? $`;

/** A place where only some of the work is done, neither in the title nor where somebody was taken on. */
function isOneOfMany(
  letter: LetterContext,
  trait: RegExp,
  at: number,
  [start, end]: readonly [number, number],
): boolean {
  const unit = letter.units[at] as Unit;
  const place = unit.lower.slice(start, end).split(' ').at(-1)?.slice(0, 6) ?? '';
  const praise = trait.exec(unit.flat)?.[0] ?? '';
  const names = (one: Unit): boolean => one.lower.includes(place);
  const tasks = unitsOf(letter, 'tasks');
  return (
    !(letter.facts.job_title ?? '').toLowerCase().includes(place) &&
    !unitsOf(letter, 'introduction', 'company').some(names) &&
    tasks.filter((one) => !names(one)).length >= 3 &&
    letter.units.every(({ lower }, i) => i === at || !lower.includes(praise))
  );
}

/** „Bei unseren Stammgästen war sie beliebt“, and of the other guests no praise: whoever works for all of them. */
function isToldAlone(letter: LetterContext, { pattern, nowhereElse }: Limit, at: number): boolean {
  const { flat } = letter.units[at] as Unit;
  const which = formFor(pattern, flat).exec(flat)?.groups?.['which']?.toLowerCase() ?? '';
  return letter.units.every((one, i) => {
    if (i === at || one.zone !== 'body') return true;
    if (one.lower.includes(which)) return false;
    return !inPraise.has(letter.parts[i] as Part) || nowhereElse?.test(one.flat) !== true;
  });
}

/** Bound to nobody whom the letter speaks of. */
const isAboutElse = ({ needs }: Limit, statement: string, name: string | null): boolean =>
  needs?.test(statement) === false && !(needs === aboutPerson && name !== null && statement.includes(name));

function told(
  letter: LetterContext,
  { rule }: Limit,
  at: number,
  place: readonly [number, number],
): Candidate {
  const unit = letter.units[at] as Unit;
  const category = letter.sentences[at]?.category;
  return byRule(letter, letterRule(rule), {
    at: spanOf(unit, ...place),
    ...(category === undefined ? {} : { category }),
  });
}
