import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { decode } from '../decode/decode.ts';
import { pseudonymise } from './pseudonyms.ts';

const facts = {
  first_name: 'Lena',
  last_name: 'Vogt-Paulsen',
  company: 'Ostwind Anlagenbau GmbH',
  birthplace: 'Husum',
  place: 'Kiel',
  signatories: ['Dr. Henrike Brodersen'],
};
const text = `Frau Lena Vogt-Paulsen, geboren am 14. Mai 1988 in Husum, war vom 01.03.2018 bis zum 30. September 2025 bei der
Ostwind Anlagenbau GmbH, Hafenstraße 12, 24103 Kiel, tätig. Ihr Vorgesetzter war Herr Dr. Klaus Ohlsen. Vogts Arbeit
lobte auch die Nordlicht Logistik AG. Frau Vogt-Paulsens Fragen bitte an personal@ostwind.example oder 0431 123456.`;

describe('a text without names', () => {
  const hidden = pseudonymise(text, facts);

  test.each([
    'Lena', 'Vogt', 'Paulsen', 'Ostwind', 'Husum', 'Kiel', '24103', 'Hafenstraße', 'Ohlsen', 'Klaus', 'Nordlicht',
    '1988', '2018', '2025', 'ostwind', '123456',
  ])('does not hold %s', (word) => {
    expect(hidden.text).not.toContain(word);
  }); // prettier-ignore

  test('keeps its wording, and comes back word for word', () => {
    expect(hidden.text).toContain('Frau [NAME-');
    expect(hidden.text).toContain('geboren am [DATUM-');
    expect(hidden.restore(hidden.text)).toBe(text);
  });

  test('uses the same placeholders for another text of the letter', () => {
    const [holder = ''] = /\[NAME-\d+\](?= \[NAME|, geboren)/.exec(hidden.text) ?? [];
    expect(hidden.hide('Frau Lena Vogt-Paulsen')).toContain(holder);
  });

  test('leaves strange placeholders alone', () => {
    expect(hidden.restore('[NAME-99] und [ETWAS-1]')).toBe('[NAME-99] und [ETWAS-1]');
  });
});

test.each([
  ['ZEUGNIS FÜR FRAU LENA VOGT-PAULSEN', ['LENA', 'VOGT']],
  ['OSTWIND ANLAGENBAU GMBH', ['OSTWIND']],
  ['seit März 2018 im Haus, 2021 befördert', ['2018', '2021']],
  ['Ihre Ansprechpartnerin: Maria Schulz', ['Maria', 'Schulz']],
  ['FRAU MEIER', ['MEIER']],
  ['Frau Vogt, geb. Schmidt', ['Vogt', 'Schmidt']],
  ['Sie vertrat Sabine Petersen.', ['Sabine', 'Petersen']],
  ['Sabine Petersen hat sie oft vertreten.', ['Sabine', 'Petersen']],
  ['gemeinsam mit Jelle Brons', ['Jelle', 'Brons']],
  ['wohnhaft Feldstraße 7 in Rendsburg', ['Feldstraße', 'Rendsburg']],
  ['am Standort Bad Segeberg', ['Segeberg']],
  ['Frau Dr. Yıldız Vogt-Öztürk', ['Yıldız', 'Vogt', 'Öztürk']],
] as const)('also hides %s', (given, words) => {
  const { text: hidden, restore } = pseudonymise(given, facts);
  for (const word of words) expect(hidden).not.toContain(word);
  expect(restore(hidden)).toBe(given);
});

test('a title stays a title', () =>
  expect(pseudonymise('Frau Dr. Vogt und Herr Prof. Dr. Ohlsen', {}).text).toBe(
    'Frau Dr. [NAME-1] und Herr Prof. Dr. [NAME-2]',
  ));

test.each([
  'Sie arbeitete in Vollzeit und in Teilzeit.',
  'Ihre Aufgaben erledigte sie stets zu unserer vollen Zufriedenheit.',
  'Das Verhalten gegenüber Vorgesetzten, Kollegen und Kunden war einwandfrei.',
  'Die Arbeit in Projekten und bei Kunden lag ihr.',
])('%s holds nobody and stays', (given) => expect(pseudonymise(given, {}).text).toBe(given));

test.each(['2000 Kunden', '2.018 Euro', '1950,50 Euro', 'ein Budget von 2000 Euro'])(
  '%s is a number and no year',
  (given) => expect(pseudonymise(given, {}).text).toBe(given),
);

const samples = path.join(import.meta.dirname, '../../../docs/beispiele');

test.each(readdirSync(samples).filter((name) => name.endsWith('.txt')))(
  'nothing of %s gives its people away',
  (name) => {
    const letter = readFileSync(path.join(samples, name), 'utf8');
    const known = decode(letter).facts;
    const hidden = pseudonymise(letter, known);
    const secrets = [
      known.first_name,
      known.last_name,
      known.company,
      known.birthplace,
      ...known.signatories,
    ];
    for (const secret of secrets.filter((one) => one !== null)) expect(hidden.text).not.toContain(secret);
    expect(hidden.text).not.toMatch(/\d{1,2}\. \p{L}+ \d{4}/u);
    expect(hidden.restore(hidden.text)).toBe(letter);
  },
);
