import { lateRegExp } from '../german/late.ts';
import type { PatternSource } from '../german/pattern-source.ts';
import { tongue } from './excluded-fields.ts';
import { plainFacts } from './plain-facts.ts';
import { words } from './story-clash.ts';
import { moreTraits } from './trait-denials.ts';

/** A trait: what praises it, and by what words an event is known to be about it. */
export interface Topic {
  readonly field: string;
  readonly praises: readonly RegExp[];
  readonly about: PatternSource;
}
const traits = new Map([...plainFacts, ...moreTraits].map((one) => [one.id, one] as const));
/** @param ids of the traits whose praise counts, blank between @param more praise beside theirs */
const topic = (ids: string, about: string, more?: string, field?: string): Topic => {
  const known = ids.split(' ').flatMap((id) => traits.get(id) ?? []);
  const praises = known.map(({ praise }) => praise);
  return {
    field: field ?? known[0]?.field ?? '',
    praises: more === undefined ? praises : [...praises, lateRegExp(words(more).source, 'iu')],
    about: words(about),
  };
};
const people = '(?:kund|gäst|patient|mandant|auftraggeb|angehörig|bewohner)@';
const digital = '(?:edv|it-|excel|word%|sap%|software|programm|computer)';

export const topics: readonly Topic[] = [
  topic('languages', `${tongue}|fremdsprach|ausl[aä]nd|dolmetsch`, `${tongue}|sprachkenntnis`),
  topic(
    '',
    `${digital}|bildschirm|tabelle|@system%|@daten%`,
    `${digital}@~(?:gut|sicher|souverän|beherrsch)|(?:gute|sicher|umfassende|beherrsch)@~${digital}`,
    'EDV-Kenntnisse',
  ),
  topic(
    '',
    'schreiben%|brief|bericht|protokoll|texte|schrift|dokumentation|entwürfe|korrespondenz',
    'schriftlich|sprachlich|stilistisch|formulier|(?:berichte|protokolle|texte)%',
    'Schriftlicher Ausdruck',
  ),
  topic(
    'grasp',
    'einarbeit|eingearbeitet|neue[smnr]?%|neuerung|abläufe|schritt|erlern|materie%|handgriff|umstellung',
    'eingearbeitet|kürzester zeit',
  ),
  topic(
    'quality',
    'korrigier|gegen(?:zu|ge)?les|fehler|nach(?:arbeit|kontroll|besser)|ausschuss|unvollständig|verwechs|erneuer|berichtig|vergess|überarbeit|beanstand|falsch|lücken|abweichung|angaben|durch%|mängel',
    'sorgfalt|genau',
  ),
  topic(
    'punctuality',
    '(?:dienst|arbeits)(?:beginn|zeit)|spät|pünktlich|rechtzeitig|morgen|öffn|pausen|warten|schicht',
  ),
  topic(
    'calm',
    'druck%|stress|hekti|arbeits(?:anfall|aufkommen|menge)|andrang|spitzen|saison|pensum|belast|überford|gleichzeitig|zugleich|mehrere@ (?:kund|gäst|auftr|vorg)|eng%',
  ),
  topic(
    'teamwork conduct',
    'team|kolleg(?:en|innen)%(?! und)|gruppe%|zusammenarbeit|absprache|abstimmung|informationen|erfahrungen|allein%|für sich%|gemeinsame|ton%|umgangs|wortwahl|verhalten|auftreten|abmahnung|ermahn|verwarnt|weisung|vorgesetzte|kritik|vereinbarung|konflikt|streit|art%',
    'beliebt|geschätzt|benehmen|höflich|aufgehoben|bereitwillig',
    'Zusammenarbeit und Verhalten',
  ),
  topic(
    '',
    people,
    `${people}~(?:schätz|beliebt|vertrau|freundlich)@|(?:beliebt|schätz)@~${people}`,
    'Ansehen bei Kunden',
  ),
  topic(
    'deadlines punctuality',
    'frist|termin|stichtag|bericht|zugesagt|erinner|vereinbart|angebote|rückruf|unterlagen|fertigstell|abschl[uü]ss@~(?:spät|monat)',
    'zuverlässig|termine%',
  ),
  topic(
    'till trust',
    'kasse|differenz|fehlb|beträge|belege|schlüssel|spesen|reisekosten|wechselgeld|inventur|abrechnung',
    'ehrlich',
  ),
  topic('knowledge', 'fach|grundlagen|begriffe|vorschriften|regel|kenntnis|wissen%'),
  topic(
    'knowledge',
    'bildung|schulung|seminar|lehrg[aä]ng|kurse',
    'bildung|seminar|schulung|bildete',
    'Weiterbildung',
  ),
  topic(
    'leading',
    'mitarbeiter|beschäftigte|fluktuation|kranken|betriebsrat|klima|mannschaft|versetzung|(?:ihre?|seine?)[nmr]? (?:team|abteilung)',
    'führungs|klima|mitarbeiter@~(?:schätz|motivier)@|team~führ',
  ),
  topic(
    'readiness',
    'mehrarbeit|überstunden|zusätzlich|aufgetragen|dienste%|wochenend|samstag|interesse|vorschläge|hinaus%|aufforderung|aufgaben%|arbeiten%|arbeit%|einsatz|privat|begeisterung',
    'überstunden',
  ),
  topic(
    'independence',
    'anleitung|anweisung|vorg[ae]be|kontroll|geprüft|durchsicht|schritt|begleit|allein|fest(?:ge)?leg|freig[ae]|h[ie]lf|unterstützung|rückfrag|rücksprache|gemessen|ausbilder|genehmig|vorgesetzter|meister%',
    'eigen|anleitung|freie hand',
  ),
];
