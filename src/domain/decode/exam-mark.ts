import type { Grade } from '../letter/grade.ts';
import type { Formula } from './formula.ts';
import type { SentenceUnits } from './sentence-units.ts';

const exam = /prüfung|abschluss|ausbildung|lehre|berufsschul|gesellenbrief|studium|lehrgang/i;
/** More marks than one, another try, or somebody else's result: for the fitted part. */
const mixed =
  /wiederholung|anlauf|versuch|nicht|jahrgang|durchschnittlich|schüler|teilnehm|bewerber|auszubildenden|abitur|unser haus/i;
const note = /\b\p{L}*note(?:ndurchschnitt)?(?: von)? (?<mark>[1-6](?:,\d)?)\b/giu;
const points = /\b(?<points>\d{2,3}) (?:(?:von|der) (?:\p{L}+ )?100 )?(?:\p{L}+ )?Punkten\b/giu;
/** From so many of a hundred points on; the scale of the chambers. */
const scale: readonly (readonly [number, Grade])[] = [
  [92, 1],
  [81, 2],
  [67, 3],
  [50, 4],
];

/**
 * Reads the mark of an examination where it stands as a number („mit der Note 1,3“, „mit 86 Punkten“); null else.
 * Source: § 24 of the chambers' model examination rules (100–92 points: sehr gut, 91–81: gut, 80–67: befriedigend,
 * 66–50: ausreichend).
 */
export function readExamMark({ tokens }: SentenceUnits): Formula | null {
  if (!tokens.some(({ kind }) => kind === 'number')) return null;
  const text = tokens.map((token) => token.text.replace(/(?<=\d)\.$/, '')).join(' ');
  if (!exam.test(text) || mixed.test(text)) return null;
  const marks = [...text.matchAll(note)].map(({ groups }) => Number(groups?.['mark']?.replace(',', '.')));
  const all = [...text.matchAll(points)].map(({ groups }) => Number(groups?.['points']));
  const inPoints = all.filter((value) => value <= 100).map((value) => gradeFor(value));
  const found = [...marks, ...inPoints];
  const mark = found[0];
  if (mark === undefined || found.length > 1) return null;
  const grade = Math.min(5, Math.round(2 * mark) / 2);
  return {
    id: 'exam-mark',
    grade,
    range: [Math.max(1, grade - 0.5), Math.min(6, grade + 0.5)],
    confidence: 0.9,
  };
}

const gradeFor = (reached: number): Grade => scale.find(([from]) => reached >= from)?.[1] ?? 5;
