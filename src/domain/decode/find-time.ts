import { allMatches } from '../german/all-matches.ts';
import { daysBetween } from '../german/dates.ts';
import { late, lateRegExp } from '../german/late.ts';
import { numberPattern, readNumber } from '../german/numbers.ts';
import { searchOf } from '../german/sieve.ts';
import { experienceBeyondAge } from './experience-years.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import { isOfContract, isOfFirm } from './of-firm.ts';
import { outOfSeason } from './out-of-season.ts';
import { datesOf } from './unit-dates.ts';
import type { Unit } from './units.ts';
import { workOfLater } from './work-of-later.ts';
import { letterRule } from '../knowledge/letter-rules.ts';

/** What the dates at the beginning rule out: a younger firm, a child at work, an early pension, a late probation. */
export const findTime: Finder = (letter) => {
  const { begin, end, date } = letter.facts;
  if (begin === null) return [];
  const last = letter.type === 'zwischenzeugnis' ? date : end;
  return [
    ...foundedLater(letter, begin),
    ...tooYoung(letter, begin),
    ...otherAge(letter, begin, last),
    ...experienceBeyondAge(letter, begin, last),
    ...(last === null || last <= begin
      ? []
      : [
          ...retiredYoung(letter, last),
          ...lateProbation(letter, begin, last),
          ...lateYear(letter, begin, last),
          ...outOfSeason(letter, begin, last),
          ...workOfLater(letter, last),
        ]),
    ...overlapping(letter, begin, last),
  ];
};

const place = (unit: Unit, match: RegExpExecArray): Unit | ReturnType<typeof spanOf> =>
  spanOf(unit, match.index, match.index + match[0].length);

const year = '(?<year>(?:19|20)\\d\\d)(?!\\d)';
const founded = searchOf(
  lateRegExp(
    `(?:gegründet\\p{L}*|gründeten?|gegr\\.|(?:firmen|unternehmens|betriebs|vereins)?gründung|eröffnung)(?!\\p{L})[^.;]{0,40}?(?<![\\d])${year}|(?:besteh(?:t|en)|existier(?:t|en)|gibt es)(?!\\p{L})[^.;]{0,30}? (?:erst )?seit (?:\\p{L}+ ){0,3}${year.replace('year', 'since')}|(?:im jahr(?:e)? |seit )?${year.replace('year', 'before')} [^.;,]{0,40}?(?:gegründet\\p{L}*|gründete|neugründung|ins leben gerufen)`,
    'iu',
  ),
);
const aYear = /(?:19|20)\d\d/;
/** What may well be younger than the firm, and a firm that came out of an older one. */
const younger = late.iu`tochter|niederlassung|standort|filiale|zweig|abteilung|bereich|stiftung|(?<!\p{L})werks?(?!\p{L})|labor|station|fusion|zusammenschl|hervorg|verschm|umfirm|umgewandelt|umwandlung|ausgr|ausgliederung|übernahm|übernommen|nachfolge|betriebsüberg|übergegangen|übergang|rechtsnachfolg|613a|mitgegr|mitbegr|gründung (?:eine|ein |des |der )|gründungs(?:mitglied|partner)`;

/** „seit der Gründung im Jahr 2022“, and the person came in 2020. */
function foundedLater(letter: LetterContext, begin: string): Candidate[] {
  if (!mayStand(letter, founded)) return [];
  return letter.units.flatMap((unit, at) => {
    const part = letter.parts[at];
    if (unit.zone === 'signature' || (unit.zone === 'body' && part !== 'company' && part !== 'introduction'))
      return [];
    if (!aYear.test(unit.flat)) return [];
    const match = founded.exec(unit);
    if (
      match === null ||
      younger.test(unit.flat.slice(Math.max(0, match.index - 50), match.index + match[0].length + 30))
    )
      return [];
    const told = match.groups?.['year'] ?? match.groups?.['since'] ?? match.groups?.['before'];
    if (told === undefined || told <= begin.slice(0, 4)) return [];
    return [
      byRule(letter, letterRule('founded-later'), {
        at: place(unit, match),
        words: { year: begin.slice(0, 4) },
      }),
    ];
  });
}

