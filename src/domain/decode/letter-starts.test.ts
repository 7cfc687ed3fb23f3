import { describe, expect, test } from 'vitest';
import { samples } from '../knowledge/samples.ts';
import { decode } from './decode.ts';
import { likelyOrder } from './letter-starts.ts';

/** A letter cut into pages between paragraphs. */
function pagesOf(text: string, count: number): readonly string[] {
  const paragraphs = text.trim().split('\n\n');
  const size = Math.ceil(paragraphs.length / count);
  return Array.from({ length: count }, (_, i) => paragraphs.slice(i * size, (i + 1) * size).join('\n\n'));
}

describe.each(samples.map(({ id, text }) => [id, text] as const))('the pages of %s', (_, text) => {
  test('are turned where the last came before the first', () => {
    const [first = '', second = ''] = pagesOf(text, 2);
    expect(likelyOrder([second, first])).toEqual([1, 0]);
    const [one = '', two = '', three = ''] = pagesOf(text, 3);
    expect(likelyOrder([three, two, one])).toEqual([2, 1, 0]);
    expect(likelyOrder([two, three, one])).toEqual([2, 0, 1]);
  });

  test('stay where they are in order', () => {
    expect(likelyOrder(pagesOf(text, 2))).toEqual([0, 1]);
    expect(likelyOrder(pagesOf(text, 3))).toEqual([0, 1, 2]);
    expect(likelyOrder([text])).toEqual([0]);
    expect(likelyOrder(['', ''])).toEqual([0, 1]);
  });

  test('pasted in the wrong order are read in the right one, with the offsets of what came', () => {
    const came = pagesOf(text, 2).toReversed().join('\n\n');
    const { findings, sentences, overall, categories } = decode(came);
    const right = decode(text);
    expect(findings[0]).toMatchObject({ rule: 'pages-order', severity: 'warning' });
    expect(findings.slice(1).map(({ rule }) => rule)).toEqual(right.findings.map(({ rule }) => rule));
    expect(overall).toEqual(right.overall);
    for (const { start, end, text: told, evidence } of sentences) {
      expect(came.slice(start, end)).toBe(told);
      for (const one of evidence) expect(came.slice(one.start, one.end)).toBe(one.text);
    }
    const placed = findings.filter(({ start }) => start !== undefined);
    expect(placed.map(({ start, end }) => came.slice(start, end))).toEqual(placed.map(({ quote }) => quote));
    expect(sentences).toEqual(sentences.toSorted((a, b) => a.start - b.start));
    for (const { category, sentences: at } of categories)
      for (const one of at) expect(sentences[one]?.categories).toContain(category);
  });
});

test('a sentence may go on over the turn of the page', () => {
  const text = samples[0]?.text.trim() ?? '';
  const cut = text.indexOf('gegenüber Kollegen');
  const came = `${text.slice(cut)}\n\n${text.slice(0, cut).trim()}`;
  const { findings, sentences } = decode(came);
  expect(findings[0]?.rule).toBe('pages-order');
  expect(sentences.every((one) => came.slice(one.start, one.end) === one.text)).toBe(true);
});
