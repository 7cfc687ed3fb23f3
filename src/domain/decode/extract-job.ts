import { searchOf } from '../german/sieve.ts';
import { allMatches } from '../german/all-matches.ts';
import type { CertificateType } from '../letter/certificate-type.ts';
import type { Unit } from './units.ts';

const stop =
  /^(?:in (?:unser|mein|der (?:klinik|praxis|kanzlei)(?!\p{L})|der zeit|dem|einem|einer|vollzeit|teilzeit|festanstellung|der firma|der abteilung|seiner|ihrer)|im wohnbereich(?!\p{L})|auf (?:dem wohnbereich|der station)(?!\p{L})|im (?:klinikum|krankenhaus|verein|verlag|\p{L}+-verlag|hotel|museum|seniorenzentrum|pflegeheim|kinderhaus|autohaus|möbelhaus|landratsamt|verkaufsgebiet|gebiet|raum|bezirk|großraum|unternehmen|haus|hause|betrieb|rahmen|bereich|zeitraum|umfang|angestelltenverhältnis|team|referat|jahr|sinne|dienst|einsatz)|bei |beim |für (?:unser|die firma|uns|das unternehmen|den zeitraum|\d|zwei |drei |vier |fünf |sechs |sieben |acht |neun |zehn |zwölf )|an (?:unser|der|dem)|am standort|mit |teil (?:unser|des|der)|ein(?:gestellt|gesetzt)?(?!\p{L})|tätig|beschäftigt|angestellt(?!\p{L})|ausgebildet|gemacht|erhalten|begonnen|beendet|bestanden|absolviert|abgeschlossen|gelernt|durchlaufen|gearbeitet|arbeitete?t?|führte?|leitete?|tr[uä]gt?|oblag(?:en)?|obliegt|betreut|verantwortet|eingesetzt|ernannt|befördert|bestellt|berufen|begann|war|ist|wahr(?!\p{L})|erlernt|inne(?!\p{L})|übernommen|sowie(?!\p{L})|seit(?!\p{L})|vom(?!\p{L})|von \d|bis(?!\p{L})|zu |zum|zur|unser|mein|wo |der |die |das |den |dem |dessen|auf |ab |über(?!\p{L})|nach(?!\p{L})|unter(?!\p{L})|in der (?:abteilung|niederlassung|filiale)|zunächst|später|erfolgreich|,|;|\.|\(|:)/iu;
/** The employer after the title: „der Gemeinde Neustadt“, „der Muster GmbH“. */
const employer =
  /^(?:der (?:gemeinde|stadt|firma|gesellschaft|universität|hochschule|kreis|landes|bank|stiftung|einrichtung|praxis|\p{Lu}[\p{L}&.-]+ (?:gmbh|ag|kg|se|eg|gemeinnützige))|des (?:landkreises|kreises|vereins|unternehmens|hauses|klinikums|betriebes|betriebs|landes|amtes))(?!\p{L})/iu;
const lead =
  /(?<!\p{L})(?:als|(?:position|stelle|funktion|aufgaben?|rolle|tätigkeit|posten) (?:als|der|des|eine[rs])|in der (?:position|funktion|rolle)(?= \p{Lu})|zum|zur|ist (?:er|sie)|\p{L}*beruf(?:e?s)?(?: (?:der|des|einer|eines|als|zum|zur))?|(?:war|ist|wurde) (?:er|sie|(?:herr|frau) [\p{L}-]+)(?: (?:dann|zuletzt|dort|bei uns|zudem|auch))? (?:unsere?|unser))\s+(?=["„“]?\p{L})/giu;
const training =
  /(?:ausbildung|umschulung|grundbildung|lehre|auszubildende[rn]?|lehrling) (?:als|zum|zur)\s+|(?<=(?:zum|zur) )(?=[^.]{3,120} (?:ausgebildet|ausbilden))/iu;
const noTitle =
  /^(?:folge|solche|auch|zudem|zusätzlich|außerdem|ebenfalls|ein|eine|sehr|gut|besonders|er|sie|wir|teil|mitglied|ansprechpartner|vorgesetzte|ersatz|vertretung)(?!\p{L})|^(?:(?:\d|ersten|letzten|ende|zeit|beginn|jahres|monat|zufriedenheit|übernahme|wahrnehmung|unterstützung|verfügung|\p{L}+(?:ung|heit|keit)(?:en)?)(?!\p{L}))/iu;
const jobEnd =
  /(?:er|in|frau|mann|leute|kraft|kräfte|hilfe|leitung|assistenz|ist|ant|ent|or|eur|ier|ar|är|loge|login|arzt|koch|köchin|wirt|anwalt|meister|referendar|praktikant|praktikantin|azubi|auszubildende[rn]?|fachangestellte[rn]?|angestellte[rn]?|beamte[rn]?|beauftragte[rn]?|sekretärin|manager|engineer|developer|consultant|chef|chefin|head|officer|student|pilot|coach|trainee|volontär|ingenieur|vorstand|bildner|sachbearbeiter|helfer|pflegekraft|fahrer|lehrer|gesell(?:e|in)|gehilf(?:e|in)|pädagoge|experte|architekt|fotograf|ökonom|expertin|hort|ess)s?(?!\p{L})/iu;

/** „Tätigkeit: Köchin“ */
const inForm = searchOf(
  /(?:tätigkeit|position|stelle|beruf|funktion|berufsbezeichnung)\s*:\s*(.+?)(?=\s+\p{L}+\.?:|$)/iu,
);

/**
 * The last job title that the introduction tells („zunächst als X, seit 2017 als Y“ gives Y), in the nominative.
 * @param units introduction first, then the sentences before the ratings
 */
export function extractJobTitle(units: readonly Unit[], type: CertificateType | null): string | null {
  if (type === 'praktikumszeugnis') {
    const flat = units.map((unit) => unit.flat).join(' ');
    return intern.exec(flat)?.[0] ?? internOf(flat);
  }
  let found: string | null = null;
  units.forEach((unit, at) => {
    const form = inForm.exec(unit);
    if (form?.[1] !== undefined && found === null && unit.flat.length < 120) found = form[1];
    // „als Teamleiterin führte sie …“ after „Teamleiterin Disposition“ tells less.
    for (const title of titlesIn(unit.flat, at > 0, found !== null))
      if (found?.startsWith(title) !== true && !(at > 0 && withPlace(title, found))) found = title;
    found = headOf(unit, found) ?? found;
  });
  return found ?? barePredicate(units);
}

/** „Als Schichtführer der Fräserei leitete er …“ behind „Schichtführer“ tells a place rather than a title. */
const withPlace = (title: string, found: string | null): boolean =>
  found !== null &&
  title.startsWith(`${found} `) &&
  /^(?:de[rs]|im|in der|am|an der) /.test(title.slice(found.length + 1));

/** „ein Praktikum im Firmenkundengeschäft“: what Frau or Herr so-and-so was there. */
const served =
  /(?<!\p{L})(?:\p{Lu}\p{L}*praktikum|Praktikum) (?<place>(?:im|in der) (?!(?:Bereich|Fachbereich|Abteilung|Team|Rahmen|Zeit|Zeitraum|Umfang|Unternehmen|Betrieb|Hause?|Firma|Sommer|Winter|Herbst|Frühjahr|Verbund|Anschluss|\p{L}*amt|\p{L}*praxis|\p{L}*kanzlei)(?!\p{L}))\p{Lu}[\p{L}-]+)(?! (?:und|de[rs]) \p{Lu})/u;

function internOf(flat: string): string | null {
  const place = served.exec(flat)?.groups?.['place'];
  if (place === undefined || !/^(?:Frau|Herr)(?!\p{L})/u.test(flat)) return null;
  return `${flat.startsWith('Frau') ? 'Praktikantin' : 'Praktikant'} ${place}`;
}

/** „Praktikantin in der Kulturredaktion“, but not „in der Zeit vom …“ and not where the house itself is meant. */
const intern =
  /(?<!\p{L})(?:\p{Lu}\p{L}*praktikant(?:in)?|Praktikant(?:in)?)(?!\p{L})(?: (?:in der|im|an der|am) (?!(?:Zeit|Zeitraum|Standort|Hochschule|Universität|Klinikum|Rahmen|Umfang|Unternehmen|Betrieb|Hause?|Firma|Dauer|Form|Jahr|Sommer|Winter|Herbst|Frühjahr|Dienst|Verbund|Einsatz|Raum|Team(?! \p{Lu}))(?!\p{L}))(?:(?:Bereich|Abteilung|Fachbereich|Referat|Ressort|Team|Sachgebiet) )?\p{Lu}[\p{L}-]+(?: und \p{Lu}[\p{L}-]+(?= (?:unser|tätig|bei|beschäftigt)))?)?/u;

const heads = searchOf(
  /(?<!\p{L})(?:leitete|leitet|führte|führt|verantwortete|verantwortet) (?:(?<who>er|sie|Herr [\p{L}-]+|Frau [\p{L}-]+) )?(?<when>(?:dann|danach|zuletzt|später|schließlich|(?:seit|ab) (?:dem )?(?:\d{1,2}\. ?(?:\d{1,2}\.|\p{L}+) ?)?(?:\p{L}+ )?\d{4}) )?(?:den|die|das|unsere?n?) (?<unit>(?:Geschäfts|Fach|Kunden|Vertriebs|Wohn)?[Bb]ereich|(?:Fach|Haupt)?[Aa]bteilung|Referat|Dezernat|Sachgebiet|Fachgebiet|Ressort|Niederlassung|Zweigstelle|Filiale|Geschäftsstelle|Außenstelle|Station|Werk|Standort) (?<name>\p{Lu}[\p{L}&-]+(?: (?:und|&) \p{Lu}[\p{L}-]+)?)/u,
);
/** „wurde ihr die Leitung der Abteilung Einkauf übertragen“ */
const entrusted = searchOf(
  /(?:übernahm|übertrug|übertrugen|wurde|erhielt|hatte|hat)(?!\p{L})[^.;]{0,60} die Leitung (?<unit>(?:der|des) (?:\p{Lu}\p{L}*(?:bereichs|abteilung)|Abteilung|Bereichs|Referats|Sachgebiets|Niederlassung|Filiale|Station|Werks) \p{Lu}[\p{L}&-]+(?: und \p{Lu}[\p{L}-]+(?= ))?)/u,
);
const neuter = /(?:bereich|referat|dezernat|gebiet|ressort|werk|standort)$/i;

/** „leitete er seit dem 1. Januar 2015 den Geschäftsbereich Industriekunden“: a title told by a verb. */
function headOf(sentence: Unit, found: string | null): string | null {
  const { flat } = sentence;
  if (found !== null && /leit|chef|vorstand|direktor/i.test(found)) return null;
  const given = entrusted.exec(sentence)?.groups?.['unit'];
  if (given !== undefined)
    return `${/(?<!\p{L})(?:ihr|sie|frau)(?!\p{L})/iu.test(flat) ? 'Leiterin' : 'Leiter'} ${given}`;
  const groups = heads.exec(sentence)?.groups;
  if (groups === undefined) return null;
  const { who, when, unit = '', name = '' } = groups;
  // Beside a title it counts only as what came after it.
  if (
    found !== null &&
    (when === undefined ? flat.search(time) < 0 || !/seit|ab|dann|später|zuletzt/.test(flat) : false)
  )
    return null;
  const female = who === undefined ? /(?<!\p{L})(?:Frau|sie|Sie)(?!\p{L})/u.test(flat) : /sie|Frau/.test(who);
  return `${female ? 'Leiterin' : 'Leiter'} ${neuter.test(unit) ? `des ${unit}s` : `der ${unit}`} ${name}`;
}

/** „war vom … bis zum 31. Mai 2016 Redakteurin im Lokalressort“: a title without „als“ behind the time. */
function barePredicate(units: readonly Unit[]): string | null {
  let found: string | null = null;
  for (const { flat } of units) {
    if (!/(?<!\p{L})(?:war|ist)(?!\p{L})/u.test(flat)) continue;
    for (const match of flat.matchAll(time)) {
      const title = cut(flat.slice(match.index + match[0].length).split(/ (?:unser|bei)/)[0] ?? '');
      if (title !== null) found = title;
    }
  }
  return found;
}

const time =
  /(?<!\p{L})(?:zunächst|danach|dann|zuletzt|inzwischen|später|(?:bis|seit|ab)(?: zum| dem)? (?:\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+)\s?\d{4}|\p{L}+ \d{4}|\d{4}))\s+(?:unsere?\s+)?(?=\p{Lu}\p{L})/gu;

function titlesIn(flat: string, later: boolean, known: boolean): string[] {
  const titles: string[] = [];
  const trained = training.test(flat);
  for (const match of allMatches(lead, flat)) {
    const before = match[0].toLowerCase();
    const after = flat.slice(match.index + match[0].length);
    if (
      /^(?:zum|zur)/.test(before) &&
      !trained &&
      !/(?<!\p{L})(?:berief(?:en)?|ernannten?|beförderten?|bestellten?) (?:\p{L}+ ){0,4}$/iu.test(
        flat.slice(0, match.index),
      ) &&
      !/^[^.;,]{3,60}(?:ernannt|befördert|bestellt|berufen|ausgebildet|aufgestiegen|auf)(?!\p{L})/iu.test(
        after,
      )
    )
      continue;
    if (
      before.startsWith('ist') &&
      !/seit|inzwischen|heute|derzeit|nunmehr/i.test(flat.slice(0, match.index + 4))
    )
      continue;
    if (
      later &&
      before.startsWith('als') &&
      !/^als [^,;]{3,60} (?:trug|trägt|führte?|leitete?|verantwortete?|oblag(?:en)?|obliegt|obliegen)(?!\p{L})|eingesetzt|tätig|wirkte?(?!\p{L})|fungiert|beschäftigt|angestellt|wechsel|arbeitete|arbeitet(?!\p{L})|(?:seit|zuletzt|später|danach|ab \d\S*|ab dem [^,;]{4,20}) als|(?:war|ist) (?:er|sie|(?:herr|frau) \p{L}+) (?:[^,;]{0,40} )?als/iu.test(
        clauseAt(flat, match.index),
      )
    )
      continue;
    if (later && /(?:zunächst|anfangs)(?!.*(?:seit|später|dann|zuletzt))/iu.test(clauseAt(flat, match.index)))
      continue;
    // „verantwortete den Posten des Sauciers“ tells what a cook did, unless she rose to it.
    // „übernahm alle Aufgaben einer Pflegefachkraft“ is what the work was like.
    if (later && known && /^aufgaben? eine/.test(before) && !/befördert|aufgestiegen|seit|ab /iu.test(flat))
      continue;
    if (
      later &&
      known &&
      /^(?:position|stelle|funktion|aufgabe|rolle|tätigkeit|posten)/.test(before) &&
      !rose.test(flat)
    )
      continue;
    // „war sie unsere Leiterin Einkauf“, but not „war sie unsere beste Kraft“.
    if (/unsere?\s+$/.test(before) && !/^\p{Lu}/u.test(after)) continue;
    const title = cut(after);
    if (title !== null) titles.push(nominative(title, before));
  }
  return titles;
}

const rose =
  /(?<!\p{L})(?:seit|ab|zuletzt|später|danach|dann|wechselte|übernahm|befördert|aufgestiegen|stieg|avancierte|übertragen)(?!\p{L})/iu;

/** What stands between semicolons around an offset. */
function clauseAt(flat: string, at: number): string {
  const end = flat.indexOf(';', at);
  return flat.slice(flat.lastIndexOf(';', at) + 1, end < 0 ? flat.length : end);
}

/** Titles that say little without the field that follows. */
const general = /^(?:Fachkraft|Mitarbeiter(?:in)?|Hilfskraft|Sachbearbeiter(?:in)?)$/u;

/** The title ends where the sentence goes on. */
function cut(after: string): string | null {
  const words = after
    .replaceAll(/["„“”«»]/g, '')
    .replace(/^(?:freiwillige[rns]?|erste[rn]?|eine[rns]?|unser[en]?) /i, '')
    .split(' ');
  const title: string[] = [];
  for (let i = 0; i < words.length && i < 9; i++) {
    const rest = words.slice(i).join(' ');
    const field = /^im bereich \p{Lu}/iu.test(rest) && general.test(title.join(' '));
    if (i > 0 && employer.test(rest)) break;
    if (
      i > 0 &&
      !field &&
      stop.test(rest) &&
      !/^(?:der|des|für|in der|im) \p{Lu}/u.test(rest.replace(/^in der abteilung.*/i, ''))
    )
      break;
    if (
      i > 0 &&
      !field &&
      (/^und (?:\p{Ll}|Mitglied)/u.test(rest) || (/^(?:im|in der) /.test(rest) && stop.test(rest)))
    )
      break;
    const word = words[i] as string;
    const goesOn =
      /^(?:stellv|kfm|techn|Dipl|stv)\.$|-,$/.test(word) ||
      (word.endsWith(',') && listed.test(words.slice(i + 1).join(' '))) ||
      (word.endsWith(',') &&
        /(?:informatik|elektronik)er/iu.test(`${title.join(' ')} ${word}`) &&
        /^Fachrichtung \p{Lu}/u.test(words.slice(i + 1).join(' ')));
    title.push(goesOn ? word : word.replace(/[,;.:]$/, ''));
    if (/[,;.:]$/.test(word) && !goesOn) break;
  }
  const text = title
    .join(' ')
    .replace(/(?:\s(?:und|sowie|der|die|des|im|in|für|an|ein|auf|zu))+$/, '')
    .trim();
  if (text === '' || noTitle.test(text) || !/\p{Lu}/u.test(text)) return null;
  return jobEnd.test(text) ? text : null;
}

/** The rest of a list after its first comma: „Kassiererin und Einräumkraft“. */
const listed =
  /^(?!(?:Fachrichtung|Schwerpunkt|Einsatzgebiet|Abteilung|Standort|Bereich|Fachbereich|Team|Filiale|Gruppe|Werk|Niederlassung|Entgeltgruppe|Herr|Frau)(?!\p{L}))(?:\p{Lu}[\p{L}-]+, ){0,3}\p{Lu}[\p{L}-]+ (?:und|sowie|&) \p{Lu}[\p{L}-]+/u;

/** „zur leitenden Entwicklerin“, „Position des Leiters“ → „leitende Entwicklerin“, „Leiter“. */
function nominative(title: string, before: string): string {
  if (before.startsWith('als') || before.startsWith('ist')) return title;
  if (/(?:des|eines)\s*$/.test(before))
    return asMale(title.replaceAll(/(?<=(?:^|(?:und|sowie|oder|\p{Ll}+en|-) )\p{L}+[^s ])s(?= |$|,)/gu, ''));
  const [first = '', ...rest] = title.split(' ');
  const female = before.startsWith('zur') || /(?:der|einer)\s*$/.test(before);
  if (/^\p{Ll}\p{L}*en$/u.test(first)) return [first.replace(/en$/, female ? 'e' : 'er'), ...rest].join(' ');
  return withEnding(title, female ? 'e' : 'er');
}

/** „Technischen Zeichner“ → „Technischer Zeichner“ */
const asMale = (title: string): string =>
  withEnding(title, 'er').replace(/^(\p{Ll}\p{L}*)en(?= \p{Lu})/u, '$1er');

function withEnding(title: string, ending: string): string {
  // „Beruf der Zahnmedizinischen Fachangestellten“, „zum Verwaltungsfachangestellten“
  return title
    .replace(/^(\p{Lu}\p{L}*isch|staatlich (?:anerkannt|geprüft))en(?= )/u, `$1${ending}`)
    .replace(/((?:an)?gestellt|beamt|beauftragt|auszubildend|vorsitzend)en(?!\p{L})/iu, `$1${ending}`);
}
