import { late, lateRegExp } from '../german/late.ts';
import type { Unit } from './units.ts';

/** Verbs of the past that look like the present of others. */
const past =
  '(?:(?:er|be|ver|ent|ge|zer|miss|unter|über)?(?:kam|war|gab|nahm|ging|blieb|fand|stand|hielt|ließ|schrieb|sah|lag|lief|traf|trug|sprach|rief|wuchs|stieg|fiel|fuhr|trat|bat|galt|bot|riet|tat|brach|verlor|schien|schloss|zog|wurd|half|warf|griff|litt|verga[sß]+|saß|trank|sang)(?:e?n|t)?|(?!(?:ver|er|be|ge|ent|auf|aus)?(?:arbei|hal|war|lei|bie|tre|bit|ra|ach|fürch|gel|kos|tes|ras|ros|rech|ret|rich|strei|reit|gleit|schal|kne|gär|dich|deu)ten)\\p{Ll}+ten)(?!\\p{L})';
const verb = `(?!${past})(?!(?:mit|seit|samt|statt|laut|nebst|den|nicht|selbst|sonst|jetzt|dort|oft|meist|zuletzt|selten|eben|neben|gegen|wegen|zwischen)(?!\\p{L}))(?:ist|sind|\\p{Ll}{2,}(?:t|en|ern|eln))(?!\\p{L})`;
/** What somebody is judged by, and those who judge: a sentence on these is meant. */
const ofWork =
  '\\p{L}*(?:mitarbeit|kolleg|kund|gäst|team|belegschaft|vorgesetzt|chef|leistung|ergebnis|arbeit|aufgabe|termin|ziele|qualität|verhalten|fehler|mängel|umgang|tempo|einsatz|kenntnis|menschen|leute|beschwerde|reklamation|vorgabe|auftr[aä]g|projekt|zusammen|betrieb|unternehmen|firma|haus(?!\\p{L})|abteilung|ding|sache|wechsel|nachfolge|posten|stelle(?!n)|schwäche|keit(?:en)?(?!\\p{L})|heit(?:en)?(?!\\p{L})|(?<!j|sp)ung(?:en)?(?!\\p{L})|schaft(?:en)?(?!\\p{L})|wissen|fleiß|ordnung|laune|kasse[n]?differenz)\\p{L}*';
/** What opens a sentence in capitals and is no noun. */
const adverbs =
  'Wir|Ich|Er|Sie|Es|Das|Dies\\p{L}*|Da\\p{Ll}+|Hier\\p{L}*|Dort\\p{L}*|Beson\\p{L}+|Außer\\p{L}+|Ferner|Weiter\\p{L}*|Immer|Daneben|Zudem|Zusammen\\p{L}*|Unsere|Ihre|Seine|Alle|Beide|Einige|Mehrere|Diese|Deren|Sonst|Stets|Gerne|Heute|Neue|Alte|\\p{L}+ens|\\p{L}+weise|\\p{L}+falls|Anfangs|Inner\\p{L}*|Unter|Über|Hinter|Während|Ohne|Wegen|Gegen|Zwischen|Unser';
const noun = `(?=\\p{Lu})(?!(?i:${ofWork}))\\p{L}[\\p{L}-]+`;
const attribute = '(?:(?:(?:gut|schlecht|frisch|richtig|halb|zu) )?\\p{Ll}+e[nrsm]? )?';

/** What has no plural and no article. */
const matter =
  '(?:Holz|Leder|Glas|Stein|Papier|Licht|Wasser|Metall|Eisen|Stahl|Gold|Silber|Eis|Schnee|Stoff|Wolle|Lehm|Brot|Käse|Teig|Bier|Wein|Milch|Musik|Humor|Sand|Beton|Feuer|Strom|Wald|Vieh|Käsen|Backen|Kochen|Brauen|Singen|Tanzen)';
