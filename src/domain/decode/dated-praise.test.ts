import { describe, expect, test } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';

const ask = (text: string) => {
  const { graded, grade } = gradeSentence(text);
  return graded ? grade : null;
};

describe('praise stays praise with a date in front', () => {
  test.each([
    'In den Jahren 2019 bis 2022',
    'Von 2019 bis 2022',
    'Zwischen 2019 und 2022',
    'Seit 2019',
    'Im Jahr 2021',
    'Ab Januar 2016',
    'In der Zeit von Oktober 2018 bis Juni 2019',
  ])('%s', (when) => {
    expect(ask(`${when} war Herr Gräber ein zuverlässiger Mitarbeiter unserer Hauptkasse.`)).toBe(3);
    expect(ask(`${when} arbeitete sie stets sehr sorgfältig und zügig.`)).toBe(1);
    expect(ask(`${when} leitete er das Team stets mit großem Geschick.`)).toBe(2);
  });
});

describe('a date in a career stays one', () => {
  test.each([
    'Bis 2018 hatte er eine halbe, danach eine volle Stelle inne.',
    'Im Oktober 2020 schloss sie den berufsbegleitenden Lehrgang zur Bilanzbuchhalterin ab.',
    'Seit September 2023 besucht Herr Malik berufsbegleitend die Technikerschule.',
    'Ab Januar 2016 war Frau Wittkowski Prokuristin.',
    'Seit 2019 leitete sie das Team mit acht Mitarbeitern.',
    'Im Jahr 2021 übernahm er die Vertretung des Leiters.',
  ])('%s', (text) => {
    expect(ask(text)).toBe(null);
  });
});

test.each([
  'Wie bereits erwähnt',
  'Wie eingangs beschrieben',
  'Im Rahmen der Projektarbeit',
  'Im Rahmen von Umbauten',
])('%s takes nothing from what follows', (front) => {
  expect(ask(`${front} dachte er ökonomisch und rechnete richtig.`)).toBe(3);
  expect(ask(`${front} kam er mit seinen Vorgesetzten und mit seinen Mitarbeitern gut aus.`)).toBe(3);
});

test.each(['Im Rahmen seiner Möglichkeiten', 'Im Rahmen des Üblichen'])('%s limits what follows', (front) => {
  expect(ask(`${front} kam er mit seinen Vorgesetzten und mit seinen Mitarbeitern gut aus.`)).toBeGreaterThan(
    3,
  );
});
