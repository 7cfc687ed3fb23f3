import { searchOf } from '../german/sieve.ts';
import type { Category } from '../letter/category.ts';
import type { LetterContext } from './letter-context.ts';
import type { Part } from './reading.ts';
import type { Unit } from './units.ts';

/** Whom the tasks bring the person together with: customers under any of their names. */
const served = searchOf(
  /(?<!\p{L})(?:(?:\p{L}+-)?\p{L}*(?<!ur)kund(?:en|innen|e|schaft)|mandant(?:en|innen|schaft)?|patient(?:en|innen)|klient(?:en|innen|el)|(?:\p{L}*(?:hotel|stamm|fahr|feier|seminar)-?)?gäste?n?|bewohner(?:n|innen)?|bürger(?:n|innen)?|besucher(?:n|innen)?|mieter(?:n|innen)?|bauherr(?:en|n)|fahrgästen?|interessent(?:en|innen)|käufer(?:n|innen)?|kundendienst|kundenberatung|kundenbetreuung|(?:kunden|mandanten|patienten|gäste)empfang|antragsteller(?:n|innen)?|ratsuchenden?|reisenden?|tierhalter(?:n|innen)?)(?!\p{L})/iu,
);
/** What brings nobody together: „die Auswertung der Daten von Kunden“. */
const remote =
  /(?:daten|umfrage|statistik|akten|zufriedenheit|anforderung|abrechnung|rechnung|kartei|stamm|marktforschung|analyse|buchung)\p{L}* (?:\p{L}+ ){0,3}$/iu;

/** Outside people, in the words that praise of behaviour has for them. */
const named = searchOf(
  /(?<!ur)kund(?:e|en|in|innen|schaft)(?!\p{L})|mandant|klient|patient|(?<!\p{L})gast(?!ro)|gäst|bewohner|bürger(?!meister)|besucher|anvertraut\p{L}* (?:menschen|person|kind|jugend|tier)|auftraggeb|bauherr|geschäfts(?:partner|freund)|(?:gesprächs|vertrags|projekt|kooperations|verhandlungs|ansprech)partner|mieter|eigentümer|versichert|famili|eltern|kinder|schüler|studier|teilnehm|angehörig|extern|(?<!\p{L})dritten|(?:nach|von) außen|außerhalb|käufer|interessent|reisend|publikum|leserinnen|lesern|anwender|nutzer|händler|tierhalter|(?<!\p{L})menschen|antragsteller|ratsuchend|mitglied|allseits|überall|allen, (?:mit|die)|jedermann|alle[rn]? seiten|alle seine|alle ihre|auf (?:den|unseren) baustellen|handelspartner|öffentlichkeit|verein/iu,
);
const partners = searchOf(/(?<!\p{L})partner/iu);

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
  if (type !== 'arbeitszeugnis' && type !== 'zwischenzeugnis') return false;
  return units.some((unit, at) => {
    if (parts[at] !== 'tasks') return false;
    const match = served.exec(unit);
    return match !== null && !remote.test(unit.flat.slice(0, match.index));
  });
}

/** Does a sentence name anybody outside the firm, in whatever words? */
export const namesOutside = (unit: Unit, ledByPartners: boolean): boolean =>
  named.test(unit) || (!ledByPartners && partners.test(unit));

/** Does any praise of manners or character name somebody outside? `ledByPartners`: partners are the employers here. */
export function praisesBeforeClients(letter: LetterContext, ledByPartners: boolean): boolean {
  return letter.units.some((unit, at) => {
    const sentence = letter.sentences[at];
    if (unit.zone !== 'body' || sentence === undefined || !praising.has(sentence.part)) return false;
    const { part, category } = sentence;
    if (part !== 'behavior' && category !== undefined && ofWork.has(category)) return false;
    return namesOutside(unit, ledByPartners);
  });
}
