import { allMatches } from '../german/all-matches.ts';
import { daysBetween } from '../german/dates.ts';
import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { stem } from '../german/stem.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate } from './finding.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import { datesOf } from './unit-dates.ts';
import type { Unit } from './units.ts';

const article = '(?:der|des|einer|eines|unserer|unseres|ihrer|ihres|seiner|seines)';
const leads =
  '(?:leitete|leitet) (?:(?:sie|er|(?:Frau|Herr) [\\p{L}-]+) )?(?:die|das|den|unseren?|eine[nr]?)';
/** „Schichtleiterin“, „Leitung einer Schicht“, „Vorarbeiter“: by the field that is led, or by the title. */
const post = `(?:(?<field>\\p{Lu}[\\p{L}-]{2,}?)-?[Ll]eit(?:er(?:in)?|ung)|(?:[Ll]eit(?:er(?:in)?|ung) ${article}|Verantwortung für (?:die|das|den)|${leads}) (?:\\p{Ll}+ )?(?<led>\\p{Lu}[\\p{L}-]{2,})|(?<title>(?=\\p{Lu})\\p{L}*(?:[Mm]eister|[Vv]orarbeiter|[Pp]olier|[Kk]oordinator|[Ff]ührer|[Cc]hef))(?:in)?)(?!\\p{L})`;
const named = lateRegExp(`(?<!\\p{L})${post}`, 'gu');
const who = '(?:sie|er|(?:Frau|Herr) [\\p{L}-]+)';
/** The office must be what was taken: „Als Schichtleiterin übernahm sie …“ tells of a task. */
const taken = [
  {
    verb: late.iu`(?<!\p{L})(?:übernahm|übernommen|übertrug\p{L}*|übertragen|betraut\p{L}*|anvertraut\p{L}*|antrat|erhielt|bekam)(?!\p{L})`,
    office: lateRegExp(`(?<!\\p{L})(?:[Dd]ie|[Mm]it der) (?:\\p{Ll}+ )?${post}`, 'gu'),
  },
  {
    verb: late.iu`(?<!\p{L})(?:ernannt\p{L}*|beförder\p{L}*|bestellt\p{L}*|berufen|beriefen|aufgestiegen|aufstieg|stieg|rückte|aufgerückt)(?!\p{L})`,
    office: lateRegExp(`(?<!\\p{L})[Zz]u[mr] (?:\\p{Ll}+ )?${post}`, 'gu'),
  },
  {
    verb: late.iu`(?<!\p{L})wurde(?!\p{L})`,
    office: lateRegExp(`(?<!\\p{L})wurde ${who} (?:[^,;]{0,40} )?${post}(?=[.,;]?$)`, 'gu'),
  },
  {
    verb: late.iu`(?<!\p{L})wurde(?!\p{L})`,
    office: lateRegExp(`^${post} wurde ${who}(?!\\p{L})`, 'gu'),
  },
  {
    verb: late.iu`(?<!\p{L})(?:ernennung|beförderung|aufstieg|berufung)(?!\p{L})`,
    office: lateRegExp(
      `(?<!\\p{L})(?:[Ii]hr|[Ss]ein)(?:e[mnrs]?)? (?:Ernennung|Beförderung|Aufstieg|Berufung) zu[mr] ${post}`,
      'gu',
    ),
  },
  {
    verb: late.iu`(?<!\p{L})(?:machten|bestimmten|wählten)(?!\p{L})`,
    office: lateRegExp(`(?<!\\p{L})(?:sie|ihn) zu[mr] ${post}`, 'gu'),
  },
  {
    verb: late.iu`(?<!\p{L})(?:trat|antrat|übernahm|erhielt)(?!\p{L})`,
    office: lateRegExp(
      `(?<!\\p{L})(?:Stelle|Position|Funktion|Aufgabe) (?:als|der|des|einer|eines) ${post}`,
      'gu',
    ),
  },
  // „Seit 2020 leitete sie eine Schicht“, „Ab 2020 war sie als Schichtleiterin tätig“, „Die Schichtleitung hat sie seit 2020 inne“
  ...[
    `(?<!\\p{L})(?=${leads})${post}(?! (?:der|des|in|im|am|für|von|an|bei|und)(?!\\p{L}))`,
    `(?<!\\p{L})(?:ist|war) ${who} (?:(?:unsere?|als) )?${post}(?= (?:tätig|eingesetzt|beschäftigt)|[.,;]?$)`,
    `(?<!\\p{L})[Dd]ie ${post}(?= (?:hat|hatte|trägt|trug) ${who})`,
  ].map((office) => ({ verb: /(?<!\p{L})(?:seit|ab)(?!\p{L})/iu, office: lateRegExp(office, 'gu') })),
];
const fieldOf = (word: string): string => stem(word.toLowerCase().replace(/(?<=\p{L}{4})s?-?$/u, ''));
const postsIn = (text: string, pattern = named): string[] =>
  allMatches(pattern, text).flatMap(({ groups }) => {
    const { field, led, title } = groups ?? {};
    const word = field ?? led ?? title ?? '';
    return general.test(word) ? [] : [fieldOf(word)];
  });
const takenIn = (clause: string): string[] =>
  taken.flatMap(({ verb, office }) => (verb.test(clause) ? postsIn(clause, office) : []));
