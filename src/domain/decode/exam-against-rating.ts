import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { gradeWord } from '../letter/grade.ts';
import { byRule, oneLine, type Candidate } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';

const tellsMark = /note|prädikat|punkt|ergebnis|gesamturteil/i;

const lauds = late.iu`(?<!\p{L})(?:glänzend|hervorragend|herausragend|ausgezeichnet|exzellent|überragend|brillant|bravourös|meisterhaft|stolz)\p{L}*(?!\p{L})|mit bravour|(?<!\p{L})alle ehre`;
const ofExam = searchOf(late.iu`(?:prüfung|examen|abschluss)s?\p{L}*(?!\p{L})`);
const other = late.iu`zwischenprüfung|meister(?:prüfung|brief|schul)|wettbewerb|berufsschul|zeugnis|ausbilder|teil 1`;
const meagre = late.iu`(?<!\p{L})(?:befriedigend|ausreichend|genügend)(?:em|en|e)?(?!\p{L})|note [34](?:,\d)?(?!\d)`;

/** „Glänzende Leistungen in der Gesellenprüfung“, and „mit der Note ausreichend“. */
export function praisedExam(letter: LetterContext): Candidate[] {
  if (letter.layman || !mayStand(letter, ofExam)) return [];
  const told = letter.units.filter(
    (unit) => unit.zone === 'body' && ofExam.test(unit) && !other.test(unit.flat),
  );
  const praise = told.find(({ flat }) => lauds.test(flat) && !tellsMark.test(flat));
  const mark = told.find((unit) => unit !== praise && tellsMark.test(unit.flat) && meagre.test(unit.flat));
  if (praise === undefined || mark === undefined) return [];
  const words = {
    field: 'Leistung in der Prüfung',
    quote: oneLine(letter.text.slice(mark.start, mark.end)),
  };
  return [byRule(letter, letterRule('fact-against-praise'), { at: praise, words })];
}

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
