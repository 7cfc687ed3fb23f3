import { allMatches } from '../german/all-matches.ts';
import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { unitsOf, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

/** What is taught at school. */
const subject =
  '(?<![\\p{L}-])(?<subject>mathe(?:matik)?|physik|chemie|biologie|deutsch|englisch|französisch|latein|spanisch|russisch|geschichte|geografie|geographie|erdkunde|sozialkunde|politik|wirtschaft|religion|ethik|philosophie|kunst|musik|sport|informatik|werken|sachkunde|hauswirtschaft)';
const word = lateRegExp(`${subject}(?!\\p{L})`, 'giu');
const mayTeach = searchOf(late.iu`unterricht|lehrkraft|lehrer|fach|fächer|stunden`);
/** „unterrichtete Mathematik und Physik“, „Lehrkraft für …“, „in den Fächern …“ */
const teaches = late.iu`(?<!\p{L})(?:unterricht(?:et|ete|en)?(?: in| i[mn] de[nm] (?:fach|fächern))?|lehrkraft|(?:fach)?lehrer(?:in)?|unterrichtsfächer|klassen?|in der \d{1,2}\p{L}?|fächer[n]?|fach)(?!\p{L})`;
/** „Ihr Deutschunterricht“, „im Fach Geschichte“, „als Englischlehrer“, „seine Physikstunden“ */
const taught = searchOf(
  lateRegExp(
    `(?:(?:ihr|sein)(?:e[nmrs]?)? (?:\\p{Ll}+ )?|als |i[mn] |i[nm] (?:ihr|sein)(?:e[nmr]) )${subject}(?:-?(?:unterrichts?|stunden|lehrer(?:in)?|kurse?n?|lehrkraft|klassen)(?!\\p{L}))|(?:im fach|im leistungskurs|im grundkurs) ${subject.replace('<subject>', '<course>')}(?!\\p{L})`,
    'iu',
  ),
);
/** Of others, for a time, or learned oneself. */
const otherwise = late.iu`(?<!\p{L})(?:kolleg\p{L}*|vertret\p{L}*|hospit\p{L}*|fachfremd|später|zuletzt|zunächst|ab(?= (?:dem|\d))|seit|auch|zusätzlich|außerdem|neben|besuchte|teilnahm|nahm|fachschaft|fächerübergreifend\p{L}*)(?!\p{L})`;

const subjectsIn = (units: readonly Unit[]): ReadonlySet<string> =>
  new Set(
    units.flatMap(({ flat }) =>
      allMatches(word, flat).map(({ groups }) => rootOf(groups?.['subject'] ?? '')),
    ),
  );
const rootOf = (name: string): string => name.toLowerCase().slice(0, 4).replace('geog', 'erdk');

const tellsSubjects = (letter: LetterContext): readonly Unit[] =>
  unitsOf(letter, 'introduction', 'tasks').filter(({ flat }) => teaches.test(flat));

/** Who taught mathematics and physics is praised for lessons in German. */
export const findSchoolSubject: Finder = (letter): Candidate[] => {
  if (!mayStand(letter, mayTeach) || !mayStand(letter, taught)) return [];
  const own = subjectsIn(tellsSubjects(letter));
  if (own.size === 0) return [];
  const early = subjectsIn(unitsOf(letter, 'introduction', 'tasks'));
  return unitsOf(letter, 'performance', 'summary', 'behavior', 'closing').flatMap((unit) => {
    const match = unit.zone === 'body' && !otherwise.test(unit.flat) ? taught.exec(unit) : null;
    const told = match?.groups?.['subject'] ?? match?.groups?.['course'] ?? '';
    if (match === null || early.has(rootOf(told))) return [];
    return [
      byRule(letter, letterRule('job-varies'), {
        at: spanOf(unit, match.index, match.index + match[0].length),
        words: { job: 'Unterricht in anderen Fächern' },
      }),
    ];
  });
};
