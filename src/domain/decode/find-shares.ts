import { allMatches } from '../german/all-matches.ts';
import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

const part =
  '(?:(?<percent>\\d{1,3}) ?(?:%|prozent)|(?<word>(?:die |der |zur )?hälfte|(?:ein )?drittel|zwei drittel|drei viertel|(?:ein )?viertel|großteil|überwiegende teil|größte teil))';
const ofTime = lateRegExp(
  `(?<![\\p{L}\\d])${part} (?:der|ihrer|seiner|ihres|seines) (?:gesamten )?(?:arbeitszeit|tätigkeit|arbeitstags|arbeitstages|zeit)(?!\\p{L})`,
  'giu',
);
const mayTell = searchOf(late.iu`(?:arbeitszeit|tätigkeit|arbeitstage?s|zeit)(?!\p{L})`);
const values: readonly (readonly [RegExp, number])[] = [
  [/zwei drittel/iu, 66],
  [/drei viertel/iu, 75],
  [/drittel/iu, 33],
  [/viertel/iu, 25],
  [/hälfte|teil/iu, 50],
];
/** A change, a part of a part, or shares that others had. */
const otherwise = late.iu`(?<!\p{L})(?:zunächst|anfangs|später|zuletzt|ab|seit|bis (?:zum|zu|20\d\d)|davon|bis zu|höchstens|kolleg\p{L}+|team|ersten|danach|wechsel\p{L}*|auch|sowohl)(?!\p{L})`;

/** „70 Prozent seiner Arbeitszeit“ out of the house, and more than half of it in the office. */
export const findShares: Finder = (letter): Candidate[] => {
  if (!mayStand(letter, mayTell)) return [];
  const told = letter.units.flatMap((unit) => shareOf(letter, unit));
  const sum = told.reduce((all, { value }) => all + value, 0);
  const last = told.at(-1);
  if (told.length < 2 || last === undefined || sum <= most) return [];
  return [byRule(letter, letterRule('other-figure'), { at: spanOf(last.unit, last.start, last.end) })];
};
/** Shares are rounded. */
const most = 108;

function shareOf({ parts, units }: LetterContext, unit: Unit) {
  if (unit.zone !== 'body' || parts[units.indexOf(unit)] === 'company') return [];
  if (!mayTell.test(unit) || otherwise.test(unit.flat)) return [];
  const [match, more] = allMatches(ofTime, unit.flat);
  // Two of them in one sentence were seen together by who wrote it.
  if (match === undefined || more !== undefined) return [];
  const { percent, word = '' } = match.groups ?? {};
  const value =
    percent === undefined ? (values.find(([name]) => name.test(word))?.[1] ?? 0) : Number(percent);
  return [{ unit, value, start: match.index, end: match.index + match[0].length }];
}
