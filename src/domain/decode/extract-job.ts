import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import type { CertificateType } from '../letter/certificate-type.ts';
import { headTitle } from './head-title.ts';
import { laterPost, ofThing } from './predicate-title.ts';
import { general, soundsLikeJob, titleAt } from './title-cut.ts';
import { titlesIn } from './titles-in.ts';
import type { Unit } from './units.ts';

/** „Tätigkeit: Köchin“ */
const inForm = searchOf(
  late.iu`(?:tätigkeit|position|stelle|beruf|funktion|berufsbezeichnung)\s*:\s*(.+?)(?=\s+\p{L}+\.?:|$)`,
);

/**
 * The last job title that the introduction tells („zunächst als X, seit 2017 als Y“ gives Y), in the nominative.
 * @param units introduction first, then the sentences before the ratings
 */
export function extractJobTitle(units: readonly Unit[], type: CertificateType | null): string | null {
  if (type === 'praktikumszeugnis') {
    const flat = units.map((unit) => unit.flat).join(' ');
    return intern.exec(flat)?.[0] ?? internOf(units, flat);
  }
  let found: string | null = null;
  let isByVerb = false;
  let isLast = false;
  const gender = genderOf(units);
  const earlier = new Set<string>();
  units.forEach((unit, at) => {
    if (isLast) return;
    const form = inForm.exec(unit);
    if (form?.[1] !== undefined && found === null && unit.flat.length < 120) found = form[1];
    for (const title of titlesIn(unit.flat, { isLater: at > 0, found, isByVerb, gender })) {
      // „als Teamleiterin führte sie …“ after „Teamleiterin Disposition“ tells less.
      if (
        found?.startsWith(title) === true ||
        (!isByVerb && tellsLess(title, found)) ||
        (found !== null && /^Gesell(?:e|in)$/u.test(title)) ||
        (at > 0 && (withPlace(title, found) || earlier.has(title)))
      )
        continue;
      earlier.add(title);
      found = title;
      isByVerb = false;
    }
    found = laterPost(unit, found) ?? found;
    const head = headTitle(unit, found);
    if (head !== null) [found, isByVerb] = [head, true];
    // What the introduction tells as the last post is the last, whatever is told of the time before.
    isLast = at < 2 && found !== null && lastly.exec(unit.flat)?.[1] === found.split(' ')[0];
  });
  const called = found ?? barePredicate(units);
  if (called !== null && learnsCraft.test(called)) return crafts(units, type) ?? called;
  return called === null ? (crafts(units, type) ?? apposed(units)) : (withField(units, called) ?? called);
}

/** „Als Sachbearbeiterin in der Bauaufsicht ist sie …“ behind a mere „Sachbearbeiterin“ */
function withField(units: readonly Unit[], called: string): string | null {
  if (!general.test(called)) return null;
  const told = units.find(({ flat }) => flat.startsWith(`Als ${called} i`));
  const title = told === undefined ? null : titleAt(told.flat.slice(4));
  return title?.startsWith(`${called} i`) === true ? title : null;
}

/** „Auszubildender im Friseurhandwerk“ is told of a „Friseur“. */
const learnsCraft = late.u`^(?:Auszubildende[rn]?|Azubi|Lehrling) im \p{L}+handwerk$`;
const lastly = late.u`(?<!\p{L})(?:zuletzt|derzeit|zurzeit|gegenwärtig|heute)(?: die Stelle)? als ([\p{L}-]+)(?: [^,;]*)?\.$`;

/** „Frau“ or „Herr“, whichever is named first. */
function genderOf(units: readonly Unit[]): 'f' | 'm' | null {
  for (const { flat } of units) {
    const named = /(?<!\p{L})(?:Frau|Herrn?)(?!\p{L})/u.exec(flat)?.[0];
    if (named !== undefined) return named === 'Frau' ? 'f' : 'm';
  }
  return null;
}

