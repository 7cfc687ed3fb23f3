import { findDates } from '../german/dates.ts';
import { late } from '../german/late.ts';
import { functionWord, readSigner } from '../german/names.ts';
import type { Line } from './lines.ts';

/** Which lines are letterhead, heading, body and signature. Indexes of lines; `bodyTo` is exclusive. */
export interface Zones {
  /** -1 when there is no heading. */
  readonly heading: number;
  readonly bodyFrom: number;
  readonly bodyTo: number;
}

const headingWord =
  /^(?:qualifizierte[sn]?|einfache[sn]?|vorläufige[sn]?|bescheinigungund|abschließende[sn]?|(?:fach)?ärztliche[sn]?)?(?:arbeits|zwischen|end|schluss|abschluss|ausbildungs|praktikums|praktikanten|famulatur|famulanten|praxissemester|hospitations|assistenten|freiwilligen|beschäftigungs|praktikantinnen|dienst|lehr|volontariats|tätigkeits|werkstudenten|beschäftigungs|leistungs|berufs)?(?:zeugnis(?:se)?|bestätigung|nachweis|bescheinigung)/;
const openingVerb = late.iu`(?<!\p{L})(?:war|ist|hat|trat|wurde|wird|absolviert\p{L}*|arbeitet\p{L}*|stand|steht|begann|gehört\p{L}*|durchlief|leistet\p{L}*|befindet|besuchte|machte|bestätigen|bescheinigen|nahm|übte|erlernte|begleitet\p{L}*|leitet\p{L}*|unterstützt\p{L}*|verstärkt\p{L}*|geb\.|geboren\p{L}*)(?!\p{L})`;
const closingWords = late.iu`(?<!\p{L})(?:wünsch(?!e$)\p{L}*|dank(?:e|en|t|bar\p{L}*)?|verlässt|zukunft|zufried\p{L}*)(?!\p{L})|erfolg|alles gute|bedau(?:er|re)|verhalten|geschätzt`;
const greeting = /^mit (?:freundlichen|besten) grüßen$/i;

/** Finds the zones; a letter without heading or signature gets what it has. */
export function findZones(lines: readonly Line[]): Zones {
  const heading = findHeading(lines);
  const bodyFrom = findBody(lines, heading);
  const dated = dateBelow(lines, bodyFrom);
  let bodyTo = lines.length;
  while (bodyTo > bodyFrom + 1 && isTail(lines, bodyTo - 1, bodyTo - 1 > dated)) bodyTo--;
  return { heading, bodyFrom, bodyTo };
}

/** The line of place and day that opens the signature block; infinite where none does. */
function dateBelow(lines: readonly Line[], bodyFrom: number): number {
  const from = Math.max(bodyFrom + 1, lines.length - 24);
  const at = lines.findLastIndex(
    ({ text, kind }, i) =>
      i >= from &&
      kind !== 'bullet' &&
      isPlaceAndDate(text) &&
      // A date alone may be the end of a wrapped sentence.
      (beginsPlace.test(text) || lines[i - 1]?.kind === 'blank'),
  );
  return at < 0 ? Infinity : at;
}

const beginsPlace = late.u`^\p{Lu}`;

/** Letters only, so that „A R B E I T S Z E U G N I S“ and „## Zeugnis“ count. */
const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

const addressed = /^(?:herrn?|frau) /i;

function findHeading(lines: readonly Line[]): number {
  const limit = Math.min(lines.length, 40);
  for (let i = 0; i < limit; i++) {
    const { text, kind } = lines[i] as Line;
    if (kind === 'blank' || text.length > 90 || endsSentence.test(text) || text.includes(':')) continue;
    if (headingWord.test(letters(text)) && !addressed.test(text)) return i;
    if (startsBody(lines, i)) return -1;
  }
  return -1;
}

function findBody(lines: readonly Line[], heading: number): number {
  for (let i = heading + 1; i < lines.length; i++) {
    if (startsBody(lines, i)) return i;
  }
  return Math.min(heading + 1, lines.length);
}

