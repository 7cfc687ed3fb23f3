import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { titleAt } from './title-cut.ts';
import type { Unit } from './units.ts';

const who = '(?<who>er|sie|Herr [\\p{L}-]+|Frau [\\p{L}-]+)';
/** A day, a month or a year. */
export const day = '(?:\\d{1,2}\\. ?(?:\\d{1,2}\\. ?|\\p{L}+ ))?(?:\\p{L}+ )?\\d{4}';
const when = `(?<when>(?:dann|danach|zuletzt|später|schließlich|seither|seitdem|(?:seit|ab) (?:dem )?${day}|vom? ${day} (?:bis(?: zum)? ${day}|an)))`;

/** „leitete er seit dem 1. Januar 2015 den Geschäftsbereich Industriekunden“ */
const named = searchOf(
  lateRegExp(
    `(?<!\\p{L})(?:leitete|leitet|führte|führt|verantwortete|verantwortet) (?:${who} )?(?:${when} )?(?:den|die|das|unsere?n?) (?<unit>Team|(?:Geschäfts|Fach|Kunden|Vertriebs|Wohn)?[Bb]ereich|(?:Fach|Haupt)?[Aa]bteilung|Referat|Dezernat|Sachgebiet|Fachgebiet|Ressort|Niederlassung|Zweigstelle|Filiale|Geschäftsstelle|Außenstelle|Station|Werk|Standort) (?<name>\\p{Lu}[\\p{L}&-]+(?: (?:und|&) \\p{Lu}[\\p{L}-]+)?)`,
    'u',
  ),
);
/** „leitet seit dem 1. Februar 2018 den Umschlag“, „leitet sie die Kindertagesstätte Regenbogen“, „leitete ab 2015 die interdisziplinäre Intensivstation“ */
const led = searchOf(
  lateRegExp(
    `(?<!\\p{L})(?:leitete|leitet) (?:${who} )?(?:${when} )?(?:den|die|das|unsere?n?|unser) (?:\\p{Ll}+ ){0,2}(?<unit>\\p{Lu}[\\p{L}-]+)(?![\\p{L}-]|(?<!stätte|krippe|garten|schule) \\p{Lu}|(?:(?! mit )[^,;.])* (?:als \\p{Lu}|an(?:[,;.]|$| und )))`,
    'u',
  ),
);
/** „wurde ihm zum 1. Juli 2016 die Abteilung Einkauf anvertraut“ */
const handed = searchOf(
  late.u`(?:wurde|übertrug|übertrugen|vertraute|vertrauten)(?!\p{L})(?:[^.;,]|\d\.){0,60} (?:die (?<she>Abteilung|Niederlassung|Zweigstelle|Außenstelle)|(?:das|den) (?<it>Referat|Sachgebiet|Dezernat|Ressort|Werk|(?:Geschäfts|Fach)?[Bb]ereich)) (?<name>\p{Lu}[\p{L}&-]+(?: und \p{Lu}[\p{L}-]+)?)(?: an)?(?: anvertraut| übertragen|[.,])`,
);
/** „wurde ihr die Leitung der Abteilung Einkauf übertragen“ */
const entrusted = searchOf(
  late.u`(?:übernahm|übertrug|übertrugen|wurde|erhielt|hatte|hat)(?!\p{L})(?:[^.;]|\d\.){0,60} (?:die|der) Leitung (?:(?<named>(?:der|des) (?:\p{Lu}\p{L}*(?:bereichs|abteilung)|Abteilung|Bereichs|Referats|Sachgebiete?s|Niederlassung|Filiale|Station|Werke?s) \p{Lu}[\p{L}&-]+(?: und \p{Lu}[\p{L}-]+(?= ))?)|(?<its>der|des|unserer|unseres) (?<kind>(?:\p{Ll}+ ){0,2})(?<own>\p{Lu}\p{Ll}+en (?=\p{Lu}))?(?<unit>\p{Lu}[\p{L}-]+)(?![\p{L}-]| \p{Lu}))`,
);
const neuter = /(?:team|bereich|referat|dezernat|gebiet|ressort|werk|standort)$/i;

