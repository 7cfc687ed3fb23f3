import { expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';
import type { Line } from './piece.ts';

type Told = readonly [text: string, x: number, right: number];
/** Lines of one column, one below the other. */
const lines = (told: readonly Told[]): Line[] =>
  told.map(([text, x, right], at) => ({
    text,
    x,
    right,
    y: 100 + at * 15,
    size: 11,
    pageHeight: 842,
    column: 'body',
    start: 'none',
  }));
const texts = (...told: readonly Told[]): string[] =>
  blocksOf(lines(told)).map(({ kind, text }) => `${kind}: ${text}`);

const wide = 'Frau Kern war vom ersten Tag an in unserem Haus beschäftigt. Zu ihren Aufgaben gehörten:';

test('what stands under the marks of a list begins a paragraph', () => {
  expect(
    texts(
      [wide, 70, 520],
      ['• Prüfung der Belege', 70, 190],
      ['• Buchung der Rechnungen', 70, 210],
      ['Sie arbeitete stets sehr sorgfältig.', 70, 260],
    ),
  ).toEqual([
    `paragraph: ${wide}`,
    'item: Prüfung der Belege',
    'item: Buchung der Rechnungen',
    'paragraph: Sie arbeitete stets sehr sorgfältig.',
  ]);
});

test('an item that wraps goes on, indented or not', () => {
  const long = 'Prüfung der Belege aller Filialen des Unternehmens und der Rechnungen aus dem';
  for (const x of [70, 80])
    expect(
      texts([wide, 70, 520], [`• ${long}`, 70, 515], ['Ausland', x, x + 40], ['• Mahnwesen', 70, 130]),
    ).toEqual([`paragraph: ${wide}`, `item: ${long} Ausland`, 'item: Mahnwesen']);
});

test('a second line of its own below the text of an item stays with it', () => {
  expect(texts([wide, 70, 520], ['• Leitung der Umstellung', 70, 200], ['2018 bis 2020', 80, 150])).toEqual([
    `paragraph: ${wide}`,
    'item: Leitung der Umstellung\n2018 bis 2020',
  ]);
});
