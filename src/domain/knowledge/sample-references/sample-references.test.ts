import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { decode } from '../../decode/decode.ts';
import { certificateTypes } from '../../letter/certificate-type.ts';
import { sampleReferences } from './index.ts';

test('there is a sample of every kind and grade, each at an address of its own', () => {
  const kinds = new Set(sampleReferences.map(({ type, grade }) => `${type} ${grade}`));
  const wanted = certificateTypes.flatMap((type) => [1, 2, 3, 4, 5].map((grade) => `${type} ${grade}`));
  expect(wanted.filter((kind) => !kinds.has(kind))).toEqual([]);
  expect(new Set(sampleReferences.map(({ slug }) => slug)).size).toBe(sampleReferences.length);
});

// When the composer writes differently: node scripts/samples.ts
test('the ten published examples are among them, word for word', () => {
  const folder = path.resolve(import.meta.dirname, '../../../../docs/beispiele');
  expect(existsSync(folder)).toBe(true);
  const texts = new Set(sampleReferences.map(({ text }) => text));
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  expect(files).toHaveLength(10);
  const missing = files.filter((name) => !texts.has(readFileSync(path.join(folder, name), 'utf8')));
  expect(missing).toEqual([]);
});

describe.each(sampleReferences)('$slug', ({ type, grade, summary, text }) => {
  test('is read as what it is said to be, without a code', () => {
    const reading = decode(text);
    expect(reading.type).toBe(type);
    expect(Math.abs((reading.overall?.grade ?? 9) - grade)).toBeLessThanOrEqual(0.3);
    expect(text).toContain(summary);
    const codes = reading.findings.filter(({ kind }) => kind === 'code' || kind === 'contradiction');
    expect(codes).toEqual([]);
  });
});