/** What those are called who lead a part of a house. */
const called: readonly (readonly [RegExp, string])[] = [
  [/filiale$/iu, 'Filial'],
  [/station$/iu, 'Stations'],
  [/^abteilung$/iu, 'Abteilungs'],
  [/^gruppe$/iu, 'Gruppen'],
  [/^wohngruppe$/iu, 'Wohngruppen'],
  [/^teams?$/iu, 'Team'],
  [late.iu`^(?:\p{L}+-?)?schicht$`, 'Schicht'],
  [/werkstatt$/iu, 'Werkstatt'],
  [/markt(?:e?s)?$/iu, 'Markt'],
  [/^werk(?:e?s)?$/iu, 'Werk'],
  [/küche$/iu, 'Küchen'],
  [/^niederlassung$/iu, 'Niederlassungs'],
  [/^wohnbereichs?$/iu, 'Wohnbereichs'],
  [/^bereichs?$/iu, 'Bereichs'],
  [/^sachgebiet(?:e?s)?$/iu, 'Sachgebiets'],
  [/^referat(?:e?s)?$/iu, 'Referats'],
  [/^betrieb(?:e?s)?$/iu, 'Betriebs'],
  [/^standort(?:e?s)?$/iu, 'Standort'],
  [/lagers?$/iu, 'Lager'],
  [/^geschäftsstelle$/iu, 'Geschäftsstellen'],
  [/^zweigstelle$/iu, 'Zweigstellen'],
  [/^einrichtung$/iu, 'Einrichtungs'],
];
/** What is led beside the work or for a while. */
const noPost = late.iu`projekt|sitzung|besprech|arbeits(?:gruppe|kreis)|kreis$|kurs|seminar|schulung|gespräch|verhandlung|umzug|umbau|umstellung|einführung|arbeit|aufgabe|maßnahme|ausbildung|anleitung|bau$|runde|treffen|veranstaltung|chor|ausschuss|kommission|aktion|kampagne|mitarbeit|beschäftigt|person(?!al(?:abteilung|wesen|büro))|kräfte|kollegen|praktikant|lehrling|auszubild|schüler|kinder(?!tages|garten|haus|heim|krippe)|studi|innen$|lernende|geschick|geschäft|(?<!\p{L})jahr|zeit|verein|klasse|planung|vorbereitung|abwicklung|inbetriebnahme|produktion$`;
/** A post that began at some time; what one „leitete“ without it is a task. */
export const since = late.iu`(?<!\p{L})(?:seit|ab|vom|von \d{4}|zum \d|danach|dann|zuletzt|später|schließlich|inzwischen|heute)(?!\p{L})`;

/** Another kind of post, however it is told: no leader in place of it. */
const leads = /leit|chef|vorstand|direktor/i;

const onDay = late.u`(?<!\p{L})(?:[Aa]m|[Zz]um|[Aa]b|[Ss]eit)(?: dem)? \d{1,2}\. ?(?:\d|\p{Lu})`;
const forNow = late.iu`(?<!\p{L})(?:zusätzlich|zudem|außerdem|daneben|auch|vertretungsweise|kommissarisch\p{L}*|vorübergehend\p{L}*|interim\p{L}*)(?!\p{L})`;

/** „wurde ihr die Leitung der Filiale übertragen“ */
function givenPost(sentence: Unit, found: string | null): string | null {
  const { flat } = sentence;
  const female = /(?<!\p{L})(?:ihr|sie|frau)(?!\p{L})/iu.test(flat);
  const { she, it, name } = handed.exec(sentence)?.groups ?? {};
  if (name !== undefined) {
    const place = she === undefined ? `des ${it ?? ''}s` : `der ${she}`;
    return `${leader(female)} ${place} ${name}`;
  }
  const { named: full, unit = '', its = '', kind = '', own = '' } = entrusted.exec(sentence)?.groups ?? {};
  if (full !== undefined) return `${leader(female)} ${full}`;
  const short = unit === '' ? null : compound(unit, female);
  if (short !== null || unit === '' || !onDay.test(flat) || noPost.test(unit)) return short;
  if (/gruppe$/iu.test(unit) && found !== null && carers.test(found)) return null;
  return `${leader(female)} ${its.replace('unsere', 'de')} ${which.test(kind) ? kind : ''}${own}${unit}`;
}

