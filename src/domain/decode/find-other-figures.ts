import { allMatches } from '../german/all-matches.ts';
import { late as latePattern, lateRegExp } from '../german/late.ts';
import { quantityPattern, readQuantity } from '../german/quantities.ts';
import { searchOf } from '../german/sieve.ts';
import {
  bare,
  type Count,
  countsOf,
  mayBeVague,
  mayCount,
  mayTellMoney,
  type Sum,
  sumsOf,
  vagueSumOf,
} from './counts.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import { otherSize } from './house-size.ts';
import { ledBeyondFirm } from './led-beyond-firm.ts';
import { otherScope } from './find-scope.ts';
import { findShares } from './find-shares.ts';
import { mayStand } from './may-stand.ts';
import { letterRule } from '../knowledge/letter-rules.ts';

/** One number in two versions: sites, places, vehicles, people of the firm, the budget, the parts of a list. */
export const findOtherFigures: Finder = (letter) => [
  ...otherCounts(letter),
  ...otherSums(letter),
  ...otherScope(letter, changes),
  ...vagueSums(letter),
  ...beyondCount(letter),
  ...beyondSites(letter),
  ...ledBeyondFirm(letter),
  ...otherSize(letter),
  ...otherLength(letter),
  ...findShares(letter),
];

/** Growth, and a part of a whole, told as such. */
const changing = latePattern.iu`(?<!\p{L})(?:zuletzt|zunächst|anfangs|anfänglich|später|seit|(?:ab|bis)(?= (?:dem|zum|zu|mitte|ende|anfang|\d))|wuchs|wachs\p{L}*|gewachsen\p{L}*|ausgebaut|aufgebaut|steiger\p{L}*|gesteigert|erhöht\p{L}*|verringer\p{L}*|reduzier\p{L}*|davon|darunter|weitere[nr]?(?= (?:\d|\p{L}+ \p{L}))|zusätzlich\p{L}*|außerdem|vertret\p{L}*|zeitweise|vorübergehend|projekt\p{L}*|neue[nr]?|inzwischen|mittlerweile|amtszeit|jahre hinweg|damals|derzeit|heute)(?!\p{L})`;
/** „das seit ihrem Eintritt unverändert blieb“ */
const steady = latePattern.iu`(?<!\p{L})(?:unverändert\p{L}*|konstant\p{L}*|gleich(?:bleibend\p{L}*| (?:bleibt|blieb)))(?!\p{L})`;
const changes = (flat: string): boolean => changing.test(flat) && !steady.test(flat);
const near = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(a, b) * 0.1;

/** People who work somewhere, whatever they are called. */
const staff =
  /^(?:mitarbeit|mitarbeitend|beschäftigt|angestellt|person|mensch|leut|kolleg|kollegium|belegschaft|gesell|fachkräft|kräft|arbeitnehm|team|mannschaft)/u;
const anybody = /^(?:mensch|person|leut)/u;
const ofStaff = latePattern.iu`(?<!\p{L})(?:führ|leit|anleit|unterst|verantwort|vorgesetzt|mannschaft|team|belegschaft|beschäftig|personal|betrieb|firma)\p{L}*|abteilung`;
const alike = (a: string, b: string): boolean =>
  a === b || (a.length > 4 && b.endsWith(a)) || (b.length > 4 && a.endsWith(b));

const ofSite = /(?:filial|standort|niederlassung|märkt|markt|betrieb|geschäft|objekt|station)$/u;
const ofOthers = latePattern.iu`^ (?:de[rs]|unser\p{L}*|i[nm]|am|von)(?!\p{L})`;
const learners = /^(?:ausbild|auszubild|lehrling)/u;
/** People who come and go: „alle neun Jugendlichen, die er begleitet hat“ are not those who are there now. */
const passing =
  /^(?:jugendlich|schül|teilnehm|kind|klient|patient|praktikant|kandidat|prüfling|student|studierend|bewerb|famili)/u;
const whoWere = latePattern.iu`^, (?:die|denen|deren|mit denen|bei denen) (?:er|sie|ihm|ihr)(?!\p{L})`;
const untilNow = latePattern.iu`^, [^.;]*(?<!\p{L})(?:bisher|bislang|jemals)(?!\p{L})`;

