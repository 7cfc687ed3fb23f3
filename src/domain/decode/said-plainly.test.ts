import { expect, test } from 'vitest';
import { tokenise } from '../german/tokens.ts';
import { gradeSentence } from './grade-sentence.ts';
import { saidPlainly } from './said-plainly.ts';

test.each([
  [
    'Ihr Verhalten gegenüber Vorgesetzten und Kollegen kann als vorbildlich bezeichnet werden.',
    'Ihr Verhalten gegenüber Vorgesetzten und Kollegen war vorbildlich.',
  ],
  [
    'Sein Verhalten gegenüber Vorgesetzten, Kollegen und Kunden haben wir stets als korrekt erlebt.',
    'Sein Verhalten gegenüber Vorgesetzten, Kollegen und Kunden war stets korrekt.',
  ],
  ['Ihr Verhalten war jederzeit als höflich zu bezeichnen.', 'Ihr Verhalten war jederzeit höflich.'],
  [
    'Die Geschäftsleitung dankt ihr für die gute Arbeit und wünscht ihr alles Gute.',
    'Wir danken ihr für die gute Arbeit und wünschen ihr alles Gute.',
  ],
  [
    'Der Vorstand bedauert außerordentlich, mit ihm einen herausragenden Mitarbeiter zu verlieren.',
    'Wir bedauern außerordentlich, mit ihm einen herausragenden Mitarbeiter zu verlieren.',
  ],
])('%j says %j, and is graded like it', (text, plain) => {
  expect(saidPlainly(tokenise(text))).toBe(plain);
  const [one, other] = [gradeSentence(plain), gradeSentence(text)];
  expect(one.graded).toBe(true);
  expect([other.grade, other.category]).toEqual([one.grade, one.category]);
});

test.each([
  'Das Unternehmen dankt seinen langjährigen Kunden für das stets entgegengebrachte Vertrauen.',
  'Der Betrieb dankt seinem Stammpersonal alljährlich mit einem festlichen Abend.',
  'Ihre Leistungen bewerten wir als gut.',
  'Er war als Koch beschäftigt.',
])('%j stays as it is', (text) => {
  expect(saidPlainly(tokenise(text))).toBeNull();
});
