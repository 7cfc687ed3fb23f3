import { expect, test } from 'vitest';
import { weakLetter } from '../../../tests/helpers/weak-letter.ts';
import { isAddition } from '../compose/correction/point.ts';
import { pointsOfReading } from '../compose/correction-points.ts';
import { decode } from '../decode/decode.ts';
import { explanationBody } from './explanation-body.ts';
import { toldReading } from './told-reading.ts';

const simple = `Einfaches Arbeitszeugnis

Frau Anna Berger, geboren am 3. Mai 1990, war vom 1. April 2018 bis zum 30. Juni 2024 in unserem Unternehmen als Verkäuferin beschäftigt. Sie beriet Kunden und führte die Kasse.

Kassel, 30. Juni 2024

Kaufhaus Lindner GmbH
Petra Lindner
Geschäftsführerin`;

test('of a simple reference the claim is told once, and no judgement is compared with none', () => {
  const { overall, findings, recommendations } = toldReading(decode(simple));
  expect(overall).toBeNull();
  const ids = recommendations.map(({ id }) => id);
  expect(ids).toContain('ask-for-ratings');
  expect(ids).not.toContain('compare-interim');
  const gap = findings.find(({ rule }) => rule === 'missing-ratings');
  expect(gap?.detail).not.toBe('');
  expect(gap?.advice).toBe('');
  expect(gap?.ruling).toBeUndefined();
});

test('the legal note stands below all steps, not in each', () => {
  const { recommendations } = toldReading(decode(simple));
  expect(recommendations.length).toBeGreaterThan(0);
  for (const { text } of recommendations) expect(text).not.toContain('Rechtsberatung');
});

const weak = weakLetter.replaceAll('2023', '2019');

test('the steps, the findings and the letter to the employer name the same places', () => {
  const reading = decode(weakLetter, '2024-01-15');
  const told = toldReading(reading);
  const points = pointsOfReading(reading);
  const changes = points.filter((point) => point.request !== true && !isAddition(point));
  expect(changes).toHaveLength(4);
  expect(told.recommendations.find(({ id }) => id === 'correct')?.title).toBe(
    'Vier Stellen berichtigen lassen',
  );
  for (const { old, wanted } of changes)
    expect(told.sentences.find(({ text }) => text === old)?.better ?? '').toBe(wanted);
});

test('what is barred by time is asked for in the findings, too', () => {
  const { findings, recommendations } = toldReading(decode(weak, '2026-11-30'));
  expect(recommendations.map(({ title }) => title)).toContain('Um die Berichtigung von vier Stellen bitten');
  expect(findings.filter(({ advice }) => /verlangt werden|verlangen/u.test(advice))).toEqual([]);
});

test('an explanation beneath its subject does not begin with it once more', () => {
  expect(explanationBody('Fachwissen: Das lesen die meisten als gut.', 'Fachwissen')).toBe(
    'Das lesen die meisten als gut.',
  );
  expect(explanationBody('Das lesen die meisten als gut.', 'Fachwissen')).toBe(
    'Das lesen die meisten als gut.',
  );
});
