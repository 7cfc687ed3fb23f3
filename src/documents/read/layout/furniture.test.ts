import { expect, test } from 'vitest';
import { textOfEachPage } from './pages-text.ts';
import type { PagePieces } from './piece.ts';

const piece = (text: string, y: number) => ({ text, x: 70, right: 70 + text.length * 5, y, size: 11 });

/** A page of lines: the first at its head, the last at its foot, the others between. */
function page(head: string, body: readonly string[], foot: string): PagePieces {
  return {
    height: 842,
    pieces: [piece(head, 60), ...body.map((text, i) => piece(text, 200 + i * 16)), piece(foot, 790)],
  };
}
const body = Array.from(
  { length: 8 },
  (_, i) => `Das ist die Zeile mit dem Namen ${'abcdefgh'[i]} in diesem Brief.`,
);
const other = body.map((line) => line.replace('Namen', 'Wort'));

test('what stands on different pages belongs to the paper', () => {
  const texts = textOfEachPage([page('Kern GmbH', body, 'Weg 3'), page('Kern GmbH', other, 'Weg 3')]);
  expect(texts[0]).toContain('Kern GmbH');
  expect(texts[1]).not.toMatch(/Kern GmbH|Weg 3/);
});

test('copies of one page keep their head and their foot', () => {
  const texts = textOfEachPage(Array.from({ length: 3 }, () => page('Zeugnis', body, 'Jana Kern')));
  expect(texts).toHaveLength(3);
  for (const text of texts) expect(text).toMatch(/^Zeugnis[^]*Jana Kern$/);
});
