import { expect, test } from 'vitest';
import { withoutQuoteMarks } from './quote-marks.ts';

const letter = [
  'Muster AG',
  '',
  'Zeugnis',
  '',
  'Frau Kern war bei uns als Buchhalterin tätig,',
  'zuletzt als Leiterin.',
  '',
  'Husum, 31. Mai 2023',
];

test.each([
  ['>', (line: string) => `> ${line}`],
  ['>>', (line: string) => `>> ${line}`],
  ['> >', (line: string) => `> > ${line}`],
  ['no blank behind', (line: string) => `>${line}`],
])('a letter behind %s is read without the marks, and without the mail around it', (_, quote) => {
  const mail = ['Hallo Anna,', '', 'anbei das Zeugnis:', ...letter.map(quote), 'Viele Grüße'].join('\n');
  expect(withoutQuoteMarks(mail)).toBe(letter.join('\n'));
});

test('a text without them, or with a few arrows, stays as it is', () => {
  const plain = letter.join('\n');
  expect(withoutQuoteMarks(plain)).toBe(plain);
  const arrows = `${plain}\n> Buchung der Belege\n> Mahnwesen`;
  expect(withoutQuoteMarks(arrows)).toBe(arrows);
});
