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

test.each([
  [
    'Elisabeth Rüthing                      Dr. Christoph Hagen\nLeiterin des Amtes                     Oberstudiendirektor\nfür Schule und Bildung                 Schulleiter',
    [
      'Elisabeth Rüthing, Leiterin des Amtes für Schule und Bildung',
      'Dr. Christoph Hagen, Oberstudiendirektor',
    ],
  ],
  [
    'Dekan Bruno Hartlieb          Maria Schön\nPfarrer und Vorsitzender      Kirchenpflegerin\nder Kirchenverwaltung',
    ['Dekan Bruno Hartlieb, Pfarrer und Vorsitzender der Kirchenverwaltung', 'Maria Schön, Kirchenpflegerin'],
  ],
  [
    'Maria Lang\nLeiterin der Abteilung\nfür Personal und Recht',
    ['Maria Lang, Leiterin der Abteilung für Personal und Recht'],
  ],
  [
    'Peter Kurz                    Anna Lang\nstellvertretender             Leiterin des\nVorsitzender                  Personalbereichs',
    ['Peter Kurz, stellvertretender Vorsitzender', 'Anna Lang, Leiterin des Personalbereichs'],
  ],
  // A long name leaves two spaces between the columns.
  [
    'Dipl.-Betriebsw. Horst Allmen  i. V. Melek Lang\nGeschäftsführer                Leiterin Fahrdienst',
    ['Dipl.-Betriebsw. Horst Allmen, Geschäftsführer', 'Melek Lang, Leiterin Fahrdienst'],
  ],
  ['Für den Träger:\n\nPeter Kurz\nGeschäftsführer', ['Peter Kurz, Geschäftsführer']],
])('a function on several lines, and narrow columns: %s', (lines, signatories) => {
  const { facts, findings } = read(lines);
  expect(facts.signatories).toEqual(signatories);
  expect(facts.date).toBe('2023-08-31');
  expect(findings).toEqual([]);
});
