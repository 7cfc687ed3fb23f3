import { expect, test } from 'vitest';
import {
  bulkTargetNames,
  bulkTargets,
  guessMapping,
  onTemplate,
  planBulk,
  readBulkRow,
  type BulkTarget,
} from './bulk-rows.ts';

test('headings tell what columns hold, each once', () => {
  expect(guessMapping(['Anrede', 'Vorname', 'Name', 'Geb.-Datum', 'E-Mail', 'Eintritt', 'Nachname'])).toEqual(
    ['salutation', 'first_name', 'last_name', 'birthday', null, 'begin_employment', null],
  );
});

test.each([
  ['• Planung\n• Einkauf', ['Planung', 'Einkauf']],
  ['1. Planung\n2. Einkauf', ['Planung', 'Einkauf']],
  ['Planung; Einkauf', ['Planung', 'Einkauf']],
  ['Planung, auch im Ausland', ['Planung, auch im Ausland']],
  ['', []],
])('a cell with a list holds tasks: %j', (text, activities) => {
  const mapping = guessMapping(['Name', 'Tätigkeiten']);
  expect(readBulkRow(['Vogt', text], mapping)).toMatchObject({ problems: [], values: { activities } });
});

test.each([Array.from({ length: 61 }, () => 'Planung').join('\n'), 'x'.repeat(501)])(
  'more or longer tasks than an invitation may hold are told as bad',
  (text) => {
    const { problems } = readBulkRow(['Vogt', text], ['last_name', 'activities']);
    expect(problems).toEqual([{ target: 'activities', message: expect.stringMatching(/^Bitte höchstens/) }]);
  },
);

test('in other cells the lines are one', () => {
  const { values } = readBulkRow(['von\nBerg'], ['last_name']);
  expect(values).toMatchObject({ person: { last_name: 'von Berg' } });
});

test('the labels that the page shows are headings that it knows', () => {
  expect(guessMapping(bulkTargetNames.map((one) => bulkTargets[one].label))).toEqual(bulkTargetNames);
});

test('the employer stands in columns of its own', () => {
  const headings = ['Nachname', 'Firma', 'Branche', 'Ausstellungsort'];
  const { values } = readBulkRow(
    ['Vogt', 'Ostwind GmbH', 'ein Netzbetreiber', 'Kiel'],
    guessMapping(headings),
  );
  expect(values).toMatchObject({
    company: { name: 'Ostwind GmbH', description: 'ein Netzbetreiber' },
    place: 'Kiel',
  });
});

test('what a row leaves empty comes from the template, what it says counts', () => {
  const template = {
    company: { name: 'Ostwind GmbH', description: 'ein Netzbetreiber', clients: 'Kunden' },
    place: 'Kiel',
  };
  const mapping = guessMapping(['Nachname', 'Firma', 'Ausstellungsort']);
  const valuesOf = (row: string[]) => onTemplate(readBulkRow(row, mapping).values, template);
  expect(valuesOf(['Vogt', '', ''])).toMatchObject({ person: { last_name: 'Vogt' }, ...template });
  expect(valuesOf(['Vogt', 'Westwind AG', 'Husum'])).toMatchObject({
    company: { name: 'Westwind AG', description: 'ein Netzbetreiber' },
    place: 'Husum',
  });
});

test('a row becomes a certificate', () => {
  const row = readBulkRow(
    ['w', 'Lena', 'Vogt', '3.5.1985', 'Zwischenzeugnis', '2026-12-01'],
    ['salutation', 'first_name', 'last_name', 'birthday', 'type', 'due'],
  );
  expect(row).toEqual({
    problems: [],
    invitations: [],
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
  [['Vogt', 'kern@firma'], ['last_name', 'superior_email'], ['superior_email']],
  [['Vogt', 'Unterzeichnen'], ['last_name', 'superior_task'], ['superior_task']],
  [['Vogt', 'Bewerten'], ['last_name', 'employee_task'], ['employee_task']],
  [['Vogt', '31.2.2026'], ['last_name', 'task_due'], ['task_due']],
  [['x'.repeat(201)], ['last_name'], ['last_name', 'last_name']],
] as const)('%j is told as bad', (row, mapping, targets) => {
  expect(readBulkRow(row, mapping).problems.map(({ target }) => target)).toEqual(targets);
});

test.each([
  ['Endzeugnis', 'arbeitszeugnis'],
  ['Qualifiziertes Arbeitszeugnis', 'arbeitszeugnis'],
  ['qualifiziertes Zwischenzeugnis', 'zwischenzeugnis'],
  ['AUSBILDUNGSZEUGNIS', 'ausbildungszeugnis'],
  ['', 'arbeitszeugnis'],
])('the office’s „%s“ is a kind of reference', (text, type) => {
  expect(readBulkRow(['Vogt', text], ['last_name', 'type'])).toMatchObject({
    problems: [],
    values: { type },
  });
});

test('whoever names a kind that there is not is told which there are', () => {
  const [problem] = readBulkRow(['Vogt', 'einfaches Zeugnis'], ['last_name', 'type']).problems;
  expect(problem?.message).toBe(
    '„einfaches Zeugnis“ gibt es hier nicht als Zeugnisart. Möglich sind: Arbeitszeugnis, Zwischenzeugnis, Praktikumszeugnis, Ausbildungszeugnis.',
  );
});

test('headings tell who is asked; a bare address is nobody’s until somebody says whose', () => {
  expect(
    guessMapping(['E-Mail', 'Führungskraft', 'E-Mail Führungskraft', 'E-Mail Mitarbeiter', 'Erledigen bis']),
  ).toEqual([null, 'superior_name', 'superior_email', 'employee_email', 'task_due']);
});

const asking: BulkTarget[] = [
  'first_name',
  'last_name',
  'superior_name',
  'superior_email',
  'superior_task',
  'employee_email',
  'due',
  'task_due',
];

test('a row asks everybody whose address it holds', () => {
  const row = [
    'Lena',
    'Vogt',
    'Ulrike Kern',
    ' Kern@Example.com',
    'bewerten und erstellen',
    'lena@example.com',
    '1.12.2026',
    '',
  ];
  expect(readBulkRow(row, asking).invitations).toEqual([
    {
      email: 'kern@example.com',
      name: 'Ulrike Kern',
      role: 'employer',
      task: 'rate-and-create',
      due: '2026-12-01',
    },
    {
      email: 'lena@example.com',
      name: 'Lena Vogt',
      role: 'employee',
      task: 'self-assessment',
      due: '2026-12-01',
    },
  ]);
  const sooner = row.with(4, '').with(5, '').with(7, '20.11.2026');
  expect(readBulkRow(sooner, asking).invitations).toMatchObject([{ task: 'rate', due: '2026-11-20' }]);
});

const row = (...cells: string[]): string[] => ['Lena', 'Vogt', 'Kern', 'kern@example.com', '', ...cells];

test('a plan counts what is sound: bad rows send no mail', () => {
  const plan = planBulk(
    [row('lena@example.com', '', ''), row('', '', ''), row('otto@', '', ''), ['', '', '', 'x@example.com']],
    asking,
  );
  expect(plan).toMatchObject({ good: 2, mails: 3, people: 2 });
  expect(plan.rows.filter(({ problems }) => problems.length > 0).map(({ line }) => line)).toEqual([4, 5]);
});