/** Nobody works at twelve. */
function tooYoung(letter: LetterContext, begin: string): Candidate[] {
  const { birthday } = letter.facts;
  if (birthday === null) return [];
  const age = daysBetween(birthday, begin) / 365.25;
  const least = letter.type === 'arbeitszeugnis' || letter.type === 'zwischenzeugnis' ? 14.9 : 13;
  if (age >= least && age < 85) return [];
  const unit = letter.units.find(
    (one) => one.lower.includes('geb') && datesOf(one).some(({ iso }) => iso === birthday),
  );
  const date = unit === undefined ? undefined : datesOf(unit).find(({ iso }) => iso === birthday);
  const at = unit === undefined || date === undefined ? unit : spanOf(unit, date.start, date.end);
  return [byRule(letter, letterRule('odd-age'), { at, words: { age: String(Math.floor(age)) } })];
}

const agePattern = `(?<age>${numberPattern})`;
const aged = searchOf(
  lateRegExp(
    `(?<!\\p{L})(?:im alter von ${agePattern} jahren|(?:ihr|sein)em? (?<day>\\d{2})\\. geburtstag|(?<!\\p{L})de[rm]n? ${agePattern.replace('age', 'called')}-?jährigen?(?= (?:herrn?|frau|mitarbeit|kolleg|auszubildend)\\p{L}*))(?!\\p{L})`,
    'iu',
  ),
);

/** „im Alter von 30 Jahren“ of somebody who was 41 then. */
function otherAge(letter: LetterContext, begin: string, last: string | null): Candidate[] {
  const { birthday } = letter.facts;
  const until = last ?? letter.facts.date;
  if (birthday === null || until === null || !mayStand(letter, aged)) return [];
  const [young, old] = [begin, until].map((day) => daysBetween(birthday, day) / 365.25) as [number, number];
  return letter.units.flatMap((unit, at) => {
    const match = unit.zone === 'body' ? aged.exec(unit) : null;
    if (match === null || letter.parts[at] === 'company' || letter.parts[at] === 'tasks') return [];
    if (!aboutPerson.test(unit.flat)) return [];
    const { age, day, called } = match.groups ?? {};
    const told = readNumber(age ?? day ?? called ?? '');
    if (told === null || (told >= young - 1 && told <= old + 1)) return [];
    return [byRule(letter, letterRule('other-age'), { at: place(unit, match) })];
  });
}

const retires = searchOf(
  late.iu`(?:in (?:die |den |ihre |seine )?(?:wohlverdiente[nr]? |gesetzliche )?(?:alters|regelalters)?(?:rente|ruhestand)|altersrente|altersgründen|regelaltersgrenze|rentenalter|renteneintritt|lebensabend)(?!\p{L})`,
);
const notRetired = late.iu`erwerbsminderung|teilrente|vorruhestand|berufsunfähig|frührente|krank|gesundheit(?:lich|sgründ)|inhaber|vorgesetzt|vorgänger|(?<!\p{L})ich(?!\p{L})|seniorchef|geschäftsführ|nachfolg|chef|meister|leiter\p{L}* (?:geht|ging|tritt|trat)`;
const aboutPerson = late.u`(?<!\p{L})(?:[Ee]r|[Ss]ie|ihre[nr]?|seine[nr]?|Herrn?|Frau)(?!\p{L})`;
const leastRetired = 55;

/** Into old-age pension at forty. */
function retiredYoung(letter: LetterContext, last: string): Candidate[] {
  const { birthday } = letter.facts;
  if (birthday === null || letter.type !== 'arbeitszeugnis') return [];
  if (!mayStand(letter, retires) || daysBetween(birthday, last) / 365.25 >= leastRetired) return [];
  return unitsIn(letter, 'introduction', 'closing').flatMap((at) => {
    const unit = letter.units[at];
    const match = unit === undefined ? null : retires.exec(unit);
    if (unit === undefined || match === null || notRetired.test(unit.flat)) return [];
    if (!aboutPerson.test(unit.flat)) return [];
    const age = String(Math.floor(daysBetween(birthday, last) / 365.25));
    return [byRule(letter, letterRule('retired-young'), { at: place(unit, match), words: { age } })];
  });
}

