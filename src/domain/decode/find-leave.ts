import { allMatches } from '../german/all-matches.ts';
import { daysBetween, findDates } from '../german/dates.ts';
import { late, lateRegExp } from '../german/late.ts';
import { searched, searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, type Candidate, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

/** Away from work, so that nothing was done. */
const away = searchOf(
  late.iu`(?<!\p{L})(?:elternzeit|erziehungsurlaub|pflegezeit|karenz|sabbatical|sabbatjahr|auszeit|beurlaubt|beurlaubung|unbezahlte[nrm]? urlaub|ruhte|ruht|mutterschutz|freigestellt|freistellung|(?:grund)?wehrdienst(?:es|s)?|zivildienst(?:es|s)?|präsenzdienst(?:es|s)?|bundesfreiwilligendienst(?:es|s)?|arbeitsunfähig|dienstunfähig|krankgeschrieben|krankheitsbedingt|erkrankt)(?!\p{L})`,
);
/** Somebody else was away, or only a part of the time, or of the work. */
const ofOthers = late.iu`(?<!\p{L})(?:vertrat|vertret\p{L}*|kolleg\p{L}*|mitarbeite\p{L}*|beschäftigte[nr]?|vorgänger\p{L}*|nachfolg\p{L}*|stelleninhaber\p{L}*|anstelle|betreute|beriet|teilzeit|stundenweise|wochenstunden|stunden|tageweise|zeitweise|gelegentlich|mehrfach)(?!\p{L})`;
/** At work after the leave or before it, or free for another work. */
const stillWorks = late.iu`(?<!\p{L})(?:tätig|arbeitete?|leitete?|führte?|eingesetzt|beschäftigt|angestellt|nach (?:(?:de[mr]|ihrer|seiner|ihrem|seinem|eine[mr]) )?(?:\p{L}+ )?(?:elternzeit|erziehungsurlaub|pflegezeit|karenz|sabbatical|auszeit|mutterschutz|wehrdienst|zivildienst|beurlaubung|freistellung)|vor (?:ihrer|seiner|ihrem|seinem)|anschluss|anschließend|rückkehr|zurück|(?:für|zugunsten|als) [^,;]*freigestellt\p{L}*|betriebsr[aä]t\p{L}*|personalr[aä]t\p{L}*)(?!\p{L})`;
const day = '(?:\\d{1,2}\\. ?(?:\\p{L}+|\\d{1,2}\\.) ?\\d{4}|\\p{Lu}\\p{Ll}+ \\d{4})';
const span = lateRegExp(
  `(?:[Vv]om|[Vv]on|[Zz]wischen(?: dem)?) (?<from>${day}) (?:bis|und)(?: dem)? (?:zum |einschließlich |ende |(?:zum |zu (?:ihrem|seinem) )(?:Ende|Aus\\p{L}+)[^.;,\\d]{0,40}? (?:am |im ))?(?<to>${day})`,
  'gu',
);
const yearSpan = late.u`(?:[Vv]on|[Ii]n den Jahren|[Ww]ährend der Jahre) (?<from>20\d\d) (?:bis|und) (?<to>20\d\d)(?!\d)`;
const sinceThen = late.u`[Ss]eit (?:dem )?(?<from>\d{1,2}\. ?(?:\p{L}+|\d{1,2}\.) ?\d{4}|\p{Lu}\p{Ll}+ \d{4})`;
/** What somebody did, and when. */
const seasonal = /(?:[Ii]m |[Zz]um )?(?<when>Frühjahr|Frühling|Sommer|Herbst|Winter) (?<year>(?:19|20)\d\d)/u;
/** „Im Kindergartenjahr 2021/22“, „im Jahr 2021 leitete sie“ */
const wholeYear = late.u`[Ii]m (?:(?:\p{L}+jahr|Jahr) (?<school>20\d\d)\/(?:20)?(?<next>\d\d)(?!\d)|Jahre? (?<a>20\d\d) (?:\p{Ll}+te (?:er|sie|Frau|Herr)(?!\p{L})|(?=(?:hat |die |das |den |eine?n? |unsere?n? |\p{Ll}+ )+[^.;]*(?<!\p{L})(?:hat|haben|\p{Ll}+te)(?!\p{L})))|(?<=^|(?:er|sie) \p{Ll}+te )(?:in |[Ii]m Jahre? )?(?<b>20\d\d) (?=\p{Ll}+te (?:er|sie|Frau|Herr)|den |die |das |eine))`;
const months: Readonly<Record<string, readonly [string, string]>> = {
  Frühjahr: ['03', '05'],
  Frühling: ['03', '05'],
  Sommer: ['06', '08'],
  Herbst: ['09', '11'],
};
const meanwhile = late.iu`(?<!\p{L})(?:vertret\p{L}*|teilzeit|nebenher|während (?:der|ihrer|seiner) (?:elternzeit|karenz|auszeit)|stundenweise|weihnacht\p{L}*|kollegin|nachfolg\p{L}*|rückkehr\p{L}*|zurück|lehrgang|kurs|seminar|fortbildung|weiterbildung|studium|prüfung)(?!\p{L})`;
/** What somebody may do who is away. */
const leisure =
  '(?:woll|soll|konn|durf|hat|moch|freu|heirate|nutz|besuch|studier|erwart|kehr|absolvier|leg|mach|frag|informier|melde|verlänger|beantrag|wünsch|bewähr|zahl|zeig|feier|erfüll)';
/** „leitete sie“, „hat sie … durchgeführt“, „die sie im Mai 2020 umsetzte“ */
const works = lateRegExp(
  [
    '(?<!\\p{L})(?:leitete|führte|übernahm|entwickelte|organisierte|betreute|verantwortete|schulte|erstellte|plante|baute|gewann|präsentierte|bereitete|arbeitete|unterrichtete|verhandelte|koordinierte|begleitete|setzte|brachte|stellte|konzipierte|verkaufte|realisierte)(?!\\p{L})',
    `(?<!\\p{L})\\p{Ll}{3,}te (?<!${leisure}te )(?:sie|er|frau|herr)(?!\\p{L})`,
    '(?<!\\p{L})(?:vertrat|schrieb|trug|schloss|trieb|schuf|erwarb|entwarf|hielt|gab|nahm) (?:sie|er|frau|herr)(?!\\p{L})',
    '(?<!\\p{L})(?:sie|er|frau \\p{L}+|herr \\p{L}+)(?!\\p{L})[^.;]{0,70}(?<!\\p{L})(?:um|durch|ein|auf|vor|aus|ab|an)\\p{Ll}{3,}te(?=[.,;]| und)',
    `(?<!\\p{L})hat (?:sie|er|frau|herr)(?!\\p{L})[^.;]{0,160}(?<!\\p{L})(?!(?:ge)?${leisure}e?t)(?:\\p{Ll}*ge\\p{Ll}{2,}(?:t|en)|\\p{Ll}{3,}iert|(?:über|unter|ver|er|be|ent)\\p{Ll}{2,}(?:t|en))(?=[.,;]| und)`,
    `(?<!\\p{L})(?:dass|die|den|das|was) (?:sie|er|frau \\p{L}+|herr \\p{L}+) [^.;]{0,160}(?<!\\p{L})(?!(?:ge)?${leisure}e?t)(?:\\p{Ll}*ge\\p{Ll}{2,}(?:t|en)|\\p{Ll}{3,}iert|(?:über|unter|ver|er|be|ent)\\p{Ll}{2,}(?:t|en)) hat(?!\\p{L})`,
  ].join('|'),
  'iu',
);

/** „Von Mai 2021 bis Mai 2023 in Elternzeit“, and „im Herbst 2022 leitete sie die Markteinführung“. */
export const findLeave: Finder = (letter): Candidate[] => {
  if (letter.layman || !mayStand(letter, away)) return [];
  const body = letter.units.filter(({ zone }) => zone === 'body');
  const spans = body.flatMap((unit) => (away.test(unit) ? awayIn(letter, unit) : []));
  if (spans.length === 0) return [];
  return body.flatMap((unit) => {
    if (away.test(unit) || !works.test(unit.flat) || meanwhile.test(unit.flat)) return [];
    const when = timeOf(unit);
    const isWithin = when !== null && spans.some(([from, to]) => when[0] >= from && when[1] <= to);
    return isWithin ? [byRule(letter, letterRule('during-leave'), { at: unit })] : [];
  });
};

/** The times of the clauses that tell of the leave: „war vom … bis … tätig; vom … bis … ruhte das Arbeitsverhältnis“. */
const awayIn = (letter: LetterContext, { flat }: Unit): Days[] =>
  ofOthers.test(flat)
    ? []
    : flat
        .split(/[,;–]| wobei /u)
        .flatMap((clause) =>
          away.test(searched(clause)) && !stillWorks.test(clause) ? spansOf(letter, clause) : [],
        );

const parental = searchOf(/elternzeit|erziehungsurlaub|karenz|pflegezeit/iu);

/** How many days of the employment somebody was on leave for a family; 0 where no days are told. */
export function awayDays(letter: LetterContext, begin: string, last: string): number {
  if (!mayStand(letter, parental)) return 0;
  return letter.units
    .filter((unit) => unit.zone === 'body' && parental.test(unit))
    .flatMap(({ flat }) => spansOf(letter, flat))
    .filter(([from, to]) => from > begin.slice(0, 8) && to.slice(0, 7) <= last.slice(0, 7))
    .reduce((sum, [from, to]) => sum + daysBetween(`${from.slice(0, 7)}-01`, `${to.slice(0, 7)}-28`), 0);
}

/** From the first to the last day that is surely meant. */
type Days = readonly [from: string, to: string];
const monthOf = (from: string, to = from): Days => [`${from}-01`, `${to}-28`];

/** Of months nobody knows on which day of them it began and ended. */
function spansOf({ facts }: LetterContext, flat: string): Days[] {
  const found = allMatches(span, flat).flatMap(({ groups }): Days[] => {
    const [from, to] = [groups?.['from'], groups?.['to']].map((text) => findDates(text ?? '')[0]);
    if (from === undefined || to === undefined) return [];
    return [[from.precision === 'day' ? from.iso : `${from.iso.slice(0, 7)}-02`, to.iso]];
  });
  if (found.length > 0) return found;
  const { from, to } = yearSpan.exec(flat)?.groups ?? {};
  if (from !== undefined && to !== undefined) return [[`${from}-01-01`, `${to}-12-31`]];
  const since = findDates(sinceThen.exec(flat)?.groups?.['from'] ?? '')[0]?.iso;
  return since === undefined ? [] : [[since, facts.end ?? facts.date ?? '9999-12-31']];
}

function timeOf({ flat }: Unit): Days | null {
  const { when, year } = seasonal.exec(flat)?.groups ?? {};
  if (when !== undefined && year !== undefined) {
    if (when === 'Winter') return monthOf(`${year}-12`, `${Number(year) + 1}-02`);
    const [from = '01', to = '12'] = months[when] ?? [];
    return monthOf(`${year}-${from}`, `${year}-${to}`);
  }
  const { school, next = '', a, b = a } = wholeYear.exec(flat)?.groups ?? {};
  if (school !== undefined) return monthOf(`${school}-09`, `20${next}-07`);
  if (b !== undefined) return monthOf(`${b}-01`, `${b}-12`);
  const date = findDates(flat)[0];
  return date === undefined ? null : monthOf(date.iso.slice(0, 7));
}
