import { expect, test } from 'vitest';
import { textOfEachPage } from '../layout/pages-text.ts';
import { piecesOf } from './pieces-of.ts';
import type { WordLine } from './words.ts';

const page = { width: 1654, height: 2339 };

/** A line whose words are 12 pixels a sign, with a gap of 10 between them. */
function line(text: string, x: number, y: number, size = 30): WordLine {
  let at = x;
  const words = text.split(' ').map((one) => {
    const placed = { text: one, confidence: 95, x: at, right: at + 12 * one.length };
    at = placed.right + 10;
    return placed;
  });
  return { words, y, size };
}
const read = (lines: readonly WordLine[]): string => textOfEachPage([piecesOf(lines, page)])[0] ?? '';

test('sizes and beginnings that were read a little wrong do not tear a paragraph apart', () => {
  const lines = [
    line('Sie arbeitete jederzeit sehr sorgfältig und erreichte auch unter großem Zeitdruck', 200, 400, 30),
    line('stets sehr gute Ergebnisse, die weit über unseren Erwartungen gelegen haben und oft', 203, 440, 33),
    line('als Vorbild dienten.', 198, 481, 28),
  ];
  expect(read(lines)).not.toContain('\n');
});

test('marks of lists are told by their place, whatever sign was read', () => {
  const lines = [
    line('Zu ihren Aufgaben gehörten in dieser Zeit im Wesentlichen und in Vertretung folgende:', 200, 400),
    line('e Planung von Terminen', 230, 460),
    line('o Berichte', 231, 500),
    line('+ Leitung eines Teams', 229, 540),
  ];
  expect(read(lines).split('\n\n')[1]).toBe('– Planung von Terminen\n– Berichte\n– Leitung eines Teams');
});

test('two columns are read one after the other', () => {
  const left = ['Herr Maier war bei uns', 'im Lager beschäftigt und', 'packte Waren sorgfältig.'];
  const right = ['Er arbeitete stets zu', 'unserer vollen großen', 'Zufriedenheit im Team.'];
  const lines = left.flatMap((text, i) => [
    line(text, 150, 400 + 40 * i),
    line(right[i] ?? '', 900, 402 + 40 * i),
  ]);
  expect(read(lines).replaceAll(/\s+/g, ' ')).toBe([...left, ...right].join(' '));
});

test('margins that lean in a photo are made vertical', () => {
  const text = 'Sie arbeitete jederzeit sehr sorgfältig und erreichte auch unter großem Zeitdruck viel';
  const lines = Array.from({ length: 12 }, (_, i) => line(text, 150 + 12 * i, 400 + 40 * i));
  const { pieces } = piecesOf(lines, page);
  const starts = pieces.map(({ x }) => x);
  expect(Math.max(...starts) - Math.min(...starts)).toBeLessThan(3);
});