const probation = searchOf(
  late.iu`(?:noch )?(?:in|während|innerhalb|vor (?:dem )?(?:ablauf|ende)|mit (?:dem )?(?:ablauf|ende)|nach (?:dem )?(?:ablauf|ende)|zum ende|am ende) (?:der|ihrer|seiner) (?:\p{Ll}+ )?probezeit(?!\p{L})`,
);
const ends = late.iu`(?<!\p{L})(?:verlässt|verließ|scheidet|schied|endet|endete|beendet|gekündigt|kündigte|aufgelöst|gelöst|trenn\p{L}*|getrennt|ausgeschieden|noch (?:in|während))(?!\p{L})`;
const isOver = late.iu`(?<!\p{L})(?:vorgänger\p{L}*|schon|bereits|übernahm|übernommen|bestanden|unbefristet\p{L}*|fest)(?!\p{L})`;
/** By law it lasts half a year at most. */
const longest = 215;

function lateProbation(letter: LetterContext, begin: string, last: string): Candidate[] {
  if (!mayStand(letter, probation) || daysBetween(begin, last) <= longest) return [];
  return letter.units.flatMap((unit) => {
    const match = unit.zone === 'body' ? probation.exec(unit) : null;
    if (match === null || !ends.test(unit.flat) || isOver.test(unit.flat)) return [];
    return [byRule(letter, letterRule('late-probation'), { at: place(unit, match) })];
  });
}

const ordinals = ['zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte', 'neunte', 'zehnte'];
const nthYear = lateRegExp(
  `(?<!\\p{L})(?<nth>${ordinals.join('|')})[nrsm]? (?<kind>ausbildungs|lehr|dienst|beschäftigungs|arbeits)?jahr(?:e?s)?(?!\\p{L})(?<of> (?:bei uns|in unser\\p{L}+ \\p{L}+|(?:seiner|ihrer) (?:ausbildung|lehre|tätigkeit|mitarbeit|beschäftigung|zugehörigkeit)))?`,
  'giu',
);
const mayTellYear = searchOf(
  lateRegExp(
    `(?:${ordinals.join('|')})[nrsm]? (?:ausbildungs|lehr|dienst|beschäftigungs|arbeits)?jahr`,
    'iu',
  ),
);
const inTraining = late.iu`(?<!\p{L})(?:auszubildende\p{L}*|lernende\p{L}*|lehrlinge?n?|azubis?) im`;

/** „im vierten Ausbildungsjahr“ of a training of two and a half years. */
function lateYear(letter: LetterContext, begin: string, last: string): Candidate[] {
  if (!mayStand(letter, mayTellYear)) return [];
  const years = daysBetween(begin, last) / 365.25;
  const learns = letter.type === 'ausbildungszeugnis';
  return unitsIn(letter, 'introduction', 'tasks', 'performance', 'summary', 'behavior', 'closing').flatMap(
    (at) => {
      const unit = letter.units[at];
      if (unit === undefined || unit.zone !== 'body' || !mayTellYear.test(unit)) return [];
      if (inTraining.test(unit.flat)) return [];
      const match = allMatches(nthYear, unit.flat).find(({ groups }) => {
        const kind = groups?.['kind']?.toLowerCase();
        const isLearning =
          kind === 'ausbildungs' || kind === 'lehr' || /ausbildung|lehre/iu.test(groups?.['of'] ?? '');
        if (kind === undefined && groups?.['of'] === undefined) return false;
        if (isLearning !== learns) return false;
        const full = ordinals.indexOf(groups?.['nth']?.toLowerCase() ?? '') + 1;
        // Who learned elsewhere before may enter in the second year.
        return full >= years + (isLearning ? 0.4 : 0.05);
      });
      return match === undefined ? [] : [byRule(letter, letterRule('late-year'), { at: place(unit, match) })];
    },
  );
}

