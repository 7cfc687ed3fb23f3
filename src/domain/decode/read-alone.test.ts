import { expect, test } from 'vitest';
import { decode } from './decode.ts';

const read = (text: string) =>
  decode(text).sentences.map(({ start, end, grade }) => [text.slice(start, end), Math.round(grade ?? 0)]);

test.each<[string, number]>([
  ['Er war stets bemüht.', 5],
  ['stets zu unserer vollsten Zufriedenheit', 1],
  ['zu unserer Zufriedenheit', 4],
  ['Er war ein geselliger Mitarbeiter.', 5],
  ['Ihr Verhalten war stets vorbildlich.', 1],
])('a sentence or a phrase of a reference is read alone: %s', (text, grade) => {
  expect(read(text)).toEqual([[text, grade]]);
});

test('of several sentences each has its grade', () => {
  const text = 'Sie arbeitete stets zu unserer vollen Zufriedenheit. Ihr Verhalten war stets vorbildlich.';
  expect(read(text).map(([, grade]) => grade)).toEqual([2, 1]);
});

test.each([
  'hallo',
  'asdf jkl',
  'Guten Tag, wie geht es Ihnen?',
  'Der Zug fährt um neun Uhr ab.',
  'Ich bin sehr gut.',
  '',
])('what is no sentence of a reference gets no grade: „%s“', (text) => {
  expect(read(text)).toEqual([]);
});
