import { expect, test } from 'vitest';
import { adaptPerson } from './adapt-person.ts';
import type { PersonForms } from './person-forms.ts';

const lena: PersonForms = { gender: 'f', title: '', first: 'Lena', last: 'Vogt-Maier' };
const max: PersonForms = { gender: 'm', title: 'Dr.', first: 'Max', last: 'Krause' };
const kim: PersonForms = { gender: 'x', title: '', first: 'Kim', last: 'Sandoval' };

test.each([
  [
    'Frau Vogt-Maier baute 2021 den Einkauf auf; sie steigerte den Umsatz.',
    'Herr Dr. Krause baute 2021 den Einkauf auf; er steigerte den Umsatz.',
  ],
  ['sie war sehr pünktlich', 'er war sehr pünktlich'],
  ['Besonders hervorzuheben ist ihre Sorgfalt.', 'Besonders hervorzuheben ist seine Sorgfalt.'],
  [
    'Wir danken Frau Vogt-Maier und wünschen ihr alles Gute.',
    'Wir danken Herrn Dr. Krause und wünschen ihm alles Gute.',
  ],
  [
    'Frau Vogt-Maiers Arbeit und ihr ruhiges Auftreten überzeugten.',
    'Herrn Dr. Krauses Arbeit und sein ruhiges Auftreten überzeugten.',
  ],
  [
    'Die Aufträge prüfte sie, bevor sie verschickt wurden.',
    'Die Aufträge prüfte er, bevor sie verschickt wurden.',
  ],
])('of a man: %s', (text, adapted) => {
  expect(adaptPerson(text, lena, max).text).toBe(adapted);
});

test.each([
  [
    'Herr Dr. Krause baute das Lager auf, und seine Kollegen schätzten ihn.',
    'Frau Vogt-Maier baute das Lager auf, und ihre Kollegen schätzten sie.',
  ],
  ['Er wusste, immer zur Stelle zu sein.', 'Sie wusste, immer zur Stelle zu sein.'],
  [
    'Wir danken Herrn Dr. Max Krause und wünschen ihm Erfolg.',
    'Wir danken Frau Lena Vogt-Maier und wünschen ihr Erfolg.',
  ],
])('of a woman: %s', (text, adapted) => {
  expect(adaptPerson(text, max, lena).text).toBe(adapted);
});

test('another name alone changes no pronoun, and other people stay', () => {
  const anders = { ...lena, last: 'Anders' };
  const { text, words } = adaptPerson(
    'Frau Vogt-Maier und Herr Vogt teilten sich ihre Arbeit.',
    lena,
    anders,
  );
  expect(text).toBe('Frau Anders und Herr Vogt teilten sich ihre Arbeit.');
  expect(words).toEqual(['Frau Vogt-Maier']);
});

test('whoever wants no pronoun gets her name, and the pronouns are told', () => {
  const { text, words } = adaptPerson('Frau Vogt-Maier war pünktlich; sie war ruhig.', lena, kim);
  expect(text).toBe('Kim Sandoval war pünktlich; sie war ruhig.');
  expect(words).toEqual(['Frau Vogt-Maier', 'sie']);
});

test('what speaks of nobody is no matter', () => {
  expect(adaptPerson('Das Lager wurde 2021 neu gebaut.', lena, max).words).toEqual([]);
});
