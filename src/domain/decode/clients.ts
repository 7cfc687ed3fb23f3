import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import type { Category } from '../letter/category.ts';
import type { LetterContext } from './letter-context.ts';
import type { Part } from './reading.ts';
import { namesPublic } from './served-public.ts';
import type { Unit } from './units.ts';

/** Whom the tasks bring the person together with: customers under any of their names. */
const served = searchOf(
  late.iu`(?<!\p{L})(?:(?:\p{L}+-)?\p{L}*(?<!ur)kund(?:en|innen|e|schaft)|mandant(?:en|innen|schaft)?|patient(?:en|innen)|klient(?:en|innen|el)|(?:\p{L}*(?:hotel|stamm|fahr|feier|seminar)-?)?gäste?n?|bewohner(?:n|innen)?|bürger(?:n|innen)?|besucher(?:n|innen)?|mieter(?:n|innen)?|bauherr(?:en|n)|fahrgästen?|interessent(?:en|innen)|käufer(?:n|innen)?|(?<!(?:für|an|mit|durch|von) (?:de[nmr]|unsere[nmr]) (?:\p{L}+en )?|vom )kundendienst|kundenberatung|kundenbetreuung|(?:kunden|mandanten|patienten|gäste)empfang|antragsteller(?:n|innen)?|ratsuchenden?|reisenden?|tierhalter(?:n|innen)?)(?!\p{L})`,
);
/** „beriet Kundinnen am Schalter“, „Gespräche mit den Mandanten“: told of an apprentice, too. */
const met =
  '(?:(?:privat|stamm|firmen|gewerbe)?kund(?:en|innen)|mandant(?:en|innen)|patient(?:en|innen)|gästen?|bürger(?:n|innen)?|mieter(?:n|innen)?|mitglieder|versicherten?)(?!\\p{L})';
const faced = searchOf(
  lateRegExp(
    `(?<!\\p{L})(?:(?:beriet|beraten|bediente|bedienen|betreute|erläuterte|erklärte|empfing|verkaufte|versorgte|begleitete|informierte)(?!\\p{L}) (?:[\\p{Ll}]+ ){0,3}|(?:gespräche?n?|\\p{L}+gespräche?n?|besprechung(?:en)?|telefonate?n?) (?:und \\p{L}+ )?mit (?:\\p{Ll}+ ){0,2})${met}`,
    'iu',
  ),
);
/** What brings nobody together: „die Auswertung der Daten von Kunden“. */
const remote = late.iu`(?:daten|umfrage|statistik|akten|zufriedenheit|anforderung|abrechnung|rechnung|kartei|stamm|marktforschung|analyse|buchung)\p{L}* (?:\p{L}+ ){0,3}$`;

const partner =
  '(?:auftraggeber\\p{L}*|auftragnehmer\\p{L}*|frachtführer\\p{L}*|spediteur\\p{L}*|spedition(?:en)?|reedereien|transportunternehme\\p{L}*|nahverkehrsunternehme\\p{L}*|(?:sub|nach|bau|fremd|partner|handwerks|fach|wartungs|montage)-?(?:unternehme\\p{L}*|firmen|betrieben)|ausbildungsbetrieben?|werkstätten|\\p{L}*lieferant(?:en|innen)?|zuliefer(?:ern|er|betrieben)|(?:geschäfts|handels|vertrags|kooperations|projekt)partner\\p{L}*|(?:fach|groß|einzel)?händlern?|\\p{L}*behörden|\\p{L}*ämtern|finanzamt|arbeitsagentur|jobcenter|gerichten|\\p{L}*kassen|sozialversicherungsträgern|kostenträgern|\\p{L}*versicherungen|versicherern|versicherte[nr]?|geschädigte[nr]?|banken|kreditinstituten|notar(?:en|iaten)|(?:rechts)?anwälten|kanzleien|gutachtern|sachverständigen|(?<!ab)prüfern|dienstleistern?|agenturen|handwerkern?|architekt(?:en|urbüros)|(?:ingenieur|planungs)büros|entwurfsverfassern|bauherren|bauherrschaft(?:en)?|fachplanern|verbänden|vereinen|schulen|hausärzt\\p{L}*|zahnärzten|praxen|kliniken|journalist(?:en|innen)|medien|presse|medienvertreter\\p{L}*|pressevertreter\\p{L}*|künstlern|referenten|dozenten|teilnehme(?:rn|rinnen|nden)|bewerber(?:n|innen)?|autoren|autorinnen|antragsteller\\p{L}*|ratsuchende[nr]?|leistungsberechtigte[nr]?|leistungsempfänger\\p{L}*|hilfesuchende[nr]?|eltern|erziehungsberechtigten|angehörigen|schülern?|schülerinnen|studierenden|vermietern?|eigentümern?|nachbarn|mitgliedern|kommunen|gemeinden|landwirten|investoren|spendern?)';
