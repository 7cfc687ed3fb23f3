import { expect, test } from 'vitest';
import { decode } from '#domain/decode/decode.ts';
import { reviewReasons, type ReviewPage } from './review-reasons.ts';

const letter =
  'Arbeitszeugnis\n\nFrau Lena Vogt, geboren am 14. Mai 1988, war vom 1. März 2018 bis zum 30. September 2025 als Projektleiterin in unserem Unternehmen tätig.\n\nFrau Vogt erledigte ihre Aufgaben stets zu unserer vollsten Zufriedenheit. Ihr Verhalten gegenüber Vorgesetzten und Kollegen war jederzeit vorbildlich.';
const box = { x: 0, y: 0, width: 0, height: 0 };
const piece = (text: string) => ({ text, x: 0, right: 1, y: 0, size: 10 });

/** A page read from its picture. */
function page(text: string, changes: Partial<ReviewPage> = {}): ReviewPage {
  const words = text.split(/\s+/).map((word) => ({ text: word, confidence: 95, box }));
  return {
    failed: false,
    fault: '',
    pictured: true,
    text,
    confidence: 95,
    layout: { height: 842, pieces: [] },
    words,
    repairs: [],
    hints: [],
    lost: 0,
    ...changes,
  };
}
const reasons = (pages: readonly ReviewPage[], text = pages.map((one) => one.text).join('\n\n')) =>
  reviewReasons(pages, text, decode(text));

test('a reference that was read well and whole needs no look', () => {
  expect(reasons([page(letter)])).toEqual([]);
});

test('a page that failed, or was read with little confidence, does', () => {
  expect(reasons([page(letter), page('', { failed: true, fault: 'Unlesbar.' })])).toEqual([
    { kind: 'failed-page', page: 2, message: 'Unlesbar.' },
  ]);
  expect(reasons([page(letter, { confidence: 84 })])).toEqual([
    { kind: 'low-confidence', page: 1, confidence: 84 },
  ]);
});

test('letters too small to be read surely are told, however sure the reader was', () => {
  expect(reasons([page(letter), page('Rest.', { hints: ['small', 'dark'] })])).toEqual([
    { kind: 'small-letters', page: 2 },
  ]);
});

test('lines that could not be made out are told: what they say is missing', () => {
  expect(reasons([page(letter, { lost: 2 })])).toEqual([{ kind: 'lost-lines', page: 1, count: 2 }]);
});

test('so do grade words that are unsure, and those that were repaired', () => {
  const words = letter
    .split(/\s+/)
    .map((word) => ({ text: word, confidence: word === 'vollsten' ? 60 : 95, box }));
  expect(reasons([page(letter, { words })])).toEqual([
    { kind: 'weak-grade-words', page: 1, words: ['vollsten'] },
  ]);
  const repairs = [{ read: 'vollslen', written: 'vollsten' }];
  expect(reasons([page(letter, { repairs })])).toEqual([
    { kind: 'repaired', page: 1, read: 'vollslen', written: 'vollsten' },
  ]);
});

test('a word that was lost or misread is told, however sure the reader was of the rest', () => {
  const without = (word: string) => letter.replace(` ${word}`, '');
  expect(reasons([page(without('unserer'))])).toEqual([
    { kind: 'broken', page: 1, quote: 'zu vollsten Zufriedenheit' },
  ]);
  expect(reasons([page(letter.replace('vollsten', 'volsten'))])).toEqual([
    { kind: 'misread', page: 1, read: 'volsten', meant: 'vollsten' },
  ]);
  const lostStart = letter.replace('Ihr Verhalten gegenüber', 'gegenüber');
  expect(reasons([page(lostStart)])).toEqual([
    { kind: 'broken', page: 1, quote: '… gegenüber Vorgesetzten und …' },
  ]);
});

test('what a text holds that was not read from a picture is nobody’s misreading', () => {
  expect(reasons([page(letter.replace('vollsten', 'volsten'), { words: [] })])).toEqual([]);
});

/** A page with this printed on it. */
const numbered = (number: string): Partial<ReviewPage> => ({
  layout: { height: 842, pieces: [piece(number)] },
});

test('pages are missing when the numbers say so, or a sentence has no beginning or end', () => {
  expect(reasons([page(letter, numbered('Seite 1 von 2'))])).toEqual([
    { kind: 'missing-pages', numbers: [2], place: 'numbered' },
  ]);
  expect(reasons([page(letter, numbered('Seite 1 von 2')), page('Gut.', numbered('Seite 2 von 2'))])).toEqual(
    [],
  );
  const start = letter.slice(letter.indexOf('geboren'));
  expect(reasons([page(start)])).toContainEqual({ kind: 'missing-pages', numbers: [], place: 'start' });
  const end = `${letter} Wir danken Frau Vogt für die stets gute Zusammenarbeit und bedauern ihr`;
  expect(reasons([page(end)])).toContainEqual({ kind: 'missing-pages', numbers: [], place: 'end' });
});

test('another language and other documents are named', () => {
  const english =
    `Reference. ${'Mrs Vogt was with us and she has worked for the company to our full satisfaction. '.repeat(5)}`.trim();
  expect(reasons([page(english)])).toEqual([
    { kind: 'wrong-language', message: expect.stringMatching(/Englisch/) as string },
  ]);
  const bill =
    `Rechnung. ${'Für die Lieferung der bestellten Ware berechnen wir Ihnen den folgenden Betrag. '.repeat(4)}`.trim();
  expect(reasons([page(bill)])).toEqual([
    { kind: 'not-a-reference', message: expect.stringMatching(/Rechnung|Merkmale/) as string },
  ]);
  // Where there is no picture, nothing can be compared.
  const asText = { pictured: false, words: [], layout: null };
  expect(reasons([page(bill, asText), page(english, asText)])).toEqual([]);
  expect(reasons([page(bill, asText), page(bill)])).toHaveLength(1);
});
