import { expect, test } from 'vitest';
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

test('an explanation beneath its subject does not begin with it once more', () => {
  expect(explanationBody('Fachwissen: Das lesen die meisten als gut.', 'Fachwissen')).toBe(
    'Das lesen die meisten als gut.',
  );
  expect(explanationBody('Das lesen die meisten als gut.', 'Fachwissen')).toBe(
    'Das lesen die meisten als gut.',
  );
});