const talk =
  '(?:\\p{L}*absprachen?|\\p{L}*abstimm\\p{L}*|abzustimmen|\\p{L}*verhandl\\p{L}*|verhandelt\\p{L}*|\\p{L}*beratung|beriet|berät|\\p{L}*gespräch\\p{L}*|korrespond\\p{L}*|schriftverkehr|schriftwechsel|briefwechsel|telefon(?:at|iert|ier|isch)\\p{L}*|\\p{L}*kontakt\\p{L}*|zusammenarbeit|koordin\\p{L}*|klärung|klärt\\p{L}*|vereinbar\\p{L}*|\\p{L}*einkauf|einzukaufen|kauft\\p{L}*|reklamation\\p{L}*|beschwerden?|anfragen|ansprechpartner(?:in)?|ansprechperson|besuch\\p{L}*|auskunft|auskünfte|rücksprache\\p{L}*|(?<!team)besprech\\p{L}*|spr(?:icht|ach)|stimmt\\p{L}*|betreu\\p{L}*|steuerung)';
const few = '(?:\\p{L}+,? ){0,3}';
/**
 * The dealings themselves, not what is written about others: „Absprache der Termine mit den Auftraggebern“, „Einkauf
 * bei Frachtführern“, „gab Behörden Auskunft“, and words that hold both: „Pressegespräche“, „Wohnungsübergaben“.
 */
const dealing = searchOf(
  lateRegExp(
    [
      `(?<!\\p{L})${talk}(?!\\p{L})(?:[^.;,]{0,60}(?<!\\p{L})(?:mit|bei|für|an|von|vo[mn]|zu|gegenüber|der|und) ${few}| \\p{L}+er )${partner}(?!\\p{L})`,
      `(?<!\\p{L})(?:mit|bei|gegenüber) ${few}${partner}(?!\\p{L}) [^.;,]{0,40}(?:verhandel|ab(?:zu)?stimm|stimmt|ab(?:zu)?sprech|sprach|spricht|klär|korrespond|vereinbar)`,
      `(?<!\\p{L})${partner} (?:\\p{L}+ ){0,3}(?:auskunft|auskünfte|beriet|berät)(?!\\p{L})`,
      `(?<!\\p{L})(?:beriet|berät|betreute|betreut|empfing|empfängt|beratung|betreuung)(?!\\p{L}) (?:der |die |von |unsere[rn]? )?(?:\\p{L}+ )?${partner}(?!\\p{L})`,
      '(?<!\\p{L})(?:auswahl|bewertung|entwicklung|betreuung)(?!\\p{L})[^.;]{0,60}(?<!\\p{L})(?:der|von|unserer|neuer) (?:\\p{L}+ )?lieferanten(?!\\p{L})',
      '(?<!\\p{L})bei (?:den|unseren) auftraggebern (?:vor ort|im)',
      '(?<!\\p{L})(?:wohnungs(?:übergab|abnahm)|mieter(?:wechsel|anliegen|betreu|beschwerd)|(?:presse|bewerb(?:er|ungs)|vorstellungs|lieferanten|mandanten|händler|bürger|angehörigen|reklamations|hilfeplan)gespräch|(?:lieferanten|preis|vertrags|vergabe|nachtrags)verhandlung|presse(?:konferenz|bereitschaft|anfrage)|(?:lieferanten|händler|partner|bewerber|teilnehmer|mitglieder|mieter|eigentümer|referenten)(?:betreuung|beratung|kontakt)|angehörigen(?:arbeit|beratung)|behörden(?:kontakt|gäng|gang)|bauherrenberatung|eigentümerversammlung)\\p{L}*',
    ].join('|'),
    'iu',
  ),
);