/** „Von seinen fünf Lehrlingen sind vier bei uns geblieben“: those of all his years. */
const becameOf = latePattern.iu`(?<!\p{L})(?:geblieben|blieben|bestanden|abgeschlossen|schlossen|übernommen|geworden|wurden|gewann(?:en)?|gewonnen|legten|leiten|arbeiten|machten|gemacht|erreicht(?:en)?|kam(?:en)?|gingen|gegangen|ausgezeichnet)(?!\p{L})`;

const isOverTime = (noun: string, after: string): boolean =>
  untilNow.test(after) || (passing.test(noun) && whoWere.test(after));

interface Told extends Count {
  readonly part: string;
  readonly changing: boolean;
}

const totalOf = (counts: readonly Told[]): number => counts.reduce((total, { value }) => total + value, 0);

function otherCounts(letter: LetterContext): Candidate[] {
  // Few ratings count anything: only then the beginning is read.
  const later = unitsIn(letter, 'performance', 'summary', 'behavior', 'closing').flatMap((at) => {
    const unit = letter.units[at];
    const counts = unit?.zone === 'body' ? countsOf(unit).filter(({ meant }) => meant !== 'some') : [];
    return unit === undefined || counts.length === 0 || changing.test(unit.flat) ? [] : [{ unit, counts }];
  });
  if (later.length === 0) return [];
  const told = toldBefore(letter);
  if (told.length === 0) return [];
  return later.flatMap(({ unit, counts }) => {
    const found = counts.find((one) => {
      // „Bezugsbewohner“ are told apart from „Bewohner“ where both are counted.
      const exact = told.filter(({ noun }) => noun === one.noun);
      const same = exact.length > 0 ? exact : told.filter(({ noun }) => alike(noun, one.noun));
      const ofFirm = told.filter(({ part, noun }) => part === 'company' && staff.test(noun));
      if (same.some(({ changing: isChanging }) => isChanging)) return false;
      if (same.some(({ value }) => near(value, one.value)) || near(totalOf(same), one.value)) return false;
      const mine = same.filter(({ part }) => part !== 'company');
      const after = unit.flat.slice(one.end);
      if (one.meant === 'own')
        return (
          mine.length > 0 &&
          !staff.test(one.noun) &&
          !((learners.test(one.noun) || passing.test(one.noun)) && becameOf.test(after))
        );
      if (one.meant === 'all' && same.length > 0)
        return !learners.test(one.noun) && !isOverTime(one.noun, after);
      // More than the person is said to have: a part would be smaller.
      if (mine.length > 0 && ofSite.test(one.noun) && !ofOthers.test(after))
        return one.value > totalOf(mine) * 1.1;
      // „die 4.000 Menschen sahen“: whoever came is no staff.
      if (anybody.test(one.noun) && !ofStaff.test(unit.flat)) return false;
      // More than the firm has: a part would be smaller.
      const whole = staff.test(one.noun) ? ofFirm : same.filter(({ part }) => part === 'company');
      return whole.length > 0 && one.value > totalOf(whole) * 1.1;
    });
    if (found === undefined) return [];
    return [byRule(letter, letterRule('other-figure'), { at: spanOf(unit, found.start, found.end) })];
  });
}

function toldBefore(letter: LetterContext): Told[] {
  return unitsIn(letter, 'introduction', 'company', 'tasks').flatMap((at) => {
    const unit = letter.units[at];
    const counts = unit?.zone === 'body' ? countsOf(unit) : [];
    if (unit === undefined || counts.length === 0) return [];
    const isChanging = changing.test(unit.flat);
    return counts.map((one) => ({ ...one, part: letter.parts[at] ?? '', changing: isChanging }));
  });
}

const beginning: ReadonlySet<string> = new Set(['company', 'introduction', 'tasks']);

