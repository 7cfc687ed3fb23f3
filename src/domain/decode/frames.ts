import { allMatches } from '../german/all-matches.ts';
import { lateRegExp } from '../german/late.ts';
import { rememberIf, type Token } from '../german/tokens.ts';
import type { Span } from './blanked.ts';

const own = '(?:de[rs]|seine[rs]|ihre[rs]|diese[rs]|unsere[rs]|eine[rs])';
/** What somebody was there for: it frames the praise, where „im Rahmen seiner Möglichkeiten“ limits it. */
const engagement =
  '(?=\\p{Lu})(?i:[\\p{L}-]*(?:tätigkeit|ausbildung|lehre|beschäftigung|anstellung|mitarbeit|betriebszugehörigkeit|praktikums|praxissemesters|praxisphasen?|dienstes|einsatzes|einsätze|volontariats|traineeprogramms|studiums|projekt(?:e?s|e)|vertretung|funktion|position|stelle|verhältnisses|zusammenarbeit|beauftragung|probezeit|einarbeitung))(?!\\p{L})';
const asWhat = '(?: als \\p{Lu}[\\p{L}-]+)?';
const withUs =
  '(?: (?:bei|für|in|mit) (?:uns|unserem Hause?|unserem Unternehmen|unserer Firma|unserem Betrieb))?';
const within = `[Ii]m Rahmen ${own} (?:\\p{Ll}+en )?${engagement}${asWhat}${withUs}`;
/** What else somebody worked at, by its article: „im Rahmen der Serienfertigung“; what one can or must do limits it. */
export const limiting =
  'möglich|fähigk|kräfte|erwart|üblich|anforder|(?<!(?:ärztlichen|gesetzlichen|rechtlichen|tariflichen|fachlichen) )vorgab|vorgegeb|anweis|weisung|kenntnis|erlaubt|notwendig|geforder|erforderlich|zumutbar|machbar|gewöhn|normal|durchschnitt|zeit|kompeten|talent|begabung|begrenz|grenzen|gesetz|leist|mögliche|bekannt|alters|gesundheit|belastbar|kontroll|anleitung|aufsicht|einarbeit|vorschrift|zuständigk|befugn|budget|erfahrung|verfügbar|stunden|zulässig|vertretbar|hinnehm|vertrau|gegeben|vereinbar|genannt';
const ofFormula = '(?=.*[Zz]ufried)';
const field = `(?:(?<=(?:Aufgaben|Arbeiten|Tätigkeiten|Leistungen|Aufträge[n]?) )im Rahmen|[Ii]m Rahmen${ofFormula}) (?:de[rs]|von) (?:(?:\\p{Ll}+ ){0,2}\\p{Ll}+en )?(?!\\p{L}*(?i:${limiting}))\\p{Lu}[\\p{L}-]{3,}`;
/** „– vor allem die Inventur und die Kassenabrechnung –“: what belongs to the tasks, unless it tells when or how. */
const amongThem =
  '– (?:(?:so )?vor allem|insbesondere|besonders|namentlich|etwa|zum Beispiel|beispielsweise|darunter|allen voran|auch) (?![^–.;]*(?<!\\p{L})(?:letzte\\p{Ll}*|erste\\p{Ll}*|zuletzt|anfangs|[Aa]nfang|[Bb]eginn|[Ee]nde|wenn|sofern|soweit|als|einfache\\p{Ll}*|leichte\\p{Ll}*|nicht|kein\\p{Ll}*|nur|weniger|gut|sehr|Hilfe|Anleitung|Zeit|Jahr\\p{Ll}*|Monat\\p{Ll}*|Woche\\p{Ll}*)(?!\\p{L}))(?:(?:die|das|de[rnm]|beim|zu[rm]|i[nm]|an|am|bei|auf|mit|für) )*(?:\\p{Ll}+(?:e[nrs]?) )?(?=\\p{Lu})[^–.;]{3,140} –';
