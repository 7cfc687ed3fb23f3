import { late } from '../german/late.ts';
import { rememberByWord, type Token } from '../german/tokens.ts';
import type { Formula } from './formula.ts';
import type { SentenceUnits } from './sentence-units.ts';

/** Not always. */
export const mostlyWords =
  'meist|meistens|zumeist|im (?:wesentlichen|allgemeinen|großen und ganzen)|in (?:aller |der )?regel|überwiegend|größtenteils|weitgehend';
/** „meist“, „im Allgemeinen“, „die meisten Arbeiten“: not always, or not all. */
const mostly = late.u`(?<!\p{L})(?:${mostlyWords}|(?<!als )(?:die|den|der) meisten (?:der|ihrer|seiner|\p{L}*(?:aufgaben|arbeiten|tätigkeiten|handgriffe|vorgänge))|den (?:größten|größeren) teil (?:der|ihrer|seiner))(?!\p{L})`;
/** Only the easy part, only with help, only if: not all of it. */
const partly = late.u`(?<!\p{L})(?:einfache[nrms]?|einfachere[nrms]?|kleinere[nrms]?|überschaubare[nrms]?|(?:bei|unter) (?:normale[mnr]|gleichmäßige[mnr]|ruhige[mnr])|(?:in )?(?:gewohnte|vertraute|bekannte)[nrms]?|teilbereiche?n?|grundzüge?n?|grundkenntnisse?|nach (?:\p{L}+ )?(?:aufforderung|anregung|einweisung|anleitung|durchsicht|erinnerung|übung|erklärung)|unter (?:anleitung|aufsicht)|mit (?:\p{L}+ )?(?:unterstützung|hilfe|rückendeckung|anleitung)|soweit|sofern|solange|bei (?:\p{L}+ )?kontrolle|hilfstätigkeiten|hilfsarbeiten|routineabläufe|routinearbeiten)(?!\p{L})`;
/** „… sofern es sich um Einfaches handelte, mit Unterstützung“: a condition, and help. */
const onCondition = late.u`(?<!\p{L})(?:sofern|soweit|insoweit|solange|falls)(?!\p{L})`;
const helped = late.u`(?<!\p{L})(?:mit|dank) (?:\p{L}+ )?(?:unterstützung|hilfe)(?!\p{L})|(?<!\p{L})unter (?:\p{L}+ )?(?:anleitung|aufsicht)(?!\p{L})`;
/** „Einfache Störungen behob er mit Hilfe des Meisters“: what is easy, and not alone. */
const easy = late.u`(?<!\p{L})(?:einfach|leicht)(?:er)?e[nrms]? \p{L}{4,}|(?<!\p{L})routine\p{L}+`;
const notAlone = late.u`(?<!\p{L})(?:mit (?:\p{L}+er )?unterstützung(?! (?:von|der|des|moderner|durch) \p{L}*(?:software|technik|system|programm|gerät))|mit hilfe(?: (?:von|de[rs]|eine[rs]|seine[rs]|ihre[rs]) \p{L}*(?:kolleg|meister|vorarbeiter|leiter|leitung|ausbild|team|chef|gesell|vorgesetzt)\p{L}*|(?! \p{L}+e[rs] )(?= \p{L}+ \.$| \.$)))(?!\p{L})`;
/** „Mit Hilfe der Buchhaltung konnte er manche Rechnung fertigstellen“ */
const some = late.u`(?<!\p{L})(?:manche[nrms]?|einzelne[nrms]?|gelegentlich|hin und wieder|ab und zu)(?!\p{L})`;
const byHelp = late.u`^(?!.*(?<!\p{L})(?:zunächst|anfangs)(?!\p{L})).*(?<!\p{L})(?:mit hilfe|mithilfe|mit unterstützung)(?! (?:von|der|des|moderner) \p{L}*(?:software|technik|system|programm|gerät))(?!\p{L})`;
/** „Er galt im Allgemeinen als zuverlässig“: others said so, and not always. „im Großen und Ganzen ausreichend“ */
const seemed = late.u`(?<!\p{L})(?:galt|galten|gilt|gelten) (?:\p{L}+ ){0,3}?(?:${mostlyWords}) als (?!\p{L}+ste)|(?<!\p{L})im großen und ganzen ausreichend`;
/** What is better than middling, or denied, is not meant. */
const otherwise = late.u`(?<!\p{L})(?:stets|immer|jederzeit|sehr|äußerst|hervorragend\p{L}*|ausgezeichnet\p{L}*|vorbildlich\p{L}*|nicht|kein\p{L}*|nie|kaum|ohne|selbst bei|auch bei|auch ohne|aber|jedoch|lob\p{L}*|erfolgreich\p{L}*|gut|gute[nrms]?|zufriedenheit)(?!\p{L})`;

const opensMostly =
  /^(?:manch|einzeln|gelegentlich|hin$|ab$|einfache|leichte|routine|meist|teil$|zumeist|wesentlich|allgemein|groß|regel|überwiegend|größtenteil|weitgehend|sofern|soweit|insoweit|solange|falls)/u;
/** A word that every such sentence needs one of. */
export const tellsMostly = rememberByWord(({ lower }: Token): boolean => opensMostly.test(lower));

/**
 * Two limits in one sentence, one of how often and one of what: „Einfache Eingaben gelangen ihr meist“. One limit is
 * „ausreichend“ (4), two leave little of the statement (5). Source: categories.md („weak“ markers), own corpus.
 */
export function readTwoLimits({ tokens }: SentenceUnits): Formula | null {
  if (!tokens.some(tellsMostly)) return null;
  const text = tokens.map(({ lower }) => lower).join(' ');
  const isTwice =
    (mostly.test(text) && partly.test(text)) ||
    (onCondition.test(text) && helped.test(text)) ||
    (easy.test(text) && notAlone.test(text)) ||
    (some.test(text) && byHelp.test(text)) ||
    seemed.test(text);
  if (!isTwice || otherwise.test(text)) return null;
  return { id: 'two-limits', grade: 5, range: [4, 5.5], confidence: 0.6, ifRated: true };
}