/** Outside people, in the words that praise of behaviour has for them. */
const named = searchOf(
  late.iu`(?<!ur)kund(?:e|en|in|innen|schaft)(?!\p{L})|mandant|klient|patient|(?<!\p{L})gast(?!ro)|gäst(?!e(?:wünsch|zahl|zimmer))|bewohner|bürger(?!meister)|besucher|künstler|ensemble|anvertraut\p{L}* (?:menschen|person|kind|jugend|tier)|auftraggeb|bauherr|geschäfts(?:partner|freund)|(?:gesprächs|vertrags|projekt|kooperations|verhandlungs)partner|(?<!(?<!\p{L})(?:ein|einen|eine|einem|einer|als|der|die|den|dem|ihr|sein|unser) (?:\p{L}+(?:e|en|er|em),? (?:und )?){0,3})ansprechpartner|mieter|eigentümer|versichert|famili|eltern|kinder|schüler|studier|teilnehm|angehörig|extern|(?<!\p{L})dritten|(?:nach|von) außen|außerhalb|käufer|interessent|reisend|publikum(?!sverkehr)|leserinnen|lesern|anwender|nutzer|händler|tierhalter|(?<!\p{L})menschen|antragsteller|ratsuchend|mitglied|allseits|überall|allen, (?:mit|die)|jedermann|alle[rn]? seiten|alle seine|alle ihre|handelspartner|öffentlichkeit|(?<!\p{L})verein(?:e|en|s|smitglied\p{L}*)?(?!\p{L})`,
);
/** „Auf den Baustellen beliebt“: there others are met. */
const onSite = searchOf(/auf (?:den|unseren) baustellen/iu);
const partners = searchOf(late.iu`(?<!\p{L})partner|fremdfirm|(?:nach|sub)unternehm|dienstleister`);

const inner =
  '(?!\\p{L}*(?:kolleg|mitarbeit|team|vorgesetzt|leit(?:ung|er)|führung|chef|vorst[aä]nd|inhaber|ausbild|auszubild|lehrling|azubi|gesell|meister|polier|beschäftigt|belegschaft|personal|kräfte|praktikant|untergeben|unterstellt|kamerad|besatzung|partner|anwält|notar|direkt|rektor))';
const andMore = `(?:(?:, | und | sowie )(?:den |unseren |die )?${inner}\\p{Lu}[\\p{L}-]+)`;
/** „Pfarrern, Organisten und Sachverständigen begegnete sie freundlich“: whom nobody in the house is called by. */
/** „Alle, die ins Büro kamen, empfing sie freundlich“, „wer anrief, wurde …“ */
const callers = searchOf(
  late.iu`(?<!\p{L})(?:(?:alle[nr]?|jede[nmrs]?|denen|diejenigen|wer),? (?:(?:die|der|den) )?|wer (?:auch )?(?:immer )?)(?:[\p{L}-]+ ){0,5}(?:kam(?:en)?|kommt|kommen|anrief(?:en)?|anruft|anklopften?|betrat(?:en)?|eintrat(?:en)?|aufsuchten?|ratsuchten?|hilfe suchten?|vorsprach(?:en)?)(?!\p{L})`,
);

const outsiders = searchOf(
  lateRegExp(
    `^(?:Auch )?(?:[Bb]ei|[Vv]on) (?:(?:den|unseren) )?${inner}\\p{Lu}[\\p{L}-]+n(?:, | und | sowie )[^.;]{3,60} (?:war|ist|wurde|wird|genoss|genießt) (?:sie|er|Frau|Herr)(?!\\p{L})[^.;]*(?:geschätzt|beliebt|geachtet|angesehen|anerkannt|Ansehen|Anerkennung|Wertschätzung)|^(?:Auch )?(?:(?:[Dd]en|[Uu]nseren) )?${inner}\\p{Lu}[\\p{L}-]+n${andMore}+ begegnete?t? (?:sie|er|Frau|Herr)(?!\\p{L})|^(?:Auch )?(?:(?:[Dd]ie|[Uu]nsere) )?${inner}\\p{Lu}[\\p{L}-]+${andMore}+ (?:schätzt?en|mochten|achte[nt]en|lobten) (?:sie|ihn|(?:ihre|seine)n? (?!Fach|Arbeit|Wissen|Können|Leistung))|^(?:Auch )?(?:(?:[Dd]ie|[Uu]nsere) )?${inner}\\p{Lu}[\\p{L}-]+${andMore}+ (?:fragten|fragen|verlangten|verlangen|baten|bitten|riefen|rufen|warteten|warten|wünschten|wünschen|vertrauten|vertrauen|dankten|danken|kamen|kommen)(?!\\p{L})[^.;]{0,60}(?<!\\p{L})(?:er|sie|ih[rmn]|seine[mnr]?|ihre[mnr]?|Herrn?|Frau)(?!\\p{L})`,
    'u',
  ),
);

