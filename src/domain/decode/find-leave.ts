import { allMatches } from '../german/all-matches.ts';
import { daysBetween, findDates } from '../german/dates.ts';
import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, type Candidate, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

/** Away from work, so that nothing was done. */
const away = searchOf(
  late.iu`(?<!\p{L})(?:elternzeit|karenz|sabbatical|sabbatjahr|beurlaubt|beurlaubung|unbezahlte[nrm]? urlaub|ruhte|ruht|mutterschutz|freigestellt|freistellung)(?!\p{L})`,
);
const span = late.gu`(?:[Vv]om|[Vv]on) (?<from>\d{1,2}\. ?(?:\p{L}+|\d{1,2}\.) ?\d{4}|\p{Lu}\p{Ll}+ \d{4}) bis (?:zum |einschließlich |ende |(?:zum |zu (?:ihrem|seinem) )(?:Ende|Aus\p{L}+)[^.;,\d]{0,40}? (?:am |im ))?(?<to>\d{1,2}\. ?(?:\p{L}+|\d{1,2}\.) ?\d{4}|\p{Lu}\p{Ll}+ \d{4})`;
const sinceThen = late.u`[Ss]eit (?:dem )?(?<from>\d{1,2}\. ?(?:\p{L}+|\d{1,2}\.) ?\d{4}|\p{Lu}\p{Ll}+ \d{4})`;
/** What somebody did, and when. */
const seasonal = /(?:[Ii]m |[Zz]um )?(?<when>Frühjahr|Frühling|Sommer|Herbst) (?<year>(?:19|20)\d\d)/u;
/** „Im Kindergartenjahr 2021/22“, „im Jahr 2021 leitete sie“ */
const wholeYear = late.u`[Ii]m (?:(?:\p{L}+jahr|Jahr) (?<school>20\d\d)\/(?:20)?(?<next>\d\d)(?!\d)|Jahre? (?<a>20\d\d) \p{Ll}+te (?:er|sie|Frau|Herr)(?!\p{L}))`;
const months: Readonly<Record<string, readonly [string, string]>> = {
  Frühjahr: ['03', '05'],
  Frühling: ['03', '05'],
  Sommer: ['06', '08'],
  Herbst: ['09', '11'],
};
const meanwhile = late.iu`(?<!\p{L})(?:vertret\p{L}*|teilzeit|nebenher|während (?:der|ihrer|seiner) (?:elternzeit|karenz)|stundenweise|weihnacht\p{L}*|kollegin|nachfolg\p{L}*)(?!\p{L})`;
const works = late.iu`(?<!\p{L})(?:leitete|führte|übernahm|entwickelte|organisierte|betreute|verantwortete|schulte|erstellte|plante|baute|gewann|präsentierte|bereitete|arbeitete|unterrichtete|verhandelte|koordinierte|begleitete|setzte|brachte|stellte|konzipierte|verkaufte|realisierte|\p{Ll}{3,}te (?<!(?:woll|soll|konn|durf|hat|moch|freu|heirate|nutz|besuch|studier|erwart|kehr)te )(?:sie|er|frau|herr))(?!\p{L})`;

/** „Von Mai 2021 bis Mai 2023 in Elternzeit“, and „im Herbst 2022 leitete sie die Markteinführung“. */
export const findLeave: Finder = (letter): Candidate[] => {
  if (letter.layman || !mayStand(letter, away)) return [];
  const body = letter.units.filter(({ zone }) => zone === 'body');
  const spans = body.flatMap((unit) => (away.test(unit) ? spansOf(letter, unit) : []));
  if (spans.length === 0) return [];
  return body.flatMap((unit) => {
    if (away.test(unit) || !works.test(unit.flat) || meanwhile.test(unit.flat)) return [];
    const when = timeOf(unit);
    const isWithin = when !== null && spans.some(([from, to]) => when[0] > from && when[1] < to);
    return isWithin ? [byRule(letter, letterRule('during-leave'), { at: unit })] : [];
  });
};

const parental = searchOf(/elternzeit|erziehungsurlaub|karenz|pflegezeit/iu);

/** How many days of the employment somebody was on leave for a family; 0 where no days are told. */
export function awayDays(letter: LetterContext, begin: string, last: string): number {
  if (!mayStand(letter, parental)) return 0;
  return letter.units
    .filter((unit) => unit.zone === 'body' && parental.test(unit))
    .flatMap((unit) => spansOf(letter, unit))
    .filter(([from, to]) => from > begin.slice(0, 7) && to <= last.slice(0, 7))
    .reduce((sum, [from, to]) => sum + daysBetween(`${from}-01`, `${to}-28`), 0);
}

/** From month to month, as „2021-05“. */
type Months = readonly [from: string, to: string];

function spansOf({ facts }: LetterContext, { flat }: Unit): Months[] {
  const found = allMatches(span, flat).flatMap(({ groups }) => {
    const [from, to] = [groups?.['from'], groups?.['to']].map((text) =>
      findDates(text ?? '')[0]?.iso.slice(0, 7),
    );
    return from === undefined || to === undefined ? [] : [[from, to] as const];
  });
  if (found.length > 0) return found;
  const since = findDates(sinceThen.exec(flat)?.groups?.['from'] ?? '')[0]?.iso.slice(0, 7);
  return since === undefined ? [] : [[since, (facts.end ?? facts.date ?? '9999-12').slice(0, 7)]];
}

function timeOf({ flat }: Unit): Months | null {
  const { when, year } = seasonal.exec(flat)?.groups ?? {};
  if (when !== undefined && year !== undefined) {
    const [from = '01', to = '12'] = months[when] ?? [];
    return [`${year}-${from}`, `${year}-${to}`];
  }
  const { school, next = '', a } = wholeYear.exec(flat)?.groups ?? {};
  if (school !== undefined) return [`${school}-09`, `20${next}-07`];
  if (a !== undefined) return [`${a}-01`, `${a}-12`];
  const date = findDates(flat)[0];
  return date === undefined ? null : [date.iso.slice(0, 7), date.iso.slice(0, 7)];
}
