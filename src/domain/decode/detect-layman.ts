import type { GradedSentence } from './grade-sentence.ts';
import { isSummary } from './satisfaction.ts';
import type { Unit } from './units.ts';

const colloquial =
  /(?<!\p{L})(?:prima|super|toll(?:e[nrs]?)?|klasse|spitze|kriege|krieg|theater|kram|schwer getan|gern gehabt|gern gemocht|nett(?:e[nrs]?)?|gold wert|danke für|mann\/frau|echt|halt|sauber gemacht|dazu gehört|gute seele|nicht meckern|angepackt|mit angefasst|gequatscht|bescheid|geschuftet|malocht|reinschauen|schade, dass|richtig gut|ziemlich|ein bisschen|bißchen|kann man nur|nur gutes|lassen sie sich|chef|hundertprozentig)(?!\p{L})/giu;
const firstPerson = /(?<!\p{L})(?:ich|mir|mich|meine[mnr]? (?:frau|mann|meinung))(?!\p{L})/giu;
/** Family businesses name the family where others name superiors. */
const family =
  /(?<!\p{L})(?:mein|unser)\p{L}* (?:mann|frau|sohn|tochter|vater|mutter|bruder|schwester|chefin|chef)(?!\p{L})/iu;
const informal = /(?<!\p{L})(?:du|dir|dich|dein\p{L}*)(?!\p{L})/iu;

/**
 * Does the letter look written by a layman: odd structure, everyday words, no standard formulas? Its phrases are then
 * clumsiness rather than intent.
 */
export function detectLayman(
  units: readonly Unit[],
  graded: readonly (GradedSentence | null)[],
  { rows, warmth }: { readonly rows: number; readonly warmth: number },
): boolean {
  const body = units.filter(({ zone }) => zone === 'body');
  const whole = body.map(({ flat }) => flat).join(' ');
  const count = (regex: RegExp): number => whole.match(regex)?.length ?? 0;
  const formula = units.some(
    (unit, i) => unit.kind === 'sentence' && graded[i]?.graded === true && isSummary(unit, graded[i] ?? null),
  );
  const behavior = /verhalten|vorgesetzten/i.test(whole);
  const score =
    (/\p{L}!/u.test(whole) ? 1.2 : 0) +
    Math.min(2, 0.7 * count(colloquial)) +
    Math.min(1.2, 0.4 * count(firstPerson)) +
    (informal.test(whole) ? 1 : 0) +
    (family.test(whole) ? 0.8 : 0) +
    (warmth >= 3 ? 0.6 : 0) +
    (formula ? 0 : 0.8) +
    (behavior ? 0 : 0.8) +
    (rows >= 3 ? 1.5 : 0);
  return score >= 2.8;
}

const warm =
  /(?<!\p{L})(?:nur gutes|gold wert|gern gehabt|bessere[nr]? .{0,30}(?:kriege|bekommen|finden|gibt)|prima|super|toll\p{L}*|klasse|spitze\p{L}*|wunderbar\p{L}*|schade|vermissen|ins herz|ans herz|keinen fehler|herzlich willkommen|jederzeit (?:wieder|willkommen)|sehr zufrieden|glücksfall|perle|ein gewinn|begeistert|liebevoll|nur empfehlen|wärmstens|von herzen|großartig\p{L}*|wieder (?:nehmen|einstellen)|hundertprozentig|beste[rn]?)(?!\p{L})/giu;

/** How many warm words of praise a letter holds. */
export function countWarmth(units: readonly Unit[]): number {
  const whole = units
    .filter(({ zone }) => zone === 'body')
    .map(({ flat }) => flat)
    .join(' ');
  return whole.match(warm)?.length ?? 0;
}
