import { late, lateRegExp } from '../german/late.ts';
import { rankOf } from './job-ranks.ts';
import type { LetterContext } from './letter-context.ts';
import type { Unit } from './units.ts';

const first = '(?:ersten?|vorherigen?|früheren?|ursprünglichen?|anfänglichen?|damaligen?|bisherigen?|alten)';
const post = '(?:position|stelle|funktion|aufgabe|station|tätigkeit|rolle|zeit|jahren?|monaten?|stellung)';
/** „In ihrer ersten Position“, „Bis zu seiner Beförderung“, „begann als Monteurin“ */
const earlier = lateRegExp(
  `(?<!\\p{L})(?:(?:ihre|seine|jene|diese|de)[rnm]? ${first} (?:\\p{L}+ )?${post}|in den ersten|bis (?:dahin|(?:zu (?:ihr|sein)er|zur) (?:beförderung|ernennung|übernahme))|zunächst|anfangs|anfänglich|zuerst|damals|seinerzeit|vor (?:ihr|sein)er (?:beförderung|ernennung)|(?:begann|startete|stieg) (?:\\p{L}+ ){0,4}als)(?!\\p{L})`,
  'iu',
);
/** From here on the later post is told. */
const later = late.iu`(?<!\p{L})(?:seit(?:dem|her)?|ab (?:dem )?\d|später|danach|dann|inzwischen|mittlerweile|zuletzt|in der neuen|nach (?:ihr|sein)er (?:beförderung|ernennung))(?!\p{L})`;

const asWhat = late.gu`(?<!\p{L})[Aa]ls (?<title>\p{Lu}[\p{L}-]{3,})`;
const titlesIn = (flat: string): string[] =>
  [...flat.matchAll(asWhat)].map(({ groups }) => groups?.['title'] ?? '');
const leads = (title: string): boolean => rankOf(title) === 3;

/** „Als Sachbearbeiterin hatte sie …“ where the letter tells elsewhere what she did „als Gruppenleiterin“. */
function isOfLowerPost(units: readonly Unit[], unit: Unit): boolean {
  // „Als Einzelreisender ohne Mitarbeiter“ tells how the post was held.
  const own = titlesIn(unit.flat).filter((title) => !/^(?:Einzel|Allein)/.test(title));
  return (
    own.length > 0 && !own.some(leads) && units.some((one) => one !== unit && titlesIn(one.flat).some(leads))
  );
}

/** Whether a sentence, or its paragraph before it, tells of a post that was given up for another: what is denied there says nothing of the later one. */
export function isOfEarlierPost({ units }: Pick<LetterContext, 'units'>, unit: Unit): boolean {
  const before = units.filter((one) => one.paragraph === unit.paragraph && one.start <= unit.start);
  const from = before.findLastIndex(({ flat }) => earlier.test(flat));
  const isEarlier = from >= 0 && before.slice(from + 1).every(({ flat }) => !later.test(flat));
  return isEarlier || isOfLowerPost(units, unit);
}