const formLine = /^(?:vor- und zu|vor|nach|zu)?name:?\s+\S/i;
/** „Frau Jana Kern“ on a line of its own, and her birthday on the next. */
const nameAlone = late.u`^(?:Herrn?|Frau) (?:(?:Dr|Prof|Dipl)\.[\p{L}.-]* )*\p{Lu}[\p{L}'’-]+(?: (?:von|zu|van|de|[\p{Lu}][\p{L}'’-]*\.?)){0,4}$`;
const bornLine = /^(?:geb(?:\.|oren))/iu;
const nextText = (lines: readonly Line[], at: number): string =>
  lines.slice(at + 1, at + 3).find(({ kind }) => kind !== 'blank')?.text ?? '';
const someone = late.u`(?<!\p{L})(?:Herrn?|Frau|HERR|FRAU)\s`;
const speaker = late.iu`^(?:wir|hiermit|sehr geehrte[rsn]?)(?!\p{L})`;
const born = late.u`(?<!\p{L})geb(?:\.|oren)`;
const threeSmall = late.u`\p{Ll}{3}`;

const mayNameSomeone = (text: string): boolean =>
  text.includes('Herr') || text.includes('Frau') || text.includes('HERR') || text.includes('FRAU');

/** Does the text of the letter begin here: a sentence about a person, a form („Name: …“), or any long sentence? */
function startsBody(lines: readonly Line[], at: number): boolean {
  const { text, kind } = lines[at] as Line;
  if (kind === 'blank' || kind === 'rule' || kind === 'page') return false;
  if ((text.includes(':') || text.includes('\t')) && formLine.test(text)) return true;
  if (nameAlone.test(text) && bornLine.test(nextText(lines, at))) return true;
  // A narrow column breaks a sentence early.
  const next = lines[at + 1];
  const goesOn = next?.kind === 'text' && (text.endsWith('-') || beginsSmall.test(next.text));
  const isLong = text.length + (goesOn ? next.text.length : 0) > 60;
  const isAbout = text.length > 25 && mayNameSomeone(text) && someone.test(text);
  const opens = (isLong || isAbout) && openingVerb.test(`${text} ${lines[at + 1]?.text ?? ''}`);
  if ((isAbout && opens) || speaker.test(text)) return true;
  if (text.length > 35 && text.includes('geb') && text.includes(',') && born.test(text)) return true;
  return isLong && opens && threeSmall.test(text);
}

const signedItem = late.iu`^\d\.\s(?:\p{L}*[Vv]orsitzend|Bürgermeister|Beigeordnet|Vorst[aä]nd|Vorsteher|Stellv)|^[-–—(]?\s*(?:Unterschrift|Stempel|Siegel)|^[-–—]\s*\p{L}+\s*[-–—]$`;
const betweenCells = /\s{2,}|\t/;
const beginsSmall = late.u`^\p{Ll}`;
const smallFirm = late.u`(?<![\p{L}-])(?:gGmbH|GmbH|AG|KG|SE|eG|UG|OHG|e\. ?V\.)(?![\p{L}-])[^.!?]{0,20}$`;
const smallSigner = /^(?:gez|i\. ?[va]|ppa|per|prakt|stellv|stv|den \d)/i;
const endsClause = /[.!?;:]$/;
const endsShort = /(?:^|\s)(?:V|A|K|G|U|L|Co|Kfr|Kfm|Dr|Inh|jun|sen|jr|sr|Sc|LL\.M|M\.A|B\.A|MBA)\.$/iu;
/** Address, telephone, bank and register under the signature: the foot of the paper. */
const footer = late.iu`(?<![\d-])\d{5} \p{Lu}\p{Ll}|(?<!\p{L})(?:tel\.?|telefon|telefax|fax|iban|bic|www\.|amtsgericht|registergericht|hrb|ust-?id|steuer-?nr|bankverbindung|sitz der gesellschaft|handelsregister)(?![\p{Ll}])[ .:]|\S@\S+\.\p{Ll}{2,}`;
const endsSentence = /[.!?]$/;