/** „analytischen“ tells which one, „gesamten“ and „neuen“ do not. */
const which = late.u`^\p{Ll}+(?:isch|lich|al|iv|ell|är|ativ)en $`;

/** A title told by a verb: „leitete er seit dem 1. Januar 2015 den Geschäftsbereich Industriekunden“. */
export function headTitle(sentence: Unit, found: string | null): string | null {
  const { flat } = sentence;
  const leading = found !== null && leads.test(found) && !/^stellv/iu.test(found);
  // A leader comes to another post on a day of its own, and for good.
  const isNew = !leading || (onDay.test(flat) && !forNow.test(flat));
  const given = isNew ? givenPost(sentence, found) : null;
  if (given !== null || leading) return given;
  // Beside a title it counts only as what came after it.
  if (found !== null && !since.test(flat)) return null;
  const groups = named.exec(sentence)?.groups;
  if (groups !== undefined) {
    const { unit = '', name = '' } = groups;
    const woman = isFemale(flat, groups['who']);
    if (everyday.test(unit)) return compound(unit, woman);
    const place = neuter.test(unit) ? `des ${unit}s` : `der ${unit}`;
    return `${leader(woman)} ${place} ${name}`;
  }
  const hit = since.test(flat) ? led.exec(sentence) : null;
  const own = hit?.groups;
  // „Seit 2018 betreute er Umbauten: Er plante und leitete die Montage“ tells tasks.
  const before = flat.slice(0, hit?.index);
  if (own === undefined || /[:;]/u.test(before.slice(before.search(since)))) return null;
  const { unit = '' } = own;
  const female = isFemale(flat, own['who']);
  // Those who look after people lead groups in their daily work.
  if (/gruppe$/iu.test(unit) && found !== null && carers.test(found)) return null;
  const short = compound(unit, female);
  const allTheTime = found === null && unit === 'Produktion' && own['when']?.startsWith('vom') === true;
  if (short !== null || (noPost.test(unit) && !allTheTime)) return short;
  if (/(?:labor|garten)$/u.test(unit)) return `${leader(female)} des ${unit}s`;
  return `${leader(female)} ${/(?:Produktion|abteilung|buchhaltung|verwaltung|stätte|krippe|schule)$/u.test(unit) ? 'der ' : ''}${unit}`;
}

/** Whoever leads one of these is called by a word of its own, whatever its name is. */
const everyday = /^(?:Filiale|Station|Zweigstelle|Geschäftsstelle)$/u;
const carers = /erzieh|pädagog|pfleg|betreu|assist|therapeut/i;

const leader = (female: boolean): string => (female ? 'Leiterin' : 'Leiter');

const isFemale = (flat: string, told: string | undefined): boolean =>
  told === undefined ? /(?<!\p{L})(?:Frau|sie|Sie)(?!\p{L})/u.test(flat) : /sie|Frau/.test(told);

/**
 * The post that begins a text: „Leiterin unserer Filiale in Aurich“ → „Filialleiterin“, „Leiter unseres Werks Kassel“ →
 * „Leiter des Werks Kassel“.
 */
export function postAt(told: string): string | null {
  const { unit = '', woman, name } = ours.exec(told)?.groups ?? {};
  const short = unit !== '' && name === undefined ? compound(unit, woman !== undefined) : null;
  return short ?? titleAt(name === undefined ? told : told.replace(/ unsere([rs]) /u, ' de$1 '));
}
const ours = late.u`^Leiter(?<woman>in)? (?:unsere[rsmn]?|eine[rs]) (?:\p{Ll}+ )?(?<unit>\p{Lu}[\p{L}-]+)(?![\p{L}-])(?<name> \p{Lu})?`;

/** „Intensivstation“ → „Stationsleiterin“ */
function compound(unit: string, female: boolean): string | null {
  const start = called.find(([end]) => end.test(unit))?.[1];
  return start === undefined ? null : `${start}leiter${female ? 'in' : ''}`;
}
