import { lateRegExp } from '../german/late.ts';
import { type Search, searchOf } from '../german/sieve.ts';
import type { Unit } from './units.ts';

const sums =
  '(?:\\p{L}*(?:beitr[aä]ge?n?|prämien?|mieten?|raten|gebühren|gelder(?:n|s)?|geld(?:es)?|spenden|kautionen?|pfand|außenständen?|forderungen|zahlungen|einnahmen|eintritt\\p{L}*|trinkgelder\\p{L}*|nachnahmen|kollekten?)|beträgen?)';
const outlays =
  '(?:\\p{L}*(?:schäden|kleinbeträgen?|vorschüssen?|vorschüsse|spesen|taschengeld\\p{L}*|gewinnen?|wechselgeld\\p{L}*|reisekosten|auslagen|honoraren?|löhnen?))';
const trusted =
  '(?:\\p{L}*(?:kasse|kautionen|spenden(?:gelder)?n?|taschengelder|handvorschuss\\p{L}*|geldkassette|fundgelder|(?:kunden|wohnungs|zentral|general|haus|tresor|fremd)schlüsseln?))';
/** Taken, paid out or kept in person: „Einzug der Beiträge“, „zahlte Kleinschäden aus“, „Verwahrung der Kundenschlüssel“. */
const inHand: readonly Search[] = [
  lateRegExp(
    `(?<!\\p{L})(?:einzug|einziehen|entgegennahme|einsammeln|einkassieren|eintreiben|eintreibung|vereinnahmung|sammeln|sammlung|zählen|zählung) (?:und \\p{L}+ )?(?:von |der |des |die |unserer |offener |fälliger |eingehender )*${sums}(?!\\p{L})|${sums} (?:einsammelte|einzog|kassierte|entgegennahm|einzuziehen|entgegenzunehmen|eingesammelt|kassiert)|(?<!\\p{L})(?:zog|sammelte|nahm|kassierte|trieb)(?!\\p{L})[^.;]{0,40}${sums}(?!\\p{L})[^.;]{0,40}(?<!\\p{L})(?:ein|entgegen)(?!\\p{L})|(?<!\\p{L})kassierte(?!\\p{L})[^.;]{0,40}${sums}(?!\\p{L})`,
    'iu',
  ),
  lateRegExp(
    `(?<!\\p{L})(?:auszahlung|auszahlen|aushändigung) (?:und \\p{L}+ )?(?:von |der |des |kleinerer |kleiner )*${outlays}(?!\\p{L})|(?<!\\p{L})zahlte(?!\\p{L})[^.;]{0,30}${outlays}(?!\\p{L})[^.;]{0,40} aus(?!\\p{L})`,
    'iu',
  ),
  lateRegExp(
    `(?<!\\p{L})(?:verwahrung|aufbewahrung|verwaltung|führung) (?:und \\p{L}+ )?(?:von |der |des |aller |unserer )*${trusted}(?!\\p{L})|(?<!\\p{L})(?:verwahrte|verwaltete)(?!\\p{L})[^.;]{0,30}${trusted}(?!\\p{L})`,
    'iu',
  ),
].map(searchOf);
/** Money that others hold, or that goes from account to account. */
const notInHand =
  /überwach|prüf|kontroll|buchung|verbuch|buchte|organis|planung|abstimm|lastschrift|sepa|bankeinzug|dauerauftr|freigab|anweis|statistik|auswert|veranlass|berechn|software|programm/iu;

/**
 * How many kinds of other people's money or keys go through somebody's hands.
 * @param tasks the sentences and items that tell the tasks
 */
export function kindsInHand(tasks: readonly Unit[]): number {
  const sheets = tasks[0]?.whole.sheets ?? [];
  const likely = inHand.filter((sign) => sign.mayBeOn(sheets));
  if (likely.length === 0) return 0;
  const pieces = tasks.flatMap(({ flat, sheet, bit }) =>
    flat.split(/[.;]/u).flatMap((piece) => (notInHand.test(piece) ? [] : [{ flat: piece, sheet, bit }])),
  );
  return likely.filter((sign) => pieces.some((piece) => sign.test(piece))).length;
}