/** „Stationsleiter“ behind „Leiter der chirurgischen Station 3“ */
function tellsLess(title: string, found: string | null): boolean {
  const unit = /^(\p{Lu}\p{L}{3,}?)s?leit(?:er|erin|ung)$/u.exec(title)?.[1];
  return (
    unit !== undefined &&
    found !== null &&
    /^Leiter(?:in)? (?:der|des) /u.test(found) &&
    found.toLowerCase().includes(unit.toLowerCase())
  );
}

/** „Als Schichtführer der Fräserei leitete er …“ behind „Schichtführer“ tells a place rather than a title. */
const withPlace = (title: string, found: string | null): boolean =>
  found !== null &&
  title.startsWith(`${found} `) &&
  /^(?:de[rs]|im|in der|am|an der) /.test(title.slice(found.length + 1));

/** Where anybody may be taken in: no part of what one is. */
const anyPlace = String.raw`Verwaltung|\p{L}*[Ww]erkstatt|Praxis|Kanzlei|Apotheke|Kita|Kindertagesstätte|Kindergarten|\p{L}*[Ss]chule|Laden|Geschäft|Salon|Hotel|Büro|Klinik`;

/** „ein Praktikum im Firmenkundengeschäft“: what Frau or Herr so-and-so was there. */
const served = late.u`(?<!\p{L})(?:\p{Lu}\p{L}*praktikum|Praktikum) (?<place>(?:im|in der) (?!(?:${anyPlace}|Bereich|Fachbereich|Abteilung|Team|Rahmen|Zeit|Zeitraum|Umfang|Unternehmen|Betrieb|Hause?|Firma|Sommer|Winter|Herbst|Frühjahr|Verbund|Anschluss|Ausland|\p{L}*[Ss]tudi\p{L}+|\p{L}*amt|\p{L}*praxis|\p{L}*kanzlei)(?!\p{L}))\p{Lu}[\p{L}-]+)(?! (?:und|de[rs]) \p{Lu})`;

/** „Der Schüler Jan Kern hat in der Werkstatt sein Schulpraktikum gemacht“, „Kim Kern, Studentin der Biologie, …“ */
const pupil = late.u`(?<!\p{L})(?:Schüler|Student)(?:in)?(?!\p{L})`;
const internship = late.iu`praktikum(?!szeugn)|fachpraktisch|praxissemester|praktische[sn]? (?:studien)?(?:semester|halbjahr)`;

/** „Levin Kern hat bei uns sein Schülerpraktikum abgeleistet“ */
function genderOfOwn(flat: string): 'f' | 'm' | null {
  const own = ownInternship.exec(flat)?.[1];
  return own === undefined ? null : own === 'ihr' ? 'f' : 'm';
}
const ownInternship = late.u`(?<!\p{L})(sein|ihr) (?:\p{Ll}+ ){0,2}\p{Lu}?\p{L}*praktikum(?!\p{L})`;

/** Whoever did an internship was „Praktikantin“ or „Praktikant“, whether the letter has the word or not. */
function internOf(units: readonly Unit[], flat: string): string | null {
  const learns = pupil.exec(flat)?.[0];
  const gender =
    genderOf(units) ?? (learns === undefined ? genderOfOwn(flat) : learns.endsWith('in') ? 'f' : 'm');
  if (gender === null || !internship.test(flat)) return null;
  const called = gender === 'f' ? 'Praktikantin' : 'Praktikant';
  return [called, served.exec(flat)?.groups?.['place']].filter(Boolean).join(' ');
}

/** „Praktikantin in der Kulturredaktion“, but not „in der Zeit vom …“ and not where the house itself is meant. */
const intern = late.u`(?<!\p{L})(?:\p{Lu}\p{L}*praktikant(?:in)?|Praktikant(?:in)?)(?!\p{L})(?: (?:in der|im|an der|am) (?!(?:${anyPlace}|Zeit|Zeitraum|Standort|Hochschule|Universität|Klinikum|Rahmen|Umfang|Unternehmen|Betrieb|Hause?|Firma|Dauer|Form|Jahr|Sommer|Winter|Herbst|Frühjahr|Dienst|Verbund|Einsatz|Raum|Team(?! \p{Lu})|\p{Lu}\p{Ll}+(?:en|er) \p{Lu}\p{L}+)(?!\p{L}))(?:(?:Bereich|Abteilung|Fachbereich|Referat|Ressort|Team|Sachgebiet) (?:\p{Lu}[\p{L}-]+ (?=\p{Lu}))?)?\p{Lu}[\p{L}-]+(?: und \p{Lu}[\p{L}-]+(?= (?:unser|tätig|bei|beschäftigt)))?)?`;

