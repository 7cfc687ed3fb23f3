import { lateRegExp } from '../german/late.ts';
import type { Token } from '../german/tokens.ts';
import { blanked } from './blanked.ts';
import { hard, raising, tellsAround } from './around-words.ts';
import { ofPerson } from './circumstances.ts';
import { credited, foreign, made } from './foreign-praise.ts';

const links =
  'während|obwohl|obgleich|obschon|wenngleich|als|da|weil|nachdem|wo|zumal|wobei|wohingegen|seitdem';
/** Whom a clause is about: the house, its parts, its things, customers, colleagues, those before the person. */
const others = `(?:(?:in |bei |an |auf )?(?:[Uu]nser(?:e[mnrs]?)?|[Dd](?:ie|er|as|em|en)|[Ee]ine?[mnr]?|[Aa]lle[nr]?|[Aa]ndere|[Vv]iele|(?:[Ii]hr|[Ss]ein)e?[nr]?(?= (?:\\p{Ll}+ )?(?:Vorgänger|Kolleg))) (?:\\p{Ll}[\\p{L}-]* ){0,3}(?=\\p{Lu})(?i:${foreign}|\\p{L}*(?:vorgänger|kolleg|mitarbeiter|mitbewerb|mitarbeitend|fuhrpark|anlage|maschine|gerät|fahrzeug|produkt|ware|gebäude|räum|häuser|ausstattung|technik|software)\\p{L}*)|in unserem (?:Haus|Betrieb|Unternehmen)|bei uns)`;
const who =
  "(?:er|sie|Herr \\p{Lu}[\\p{L}’'-]+|Frau \\p{Lu}[\\p{L}’'-]+|(?:seine?|ihre?) (?:\\p{Ll}+ )?\\p{Lu}[\\p{L}-]+)";

