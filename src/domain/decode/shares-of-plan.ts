import { allMatches } from '../german/all-matches.ts';
import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import type { Unit } from './units.ts';

const asked =
  '(?:vereinbart|geplant|vorgegeben|gefordert|zugesagt|angestrebt|budgetiert|festgelegt|erwartet|verabredet|vorgesehen)en';
/** „des vereinbarten Jahresumsatzes“, „ihres Plans“, „der Vorgabe“ */
const ofPlan = `(?:de[rs]|ihre[rs]|seine[rs]|unsere[rs]) (?:\\p{Ll}+ )?(?:${asked} (?:\\p{Ll}+ )?\\p{L}+|\\p{L}*(?:plans?|planums[aä]tz(?:es)?|planzahl(?:en)?|solls?|sollwerte?s?|ziele?s?|vorgaben?|zielwert(?:e?s)?))(?!\\p{L})`;
const attained =
  '(?:ziel|plan|soll)(?:erreichung|erfüllung)(?:s(?:grad|quote))?(?!\\p{L})|erfüllungs(?:grad|quote)(?!\\p{L})';
const share = '(?:\\d{2,3}(?:,\\d+)?)';
const percent = '(?:%|prozent(?!\\p{L}))';
/** „87, 91 und 84 Prozent“, „78 % (2020), 85 % (2021)“, „zwischen 82 und 91 Prozent“ */
const row = `(?<![\\d.,])${share}(?: ?${percent})?(?: \\(~+\\))?(?:(?:,|,? und|,? sowie|,? beziehungsweise|,? bzw\\.|,? bis|,? dann)(?: \\p{Ll}+| ~+)* (?:zu )?${share}(?: ?${percent})?(?: \\(~+\\))?)+`;
export const sharesOfPlan = searchOf(
  lateRegExp(
    [
      `${row} ${ofPlan}`,
      `(?<!\\p{L})(?:${attained})[^.;\\d]{0,60}?${row}`,
      `(?<!\\p{L})(?:\\p{L}*ziele?n?|\\p{L}*vorgaben?|plan|soll|\\p{L}*umsatzziele?)(?!\\p{L})[^.;\\d]{0,40}?(?<!\\p{L})zu ${row}[^.;\\d]{0,30}?(?:erfüllt|erreicht)(?!\\p{L})`,
      `(?<!\\p{L})(?:\\p{L}*ziele?n?|\\p{L}*vorgaben?|plan|soll)(?!\\p{L})[^.;\\d]{0,15}?(?<!\\p{L})(?:erreichte|erfüllte|schaffte)n?(?!\\p{L})[^.;\\d]{0,50}?(?<!\\p{L})zu ${row}`,
      `(?<!\\p{L})(?:erreichte|erfüllte|schaffte)n?(?!\\p{L})[^.;\\d]{0,40}?(?:\\p{L}*ziele?n?|\\p{L}*vorgaben?|plan|soll)(?!\\p{L})[^.;\\d]{0,40}?(?<!\\p{L})zu ${row}`,
      `(?<!\\p{L})von (?:de[rnm]|ihre[nrm]|seine[nrm]) ${asked} (?:\\p{Ll}+ )?\\p{L}+ [^.;,\\d]{0,60}?${row}`,
      `(?<!\\p{L})in keine[mr] (?:\\p{L}*jahr|\\p{L}*quartal|monat|saison)(?!\\p{L})[^.;\\d]{0,60}?(?:über|mehr als|auf) ${share} ?${percent} ${ofPlan}`,
    ].join('|'),
    'iu',
  ),
);
const isPercent = late.iu`\d ?(?:%|prozent)`;
const figures = lateRegExp(`(?<![\\d.,])${share}(?![\\d.,]\\d)`, 'gu');
/** Years take no part in the comparison; each letter stays in its place. */
const years = late.gu`(?<![\d.,])(?:19|20)\d\d(?:\/\d\d)?(?!\d|[.,]\d)`;
/** A part of what all of them sold, of the time, or told of somebody before. */
const otherwise = late.iu`anteil|gesamt|beitr(?:ag|ug)|davon|halbjahr|(?<!\p{L})(?:steuerte|brachte|allein|statt|anstelle|bereits|schon|erst|ersten|noch|vor (?:ihre[mr]|seine[mr])|vorgänger\p{L}*|vorher|zuvor|früher\p{L}*|branche\p{L}*|markt|bundesweit|übrigen|anderen|kolleg\p{L}*|(?:bis|im|anfang|ende|mitte) (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november))(?!\p{L})`;

/**
 * „erreichte er 87, 91 und 84 Prozent des vereinbarten Umsatzes“: year after year below what was agreed on.
 * @returns where the row stands of which every share is below a hundred
 */
export function rowBelowPlan(unit: Unit): { start: number; end: number } | null {
  if (!isPercent.test(unit.flat)) return null;
  let start = 0;
  for (const piece of unit.flat.split(';')) {
    const place = otherwise.test(piece) ? null : rowIn(unit, piece);
    if (place !== null) return { start: start + place.start, end: start + place.end };
    start += piece.length + 1;
  }
  return null;
}

function rowIn(unit: Unit, piece: string): { start: number; end: number } | null {
  const flat = piece.replaceAll(years, (year) => '~'.repeat(year.length));
  const match = sharesOfPlan.exec({ ...unit, flat });
  if (match === null) return null;
  const told = allMatches(figures, match[0]).map(([one]) => Number(one.replace(',', '.')));
  const isBelow = told.length > 0 && told.every((one) => one >= least && one < 100);
  return isBelow ? { start: match.index, end: match.index + match[0].length } : null;
}

/** Less than half is somebody's share of the whole, and no result. */
const least = 50;
