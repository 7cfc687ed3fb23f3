import { expect, test } from 'vitest';
import { counterpartOf } from './counterpart-of.ts';
import { occupationGroupOf } from './occupations.ts';

test.each([
  ['Mitarbeiterin im Kundenservice', 'Die Stadtwerke versorgen 40.000 Kunden mit Strom und Gas.', 'Kunden'],
  ['Restaurantfachfrau', 'Unser Hotel hat 80 Zimmer. Sie servierte Speisen.', 'Gästen'],
  ['Friseurin', 'Sie beriet Kundinnen.', 'Kunden'],
  // Nothing tells who comes.
  ['Mitarbeiterin am Empfang', 'Sie nahm Anrufe an.', 'Gästen und Kunden'],
  ['Rezeptionist', 'Das Hotel hat Firmenkunden und Gäste.', 'Gästen und Kunden'],
])('%s, „%s“: %s', (job, text, people) => {
  const group = occupationGroupOf(job);
  expect(group?.id).toBe('service');
  expect(counterpartOf(group, text)).toBe(people);
});

test('other groups keep their own, and without one there are customers', () => {
  expect(counterpartOf(occupationGroupOf('Altenpflegerin'), 'Unser Hotel')).not.toContain('Gästen');
  expect(counterpartOf(null, '')).toBe('Kunden');
});
