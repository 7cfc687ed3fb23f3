import type { Line } from 'tesseract.js';
import { expect, test } from 'vitest';
import { findUnread } from './find-unread.ts';

const [width, height, base] = [600, 60, 40];

/** Draws on a white line: letters as strokes with paper between them, at a pace of ten pixels. */
function paper() {
  const data = new Uint8Array(width * height).fill(255);
  const fill = (x: number, right: number, top: number, bottom: number): void => {
    for (let y = top; y <= bottom; y++) data.fill(20, y * width + x, y * width + right);
  };
  const write = (x: number, letters: number): void => {
    for (let i = 0; i < letters; i++) {
      fill(x + i * 10, x + i * 10 + 3, base - 12, base);
      fill(x + i * 10 + 3, x + i * 10 + 7, base - 7, base - 5);
    }
  };
  return { image: { data, width, height }, fill, write };
}

/** Words of the line as the recogniser gives them, each with its first pixel. */
function lineOf(...told: readonly (readonly [string, number])[]): Line {
  const words = told.map(([text, x]) => ({
    text,
    confidence: 95,
    bbox: { x0: x, x1: x + text.length * 10 - 3, y0: base - 12, y1: base },
  }));
  return {
    words,
    bbox: { x0: words[0]?.bbox.x0, x1: words.at(-1)?.bbox.x1, y0: base - 12, y1: base },
    baseline: { x0: 0, x1: width, y0: base, y1: base },
    rowAttributes: { rowHeight: 20, ascenders: 5, descenders: 5 },
  } as unknown as Line;
}

const told = [
  ['Frau', 10],
  ['verfügt', 200],
  ['über', 280],
  ['ein', 330],
  ['solides', 370],
] as const;
const line = lineOf(...told);
const find = (draw: (page: ReturnType<typeof paper>) => void, asked = line) => {
  const page = paper();
  for (const { text, bbox } of asked.words) page.write(bbox.x0, text.length);
  draw(page);
  return findUnread(asked, asked.words, page.image);
};

test('a word that was passed over is found where it stands', () => {
  expect(find(({ write }) => write(60, 13))).toEqual([{ x: 60, right: 187 }, null, null, null, null]);
});

test.each<[string, (page: ReturnType<typeof paper>) => void]>([
  ['paper', () => {}],
  ['a rule to write on', ({ fill }) => fill(60, 190, base - 1, base)],
  [
    'a row of dots',
    ({ fill }) => Array.from({ length: 16 }, (_, i) => fill(60 + i * 8, 63 + i * 8, base - 2, base)),
  ],
  ['the rules of an empty cell', ({ fill }) => [60, 185].forEach((x) => fill(x, x + 2, 20, 50))],
  ['a speck', ({ fill }) => fill(100, 112, base - 10, base)],
])('%s in a hole is no word', (_, draw) => {
  expect(find(draw).every((one) => one === null)).toBe(true);
});

test('what is left of a word that was read, with too narrow a box around it, is none', () => {
  const [first, ...others] = line.words as [Line['words'][number], ...Line['words']];
  const narrow = { ...first, text: 'Frauenarbeit', bbox: { ...first.bbox, x1: 47 } };
  expect(
    find(({ write }) => write(50, 8), { ...line, words: [narrow, ...others] }).every((one) => one === null),
  ).toBe(true);
});

test('two names beside each other may have anything between them', () => {
  const names = lineOf(['Anna', 10], ['Meier', 60], ['Peter', 300], ['Kern', 360]);
  expect(find(({ write }) => write(150, 10), names).every((one) => one === null)).toBe(true);
});