function otherSums(letter: LetterContext): Candidate[] {
  const units = letter.units.flatMap((unit, at) =>
    unit.zone === 'body' && mayTellMoney(unit)
      ? [{ unit, part: letter.parts[at] ?? '', sums: sumsOf(unit) }]
      : [],
  );
  if (units.every(({ sums }) => sums.length === 0)) return [];
  const early = units.filter(({ part }) => beginning.has(part));
  const told = early.flatMap(({ unit, sums }) => (changes(unit.flat) ? [] : sums));
  const revenue = early.flatMap(({ sums }) => sums).filter(({ head }) => head === 'umsatz');
  return units.flatMap(({ unit, part, sums }) => {
    const late = !beginning.has(part) && !changes(unit.flat);
    const other = sums.find((one) => (late && isOther(one, told)) || exceeds(one, revenue));
    if (other === undefined) return [];
    return [byRule(letter, letterRule('other-figure'), { at: spanOf(unit, other.start, other.end) })];
  });
}

const isOther = (one: Sum, told: readonly Sum[]): boolean => {
  const same = told.filter(
    ({ head, prefix }) => head === one.head && (prefix === one.prefix || one.prefix === ''),
  );
  const [first] = same;
  return (
    one.isDefinite &&
    first !== undefined &&
    same.length === 1 &&
    !near(first.value, one.value) &&
    one.head !== 'einsparung'
  );
};

/** A share, another purse, and what others have. */
const ofPart = latePattern.iu`(?<!\p{L})(?:projekt\p{L}*|kund\p{L}+|bauvorhaben|insgesamt|konzern\p{L}*|zusammen|teilbudget\p{L}*|davon|darunter|über die jahre|neben|mehrere[rn]?)(?!\p{L})`;

/** „das ihr anvertraute Millionenbudget“ of one who has 85.000 Euro a year. */
function vagueSums(letter: LetterContext): Candidate[] {
  if (letter.layman || !mayStand(letter, mayBeVague)) return [];
  const body = letter.units.filter(
    ({ zone, flat }) => zone === 'body' && !changes(flat) && !ofPart.test(flat),
  );
  const sums = body.flatMap((unit) => (mayTellMoney(unit) ? sumsOf(unit) : []));
  return body.flatMap((unit) => {
    const one = vagueSumOf(unit);
    const same = one === null ? [] : sums.filter(({ head }) => head === one.head);
    const [sum] = same;
    if (one === null || sum === undefined || same.length > 1) return [];
    if (sum.value >= one.least * 0.8 && sum.value <= one.below * 1.2) return [];
    return [byRule(letter, letterRule('other-figure'), { at: spanOf(unit, one.start, one.end) })];
  });
}

/** What is spent or saved in a year, and nobody takes in as much. */
const exceeds = ({ head, value }: Sum, revenue: readonly Sum[]): boolean =>
  head !== 'umsatz' &&
  head !== 'bilanzsumme' &&
  revenue.length > 0 &&
  revenue.every((one) => value > one.value * 1.5);

const numbered = latePattern.gu`(?<!\p{L})(?<noun>Wohnbereich|Wohngruppe|Filiale|Werk|Produktionslinie|Linie|Kindergruppe) (?<value>\d{1,2})(?![\d.,])`;

const mayBeNumbered = searchOf(lateRegExp(numbered.source, 'u'));

/** „im Wohnbereich 7“ of a house that has four of them. */
function beyondCount(letter: LetterContext): Candidate[] {
  if (!mayStand(letter, mayBeNumbered)) return [];
  const units = letter.units.filter((unit) => unit.zone === 'body' && mayBeNumbered.test(unit));
  if (units.length === 0) return [];
  const company = unitsIn(letter, 'company').flatMap((at) => letter.units[at] ?? []);
  const told = company.flatMap((unit) => (changing.test(unit.flat) ? [] : countsOf(unit)));
  if (told.length === 0) return [];
  return units.flatMap((unit) => {
    const match = allMatches(numbered, unit.flat).find(({ groups }) => {
      const whole = told.find(({ noun }) => noun === bare(groups?.['noun'] ?? ''));
      return whole !== undefined && whole.value < 15 && Number(groups?.['value']) > whole.value;
    });
    if (match === undefined) return [];
    const place = spanOf(unit, match.index, match.index + match[0].length);
    return [byRule(letter, letterRule('other-figure'), { at: place })];
  });
}

