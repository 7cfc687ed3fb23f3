import { expect, test } from 'vitest';
import { badRowsFile } from './bad-rows-file.ts';

test('bad rows come back as a table with the reason, and cells that need it in quotes', () => {
  const table = {
    headings: ['Vorname', 'Nachname', 'Eintritt'],
    rows: [
      ['Lena', 'Vogt', '1.3.2018'],
      ['Otto "O."', '', 'x; y'],
      ['Ina', '', ''],
    ],
    mapping: [null, null, null],
  };
  const bad = [
    {
      line: 3,
      problems: [
        { target: 'begin_employment', message: '„x; y“ ist kein Datum.' },
        { target: 'last_name', message: 'Der Nachname fehlt.' },
      ],
    },
    { line: 4, problems: [{ target: 'last_name', message: 'Der Nachname fehlt.' }] },
  ] as const;
  expect(badRowsFile(table, bad, 'Fehler')).toBe(
    '\uFEFFVorname;Nachname;Eintritt;Fehler\r\n' +
      '"Otto ""O.""";;"x; y";"Eintritt: „x; y“ ist kein Datum. Nachname: Der Nachname fehlt."\r\n' +
      'Ina;;;Nachname: Der Nachname fehlt.\r\n',
  );
});
