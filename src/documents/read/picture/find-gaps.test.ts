import { expect, test } from 'vitest';
import { findGaps } from './find-gaps.ts';
import type { ReadWord } from './words.ts';

const letter = [
  'Frau Vogt erledigte ihre Aufgaben stets zu unserer vollen',
  'Zufriedenheit und war allen im Haus eine geschätzte Hilfe',
  'bei der Arbeit an großen Vorhaben; ihr Verhalten war immer',
  'gegenüber Vorgesetzten und Kollegen vorbildlich, und auch',
  'unsere Kunden schätzten ihre ruhige und offene Art. Wir tun',
  'es ungern und danken ihr für alles, was sie geleistet hat.',
];

/** Lines with straight edges, as they stand in the letter; what is blank in them leaves its place empty. */
function set(lines: readonly string[]): ReadWord[] {
  return lines.flatMap((line, row) => {
    const width = 0.6 / (letter[row]?.length ?? 60);
    return [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
      text,
      confidence: 96,
      box: { x: index * width, y: row * 0.02, width: text.length * width, height: 0.012 },
    }));
  });
}

test('a line without holes is whole', () => {
  expect(findGaps(set(letter))).toEqual([]);
});

test.each([
  ['stets', 'Aufgaben', 'zu'],
  ['unserer', 'zu', 'vollen'],
  ['vorbildlich,', 'Kollegen', 'und'],
])('the place of „%s“ is seen', (word, before, after) => {
  const holed = letter.map((line) => line.replace(word, ' '.repeat(word.length)));
  expect(findGaps(set(holed))).toEqual([{ before, after }]);
});

test('so is a word that was lost at the edge of straight text', () => {
  const atEnd = letter.map((line) => line.replace(/ immer$/, ''));
  expect(findGaps(set(atEnd))).toEqual([{ before: 'war', after: 'gegenüber' }]);
  const atStart = letter.map((line) => line.replace(/^gegenüber Vorgesetzten/, ' '.repeat(22)));
  expect(findGaps(set(atStart))).toEqual([{ before: 'immer', after: 'und' }]);
});

test('the last line of a paragraph ends where it ends', () => {
  const ended = letter.map((line) => line.replace(' Verhalten war immer', ' Rat war gut.'));
  expect(findGaps(set(ended))).toEqual([]);
});

test('tables, addresses and signatures have holes of their own', () => {
  const rows = [
    'Telefon:            040 1234567',
    'Dr. Anna Meier                         Peter Kern von Holt',
    'Geschäftsführerin                      Leiter des Einkaufs',
    'Fachwissen            sehr gut            der Note 1 nahe',
    'Abteilung             Einkauf',
  ];
  expect(findGaps(set([...letter, ...rows]))).toEqual([]);
});

test('a place that was seen to be written on is told, in whatever line it stands', () => {
  const marked = set(['Frau Vogt […] über ein solides […] .']);
  expect(findGaps(marked)).toEqual([
    { before: 'Vogt', after: 'über' },
    { before: 'solides', after: '.' },
  ]);
});