const sites = searchOf(
  latePattern.iu`(?<!\p{L})(?:standorten?|filialen|werken?|niederlassungen|häusern?|betriebsstätten|märkten?)(?!\p{L})`,
);
const ofFirm = latePattern.iu`(?<!\p{L})(?:alle[nr]?|unser\p{L}*|sämtliche[nr]?)(?!\p{L})`;
const siteNoun = /^(?:standort|filial|werk|niederlassung|haus|häus|betriebsstätt|markt|märkt)/u;

/** „an allen fünf Standorten“ of a firm that has two. */
function beyondSites(letter: LetterContext): Candidate[] {
  if (!mayStand(letter, sites)) return [];
  const company = unitsIn(letter, 'company').flatMap((at) => letter.units[at] ?? []);
  const told = company.flatMap((unit) =>
    sites.test(unit) && !changing.test(unit.flat)
      ? countsOf(unit).filter(({ noun }) => siteNoun.test(noun))
      : [],
  );
  if (told.length === 0) return [];
  return unitsIn(letter, 'tasks').flatMap((at) => {
    const unit = letter.units[at];
    if (unit === undefined || unit.zone !== 'body' || !sites.test(unit) || !ofFirm.test(unit.flat)) return [];
    const more = countsOf(unit).find(
      ({ noun, value }) =>
        told.some((one) => alike(one.noun, noun)) &&
        told.every((one) => !alike(one.noun, noun) || one.value < value),
    );
    if (more === undefined) return [];
    return [byRule(letter, letterRule('other-figure'), { at: spanOf(unit, more.start, more.end) })];
  });
}

const announced = lateRegExp(
  `(?<!\\p{Lu}\\p{L}* )(?<value>${quantityPattern}) (?:(?!alle|die|den|der)\\p{Ll}+ ){0,2}(?<noun>(?:\\p{L}*(?:[Bb]ereiche|[Gg]ebiete|[Aa]ufgaben|[Ss]chwerpunkte|[Ff]elder|[Tt]hemen|[Ss]tationen|[Aa]bteilungen|[Ss]äulen|[Pp]unkte|[Tt]eile|[Bb]löcke)n?))(?<rest>[^:.;]{0,60}):(?<list>.*)$`,
  'u',
);
const mayAnnounce = searchOf(
  /bereich|gebiet|aufgabe|schwerpunkt|felder|themen|station|abteilung|säulen|punkte|teile|blöcke/iu,
);

/** „drei Gebiete:“, and five follow. */
function otherLength(letter: LetterContext): Candidate[] {
  return letter.units.flatMap((unit, at) => {
    if (unit.zone !== 'body' || !unit.flat.includes(':') || !mayAnnounce.test(unit) || !mayCount(unit))
      return [];
    const match = announced.exec(unit.flat);
    const { value: told = '', list = '' } = match?.groups ?? {};
    const value = readQuantity(told);
    if (match === null || value === null || value > 12) return [];
    const [least, most] = list.trim() === '' ? itemsAfter(letter, at) : piecesOf(list);
    if (most < 2 || (value >= least && value <= most)) return [];
    const end = match.index + match[0].length - list.length - 1;
    const words = spanOf(unit, match.index, end - (match.groups?.['rest']?.length ?? 0));
    return [byRule(letter, letterRule('other-length'), { at: words })];
  });
}

function itemsAfter(letter: LetterContext, at: number): [number, number] {
  let count = 0;
  // Roman numbers are read as the ends of sentences.
  if (/^[IVX]{1,4}\b/.test(letter.units[at + 1]?.flat ?? '')) return [0, 0];
  while (letter.units[at + 1 + count]?.kind === 'item') count += 1;
  return [count, count];
}

/** Least and most parts of „Einkauf, Verkauf und Lager“: an „und“ may stand within a part. */
function piecesOf(list: string): [number, number] {
  // Whole clauses are no list.
  if (/[;(–]|(?<!\p{L})(?:sie|er|wir|die|der|das|war|wurde)(?!\p{L})/iu.test(list)) return [0, 0];
  const commas = list.split(',').length;
  return [commas, commas + list.split(/ (?:und|sowie) /u).length - 1];
}
