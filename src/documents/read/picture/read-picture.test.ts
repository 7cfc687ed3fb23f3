import { expect, test } from 'vitest';
import { letterPdf, scannedPage } from '../../testing/page-pictures.ts';
import { readPicture } from './read-picture.ts';

const letter =
  'Arbeitszeugnis\n\nFrau Vogt erledigte ihre Aufgaben stets zu unserer vollsten Zufriedenheit. Ihr Verhalten gegenüber Vorgesetzten und Kollegen war jederzeit vorbildlich.';

test.each([
  [100, true],
  [120, true],
  [150, false],
  [200, false],
])('at %d dpi letters are too small: %s', async (dpi, small) => {
  const { data, width, height } = await scannedPage(letterPdf(letter), dpi);
  const rows = Math.round(height * 0.3);
  const page = { data: data.slice(0, rows * width), width, height: rows };
  const { hints } = await readPicture(page, 0, () => {});
  expect(hints.includes('small')).toBe(small);
});

/** Small pictures without a letter, as bright as told at each place. */
const smooth = (light: (x: number, y: number) => number) => {
  const [width, height] = [300, 420];
  const data = Uint8Array.from({ length: width * height }, (_, i) =>
    light((i % width) / width, Math.floor(i / width) / height),
  );
  return { data, width, height };
};

test.each([
  ['the back of a sheet', smooth((x) => 225 + 20 * x), true],
  ['a sheet in the shade', smooth((x, y) => 120 + 60 * y), true],
  ['a sunset', smooth((_, y) => 250 - 220 * y), false],
  ['darkness', smooth(() => 20), false],
])('%s is paper with nothing on it: %#', async (_, image, blank) => {
  expect((await readPicture(image, 0, () => {})).blank).toBe(blank);
});