/** „, überwiegend Arztpraxen und kleine GmbHs,“: who or what most of them were. */
const mostOfThem =
  ', (?:überwiegend|hauptsächlich|vorwiegend|zumeist|meist|größtenteils|vornehmlich) (?:(?:die|das|de[rnm]|aus|im|in|für) )?(?:\\p{Ll}+(?:e[nrs]?) )?(?=\\p{Lu})(?![^,–.;]*(?<!\\p{L})(?:Hilfe|Anleitung|Zeit|Anfang|Beginn|Ende|zuletzt)(?!\\p{L}))(?:(?:\\p{Lu}[\\p{L}-]+|und|oder|sowie|de[rsn]|im|in|für|aus|mit|\\p{Ll}+e[nrs]?) ?){1,8},';
/** „…, weshalb wir den Vertrag entfristeten“: what the employer did for it. */
const inReturn =
  ', (?:weshalb|weswegen|woraufhin|so ?dass) (?:wir|er|sie|ih[mrn]|der|die|das) [^.;,]*(?:entfriste(?:te)?[nt]|verlänger(?:te)?[nt]|übernahmen|übernommen|übertru(?:g|gen)|übertragen|beförder(?:te)?[nt]|ernann(?:t|ten)|anbo(?:t|ten)|angeboten|anvertrau(?:te)?[nt]|aufstieg(?:en)?|erhöh(?:te)?[nt]|betrau(?:te)?[nt])(?: (?:haben|hatten|wurden?|konnten?))?(?=\\.$)';
/** „…, wobei sie vor allem in der Montage eingesetzt war“: where somebody worked. */
const workedAt =
  ', wobei (?:er|sie|(?:Herr|Frau) \\p{Lu}[\\p{L}-]+) (?![^,;.]*(?<!\\p{L})(?:nur|nicht|kein\\p{Ll}*|einfache\\p{Ll}*|Hilfe|Anleitung)(?!\\p{L}))[^,;.]*(?:eingesetzt|beschäftigt|tätig|betraut|zuständig) (?:wurde|war|ist|wird)(?=\\.$)';
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

/** „Arbeitsweise: Sie arbeitete …“, „2) Herr Kern …“: the heading of a sentence that says all by itself. */
const labelled =
  '^(?:(?:Zu[rm] )?\\p{Lu}[\\p{L}-]+(?: und \\p{Lu}[\\p{L}-]+)?|Kurz gesagt|Zusammenfassend gesagt|\\d ?\\.|\\d ?\\)|[a-f] ?\\)) ?:?(?<=[:.)]) ?(?=(?:Er|Sie|Herr|Frau) )';

const frames = lateRegExp(
  `${confirmed}|${labelled}|${amongThem}|${mostOfThem}|${inReturn}|${workedAt}|(?<!\\p{L})(?:${within}|${field}|${each}|[Bb]is (?:ganz )?zuletzt(?=.*(?:[Zz]ufrieden|Erwartungen|Anerkennung|(?<!\\p{L})${raised}))(?!.*(?<!\\p{L})(?:nicht|kein\\p{Ll}*|nie|kaum)(?!\\p{L}))|[Nn]icht zuletzt(?= ${reason}(?!\\p{L}))|${sum}(?= ${raised}(?!\\p{L})))(?!\\p{L})|${sumInFront}(?! eine?)(?= .*(?<!\\p{L})${raised}(?!\\p{L}))`,
  'gu',
);
const tells: ReadonlySet<string> = new Set(
  'rahmen einzelnen jeweiligen verschiedenen unterschiedlichen durchlaufenen zuletzt insgesamt allem summe strich bestätigen – überwiegend hauptsächlich vorwiegend zumeist größtenteils vornehmlich weshalb weswegen woraufhin sodass wobei'.split(
    ' ',
  ),
);

const opensFrame = rememberIf(({ lower }) => tells.has(lower));

/** Whether the sentence may have such a frame. */
export const mayBeFramed = (tokens: readonly Token[]): boolean =>
  tokens.some(opensFrame) ||
  tokens.slice(1, 5).some(({ text }) => text === ':' || text === ')') ||
  (tokens[0]?.kind === 'number' && tokens.length > 3);

/**
 * Where a sentence tells within what, or up to when, the praise was earned, or that it sums up: „im Rahmen ihrer
 * Tätigkeit“, „in den einzelnen Abteilungen“, „bis zuletzt“, „alles in allem“. None of it rates anybody.
 * @param told the sentence with one space between words
 */
export const framesIn = (told: string): Span[] =>
  allMatches(frames, told).map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
