import { expect, test } from 'vitest';
import { guessMapping, readBulkRow } from './bulk-rows.ts';

test('headings tell what columns hold, each once', () => {
  expect(guessMapping(['Anrede', 'Vorname', 'Name', 'Geb.-Datum', 'E-Mail', 'Eintritt', 'Nachname'])).toEqual(
    ['salutation', 'first_name', 'last_name', 'birthday', null, 'begin_employment', null],
  );
});

test('a row becomes a certificate', () => {
  const row = readBulkRow(
    ['w', 'Lena', 'Vogt', '3.5.1985', 'Zwischenzeugnis', '2026-12-01'],
    ['salutation', 'first_name', 'last_name', 'birthday', 'type', 'due'],
  );
  expect(row).toEqual({
    problems: [],
    values: {
      type: 'zwischenzeugnis',
      status: 'draft',
      due: '2026-12-01',
      person: { salutation: 'Frau', first_name: 'Lena', last_name: 'Vogt', birthday: '1985-05-03' },
      occupation: {},
    },
  });
});

test.each([
  [
    ['', '31.2.2020'],
    ['last_name', 'birthday'],
    ['birthday', 'last_name'],
  ],
  [['Vogt', 'Graf'], ['last_name', 'salutation'], ['salutation']],
  [['Vogt', 'Urkunde'], ['last_name', 'type'], ['type']],
  [['Vogt', '1.1.2020', '1.1.2019'], ['last_name', 'begin_employment', 'end_employment'], ['end_employment']],
  [['x'.repeat(201)], ['last_name'], ['last_name', 'last_name']],
] as const)('%j is told as bad', (row, mapping, targets) => {
  expect(readBulkRow(row, mapping).problems.map(({ target }) => target)).toEqual(targets);
});