const frames = [
  // „Ein Teig wartet nicht“, „Einen guten Souffleur bemerkt man nicht“
  `(?:Eine?[nm]?|Keine?[nm]?|Jede[rsn]?|Nicht jede[rs]?|Gute[rs]?) ${attribute}${noun}(?: (?:in|im|am|auf|an|aus|von) ${attribute}${noun})?(?:, (?:die|der|das|den)(?! (?:er|sie|wir|ich) ) [^,]+,)? ${verb}`,
  `(?:Ein|Jede|Nicht jede)r, der [^,]+, ${verb}`,
  // „Bienen mögen keine Unruhe“, „Holz verzeiht keine Hast“
  `(?!(?:${adverbs})(?!\\p{L}))${noun}(?<=[^s]en|er|e|[^n]s) (?!${past})(?:sind|haben|\\p{Ll}{2,}(?:en|ern|eln))(?!\\p{L})`,
  `${matter} ${verb}`,
  // „Die meisten werfen ihn nach einer Woche weg“
  `(?:(?:Die )?(?:[Mm]eisten|[Vv]iele|[Mm]anche|[Aa]ndere|[Ww]enige)(?: ${attribute}${noun})?) ${verb}`,
  // „Wer zu früh zapft, verdirbt den Most“
  `Wer (?![^,]*(?<!\\p{L})(?:ihm|ihn|ihr|sie)(?!\\p{L}))(?:[^,]+ )?${verb}(?:, [^,]+)?, (?:der |die |den |dem )?${verb}`,
  // „Auf dem Dach zählt nicht, was einer sagt“
  `(?:Auf|In|Im|An|Am|Bei|Beim|Unter|Vor|Zu|Zum) (?:de[mnr] |einem |einer |unserem |unserer )?${attribute}${noun} (?:zählt|gilt|gibt es|heißt|zeigt sich|kommt ein|braucht man|braucht es|merkt man|sieht man|entscheidet)(?!\\p{L})`,
  `Es zählt(?: nicht)?, (?:was|ob|wer|wie)(?!\\p{L})`,
];
const general = lateRegExp(`^(?:${frames.join('|')})`, 'u');
/** „Fristen sind in unserem Beruf wie Bremsen am Fahrrad“ */
const simile = lateRegExp(`^${noun} (?:ist|sind) [^,:;.]*(?<!so )wie (?:eine? |das |die |der )?\\p{Lu}`, 'u');
/** Of the trade and of the house it is told just as well. */
const trade = /(?:in|bei) (?:unser|dies)e[mr] (?:beruf|gewerbe|handwerk|fach|haus|metier|zunft|geschäft)/iu;
/** Somebody is named, or what the house and the writer do or want. */
const ofSomebody = late.u`(?<!\p{L})(?:Herrn?|Frau|[Ss]eine?[nmrs]?|[Ii]hre?[nmrs]?|[Ww]ir|uns|[Ii]ch|mir|mich|ih[mr]|[Dd]ank)(?!\p{L})`;
const pronoun = late.giu`(?<!\p{L})(?:er|sie|ihn)(?!\p{L})`;
const ofPast = lateRegExp(
  `(?<!\\p{L})(?:(?:kam|gab|nahm|ging|blieb|fand|stand|hielt|ließ|war|waren|wurde|wurden|hatten?|musste|konnte|durfte|bisher)(?!\\p{L})|\\p{Ll}{3,}te(?=[,.;:]|$))`,
  'u',
);
const manyVerb = late.u`^ (?:[^,;.]* )?(?:sind|\p{Ll}+en)(?=[,;.: ]|$)`;
/** Proverbs that excuse somebody. */
const excuses = late.iu`fehler|späne|schwäch|perfekt|vollkommen|nachsicht|verzeih(?!t kein)|kritik|leider|jedermanns sache|auf anhieb|glück gehabt|geschmack|liegen|offen(?!\p{L})|unbeantwort|verspät|verstreich|kommen vor|unerledigt|häuf(?:en|ig)|beschwer`;
const ofAny = lateRegExp(`(?<!\\p{L})${ofWork}`, 'iu');
/** How such a sentence opens: by one of a kind, by a noun that a verb follows, or by where it is so. */
const sieve =
  /^(?:Ein|Kein|Jede|Nicht jede|Gute|Die meisten|Viele |Manche |Andere |Wenige |Wer |(?:Auf|In|Im|An|Am|Bei|Beim|Unter|Vor|Zu|Zum) |Es zählt|\p{Lu}\p{Ll}+ (?:ist|sind|haben|\p{Ll}+(?:t|en|ern|eln)) )/u;

/**
 * Whether a sentence tells how it is at large and of nobody: „Holz verzeiht keine Hast“, „Ein Teig wartet nicht, bis
 * jemand Zeit hat“. It stands in the present, names no one and nothing that anybody is judged by.
 */
export function isGeneralTruth({ flat }: Pick<Unit, 'flat'>): boolean {
  if (!sieve.test(flat) || flat.length > longest) return false;
  if (!general.test(flat) && !simile.test(flat)) return false;
  if ([ofSomebody, ofAny, excuses, ofPast].some((one) => one.test(flat.replace(trade, ' ')))) return false;
  for (const { index, 0: word } of flat.matchAll(pronoun))
    if (!isOfThings(flat, index, word.length)) return false;
  return true;
}
const longest = 180;

/** „was sie wert sind“ tells of several, „klingt sie zweimal gleich“ of what the sentence opened with. */
function isOfThings(flat: string, index: number, length: number): boolean {
  return (
    manyVerb.test(flat.slice(index + length)) ||
    (opened.test(flat) && /[,:]|^(?:Die|Viele|Manche|Andere) /u.test(flat.slice(0, index)))
  );
}
/** One of a kind, or a thing that most lay aside: what „er“ or „ihn“ stands for is no person of the letter. */
const opened = late.u`^(?:(?:Eine?|Jede[rs]?|Keine?) |Wer [^,]+, \p{Ll}+ (?!ihn|sie|ihm|ihr)[^,]+, wer [^,]+, \p{Ll}+ (?:ihn|sie)\.?$|(?:Die meisten|Viele|Manche|Andere) (?:werfen|legen|stellen|geben|lassen|räumen) (?:ihn|sie) [^,;]*(?:weg|fort|zurück|liegen|stehen|ab|beiseite|auf)\.?$)`;
