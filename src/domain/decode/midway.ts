import { allMatches } from '../german/all-matches.ts';
import { lateRegExp } from '../german/late.ts';
import { rememberIf, type Token } from '../german/tokens.ts';
import type { Span } from './blanked.ts';

const spell =
  '(?:Tätigkeit|Zeit|Anstellung|Beschäftigung|Ausbildung|Lehre|Lehrzeit|Praktikums|Arbeitsverhältnisses|Beschäftigungsverhältnisses|Mitarbeit|Betriebszugehörigkeit|Dienstzeit)';
const withUs =
  '(?: (?:bei|für|in|mit) (?:uns|unserem Hause?|unserem Unternehmen|unserer Firma|unserem Betrieb))?';
/** Behind the verb: where it was, when it was, in whose eyes. */
const aside =
  '(?:bei uns|in unserem (?:Hause?|Unternehmen|Betrieb|Team|Institut|Verein|Büro)|in unserer (?:Firma|Kanzlei|Praxis|Klinik|Abteilung|Filiale|Einrichtung|Gesellschaft|Agentur|Schule)|in (?:dieser Zeit|diesem Zeitraum|diesen Jahren|diesen Monaten)|ebenfalls|zudem|außerdem|ferner|überdies|somit|unserer (?:Meinung|Ansicht|Auffassung|Einschätzung) nach|nach unserer (?:Meinung|Ansicht|Auffassung|Einschätzung|Beobachtung)|unseres Erachtens|aus unserer Sicht|in unseren Augen)';
/** „Er hat bei uns den Beruf des Konditors erlernt“ tells where. */
const noFact =
  '(?!.*(?<!\\p{L})(?:erlernt|gelernt|absolviert|abgeleistet|beschäftigt|tätig|angestellt|eingesetzt|ausgebildet|durchlaufen)(?!\\p{L}))';
const subject = "^(?:[Ee]r|[Ss]ie|(?:Herr|Frau) \\p{Lu}[\\p{L}’'-]+)";
const midway = lateRegExp(
  [
    `(?<=${subject} \\p{Ll}+ )${aside}(?= )${noFact}`,
    `(?<=${subject} \\p{Ll}+(?: sich)? )(?:während|in) (?:seine[rs]|ihre[rs]|de[rs]|diese[rs]) ${spell}${withUs}(?= )`,
    `, wie (?:(?:schon|bereits|oben|eingangs) )*(?:erwähnt|gesagt|beschrieben|ausgeführt|dargelegt|dargestellt),`,
    `(?<=(?<!\\p{L})[Vv]o[nm] (?:Beginn|Anfang|ersten Tag|ersten Tage|Antritt) )(?:seine[rs]|ihre[rs]|de[rs]|diese[rs]) ${spell}${withUs}(?= an(?!\\p{L}))`,
  ].join('|'),
  'gu',
);
const opens: ReadonlySet<string> = new Set(
  'bei in während ebenfalls zudem außerdem ferner überdies somit unserer nach unseres aus sich'.split(' '),
);
const elsewhere: ReadonlySet<string> = new Set(
  'erwähnt gesagt beschrieben ausgeführt dargelegt dargestellt beginn anfang antritt tag tage'.split(' '),
);

const tellsElsewhere = rememberIf(({ lower }) => elsewhere.has(lower));

/** Whether the sentence may have such an aside behind its verb. */
export function mayStandMidway(tokens: readonly Token[]): boolean {
  const first = tokens[0]?.lower;
  const behind = first === 'er' || first === 'sie' ? 2 : first === 'herr' || first === 'frau' ? 3 : -1;
  return (behind > 0 && opens.has(tokens[behind]?.lower ?? '')) || tokens.some(tellsElsewhere);
}

/**
 * Where a sentence tells behind its verb where, when or in whose eyes it was so: „bei uns“, „in dieser Zeit“, „wie
 * bereits erwähnt“. None of it rates anybody; „von Beginn (seiner Tätigkeit) an“ stays.
 * @param told the sentence with one space between words
 */
export const midwayIn = (told: string): Span[] =>
  allMatches(midway, told).map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