/** Sentences that say what somebody can or has done; naming customers there says nothing of the way with them. */
const ofWork: ReadonlySet<Category> = new Set<Category>([
  'expertise',
  'further-education',
  'comprehension',
  'working-success',
  'performance-summary',
]);

/** Parts in which praise of manners or character may stand. */
const praising: ReadonlySet<Part> = new Set<Part>(['performance', 'summary', 'behavior', 'closing']);

/** Customers belong to the tasks as they are told, whatever the job is called. */
export function servesClients({ units, parts, type }: LetterContext): boolean {
  if (type === 'praktikumszeugnis') return false;
  // An apprentice sees many desks; customers count where she was the one to speak with them.
  const learns = type === 'ausbildungszeugnis';
  return units.some((unit, at) => {
    if (parts[at] !== 'tasks') return false;
    if (learns) return faced.test(unit);
    const match = served.exec(unit);
    return match !== null && !remote.test(unit.flat.slice(0, match.index));
  });
}

/** Partners in business, offices, anybody outside with whom the tasks let the person speak. */
export function dealsWithPartners({ units, parts, type }: LetterContext): boolean {
  if (type !== 'arbeitszeugnis' && type !== 'zwischenzeugnis') return false;
  return units.some((unit, at) => parts[at] === 'tasks' && dealing.test(unit));
}

/** Does any praise of manners or character name somebody outside, be it who it may? */
export const praisesOutside = (letter: LetterContext): boolean =>
  letter.units.some(
    (unit, at) =>
      mayPraise(letter, at) &&
      (named.test(unit) ||
        outsiders.test(unit) ||
        partners.test(unit) ||
        namesPublic(unit) ||
        (letter.sentences[at]?.category === 'external-behavior' && byTrades.test(unit.flat)) ||
        letter.personsAt(at).some(({ group }) => group === 'external')),
  );

/** „Pfarrer, Organisten und Denkmalpfleger haben sein Wesen geschätzt“: people outside by their trades. */
const byTrades =
  /^(?:(?:Die|Unsere|Auch) )?(?:\p{Lu}\p{L}+, )*\p{Lu}\p{L}+ (?:und|wie|sowie) (?:die )?\p{Lu}\p{L}+ (?:haben|hatten|schätz|lob|mocht|mögen|schwärm|vertrau|dank)/u;

/** „ging mit den Daten der Antragsteller verschwiegen um“: praise of how their papers are kept. */
const ofPapers = searchOf(
  late.iu`(?:daten|unterlagen|akten|informationen|angelegenheiten) (?:der|von|unserer) \p{Lu}\p{L}+[^.;]{0,40}(?:umg|ging|geht|verschwieg|vertraulich|diskret)`,
);

/** A sentence that may praise manners or character. */
function mayPraise({ units, sentences }: LetterContext, at: number): boolean {
  const sentence = sentences[at];
  if (units[at]?.zone !== 'body' || sentence === undefined || !praising.has(sentence.part)) return false;
  const { part, category, codes } = sentence;
  // „innerhalb wie außerhalb des Hauses“, but for whom somebody took a stand.
  if (codes.includes('arbeitnehmerinteressen') || ofPapers.test(units[at])) return false;
  return part === 'behavior' || category === undefined || !ofWork.has(category);
}

/** Does a sentence name anybody outside the firm, in whatever words? */
export const namesOutside = (unit: Unit, ledByPartners: boolean): boolean =>
  named.test(unit) || callers.test(unit) || outsiders.test(unit) || (!ledByPartners && partners.test(unit));

/** Does any praise of manners or character name somebody outside? `ledByPartners`: partners are the employers here. */
export function praisesBeforeClients(letter: LetterContext, ledByPartners: boolean): boolean {
  return letter.units.some(
    (unit, at) =>
      mayPraise(letter, at) &&
      (namesOutside(unit, ledByPartners) || (letter.parts[at] === 'behavior' && onSite.test(unit))),
  );
}
