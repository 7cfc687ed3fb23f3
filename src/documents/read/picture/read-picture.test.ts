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