const until = late.giu`(?<!\p{L})bis (?:zum |einschließlich |(?<part>ende|mitte|anfang) )?(?:(?<bare>(?:19|20)\d\d)(?!\d)|(?=\d|\p{L}))`;
const sinceWhen = late.iu`(?<!\p{L})(?:vom|seit(?: dem)?|ab(?: dem)?|zum|am) $`;
const beside = late.iu`(?<!\p{L})(?:zugleich|gleichzeitig|parallel|daneben|zusätzlich|zudem|außerdem|auch|ferner|sowie|vertret\p{L}*|nebenbei|übergangsweise|kommissarisch|berufsbegleitend|befristet|elternzeit)(?!\p{L})`;

interface Till {
  readonly unit: Unit;
  readonly iso: string;
  /** Where it stands in the letter. */
  readonly place: number;
  readonly start: number;
  readonly end: number;
}

/** One post „bis Ende 2018“, the next one from 2016 on. */
function overlapping(letter: LetterContext, begin: string, last: string | null): Candidate[] {
  const units = unitsIn(letter, 'introduction')
    .flatMap((at) => letter.units[at] ?? [])
    .filter(({ zone }) => zone === 'body');
  const tills = units.flatMap(tillsOf);
  // The end of the first post is sometimes taken for that of the employment; an interim reference has none.
  const latest = last === null ? undefined : [...tills.map(({ iso }) => iso), last].toSorted().at(-1);
  const inner = tills.filter(({ iso }) => (latest === undefined || iso < latest) && iso > begin);
  if (inner.length === 0 || units.some(({ flat }) => beside.test(flat))) return [];
  const starts = units.flatMap(startsOf);
  const clash = inner.find(({ iso, place: at }) => {
    const own = starts.findLast(({ place: from, iso: day }) => from < at && day < iso)?.iso ?? begin;
    return starts.some(
      ({ place: from, iso: next }) => from > at && next > own && daysBetween(next, iso) > 45,
    );
  });
  if (clash === undefined) return [];
  return [byRule(letter, letterRule('posts-overlap'), { at: spanOf(clash.unit, clash.start, clash.end) })];
}

/** „Bis Mai 2021 führte sie den Namen Schlegel.“ */
const ofName = late.iu`(?<!\p{L})(?:(?:führte|trug) [^.;]{0,20}namen?|nachnamen?|geburtsnamen?|hieß|hiess)(?!\p{L})`;

function tillsOf(unit: Unit): Till[] {
  if (!unit.lower.includes('bis ') || ofName.test(unit.flat)) return [];
  const found = allMatches(until, unit.flat);
  if (found.length === 0) return [];
  const dates = datesOf(unit);
  return found.flatMap((match) => {
    const { part = '', bare } = match.groups ?? {};
    const after = match.index + match[0].length;
    if (isOfFirm(unit.flat, match.index)) return [];
    const full = dates.find(({ start }) => start >= after && start <= after + 8);
    const day = { mitte: '-06-30', anfang: '-01-31' }[part.toLowerCase()] ?? '-12-31';
    const iso = bare === undefined ? full?.iso : `${bare}${part === '' ? '-01-31' : day}`;
    if (iso === undefined) return [];
    return [{ unit, iso, place: unit.start + match.index, start: match.index, end: full?.end ?? after }];
  });
}

/** Days from which on somebody did something, but for birthdays. */
const startsOf = (unit: Unit): { iso: string; place: number }[] =>
  datesOf(unit).flatMap(({ iso, start }) => {
    const before = unit.flat.slice(Math.max(0, start - 20), start);
    const isOfPost =
      sinceWhen.test(before) &&
      !born.test(before) &&
      !isOfFirm(unit.flat, start) &&
      !isOfContract(unit.flat, start);
    return isOfPost ? [{ iso, place: unit.start + start }] : [];
  });
const born = /geb/iu;
