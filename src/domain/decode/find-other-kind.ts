import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Finder } from './finding.ts';
import { unitsIn } from './letter-context.ts';
import { mayStand } from './may-stand.ts';

const own = '(?:ihre[rsnm]?|seine[rsnm]?|unser(?:e[rsnm]?|s)?)';
/** „Im Praktikum zeigte sie“, „während ihrer Ausbildung bei uns“, „in der Berufsschule“. */
const learning = searchOf(
  lateRegExp(
    [
      `(?<!\\p{L})(?:während|im rahmen|im verlauf|im laufe|nach (?:abschluss|ende)|mit (?:abschluss|ende)|zum ende|am ende) (?:${own}|des|der) (?:\\p{Ll}+ )?(?<kind>praktikums|ausbildung|lehre|lehrzeit)(?!\\p{L})`,
      `^im praktikum(?!\\p{L})`,
      `(?<!\\p{L})${own} (?:\\p{Ll}+ )?(?:praktikum|ausbildung|lehre)(?!\\p{L})[^.;]{0,30}(?:bei uns|in unser\\p{L}*)`,
      `(?<!\\p{L})(?:in der|am|im) (?:berufsschule|blockunterricht|berufsschulunterricht)(?!\\p{L})[^.;]{0,40}(?:zeigte|erzielte|erreichte|glänzte|leistungen|noten|ergebnisse)`,
      `(?<!\\p{L})(?:diese[srnm]?|das|${own}) (?:\\p{Ll}+ )?praktikum(?:s|splatz)?(?!\\p{L})`,
    ].join('|'),
    'iu',
  ),
);
/** Whoever learned here, or looks after those who learn. */
const learned = late.iu`praktik|ausbild|auszubild|azubi|lehrling|lernende|lehrzeit|(?<!\p{L})lehre(?!\p{L})|volontari|trainee|student|studi|dual|anerkennungsjahr|referendari|umschul|schule`;

/** An internship or a training told in the reference of somebody who was employed: out of another letter. */
export const findOtherKind: Finder = (letter) => {
  if (letter.type !== 'arbeitszeugnis' && letter.type !== 'zwischenzeugnis') return [];
  if (letter.simple || !mayStand(letter, learning)) return [];
  const found = unitsIn(letter, 'performance', 'summary', 'behavior', 'closing').flatMap((at) => {
    const unit = letter.units[at];
    const match = unit?.zone === 'body' ? learning.exec(unit) : null;
    return unit === undefined || match === null ? [] : [{ unit, match }];
  });
  const [first] = found;
  if (first === undefined) return [];
  const toldOf = new Set(found.map(({ unit }) => unit));
  if (letter.units.some((unit) => !toldOf.has(unit) && learned.test(unit.flat))) return [];
  const start = first.match.index;
  return [
    byRule(letter, letterRule('other-kind'), {
      at: spanOf(first.unit, start, start + first.match[0].length),
    }),
  ];
};
