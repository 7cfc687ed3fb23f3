import { expect, test } from 'vitest';
import { repairGradeWords } from './repair-grade-words.ts';
import type { ReadWord } from './words.ts';

/** Words of a text, all read with this confidence. */
const wordsOf = (text: string, confidence: number): readonly ReadWord[] =>
  text.split(/\s+/).map((word) => ({ text: word, confidence, box: { x: 0, y: 0, width: 0, height: 0 } }));
const repaired = (text: string, confidence = 60): string =>
  repairGradeWords(text, wordsOf(text, confidence)).text;

test.each([
  ['Sie arbeitete stets zu unserer vollslen Zufriedenheit.', 'vollsten'],
  ['Er erledigte alles stets zu unserer vo1len Zufriedenheit.', 'vollen'],
  ['Sie erfüllte sie slets zu unserer vollen Zufriedenheit.', 'stets'],
  ['Er arbeitete zu unserer vollen Zufriedcnheit.', 'Zufriedenheit'],
  ['Ihr Verhalten war jederzeit einwandfrci.', 'einwandfrei'],
  ['Sein Verhalten war jederzeil vorbildlich.', 'jederzeit'],
  ['Wir bedauern sein Ausscheiden schr.', 'sehr'],
])('%s', (text, word) => {
  const { text: out, repairs } = repairGradeWords(text, wordsOf(text, 60));
  expect(out).toContain(` ${word}`);
  expect(repairs).toHaveLength(1);
  const [repair] = repairs;
  expect(out.slice(repair?.start, repair?.end)).toBe(word);
  expect(text).toContain(repair?.read ?? '-');
});

test.each([
  ['what was read with confidence stays', 'Sie arbeitete zu unserer tollen Zufriedenheit.', 95],
  ['what may be two words stays', 'Sie arbeitete zu unserer vollsteu Zufriedenheit.', 95],
  ['between two possible words nothing is chosen', 'Sie arbeitete zu unserer volle Zufriedenheit.', 60],
  ['two faults are too many', 'Sie arbeitete slets zu unsercr vollslen Zufriedenheit.', 60],
  ['other words are left alone', 'Sie fuhr zu unserer fachlichen Zufriedenheit nach Hause.', 60],
  ['nothing is wrong', 'Sie arbeitete stets zu unserer vollsten Zufriedenheit.', 20],
])('%s', (_why, text, confidence) => {
  expect(repaired(text, confidence)).toBe(text);
});