/** What is led in every house, and posts beside the post. */
const general =
  /^(?:projekt|haus|unternehm|betrieb$|firma|team$|geschäft|gruppe$|bereich$|abteilung$|stell)/iu;

const rises = searchOf(
  late.iu`(?<!\p{L})(?:übernahm|übernommen|übertr[au]g\p{L}*|ernannt\p{L}*|beförder\p{L}*|bestellt\p{L}*|aufgestiegen|aufstieg|stieg|aufgerückt|rückte|berufen|beriefen|antrat|betraut\p{L}*|anvertraut\p{L}*|wurde|seit|ab|erhielt|bekam|machten|bestimmten|trat|(?:ernennung|beförderung|aufstieg|berufung) zu[mr])(?!\p{L})`,
);
const leadIn = late.iu`(?<!\p{L})(?:seit(?: dem)?|ab(?: dem)?|zum|am|mit wirkung vom|im|mit) $`;
/** Another one of the kind, and one for a time. */
const otherwise = late.iu`(?<!\p{L})(?:zusätzlich\p{L}*|auch|weitere[nrs]?|zweite[nrs]?|dritte[nrs]?|beide[nr]?|kommissarisch\p{L}*|\p{L}*vertret\p{L}*|zunächst|vorübergehend\p{L}*|zeitweise|außerdem|zudem|ferner|daneben|neben|erneut|wieder|interim\p{L}*|neue[nrs]?|gesamte[nrs]?|projekt\p{L}*|nachfolger\p{L}*|kolleg\p{L}+|vorgänger\p{L}*|später|stell)(?!\p{L})`;

interface Taken {
  readonly field: string;
  readonly iso: string;
}

/** Posts that the introduction lets begin on a day of their own, after the entry. */
function introduced(letter: LetterContext, begin: string): Taken[] {
  return unitsIn(letter, 'introduction').flatMap((at) => {
    const unit = letter.units[at];
    if (unit === undefined || unit.zone !== 'body') return [];
    const { flat } = unit;
    const dates = datesOf(unit);
    return dates.flatMap(({ iso, start, end }, i) => {
      if (iso <= begin || !leadIn.test(flat.slice(Math.max(0, start - 24), start))) return [];
      const told =
        flat.slice(end, Math.min(dates[i + 1]?.start ?? flat.length, end + 90)).split(/[;,]/u)[0] ?? '';
      return otherwise.test(told) ? [] : postsIn(told).map((field) => ({ field, iso }));
    });
  });
}

const roughTime =
  /(?<part>Anfang|Beginn|Frühjahr|Frühling|Mitte|Sommer|Herbst|Winter|Ende)?(?: des Jahres| von)? ?(?<![\d.])(?<year>(?:19|20)\d\d)(?!\d)/u;
const months: Readonly<Record<string, readonly [string, string]>> = {
  Anfang: ['01', '03'],
  Beginn: ['01', '03'],
  Frühjahr: ['02', '06'],
  Frühling: ['02', '06'],
  Mitte: ['05', '08'],
  Sommer: ['05', '09'],
  Herbst: ['08', '12'],
  Winter: ['01', '12'],
  Ende: ['10', '12'],
};

/** The first and the last day that a clause may mean. */
function timeOf(unit: Unit, from: number, clause: string): readonly [string, string] | null {
  const date = datesOf(unit).find(({ start }) => start >= from && start < from + clause.length);
  if (date !== undefined) return [date.iso, date.iso];
  const { part, year } = roughTime.exec(clause)?.groups ?? {};
  if (year === undefined) return null;
  const [first, last] = months[part ?? ''] ?? ['01', '12'];
  return [`${year}-${first}-01`, `${year}-${last}-28`];
}

/** An appointment is often told some months before it takes effect. */
const slack = 150;
const isApart = (iso: string, [first, last]: readonly [string, string]): boolean =>
  iso < first ? daysBetween(iso, first) > slack : iso > last && daysBetween(last, iso) > slack;

/** „seit dem 1. Januar 2018 Schichtleiterin“, and „als sie im Sommer 2020 die Leitung einer Schicht übernahm“. */
export function postTwice(letter: LetterContext): Candidate[] {
  const { begin } = letter.facts;
  if (begin === null || letter.layman || !mayStand(letter, rises)) return [];
  const posts = introduced(letter, begin);
  if (posts.length === 0) return [];
  return unitsIn(letter, 'tasks', 'performance', 'summary', 'behavior', 'closing').flatMap((at) => {
    const unit = letter.units[at];
    if (unit === undefined || unit.zone !== 'body' || unit.kind !== 'sentence' || !rises.test(unit))
      return [];
    let from = 0;
    for (const clause of unit.flat.split(/(?<=[,;])/u)) {
      const start = from;
      from += clause.length;
      if (otherwise.test(clause)) continue;
      const time = timeOf(unit, start, clause);
      const same = takenIn(clause.trim()).flatMap((field) => posts.filter((one) => one.field === field));
      if (time === null || same.length === 0 || !same.every(({ iso }) => isApart(iso, time))) continue;
      const end = start + clause.replace(/[,;.]?\s*$/u, '').length;
      return [
        byRule(letter, letterRule('post-twice'), {
          at: spanOf(unit, start + (/^\s*/u.exec(clause)?.[0].length ?? 0), end),
        }),
      ];
    }
    return [];
  });
}
