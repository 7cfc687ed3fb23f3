import { expect, it } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';

it.each([
  [
    'Aus betriebsbedingten Gründen endet das Arbeitsverhältnis mit Herrn Kunze zum 31. Dezember 2022, und wir danken ihm für die gute Mitarbeit in unserer Schlosserei.',
    'Wir danken ihm für die gute Mitarbeit in unserer Schlosserei.',
  ],
  [
    'Der Vertrag läuft am 30. Juni aus, wir danken Frau Ott für die stets sehr gute Zusammenarbeit.',
    'Wir danken Frau Ott für die stets sehr gute Zusammenarbeit.',
  ],
])('a farewell is worth the same behind the end: %s', (text, alone) => {
  const { graded, grade, category } = gradeSentence(text);
  const other = gradeSentence(alone);
  expect(graded).toBe(true);
  expect({ grade, category }).toEqual({ grade: other.grade, category: other.category });
});

it('the end alone rates nobody', () =>
  expect(gradeSentence('Das Arbeitsverhältnis endet zum 31. Dezember 2022 betriebsbedingt.').graded).toBe(
    false,
  ));
