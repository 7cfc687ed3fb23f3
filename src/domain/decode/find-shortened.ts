import { daysBetween } from '../german/dates.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, type Finder } from './finding.ts';

const rule = letterRule('shortened-in-full');

const shortened = searchOf(
  /(?:ausbildung(?:szeit|sdauer)?|lehrzeit)(?!\p{L})[^.;]{0,80}(?:verkürzt(?!\p{L})|verkürzen)|(?:verkürzte(?!n)|konnte)[^.;]{0,40}(?:ausbildung(?:szeit|sdauer)?|lehrzeit)[^.;]{0,40}(?:um |verkürzen)/iu,
);
const declined = /(?<!\p{L})(?:nicht|verzicht\p{L}*|ohne|hätte|könnte|ablehnt\p{L}*|lehnte)(?!\p{L})/iu;
/** By the rules of training these take three years at most; metal, electrical and some other trades half a year more. */
const threeYears =
  /kauf(?:mann|frau|leute)|fachangestellt|koch|köchin|hotelfach|restaurantfach|friseur|bäcker|konditor|florist|gärtner|tischler|maler|informatik|verkäufer/iu;
/** In days, less three weeks, for the last day is agreed by the month. */
const [ofThree, ofAll] = [3 * 365.25 - 20, 3.5 * 365.25 - 20];

/** „wurde um ein halbes Jahr verkürzt“, and between the first and the last day lies the full time. */
export const findShortened: Finder = (letter) => {
  const { type, units, layman } = letter;
  const { begin, end, job_title: job } = letter.facts;
  if (type !== 'ausbildungszeugnis' || layman || begin === null || end === null) return [];
  if (daysBetween(begin, end) < (threeYears.test(job ?? '') ? ofThree : ofAll)) return [];
  const told = units.find(
    (unit) => unit.zone === 'body' && shortened.test(unit) && !declined.test(unit.flat),
  );
  return told === undefined ? [] : [byRule(letter, rule, { at: told })];
};
