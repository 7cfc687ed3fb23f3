import { late, lateRegExp } from '../german/late.ts';
import type { Token } from '../german/tokens.ts';
import { hard, load, raising, tellsAround } from './around-words.ts';
import { blanked } from './blanked.ts';
import { foreign } from './foreign-praise.ts';
import { isTrait } from './sentence-units.ts';

/** What a sentence may open with before it comes to the person. */
const openings: ReadonlySet<string> = new Set(
  'in im an am auf bei beim für innerhalb inmitten neben unter zwischen über von vom zu zur zum gegenüber mit dank als während wie'.split(
    ' ',
  ),
);
const determiner =
  '(?:d(?:ie|er|as|em|en|es)|(?:eine|unsere|diese|jene|jede|alle|mehrere|solche|manche)[mnrs]?|ein|unser|alles|de[rn] (?:vielen|meisten)|lauter|zahlreichen|vielen)';
/** Things and people that come along, whoever works with them: they are nobody's merit. */
const beside =
  '(?:Unterstützung|Hilfe|Anleitung|Leitung|Führung|Aufsicht|Begleitung|\\p{L}*(?:[Bb]edingungen|[Aa]usstattung|[Tt]echnik|[Mm]aschinen|[Gg]eräten?|[Aa]nlagen|[Pp]rogramm(?:en)?|[Ss]oftware|[Ss]ystem(?:en)?|[Ww]erkzeug(?:en)?|[Mm]aterial(?:ien)?|[Ee]inarbeitung|[Vv]orarbeit(?:en)?|[Pp]artnern|[Kk]unden|[Kk]undschaft|[Gg]ästen|[Kk]ollegen|[Kk]olleginnen|[Dd]aten|[Mm]esswerten|[Uu]nterlagen|[Tt]eam|[Mm]annschaft|[Ff]achleuten|[Ll]euten|[Bb]ezahlung|[Ll]age|[Hh]aus|[Vv]ergütung|[Aa]uslastung|[Aa]uftragslage))(?!\\p{L})';
/**
 * Ways and measures: „in vorbildlicher Weise“, „zu unserer Zufriedenheit“; what somebody bore (a load, hard times) is
 * told to his credit.
 */
const ofManner = late.iu`(?<!\p{L})(?:zweifel|ansätzen|grundzügen|teilen|allgemeinen|weise|art|form|hinsicht|umfang|ma(?:ß|ss)e?|ton|manier|maßstab|tempo|qualität|zufriedenheit|bedauern|freude|vertrauen|erfolge?s?|ergebnis(?:se[ns]?)?|leistung(?:en)?|einsatz|verhalten|auftreten|punktzahl|note|gesamtnote|prädikat|abschluss|auszeichnung|idee|vorbild)(?!\p{L})`;
const borne = lateRegExp(
  `(?:${load})(?<!\\p{Ll}e[mnrs]? Betrieb)|situation|(?<!(?:gut|best|ideal|optimal|hervorragend|ausgezeichnet)e[mnrs]? \\p{L}*)bedingung|zeitdruck|phase|zeiten|anforderung|umstand|umständ|schwierigkeit|problem|krise|engp[aä]ss|krankenst`,
  'iu',
);

/** Acts and results that are no merit in such an opening. */
const along =
  /^(?:Grundlage|Basis|Kenntnis|Anwesenheit|Gegenwart|Unterstützung|Hilfe|Leitung|Führung|\p{L}*(?:[Vv]erhandlung(?:en)?|[Gg]espräche?n?|[Pp]rojekte?[ns]?|[Vv]eranstaltung(?:en)?|[Vv]orarbeit(?:en)?|[Mm]itarbeite(?:r|rn|rinnen|nden?)))$/u;

