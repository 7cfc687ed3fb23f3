import { daysBetween } from '../german/dates.ts';
import { late, lateRegExp } from '../german/late.ts';
import { numberPattern, readNumber } from '../german/numbers.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, type Finder } from './finding.ts';
import { mayStand } from './may-stand.ts';

const rule = letterRule('shortened-in-full');

const shortened = searchOf(
  late.iu`(?:ausbildung(?:szeit|sdauer)?|lehrzeit)(?!\p{L})[^.;]{0,80}(?:verkürzt(?!\p{L})|verkürzen|(?:vorzeitig|(?:ein halbes jahr|sechs monate) (?:früher|eher|vor (?!beginn)\p{L}+))[^.;]{0,60}(?:ab(?:legte|gelegt|zulegen|schl\p{L}+|geschlossen)?|beend\p{L}*|best\p{L}+)(?!\p{L}))|(?:verkürzte(?:n wir|(?!n))|konnten?)[^.;]{0,40}(?:ausbildung(?:szeit|sdauer)?|lehrzeit)[^.;]{0,40}(?:um |verkürzen)`,
);
const declined = late.iu`(?<!\p{L})(?:nicht|verzicht\p{L}*|ohne|hätte|könnte|ablehnt\p{L}*|lehnte)(?!\p{L})`;
/** By the rules of training these may take half a year more than the three that are the most elsewhere. */
const longer =
  /mechanik|mechatronik|metall|elektro|produktdesign|systemplan|werkstoff|instrument|orgel|klavier|geigen|boots|orthopädie|laborant|chemikant|pharmakant|zahntechnik|schmied|installat|schlosser|zeichner|dreher|fräser/iu;
/** In days, less three weeks, for the last day is agreed by the month. */
const [ofThree, ofAll] = [3 * 365.25 - 20, 3.5 * 365.25 - 20];

/** „wurde um ein halbes Jahr verkürzt“, and between the first and the last day lies the full time. */
export const findShortened: Finder = (letter) => {
  const { type, units, layman } = letter;
  const { begin, end, job_title: job } = letter.facts;
  if (type !== 'ausbildungszeugnis' || layman || begin === null || end === null) return [];
  if (!mayStand(letter, shortened, extended)) return [];
  const days = daysBetween(begin, end);
  const told = units.find(
    (unit) =>
      unit.zone === 'body' &&
      ((shortened.test(unit) &&
        (days >= (job === null || longer.test(job) ? ofAll : ofThree) || !adds(unit.flat, days / 30.44))) ||
        (extended.test(unit) && days < ofThree - 30)) &&
      !declined.test(unit.flat),
  );
  return told === undefined ? [] : [byRule(letter, rule, { at: told })];
};

const extended = searchOf(
  late.iu`(?:ausbildung(?:szeit|sdauer)?|lehrzeit)(?!\p{L})[^.;]{0,80}(?:verlängert(?!\p{L})|verlängern)|verlängerte(?!n)[^.;]{0,40}(?:ausbildung(?:szeit|sdauer)?|lehrzeit)`,
);
const by = lateRegExp(
  `(?<!\\p{L})um (?:ein (?<half>halbes)|(?<count>${numberPattern})) (?<unit>jahr|monat)`,
  'iu',
);
/** How long trainings last by their rules, in months. */
const regular = [24, 36, 42];
const stated = lateRegExp(`(?<!\\p{L})(?<count>${numberPattern})(?:jährige| jahre)`, 'iu');

/** „um ein Jahr auf zwei Jahre verkürzt“: what was left of it. */
const shortTo = lateRegExp(
  `(?<!\\p{L})auf (?:nur )?(?:(?<halves>ein|zwei|drei)einhalb|(?<count>${numberPattern})) (?<unit>jahr|monat)`,
  'iu',
);
const whole = ['ein', 'zwei', 'drei'];

/** How many months the sentence says were left, if it does. */
function leftOf(flat: string): number | null {
  const { halves, count = '', unit = '' } = shortTo.exec(flat)?.groups ?? {};
  const value = halves === undefined ? readNumber(count) : whole.indexOf(halves.toLowerCase()) + 1.5;
  if (unit === '' || value === null) return null;
  return /^j/iu.test(unit) ? value * 12 : value;
}

/** Do the time that was left out and the time that was spent make a whole training? */
function adds(flat: string, months: number): boolean {
  const rest = leftOf(flat);
  if (rest !== null) return Math.abs(rest - months) <= 2.6;
  const { half, count = '', unit = '' } = by.exec(flat)?.groups ?? {};
  const less = half === undefined ? readNumber(count) : 0.5;
  if (unit === '' || less === null) return true;
  const left = /^j/iu.test(unit) ? less * 12 : less;
  const told = readNumber(stated.exec(flat.replace(by, ''))?.groups?.['count'] ?? '');
  const wholes = told === null || told < 2 || told > 4 ? regular : [told * 12];
  return wholes.some((one) => Math.abs(one - left - months) <= 2.6);
}
