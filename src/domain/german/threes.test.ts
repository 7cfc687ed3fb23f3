import { expect, test } from 'vitest';
import { mayHold, packNeeds, threesOf } from './threes.ts';

const text = 'Frau Äcker führte das Lager STETS mit Übersicht.';

test.each(['lager', 'LAGER', 'stets', 'äcker', 'übersicht', 'führte das', 'it'])(
  '%s may stand there',
  (word) => {
    expect(mayHold(threesOf(text), packNeeds([[word]]))).toBe(true);
  },
);

test.each(['zufrieden', 'pünktlich', 'lagerist', 'fuhr'])('%s surely does not', (word) => {
  expect(mayHold(threesOf(text), packNeeds([[word]]))).toBe(false);
});

test('a long text is told from its words as well', () => {
  const long = 'Er plante den Einsatz der Fahrer und führte die Bücher. '.repeat(80);
  expect(mayHold(threesOf(long), packNeeds([['einsatz der']]))).toBe(true);
  expect(mayHold(threesOf(long), packNeeds([['zufriedenheit']]))).toBe(false);
});

test.each(['\u017Forgfalt', '\u212Aunde', '\u212Arger', 'gro\u1E9E'])(
  'letters that are taken for others hide nothing: %s',
  (odd) => {
    expect(mayHold(threesOf(odd), packNeeds([['irgendwas']]))).toBe(true);
  },
);

test('of each group one literal is enough, and each group needs one', () => {
  const threes = threesOf(text);
  expect(mayHold(threes, packNeeds([['zufrieden', 'stets'], ['lager']]))).toBe(true);
  expect(mayHold(threes, packNeeds([['zufrieden', 'stets'], ['pünktlich']]))).toBe(false);
  expect(mayHold(threes, packNeeds([]))).toBe(true);
});