const finite =
  '(?!(?:und|oder|wie|als|wenn|dass|ob|der|die|das|den|dem|denen|auch|nur|selbst|so|sowohl|aber|denn|weil|da|wo|was|obwohl|während|bis|für|mit|von|bei|ohne|durch|gegen|über|um|an|auf|in|zu|nicht|stets|immer|jederzeit|sofern|soweit|damit|indem|nachdem|bevor|falls|jedoch|sondern|worin|deren|dessen)(?!\\p{L}))\\p{Ll}{2,}';
const pronoun =
  '(?:(?:in|an|auf|bei|mit|für|von|zu|aus|unter) )?(?:die|der|das|dem|den|denen|deren|dessen|welche[mnrs]?|wo)';
const opened = lateRegExp(
  `^(?<front>(?<near>(?:[^,;:.!?]|Dr\\. )+?)(?<relative>, ${pronoun} [^,;:.!?]+,)?) ${finite} (?:sich )?(?:er|sie|Herr|Frau|(?:sein|ihr)e? (?:\\p{Ll}+ )?\\p{Lu}\\p{L}+)(?!\\p{L})`,
  'u',
);
export const ofPerson = late.u`(?<!\p{L})(?:er|sie|ihn|ihm|(?:ihr|sein)(?:e[mnrs]?)?(?! (?:\p{Ll}+ )?(?:Vorgänger|Vorgesetzt|Kolleg|Chef|Ausbild|Team))|(?<!(?:[Vv]on|unter) )(?:Herrn?|Frau)|wir|uns)(?!\p{L})`;
const word = '(?:[\\p{Ll}\\d][\\p{L}\\d-]*,? )';
/** Attributes: „stets gut besuchten“, „von höchster Präzision geprägten“. */
const words = `(?:(?:mit|von|an|in|auf|für|durch) (?:\\p{Ll}+ ){0,2}\\p{Lu}[\\p{L}-]+ (?=(?:\\p{Ll}+ )+)|${word})*`;
/** The opening up to its noun. */
const around = lateRegExp(
  `^(?:(?<place>[Ii]n|[Aa]n|[Aa]uf|[Bb]ei|[Ff]ür|[Ii]nnerhalb|[Ii]nmitten|[Nn]eben|[Uu]nter|[Zz]wischen|[Üü]ber|[Vv]on|[Zz]u|[Gg]egenüber|[Ww]ährend) (?:von )?${determiner} ${words}|[IiAaBbVvZz](?:m|eim|om|ur|um) ${word}*|(?:In|Bei|Unter|Zwischen|Neben|Für) ${word}*(?=\\p{Lu}\\p{L}*(?:e?n|lage|haus)(?!\\p{L})|${beside})|(?:Mit|Dank|Auf|Unter) (?:${determiner} )?${word}*(?=${beside})|Als (?=\\p{Lu}\\p{L}+ (?:de[rs]|eine[rs]|unsere[rs]) )|Wie (?:alle |viele |die |andere |unsere )+${words}(?=\\p{L}*(?:[Mm]itarbeit|[Kk]olleg|[Bb]eschäftigt))|(?:In|Auf|Bei|Unter) (?:de[mr] )?(?=(?:Zusammenarbeit mit|Grundlage|Grund|Basis|Kenntnis|Anwesenheit|Gegenwart) ))(?<head>\\p{Lu}[\\p{L}-]*)`,
  'u',
);

const tells = (phrase: string): boolean => raising.test(phrase) || hard.test(phrase);

/** With a verb of its own it is no opening: „Für jede Feier ersann der Konditor eine neue Torte“. */
const tellsMore = late.u`(?<!\p{L})(?:war|waren|ist|sind|wird|wurden?|hat|hatten?|haben|lag|stand|blieb|fand|mit Hilfe|unter Zuhilfenahme)(?!\p{L})`;

