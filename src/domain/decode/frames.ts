import { allMatches } from '../german/all-matches.ts';
import { lateRegExp } from '../german/late.ts';
import type { Token } from '../german/tokens.ts';
import type { Span } from './blanked.ts';

const own = '(?:de[rs]|seine[rs]|ihre[rs]|diese[rs]|unsere[rs]|eine[rs])';
/** What somebody was there for: it frames the praise, where „im Rahmen seiner Möglichkeiten“ limits it. */
const engagement =
  '(?=\\p{Lu})(?i:[\\p{L}-]*(?:tätigkeit|ausbildung|lehre|beschäftigung|anstellung|mitarbeit|betriebszugehörigkeit|praktikums|praxissemesters|praxisphasen?|dienstes|einsatzes|einsätze|volontariats|traineeprogramms|studiums|projekt(?:e?s|e)|vertretung|funktion|position|stelle|verhältnisses|zusammenarbeit|beauftragung|probezeit|einarbeitung))(?!\\p{L})';
const asWhat = '(?: als \\p{Lu}[\\p{L}-]+)?';
const withUs =
  '(?: (?:bei|für|in|mit) (?:uns|unserem Hause?|unserem Unternehmen|unserer Firma|unserem Betrieb))?';
const within = `[Ii]m Rahmen ${own} (?:\\p{Ll}+en )?${engagement}${asWhat}${withUs}`;
/** „In den einzelnen Abteilungen“: in each of them. */
const each =
  '[Ii]n (?:den|ihren|seinen|unseren) (?:einzelnen|jeweiligen|verschiedenen|unterschiedlichen|durchlaufenen) (?=\\p{Lu})(?i:[\\p{L}-]*(?:abteilungen|abschnitten|stationen|bereichen|einsatzorten|lehrjahren|filialen|projekten|phasen|werkstätten|einsätzen|häusern|teams))';
const reason = '(?:deshalb|deswegen|daher|darum|aus diesem Grund|auch)';

/** What is praised like this, „insgesamt“ sums up; of plain praise it takes something away. */
const raised =
  '(?:voll|vollauf|vollen|stets|jederzeit|immer|durchgehend|durchweg|sehr|äußerst|überaus|höchste[mnrs]?|beste[mnrs]?|hervorragend\\p{Ll}*|ausgezeichnet\\p{Ll}*|vorbildlich\\p{Ll}*|außerordentlich\\p{Ll}*|exzellent\\p{Ll}*|in jeder Hinsicht|hohe[mnrs]?|große[mnrs]?|besonders|umfassende?\\p{Ll}*)';
const sum = '(?:insgesamt(?: gesehen| betrachtet)?|alles in allem|in (?:der )?Summe|unterm Strich)';
const sumInFront = '^(?:Insgesamt(?: gesehen| betrachtet)?|Alles in allem|In (?:der )?Summe|Unterm Strich)';

/** „Wir bestätigen gern, dass er …“: said in so many words, and no less. */
const confirmed =
  '^(?:Wir (?:können |möchten |dürfen )?(?:gerne? |ausdrücklich )?bestätigen(?: gerne?)?|Gerne? bestätigen wir)(?:, dass|:)(?= (?:[Ee]r|[Ss]ie|Herr|Frau)(?!\\p{L}))';

const frames = lateRegExp(
  `${confirmed}|(?<!\\p{L})(?:${within}|${each}|[Bb]is (?:ganz )?zuletzt(?=.*(?:[Zz]ufrieden|Erwartungen|Anerkennung|(?<!\\p{L})${raised}))(?!.*(?<!\\p{L})(?:nicht|kein\\p{Ll}*|nie|kaum)(?!\\p{L}))|[Nn]icht zuletzt(?= ${reason}(?!\\p{L}))|${sum}(?= ${raised}(?!\\p{L})))(?!\\p{L})|${sumInFront}(?! eine?)(?= .*(?<!\\p{L})${raised}(?!\\p{L}))`,
  'gu',
);
const tells: ReadonlySet<string> = new Set(
  'rahmen einzelnen jeweiligen verschiedenen unterschiedlichen durchlaufenen zuletzt insgesamt allem summe strich bestätigen'.split(
    ' ',
  ),
);

/** Whether the sentence may have such a frame. */
export const mayBeFramed = (tokens: readonly Token[]): boolean =>
  tokens.some(({ lower }) => tells.has(lower));

/**
 * Where a sentence tells within what, or up to when, the praise was earned, or that it sums up: „im Rahmen ihrer
 * Tätigkeit“, „in den einzelnen Abteilungen“, „bis zuletzt“, „alles in allem“. None of it rates anybody.
 * @param told the sentence with one space between words
 */
export const framesIn = (told: string): Span[] =>
  allMatches(frames, told).map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