/** „war vom … bis zum 31. Mai 2016 Redakteurin im Lokalressort“: a title without „als“ behind the time. */
function barePredicate(units: readonly Unit[]): string | null {
  let found: string | null = null;
  for (const { flat } of units) {
    if (!/(?<!\p{L})(?:war|ist)(?!\p{L})/u.test(flat)) continue;
    const plain = is.exec(flat);
    const called = plain === null ? null : titleAt(flat.slice(plain[0].length));
    if (called !== null && soundsLikeJob(called)) found ??= called;
    for (const match of ofThing.test(flat) ? [] : flat.matchAll(time)) {
      const title = titleAt(flat.slice(match.index + match[0].length).split(/ (?:unser|bei)/)[0] ?? '');
      if (title !== null && soundsLikeJob(title)) found = title;
    }
  }
  return found;
}

/** „Er ist Sachbearbeiter im Bauamt.“ */
const is = late.u`^(?:Er|Sie) (?:ist|war)(?: (?:dort|hier|bei uns|seitdem|seither|zuletzt))? (?=\p{Lu}\p{L}{4})`;

/** „Frau Kern, Diplom-Bibliothekarin (FH), geboren am …“, and no other title is told. */
function apposed(units: readonly Unit[]): string | null {
  const called = behindName.exec(units[0]?.flat ?? '')?.[1];
  return called !== undefined && soundsLikeJob(called) ? called : null;
}
const behindName = late.u`^(?:Frau|Herr) [^,]{3,50}, (?:(?:staatlich|geprüfte|examinierte)\p{Ll}* )*(\p{Lu}\p{L}+(?:-\p{L}+)*)(?: \([^)]*\))?, geb`;

const time = late.gu`(?<!\p{L})(?:zunächst|danach|dann|zuletzt|inzwischen|später|(?:bis|seit|ab)(?: zum| dem)? (?:\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+)\s?\d{4}|\p{L}+ \d{4}|\d{4})(?:, (?:also|mithin) [^,]{3,40},)?)\s+(?:unsere?\s+)?(?=(?:(?:wissenschaftlich|studentisch|stellvertretend|leitend|kaufmännisch|technisch|pädagogisch|medizinisch)er? )?\p{Lu}\p{L})`;

/** „erlernte das Bäckerhandwerk“, „im Tischlerhandwerk ausgebildet“, „eine Maurerlehre“, „hat bei uns Tischler gelernt“ */
const craft = late.u`(?<!\p{L})(?:(?:das|im) (?<craft>\p{Lu}\p{L}{3,})handwerk(?!\p{L})|(?:eine|die|ihre|seine) (?<learned>\p{Lu}\p{L}{3,})lehre(?!\p{L})|(?:uns|mir|Betrieb|Werkstatt|Haus|Hause|Unternehmen) (?<title>\p{Lu}[\p{L}-]+(?: und \p{Lu}[\p{L}-]+)?) (?:[^.;]{0,60} )?(?:er|ge)lernt)`;

function crafts(units: readonly Unit[], type: CertificateType | null): string | null {
  if (type !== 'ausbildungszeugnis') return null;
  for (const { flat } of units) {
    const { craft: called, learned, title } = craft.exec(flat)?.groups ?? {};
    const root = called ?? learned;
    const name = root ?? title;
    const one = root?.replace(/(?<=or)en$/u, '');
    if (name === undefined || !soundsLikeJob(one ?? name)) continue;
    if (one === undefined) return name;
    return /(?<!\p{L})Frau(?!\p{L})/u.test(flat) ? `${one}in` : one;
  }
  return null;
}