/** „Dieses Zeugnis wurde maschinell erstellt und ist ohne Unterschrift gültig.“ stands below the date. */
const machineMade = late.iu`(?<!\p{L})(?:(?:maschinell|elektronisch|automatisch|edv-gestützt|digital) (?:erstellt|erzeugt|gefertigt|ausgefertigt|ausgestellt)|ohne (?:eigenhändige )?unterschrift (?:\p{L}+ )?(?:gültig|wirksam|rechtsgültig)|(?:trägt|bedarf|benötigt|enthält) (?:\p{L}+ )?keine[rn]? (?:eigenhändigen? )?unterschrift)(?!\p{L})`;

/** „Doreen Wünschmann“: a name may hold such words. */
const aName = late.u`^(?:\p{Lu}[\p{L}.-]+ ){1,3}\p{Lu}\p{L}{3,}$`;

/**
 * Place and date, names, functions, firm, „(Unterschrift)“: a line of the signature block. Below the date a line may
 * go on with the function above it, „für Schule und Bildung“, or open what follows, „Für den Träger:“.
 */
function isTail(lines: readonly Line[], at: number, belowDate: boolean): boolean {
  const { text, kind } = lines[at] as Line;
  const before = lines[at - 1];
  if (kind === 'blank' || kind === 'rule' || kind === 'page') return true;
  if (kind === 'bullet' && !signedItem.test(text)) return false;
  if (greeting.test(text) || (text.length < 160 && machineMade.test(text))) return true;
  if (text.length < 160 && !endsSentence.test(text) && footer.test(text) && !someone.test(text)) return true;
  if (text.length > 110) return false;
  const cells = betweenCells.test(text) ? text.split(betweenCells) : [text];
  if (cells.length === 1 && text.length > 75) return false;
  if (closingWords.test(text) && !functionWord.test(text) && !aName.test(text)) return false;
  // The last line of a sentence begins small, or what stands before it is open.
  if (
    beginsSmall.test(text) &&
    !belowDate &&
    !isBehindName(lines, at) &&
    !smallSigner.test(text) &&
    !(text.length < 60 && smallFirm.test(text))
  )
    return false;
  if (isPlaceAndDate(text) || cells.every((cell) => readSigner(cell) !== null)) return true;
  if (endsClause.test(text) && !endsShort.test(text) && !(belowDate && text.endsWith(':'))) return false;
  if (!belowDate && before?.kind === 'text' && before.text.length > 60 && !endsSentence.test(before.text))
    return false;
  return !openingVerb.test(text);
}

/** A name stands above, with at most two lines of the function between. */
function isBehindName(lines: readonly Line[], at: number): boolean {
  if ((lines[at] as Line).text.length > 60) return false;
  for (let i = at - 1; i >= at - 3; i--) {
    const { text, kind } = lines[i] ?? { text: '', kind: 'blank' };
    if (kind === 'blank' || endsSentence.test(text)) return false;
    if (text.split(betweenCells).every((cell) => readSigner(cell.split(', ')[0] ?? '') !== null)) return true;
  }
  return false;
}

const placeAndDate = late.u`^(?:\p{Lu}[\p{L}\s/().'-]*?,?\s+)?(?:(?:den|am|im|,)\s+)?(?:\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+\.?)\s?\d{2,4}|\p{L}+\s\d{4}|\d{4}-\d\d-\d\d)\s*(?:[-–]\s*\p{L}+)?$`;

const digit = /\d/;

/** „Berlin, den 31. März 2021“, „31.03.2023“, „Hasenlünne, im Juli 2024“. */
export function isPlaceAndDate(text: string): boolean {
  const line = text.trim();
  return line.length < 70 && digit.test(line) && placeAndDate.test(line) && findDates(line).length > 0;
}
