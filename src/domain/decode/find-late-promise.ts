import { allMatches } from '../german/all-matches.ts';
import { findDates } from '../german/dates.ts';
import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, type Candidate, type Finder } from './finding.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

const season = '(?:frühjahr|frühling|frühsommer|sommer|spätsommer|herbst|spätherbst) \\d{4}';
const month = `${season}|(?:\\d{1,2}\\. ?)?(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember) \\d{4}|\\d{1,2}\\.\\d{1,2}\\.\\d{4}`;
const until = `(?:für|zum|bis(?: zum)?|auf|per|:)(?: den| ende| anfang| mitte)? (?:${month})`;
const promised =
  '(?:zugesag|versproch|vereinbar|vorgeseh|angekündig|terminier|festgesetz|geplan|bestell)(?:t|en)(?:e[nrms]?)?';
/** „zugesagt für April 2021“, „der für Mai 2021 zugesagte“, „sollte im Juni 2020 stehen“ */
const promise = searchOf(
  lateRegExp(
    `(?<!\\p{L})(?:${promised}(?: (?:war|waren))? ${until}|${until} ${promised}|sollten? (?:im|ab|${until.replace(` (?:${month})`, '')}) (?:${month}))(?!\\p{L})`,
    'iu',
  ),
);
const done = late.iu`(?<!\p{L})(?:in betrieb|inbetriebnahme|abgenommen|abnahme|übergeben|übergabe|fertig(?:gestellt|stellung)?|abgeschlossen|ausgeliefert|geliefert|lieferung|eröffnet|eröffnung|online|produktiv|live|erschien(?:en)?|freigegeben|bezogen|umgestellt|vollendet)(?!\p{L})`;
/** Whose fault it was, or why it was well so. */
const excused = late.iu`(?<!\p{L})(?:wegen|aufgrund|infolge|weil|nachdem|durch|auf wunsch|pandemie\p{L}*|corona\p{L}*|insolvenz\p{L}*|bauherr\p{L}*|lieferant\p{L}*|statt|erweitert\p{L}*|zunächst|ursprünglich|vorgänger\p{L}*|vor (?:ihrem|seinem))(?!\p{L})`;
/** That dates were kept. */
const kept = searchOf(
  late.iu`(?<!\p{L})(?:termin(?:gerecht|treu|gemäß)\p{L}*|termintreue|fristgerecht|fristgemäß|(?:fristen|termine|zusagen|fertigstellungstermine|liefertermine) (?:\p{L}+ ){0,6}(?:hielt|hält|einhielt|eingehalten|wahrte|gehalten)|(?:hielt|hält) (?:\p{L}+ ){0,6}(?:fristen|termine|zusagen) (?:\p{L}+ ){0,4}ein|(?:vereinbarten|zugesagten|geplanten) (?:termin|zeit)\p{L}* (?:\p{L}+ ){0,4}(?:fertig|abgeschlossen|übergeben|eingehalten))(?!\p{L})`,
);
const limited = late.iu`(?<!\p{L})(?:nicht|kein\p{L}*|meist(?:ens)?|in der regel|weitgehend|überwiegend|bemüht|selten)(?!\p{L})`;

/** „Zugesagt für April 2021, in Betrieb gegangen im Januar 2022“, and „Termine hielt er ausnahmslos ein“. */
export const findLatePromise: Finder = (letter): Candidate[] => {
  if (letter.layman || !mayStand(letter, promise) || !mayStand(letter, kept)) return [];
  const body = letter.units.filter(({ zone }) => zone === 'body');
  const story = body.find(isLate);
  const praise = body.find((unit) => unit !== story && kept.test(unit) && !limited.test(unit.flat));
  if (story === undefined || praise === undefined) return [];
  const words = { field: 'Termintreue', quote: story.flat.replace(/^[^\p{L}\d„]+/u, '') };
  return [byRule(letter, letterRule('fact-against-praise'), { at: praise, words })];
};

/** Two dates, the first of them promised, and the second a month later at least. */
function isLate(unit: Unit): boolean {
  const match = promise.exec(unit);
  if (match === null || !done.test(unit.flat) || excused.test(unit.flat)) return false;
  const [first, second, ...more] = timesIn(unit.flat);
  if (first === undefined || second === undefined || more.length > 0) return false;
  return match.index <= first.start && second.start > first.start && second.months > first.months;
}

/** Days, months and seasons in the order of the text, in months. */
function timesIn(flat: string): { readonly start: number; readonly months: number }[] {
  const days = findDates(flat).map(({ start, iso }) => ({ start, months: monthsOf(iso) }));
  const seasons = allMatches(seasonal, flat).map(({ index, 1: name = '', 2: year = '' }) => ({
    start: index,
    months: Number(year) * 12 + (monthOf.find(([told]) => told.test(name))?.[1] ?? 0),
  }));
  return [...days, ...seasons].toSorted((one, other) => one.start - other.start);
}
const seasonal = late.giu`(?<!\p{L})(frühjahr|frühling|frühsommer|sommer|spätsommer|herbst|spätherbst) (\d{4})(?!\d)`;
/** The last month of each, so that „im Sommer“ is not late for June. */
const monthOf: readonly (readonly [RegExp, number])[] = [
  [/früh/iu, 5],
  [/sommer/iu, 8],
  [/herbst/iu, 11],
];

const monthsOf = (iso: string): number => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7));
