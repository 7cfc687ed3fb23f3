import { lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { gradeWord } from '../letter/grade.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';

const word = '(?<word>sehr gut|gut|befriedigend|ausreichend|mangelhaft|ungenügend)';
/** „bewerten wir mit der Note befriedigend“, „Gesamtnote 4“, „Das Gesamturteil lautet: ausreichend“ */
const marked = searchOf(
  lateRegExp(
    `(?:leistung\\p{L}*|führung|verhalten|gesamt\\p{L}*|insgesamt|zusammenfassend|arbeit|tätigkeit)(?!\\p{L})[^.;]{0,80}(?:mit|lautet|ist|war|ergibt sich|beträgt)(?!\\p{L})[^.;]{0,30}(?:(?:der |die )?(?:gesamt|schul)?note |als |[„"»]|: )[„"»]?(?:${word}|(?<digit>[1-6])(?:,\\d)?)(?![\\p{L}\\d])|(?<!schul|fach|berufsschul)gesamtnote (?:von )?(?:${word.replace('word', 'bare')}|(?<figure>[1-6])(?:,\\d)?)(?![\\p{L}\\d])`,
    'iu',
  ),
);
const grades: Readonly<Record<string, number>> = {
  'sehr gut': 1,
  gut: 2,
  befriedigend: 3,
  ausreichend: 4,
  mangelhaft: 5,
  ungenügend: 6,
};
/** Marks of schools, examinations, customers and seminars. */
const elsewhere =
  /prüf|schul|examen|abschluss|abschluß|lehrgang|seminar|kurs|fortbildung|weiterbildung|zertifi|kunden|audit|studium|bachelor|master|diplom|wettbewerb|qualifikation|matur|berufs(?:bildn|ausb)/iu;
const apart = 1.4;

/** „Seine Leistungen bewerten wir mit der Note befriedigend“ below praise that is very good throughout. */
export const findMark: Finder = (letter): Candidate[] => {
  if (letter.layman || letter.simple || letter.gradeRows.length > 0 || !mayStand(letter, marked)) return [];
  return letter.units.flatMap((unit, at) => {
    if (unit.zone !== 'body' || unit.kind !== 'sentence' || letter.parts[at] === 'company') return [];
    const match = marked.exec(unit);
    if (match === null || elsewhere.test(unit.flat)) return [];
    const { word: told, bare, digit, figure } = match.groups ?? {};
    const mark = told ?? bare;
    const grade = mark === undefined ? Number(digit ?? figure) : grades[mark.toLowerCase()];
    const rest = restOf(letter, at, /führung|verhalten/iu.test(match[0]) ? 'behavior' : 'performance');
    if (grade === undefined || rest === null || Math.abs(grade - rest) < apart) return [];
    return [
      byRule(letter, letterRule('mark-against-rest'), {
        at: spanOf(unit, match.index, match.index + match[0].length),
        words: { others: gradeWord(rest) },
      }),
    ];
  });
};

/** The mean of what is told in words, without the sentence with the mark. */
function restOf(letter: LetterContext, without: number, part: 'performance' | 'behavior'): number | null {
  const told = letter.sentences.flatMap((one, at) =>
    one.graded && one.grade !== undefined && at !== without && (one.part === part || one.part === 'summary')
      ? [one.grade]
      : [],
  );
  return told.length === 0 ? null : told.reduce((sum, grade) => sum + grade, 0) / told.length;
}
