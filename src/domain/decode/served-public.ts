import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

/** People who come to an office, a school, an association or a service, by what they are there. */
const people =
  '(?:mütter[n]?|väter[n]?|elternteilen?|alleinerziehenden?|(?:werdenden? )?eltern|sorgeberechtigten?|erziehungsberechtigten?|familien|pflegeeltern|pflegefamilien|tagespflegepersonen|jugendlichen?|heranwachsenden?|senior(?:en|innen)|betagten?|rentner(?:n|innen)?|angehörigen?|hinterbliebenen?|trauernden?|pflegebedürftigen?|hilfe(?:bedürftigen|suchenden|empfängern?|berechtigten)|(?:rat|arbeit|asyl|wohnungs?)-?suchenden?|arbeits?losen?|erwerbslosen?|leistungs(?:berechtigten|beziehern|bezieherinnen|empfängern?|empfängerinnen)|geflüchteten?|flüchtlingen?|zugewanderten?|migrant(?:en|innen)|antragsteller(?:n|innen)?|antragstellenden?|versicherten?|beitragszahler(?:n|innen)?|steuerpflichtigen?|gebührenzahler(?:n|innen)?|gewerbetreibenden?|existenzgründer(?:n|innen)?|unterhaltspflichtigen?|schuldner(?:n|innen)?|halter(?:n|innen)?|anwohner(?:n|innen)?|anlieger(?:n|innen)?|einwohner(?:n|innen)?|grundstückseigentümer(?:n|innen)?|bürger(?:n|innen)?|brautpaaren?|mitglieder(?:n|innen)?|vereinsmitgliedern?|gemeindemitgliedern?|spender(?:n|innen)?|förder(?:ern|mitgliedern)|ehrenamtlichen?|studieninteressierten?|studierenden?|schüler(?:n|innen)?|prüflingen?|teilnehmer(?:n|innen)|teilnehmenden?|anrufer(?:n|innen)?|abonnent(?:en|innen)|leser(?:n|innen)|ausleihenden?|passagieren?|reisenden?|urlauber(?:n|innen)?)';
/** What brings the person face to face, or to the telephone, with whomever it is done for. */
const meets =
  '(?:beriet|berät|berieten|beraten|beratung|betreute|betreut|betreuung|begleitete|begleitet|begleitung|empfing|empfängt|bediente|bedient|informierte|informiert|unterstützte|unterstützt|unterrichtete|unterrichtet|unterweisung|schulte|auskunft(?:serteilung)?|auskünfte|erstberatung|einzelberatung|sozialberatung|\\p{L}+beratung|ansprechpartner(?:in)?|ansprechperson|anlaufstelle|anliegen|sprechstunden?|gespräche?n?|beratungsgespräche?n?|hausbesuche?n?|telefonate?n?)';
/** Whoever holds one of these or stands at one of them meets the public. */
const open =
  '(?:publikumsverkehrs?|parteienverkehrs?|bürgerverkehr|bürgertelefon\\p{L}*|bürgersprechstunden?|elternsprech\\p{L}*|auskunftsschalter\\p{L}*|schalterdienst\\p{L}*|(?:in|während) (?:der|ihrer|seiner|den) (?:\\p{L}+ )?(?:sprechstunden?|sprechtagen?)|sprechstunden? für|(?:kunden|service|beratungs|bestell|notfall)-?hotline|inbound\\p{L}*|(?:call|service)-?center-?(?:gespräch|telefon)\\p{L}*|telefonische[rn]? (?:beratung|kundenberatung|auskunft|auskünften?)|(?:ausleih|info|auskunfts)-?theke|(?:im|am|in der|in unserer?|in unserem|des) (?:\\p{Ll}+en )?(?:bürger(?:büro|amt|service|center|zentrum|haus)s?|(?:einwohner)?melde(?:amts?|stelle|behörde)|zulassungs(?:stelle|behörde)|(?:\\p{L}*(?:service|info|informations|empfangs|bürger)|kunden)-?(?:schalters?|points?|theke|tresens?)|front-?desk\\p{L}*))';

const advised = searchOf(
  lateRegExp(
    [
      `(?<!\\p{L})${meets}(?!\\p{L}) (?:(?:an|für|mit|von|der|die|den|unserer?|unsere|unseren|täglich|telefonisch|persönlich) ){0,3}(?:[\\p{Ll}]+ )?(?:\\p{Lu}\\p{L}+ (?:und|oder|sowie) )?(?<who>${people})(?!\\p{L})`,
      `(?<!\\p{L})(?<whom>${people})(?!\\p{L}) (?:\\p{L}+ ){0,4}(?:beriet|berät|betreute|betreut|begleitete|begleitet|auskunft|auskünfte|informierte|informiert)(?!\\p{L})`,
      `(?<!\\p{L})${open}(?!\\p{L})`,
    ].join('|'),
    'iu',
  ),
);
/** Those who are met belong to the house, or its things are looked after: nobody of the public is before him. */
const ofTheHouse = late.iu`(?<!\p{L})(?:auszubildende|mitarbeite|beschäftigte|kolleg|kräfte|interne|rechner|netz|drucker|reinig)\p{L}*`;

/** Praise before the same people, in whatever words. */
const named = searchOf(
  late.iu`(?<!\p{L})(?:mütter|väter|jugendliche|heranwachsende|senior(?:en|innen)|rentner|anrufe|rat ?suchende|hilfesuchende|hilfebedürftige|alleinerziehende|leistungs(?:berecht|bezieh|empf)|geflüchtete|trauernde|hinterbliebene|steuerpflicht|gewerbetreib|existenzgründ|schuldner|anwohner|anlieger|einwohner|brautpaar|spender|publikum|parteien|pflegebedürft|abonnent|arbeitssuchend|arbeitsuchend|arbeitslos|gemeindemitglied|ehrenamtlich|am (?:telefon|schalter)|in (?:der|ihren|seinen) (?:sprechstunde|beratung|gespräch)|hausbesuch)`,
);

/** Those whom the tasks tell of as advised, looked after or received day by day. */
export function meetsPublic(letter: LetterContext): boolean {
  const { units, parts, type } = letter;
  if (type !== 'arbeitszeugnis' && type !== 'zwischenzeugnis') return false;
  if (!mayStand(letter, advised)) return false;
  return units.some((unit, at) => parts[at] === 'tasks' && advised.test(unit) && !ofTheHouse.test(unit.flat));
}

/** Does a sentence name people of the public? */
export const namesPublic = (unit: Unit): boolean => named.test(unit);
