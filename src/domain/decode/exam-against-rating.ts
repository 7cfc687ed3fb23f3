import { letterRule } from '../knowledge/letter-rules.ts';
import { gradeWord } from '../letter/grade.ts';
import { byRule, type Candidate } from './finding.ts';
import type { LetterContext } from './letter-context.ts';

const tellsMark = /note|prädikat|punkt|ergebnis|gesamturteil/i;

/** Barely passed, and all else is brilliant, or the other way round: one of both is not believed. */
export function examAgainstRating(letter: LetterContext): Candidate[] {
  const grade = letter.rating.performance?.grade ?? 3;
  if (letter.type !== 'ausbildungszeugnis' || letter.layman) return [];
  const clashes =
    grade <= 2.4 ? (exam: number) => exam >= 3.5 : grade >= 3.4 ? (exam: number) => exam <= 1.3 : null;
  if (clashes === null) return [];
  const at = letter.sentences.findIndex(
    (one) =>
      one.graded && one.category === 'exam-result' && clashes(one.grade ?? 3) && tellsMark.test(one.text),
  );
  if (at < 0) return [];
  return [
    byRule(letter, letterRule('exam-against-rating'), {
      at: letter.units[at],
      words: { grade: gradeWord(grade), exam: gradeWord(letter.sentences[at]?.grade ?? 4) },
    }),
  ];
}

/** „Mathematik 1, Sport 5“: the marks of a table lie far apart. */
export function scatteredGrades(letter: LetterContext): Candidate[] {
  const grades = letter.gradeRows.map(({ grade }) => grade);
  if (grades.length < 3) return [];
  const best = Math.min(...grades);
  if (Math.max(...grades) - best < 2.5) return [];
  const row = letter.gradeRows.find(({ grade }) => grade === best);
  return [byRule(letter, letterRule('grades-scatter'), { at: letter.units[row?.unit ?? -1] })];
}