const subject = "(?:[Ee]r|[Ss]ie|(?:Herr|Frau) (?:Dr\\. )?\\p{Lu}[\\p{L}’'-]+)";
/** „Er arbeitete in einem der besten Häuser der Stadt …“: the same behind the verb, up to what it belongs to. */
const behindVerb = lateRegExp(
  `^(?<before>${subject} \\p{Ll}{2,} (?:sich )?|(?:Ihre?|Seine?) (?:\\p{Ll}+ ){0,2}\\p{Lu}[\\p{L}-]+ )(?<phrase>(?<near>(?:(?:in|an|auf|bei|innerhalb|inmitten|neben|unter|zwischen) (?:von )?${determiner} ${words}|(?:im|am|beim) ${words}|(?:in|bei|unter|zwischen|neben) ${word}*(?=\\p{Lu}\\p{L}*(?:e?n|lage|haus)(?!\\p{L})|${beside})|(?:mit|dank|auf|unter) (?:${determiner} )?${word}*(?=${beside})|für ${determiner} ${words}(?=(?i:${foreign}))|als (?=\\p{Lu}\\p{L}+ (?:de[rs]|eine[rs]|unsere[rs]) )|in Zusammenarbeit mit (?:${determiner} )?${words}|auf (?:der )?Grundlage ${determiner} ${words})(?<head>\\p{Lu}[\\p{L}-]*)(?: (?:de[rs]|eine[rs]|unsere[rs]) ${words}\\p{Lu}[\\p{L}-]*)?(?: und (?:bei |mit |in )?${word}*${beside})?)(?<relative>, ${pronoun} [^,;:.!?]+,)?) `,
  'u',
);
/** How something was left or said. */
const result = late.iu`(?<!\p{L})(?:zustand|verfassung|ordnung|deutsch|englisch|französisch|italienisch|sprache|rang|platz|stelle|spitze)(?!\p{L})`;

const mostTokens = 60;

const isMerit = (head: string, near: string, tokens: readonly Token[]): boolean =>
  !along.test(head) &&
  !/ Zusammenarbeit mit /iu.test(near) &&
  tokens.some((token) => token.text === head && isTrait(token));

const rates = (near: string): boolean => ofManner.test(near) || borne.test(near) || tellsMore.test(near);

/**
 * The sentence without where, for whom and beside what the person worked, which it tells with words of praise: „In
 * bester Lage und bei stets vollem Haus lieferte sie gute Ergebnisse“. At the start „Dabei“ stands for it, behind the
 * verb nothing. Null where there is no such phrase; what the person did or was, and what was hard to bear, is none.
 */
export function withoutCircumstances(text: string, tokens: readonly Token[]): string | null {
  const [first] = tokens;
  if (first === undefined || tokens.length > mostTokens || !tokens.some(tellsAround)) return null;
  if (openings.has(first.lower)) return withoutOpening(text, tokens, first);
  if (!subjects.has(first.lower) || !tokens.slice(2, 6).some(({ lower }) => openings.has(lower))) return null;
  return blanked(text, tokens, (told) => {
    const { before = '', phrase, near = '', head = '' } = behindVerb.exec(told)?.groups ?? {};
    if (phrase === undefined || !tells(phrase) || ofPerson.test(phrase)) return [];
    if (rates(near) || result.test(near) || (raising.test(near) && isMerit(head, near, tokens))) return [];
    return [{ start: before.length, end: before.length + phrase.length }];
  });
}
const subjects: ReadonlySet<string> = new Set(['er', 'sie', 'herr', 'frau', 'ihr', 'ihre', 'sein', 'seine']);

function withoutOpening(text: string, tokens: readonly Token[], first: Token): string | null {
  const rest = blanked(text, tokens, (told) => {
    const { front, near = '' } = opened.exec(told)?.groups ?? {};
    if (front === undefined || !tells(front) || ofPerson.test(front) || rates(near)) return [];
    const head = around.exec(`${near} `)?.groups?.['head'];
    return head === undefined || (raising.test(near) && isMerit(head, near, tokens))
      ? []
      : [{ start: 0, end: front.length }];
  });
  return rest && `${rest.slice(0, first.start)}Dabei${rest.slice(first.start + 'Dabei'.length)}`;
}
