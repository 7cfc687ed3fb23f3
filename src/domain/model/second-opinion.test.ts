import { expect, test } from 'vitest';
import { decode } from '../decode/decode.ts';
import { checkOpinion, type RawOpinion } from './second-opinion.ts';

const text = `Arbeitszeugnis

Frau Lena Vogt, geboren am 14. Mai 1988, war vom 1. März 2018 bis zum 30. September 2025 als Einkäuferin tätig.

Sie erledigte ihre Aufgaben
zu unserer vollen Zufriedenheit. Ihr Verhalten gegenüber Vorgesetzten und Kollegen war einwandfrei.

Wir danken ihr und wünschen ihr alles Gute.

Kiel, 30. September 2025`;
const reading = decode(text);
const raw: RawOpinion = { best: 2.5, worst: 3.5, summary: 'Ordentlich.', findings: [] };

test('quotes that are not in the letter are dropped, others are found across line breaks', () => {
  const opinion = checkOpinion(
    {
      ...raw,
      findings: [
        {
          quote: '„Aufgaben zu unserer vollen Zufriedenheit“',
          title: 'ohne stets',
          explanation: 'befriedigend',
        },
        { quote: 'stets zu unserer vollsten Zufriedenheit', title: 'erfunden', explanation: '' },
        { quote: ' … ', title: 'leer', explanation: '' },
      ],
    },
    reading,
    text,
  );
  expect(opinion.findings.map(({ quote, start }) => [quote, text.slice(start, start + 8)])).toEqual([
    ['Aufgaben\nzu unserer vollen Zufriedenheit', 'Aufgaben'],
  ]);
  expect(opinion.dropped).toBe(2);
});

test('the grade of the formula is the best that can come out', () => {
  const formula = reading.categories.find(({ category }) => category === 'performance-summary')?.grade ?? 0;
  expect(formula).toBeGreaterThanOrEqual(2.5);
  const opinion = checkOpinion({ ...raw, best: 1, worst: 1.5 }, reading, text);
  expect(opinion.range).toEqual([formula, formula]);
  expect(opinion.limited).toBe(true);
  expect(checkOpinion(raw, reading, text).limited).toBe(formula > 2.5);
});

test('more than a grade apart is a disagreement', () => {
  expect(checkOpinion(raw, reading, text).disagrees).toBe(false);
  expect(checkOpinion({ ...raw, best: 4.5, worst: 5.5 }, reading, text).disagrees).toBe(true);
});

test('a span that makes no sense is no span, one the wrong way round is turned', () => {
  expect(checkOpinion({ ...raw, best: 0, worst: 100 }, reading, text)).toMatchObject({
    range: null,
    disagrees: false,
  });
  expect(checkOpinion({ ...raw, best: 4, worst: 3 }, reading, text).range).toEqual([3, 4]);
});