/** „Während unser Team stets hervorragend arbeitete, …“ */
const leading = lateRegExp(
  `^(?<clause>(?:${links.replaceAll(/(?<=^|\|)\p{Ll}/gu, (letter) => letter.toUpperCase())}) ${others}[^,;:]*,) \\p{Ll}{2,} (?:sich )?${who}`,
  'u',
);
/** „…, während die Abteilung stets hervorragende Zahlen erreichte.“ */
const trailing = lateRegExp(`(?<clause>, (?:${links}) ${others}[^,;:.]*)\\.?$`, 'u');
/** „Unsere Kunden stellen stets höchste Ansprüche, und sie …“ */
const beforeAnd = lateRegExp(
  `^(?<clause>${others} \\p{Ll}{2,} [^,;:]*(?:,? (?:und|doch|aber)(?: auch)?|;)) ${who}(?!\\p{L})`,
  'u',
);
/** „Herr Kern, Nachfolger des stets hervorragenden Kollegen Weiß, …“ */
const apposed = lateRegExp(
  `^(?:Herr|Frau) \\p{Lu}[\\p{L}’'-]+(?<clause>, (?:(?:Nachfolger|Mitglied|Teil|Assistent|Stellvertreter|Angehörige)\\p{Ll}* (?:de[rs]|eine[rs]|unsere[rs])|(?:dessen|deren) (?:\\p{Ll}+ )?(?=\\p{Lu})(?i:${foreign}|vorgänger\\p{L}*)) [^,;:]*,)`,
  'u',
);
/** „… in unserem Werk, das zu den modernsten Europas zählt.“ */
const place = lateRegExp(
  `(?<clause> (?:in|bei|an|für) (?:unser|ein)e?[mnr]? (?:\\p{Ll}[\\p{L}-]* ){0,3}(?=\\p{Lu})(?i:${foreign})(?:, (?:die|der|das|dem|deren|dessen|wo) [^,;:.]+)?)\\.?$`,
  'u',
);
/** „… die Aufgaben, die in unserem Haus stets höchste Genauigkeit verlangen, …“ */
const asking = lateRegExp(
  '(?<clause>, (?:die|das|der) [^,;:.]*(?:verlang|erforder|forder|voraussetz|beding)(?:t|te|en|ten|et)(?:,|(?=[.;])))',
  'u',
);
/** „die vom Gesellschafterkreis mit großer Weitsicht entworfene Strategie“; of esteem the person is the object. */
const byOthers = lateRegExp(
  '(?<=(?<!\\p{L})(?:[Dd](?:ie|er|as|en|em|es)|[Ee]ine?[mnrs]?) )(?<clause>(?:von|vom|durch) (?!ih[mr](?!\\p{L})|Herrn?|Frau|uns)(?:(?<=vom )|(?:der|dem|den|unsere[mnr]|allen|eine[mr]) )(?:\\p{Ll}+ )?\\p{Lu}[\\p{L}-]+ (?:[\\p{L}-]+ )*?(?!(?:hoch|viel|ge)?(?:geschätzt|gelobt|anerkannt|geachtet|bewundert|beachtet|prämiert|ausgezeichnet|beliebt|gerühmt|respektiert|verlangt|erwartet|gewünscht|vorgegeben|gefordert))\\p{Ll}+e[nrms]? )(?=\\p{Lu})(?!\\p{L}*(?:[Mm]itarbeit|[Kk]olleg|[Kk]raft|[Pp]erson|[Ll]eiter))',
  'u',
);
/** „Herr Kern, der stets in der Nachtschicht arbeitete, …“, „Frau Kern, die in ständig wechselnden Gruppen eingesetzt war, …“: where somebody was put. */
const posted = lateRegExp(
  `(?<!\\p{L})(?:Herrn?|Frau) (?:Dr\\. )?\\p{Lu}[\\p{L}’'-]+(?<clause>, (?:der|die|dem|dessen|deren) (?![^,;:]*(?:flexibel|vielseitig|universell|erfolgreich|gewinnbringend|gerne?|bereitwillig|freiwillig|sicher|gut|zuverlässig)(?!\\p{L}))[^,;:]*(?: (?:eingesetzt|beschäftigt|angestellt|tätig|zugeteilt|zugewiesen|zugeordnet|unterstellt|vorgesehen|eingeteilt|abgeordnet) (?:war|ist|wurden?|wird|waren|sind|gewesen ist|worden war)| (?:in|an|auf|im|am|bei|beim|als) (?:[^,;:]* )?(?=\\p{Lu})(?i:${foreign}|\\p{L}*(?:schicht(?:en)?|lager|halle|kasse|maschinen?|linie|team)) arbeite(?:te|t)| \\p{L}*(?:angehörte?|zugehörte))(?:,|(?=[.;])))`,
  'u',
);
/** „ihrer Erzieherinnen, von denen viele stets nur stundenweise da sind“ */
const ofThem = lateRegExp(
  '(?<clause>, (?:von|unter) denen (?:viele|einige|manche|etliche|mehrere|alle|die meisten|zwei|drei|vier|keine[rs]?|jede[rs]?) [^,;:]*(?:,|(?=[.;])))',
  'u',
);
const patterns = [posted, ofThem, leading, trailing, beforeAnd, apposed, place, asking, byOthers] as const;
const words = (list: string): ReadonlySet<string> => new Set(list.split(/[ |]/));
/** What such a sentence opens with … */
const openings = words(`${links}|unser|unsere|die|der|das|herr|frau|alle|in|bei`);
/** … or holds behind a comma, or before a word of others. */
const behindComma = words(`${links}|die|das|der|dem|deren|dessen|von|unter`);
const agents = words('von vom durch');
function mayHold(tokens: readonly Token[]): boolean {
  if (!tokens.some(tellsAround)) return false;
  if (openings.has(tokens[0]?.lower ?? '')) return true;
  return tokens.some(({ text, lower }, at) =>
    text === ','
      ? behindComma.has(tokens[at + 1]?.lower ?? '')
      : agents.has(lower) && articles.has(tokens[at - 1]?.lower ?? ''),
  );
}
const articles = words('die der das den dem des ein eine einem einen einer eines');

const mostTokens = 60;

/**
 * The sentence without a clause of its own about the house, its things, customers, colleagues or those before the
 * person that is full of praise: „Während unser Team stets hervorragend arbeitete, …“; „Dabei“ stands for it where a
 * verb follows. Null where there is none. What is told to the credit of somebody stays.
 */
export function withoutForeignClause(text: string, tokens: readonly Token[]): string | null {
  const [first] = tokens;
  if (first === undefined || tokens.length > mostTokens || !mayHold(tokens)) return null;
  let isLeading = false;
  const rest = blanked(text, tokens, (told) => {
    for (const pattern of patterns) {
      const match = pattern.exec(told);
      const clause = match?.groups?.['clause'];
      if (match === null || clause === undefined || !(raising.test(clause) || hard.test(clause))) continue;
      if (ofPerson.test(clause) || credited.test(clause) || made.test(clause)) continue;
      const start = told.indexOf(clause, match.index);
      isLeading = pattern === leading;
      return [{ start, end: start + clause.length }];
    }
    return [];
  });
  if (rest === null || !isLeading) return rest;
  return `${rest.slice(0, first.start)}Dabei${rest.slice(first.start + 'Dabei'.length)}`;
}
