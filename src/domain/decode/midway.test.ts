import { describe, expect, test } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';

const pairs: readonly (readonly [string, string])[] = [
  ['Frau Egloff bleibt', 'auch unter starker Beanspruchung stets ausgeglichen.'],
  ['Er ist', 'ein sehr kreativer Konditor.'],
  ['Frau Thaler verhandelte', 'erfolgreich mit unseren Lieferanten.'],
  ['Sie erledigte', 'ihre Aufgaben zu unserer vollsten Zufriedenheit.'],
];

describe('where, when and in whose eyes somebody worked moves no grade', () => {
  test.each([
    'bei uns',
    'in unserem Haus',
    'in unserer Filiale',
    'in dieser Zeit',
    'während ihrer Tätigkeit',
    'ebenfalls',
    'unserer Meinung nach',
    'aus unserer Sicht',
  ])('%s', (aside) => {
    for (const [start, rest] of pairs) {
      const [one, other] = [gradeSentence(`${start} ${rest}`), gradeSentence(`${start} ${aside} ${rest}`)];
      expect([other.grade, other.category]).toEqual([one.grade, one.category]);
    }
  });

  test('wie bereits erwähnt', () => {
    for (const [start, rest] of pairs)
      expect(gradeSentence(`${start}, wie bereits erwähnt, ${rest}`).grade).toBe(
        gradeSentence(`${start} ${rest}`).grade,
      );
  });
});

test('„von Beginn seiner Tätigkeit an“ is as much as „von Beginn an“', () => {
  expect(gradeSentence('Herr Maier war von Beginn seiner Tätigkeit an sehr kritikfähig.').grade).toBe(
    gradeSentence('Herr Maier war von Beginn an sehr kritikfähig.').grade,
  );
});

test('where somebody learned stays a fact', () => {
  expect(gradeSentence('Herr Cyriax hat bei uns den Beruf des Konditors erlernt.').graded).toBe(false);
});

test.each(['Arbeitsweise:', 'Zur Arbeitsweise:', 'Zusammenfassend:', 'Kurz gesagt:', '2)', '3.', 'b)'])(
  'the heading „%s“ before a sentence moves no grade',
  (heading) => {
    for (const [start, rest] of pairs)
      expect(gradeSentence(`${heading} ${start} ${rest}`).grade).toBe(
        gradeSentence(`${start} ${rest}`).grade,
      );
  },
);
