import { expect, test } from 'vitest';
import { splitSentences } from './sentences.ts';

const split = (text: string): string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));

test.each([
  [['Er war vom 1. April 2014 bis zum 31. August 2023 tätig.', 'Sie kam.']],
  [['Sie nutzte Programme, z. B. Excel, und d. h. viel.', 'Dies war gut.']],
  [['Er betreute z.B. Kunden und u.a. Lieferanten.', 'Wir danken ihm.']],
  [['Die Tannwerk GmbH & Co. KG baut Kräne.', 'Wir sind zufrieden.']],
  [['Die Holtkamp e. K. ist ein Markt.', 'Frau Demirel kassierte.']],
  [['Dr. Falk Ziegenhorn und Prof. Dr. med. Ina Rau leiten das Haus.', 'Es ist groß.']],
  [['Er arbeitete sorgfältig; Fristen hielt er ein.', 'Er war gut.']],
  [['Sie leitete das Projekt „Digitale Akte.“', 'Danach ging sie.']],
  [['Alle fragten: „Wer kann das?“', 'Er konnte es.']],
  [['Wir danken ihr!', 'Alles Gute!']],
  [['Er führte Kassen, Lager usw.', 'Er war ehrlich.']],
  [['Er führte Kassen, Lager usw. in zwei Filialen.']],
  [['Das Haus gehört zur K. Oberpriller Gruppe.']],
  [['Er blieb bis 2020.', 'Dann ging er.']],
  [['Der Umsatz stieg auf 1,5 Mio. Euro.', 'Das freute uns.']],
  [['geb. am 3. 1. 2005 in Finsterau, war er hier.']],
  [['Sie ist 1. Vorsitzende des Vereins.']],
  [['i. V. Max Huber']],
  [['Herr Dipl.-Forsting. (FH) Jan Kern leitete das Revier.', 'Er war gut.']],
  [['Frau Dipl.-Verww. Ina Rau und Herr B. Eng. Jan Kern, staatl. gepr. Techniker, halfen.']],
  [['Der Terminplan war eng.', 'Er hielt ihn ein.']],
  [['Die Quote liegt bei 99,9 Prozent.', 'Das ist viel.']],
])('splits into %j', (sentences) => {
  expect(split(sentences.join(' '))).toEqual(sentences);
  expect(split(sentences.join('\n'))).toEqual(sentences);
});

test('a missing space after the point is forgiven', () => {
  expect(split('Er war gut.Sie auch.')).toEqual(['Er war gut.', 'Sie auch.']);
});

test('a bullet in running text begins a new sentence', () => {
  expect(split('Aufgaben: • Einkauf von Stahl • Pflege der Daten')).toEqual([
    'Aufgaben:',
    '• Einkauf von Stahl',
    '• Pflege der Daten',
  ]);
});

test('what never ends is cut between words, and nothing is lost', () => {
  const endless = 'und sie pflegte die Stammdaten '.repeat(1000).trim();
  const parts = split(endless);
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.join(' ')).toBe(endless);
});
