import { allMatches } from '../german/all-matches.ts';
import { late, lateRegExp } from '../german/late.ts';
import { quantityPattern, readQuantity, scaleOf } from '../german/quantities.ts';
import { searchOf } from '../german/sieve.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

const aimWords =
  '(?:\\p{L}*ziel(?:wert|vorgabe|marke|quote|größe|zahl)?e?n?s?|\\p{L}*sollwerte?n?s?|soll|\\p{L}*vorgaben?|höchstwert|mindestwert|vorgegeben|gefordert|vereinbart|zu (?:erreichen|leisten|schaffen))';
/** „eine Zielgröße von 65 abschließend bearbeiteten Gesprächen je Schicht“ */
export const aimTold = searchOf(
  lateRegExp(
    `(?<!\\p{L})${aimWords}(?!\\p{L})[^.;:\\d]{0,50}?(?<![\\d.,])(?<amount>${quantityPattern}) ?(?:%|(?:\\p{Ll}+ ){0,3}\\p{Lu})`,
    'iu',
  ),
);
const figure = lateRegExp(
  `(?<![\\p{L}\\d.,])(?<amount>${quantityPattern})(?: (?<scale>Millionen|Mio\\.?|Tausend))? ?(?<what>%|(?:\\p{Ll}{3,} ){0,3}\\p{Lu}[\\p{L}-]+)`,
  'gu',
);
/** „Mit durchschnittlich 38 Gesprächen“, „absolvierte im Schnitt 80 Besuche“: a figure that stands for the whole. */
const reached = lateRegExp(
  `(?:^|, |: )[Mm]it (?:(?:durchschnittlich|im Schnitt|im Mittel|rund|etwa|eine[mnr]|ihre[mnr]|seine[mnr]) ){0,2}(?:(?<noun>\\p{Lu}[\\p{L}-]+) von )?(?:durchschnittlich |rund |etwa )?$|(?:durchschnittlich|im Schnitt|im Durchschnitt|im Mittel) $`,
  'u',
);
const succeeds = late.iu`(?<!\p{L})(?:übertr(?:af|ifft|offen)|überb(?:ot|ietet|oten)|überschr(?:itt|eitet)|unterb(?:ot|ietet)|unterschr(?:itt|eitet)|erfüllte?|erreichte?)(?!\p{L})[^.;]{0,60}(?:ziel|vorgab|soll|plan|erwart)|(?:weit|deutlich|stets|klar) (?:über|unter) (?:den|der|unseren|allen) \p{L}*(?:ziel|vorgab|soll)|(?:überaus|sehr|äußerst|stets) erfolgreich`;
/** A part of it, or of the time. */
const part = late.iu`(?<!\p{L})(?:allein|davon|zunächst|anfangs|ersten|bereits|schon|noch|früher|zuvor|vor|januar|februar|märz|april|juni|juli|august|september|oktober|november|dezember|halbtags|teilzeit)(?!\p{L})`;
const periods = lateRegExp(
  '(?<!\\p{L})(?:je|pro|im|am|in der|jede[mnrs]?|in einer) (?<period>schicht|stunde|tag|woche|monat|quartal|jahr)(?!\\p{L})|(?<!\\p{L})(?<adverb>stünd|täg|wöchent|monat|jähr)lich',
  'iu',
);
const lessCounts =
  /fehler|ausschuss|krank|reklamation|retour|storno|kosten|fluktuation|dauer|zeit(?!raum)|verspät|unf[aä]ll|beschwerd|abfall|schwund|differenz|verbrauch|budget|minute|sekunde|stunden? je|tage(?!n? im)|höchstwert|höchstens/iu;
const general =
  /^(?:ziel|vorgab|soll|auftrag|euro|prozent|million|mio|frau|herr|höchst|mindest|jahres|mengen|schnitt|durchschn|mittel)/iu;

interface Measured {
  readonly amount: number;
  /** „%“, or the noun that is counted. */
  readonly what: string;
  readonly nouns: readonly string[];
  readonly period: string | undefined;
  readonly end: number;
}

const root = (noun: string): string => noun.toLowerCase().slice(0, 6);
const nounsIn = (flat: string): string[] =>
  (flat.match(/(?<!\p{L})\p{Lu}[\p{L}-]{3,}/gu) ?? []).filter((noun) => !general.test(noun)).map(root);
const periodIn = (flat: string): string | undefined => {
  const { period, adverb } = periods.exec(flat)?.groups ?? {};
  return (period ?? adverb)?.toLowerCase().replace('ä', 'a').slice(0, 3);
};

function measured(flat: string, { groups = {}, index, 0: { length } }: RegExpExecArray): Measured | null {
  const { amount = '', scale = '', what = '' } = groups;
  const read = readQuantity(amount);
  if (read === null) return null;
  return {
    amount: read * (scale === '' ? 1 : scaleOf(scale)),
    what: what === 'Prozent' ? '%' : (what.split(' ').at(-1) ?? ''),
    nouns: nounsIn(flat),
    period: periodIn(flat),
    end: index + length,
  };
}

/** The first figure of a sentence that tells an aim. */
function aimIn(unit: Unit): Measured | null {
  const match = aimTold.exec(unit);
  if (match === null) return null;
  const at = match.index + match[0].indexOf(match.groups?.['amount'] ?? '');
  const found = allMatches(figure, unit.flat).find(({ index }) => index >= at - 1);
  return found === undefined ? null : measured(unit.flat, found);
}

/** Do the two tell of the same thing, in the same time? */
function isSame(aim: Measured, told: Measured): boolean {
  if (told.period !== undefined && told.period !== aim.period) return false;
  if (aim.what === '%' || general.test(aim.what))
    return root(aim.what) === root(told.what) && told.nouns.some((noun) => aim.nouns.includes(noun));
  return root(aim.what) === root(told.what);
}

/**
 * „Mit 38 Gesprächen je Schicht übertraf er unsere Ziele“, and elsewhere the letter tells that 65 were agreed on.
 * @returns where the figure stands that lies on the wrong side of the aim
 */
export function belowAimToldApart(letter: LetterContext, unit: Unit): { start: number; end: number } | null {
  if (!succeeds.test(unit.flat) || part.test(unit.flat) || !mayStand(letter, aimTold)) return null;
  const told = allMatches(figure, unit.flat).flatMap((match) => {
    const before = reached.exec(unit.flat.slice(0, match.index));
    const one = before === null ? null : measured(unit.flat, match);
    // „12 schwierige Gespräche“ are not all of them.
    return one === null || / \p{Lu}/u.test(match.groups?.['what'] ?? '') ? [] : [one];
  });
  if (told.length === 0) return null;
  for (const other of letter.units) {
    if (other === unit || other.zone !== 'body' || !aimTold.test(other)) continue;
    const aim = aimIn(other);
    if (aim === null) continue;
    const isLess = lessCounts.test(other.flat) || lessCounts.test(unit.flat);
    const missed = told.find(
      (one) => isSame(aim, one) && (isLess ? one.amount > aim.amount : one.amount < aim.amount),
    );
    if (missed !== undefined) return { start: 0, end: missed.end };
  }
  return null;
}
