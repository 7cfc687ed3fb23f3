import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const introduction =
  'Herr Jan Kern, geboren am 3. Mai 2003 in Husum, wurde vom 1. August 2019 bis zum 27. Januar 2023 in unserem Unternehmen zum Tischler ausgebildet.';
const farewell =
  'Wir danken ihm für die stets sehr gute Mitarbeit und wünschen ihm beruflich wie privat alles Gute und weiterhin viel Erfolg.';

test.each([
  ['Am 27. Januar 2023 bestand Herr Kern die Gesellenprüfung. Er möchte studieren.', false],
  ['Die Gesellenprüfung legte er am 27. Januar 2023 mit Erfolg ab.', false],
  ['Den Gesellenbrief erhielt Herr Kern am 27.01.2023.', false],
  ['Herr Kern verlässt uns.', true],
])('a training that ends in the middle of a month: %s', (told, isOdd) => {
  const text = baseLetter({ introduction, closing: `${told} ${farewell}` }, { type: 'ausbildungszeugnis' });
  expect(decode(text).findings.some(({ rule }) => rule === 'odd-end')).toBe(isOdd);
});
