import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const read = (lines: string) =>
  decode(baseLetter({ signature: `Neuenstadt, den 31. August 2023\n\n${lines}` }));

test.each([
  // A family name that is a trade or an office, with a function beside it.
  ['Nicola Baumeister\nGeschäftsführende Gesellschafterin'],
  ['Dr. Anna Kaufmann\nGeschäftsführerin'],
  ['Peter Dekan\nProkurist'],
  ['Jörg Hofmeister, Geschäftsführer'],
  ['Nicola Baumeister        Anna Kaufmann\nGeschäftsführerin        Prokuristin'],
  ['Anna Scheffler\nInhaberin'],
  // Ranks and offices before the name.
  ['Msgr. Josef Haberstroh\nPfarrer und Vorstand der Kirchenverwaltung'],
  ['OStD i. K. Dr. Mechthild Averbeck\nSchulleiterin'],
  ['StDin Eva Lang\nSchulleiterin'],
  ['Oberst a. D. Karl Meier\nGeschäftsführer'],
  ['ORR Dr. Peter Lang\nReferatsleiter'],
  ['MinR Eva Lang\nReferatsleiterin'],
  ['KR Mag. Eva Lang\nGeschäftsführerin'],
  ['Pfr. i. R. Hans Lang\nVorsitzender'],
])('name and function are found: %s', (lines) => {
  const { facts, findings } = read(lines);
  const [names = '', roles = ''] = lines.split(/\n|, /);
  const functions = roles.split(/ {3,}/);
  expect(facts.signatories).toEqual(names.split(/ {3,}/).map((name, at) => `${name}, ${functions[at]}`));
  expect(findings).toEqual([]);
});

test.each([
  'Technischer Leiter\nProkurist',
  'Store Manager\nMuster GmbH',
  'Erster Bürgermeister\nStadtverwaltung',
])('functions alone are no name: %s', (lines) => {
  expect(read(lines).findings.map(({ rule }) => rule)).toContain('no-signer');
});
