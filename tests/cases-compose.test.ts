import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { compose } from '../src/domain/compose/compose.ts';
import { decode } from '../src/domain/decode/decode.ts';
import type { Answers } from '../src/domain/letter/answers.ts';
import { letterText } from '../src/domain/letter/letter-text.ts';
import { readAnswers } from '../src/domain/letter/read-answers.ts';

// Answers of different kind, one folder each: answers.json, and in letter.txt the letter that was read and approved.
// UPDATE_CASES=1 writes letter.txt anew; read the difference before committing it.
const root = path.join(import.meta.dirname, 'cases');
const samples = path.join(import.meta.dirname, '../docs/beispiele');
const update = process.env['UPDATE_CASES'] === '1';

function load(name: string): { answers: Answers; seed: number } {
  const { answers: source, seed } = JSON.parse(
    readFileSync(path.join(root, name, 'answers.json'), 'utf8'),
  ) as { answers: unknown; seed: number };
  const { answers, problems } = readAnswers(source);
  if (problems.length > 0) throw new Error(`${name}: ${JSON.stringify(problems)}`);
  return { answers, seed };
}

const composed = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'answers.json')));

describe.each(composed.toSorted())('%s', (name) => {
  const { answers, seed } = load(name);
  const text = letterText(compose(answers, seed), answers);

  test('is the approved letter', () => {
    const file = path.join(root, name, 'letter.txt');
    const sample = path.join(samples, `${name}.txt`);
    if (update || !existsSync(file)) writeFileSync(file, text);
    if (update && existsSync(sample)) writeFileSync(sample, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
    // Ten of them are shown to visitors.
    expect(existsSync(sample) ? readFileSync(sample, 'utf8') : text).toBe(text);
  });

  test('is read as what it is, without a code or a contradiction', () => {
    const reading = decode(text);
    expect(reading.type).toBe(answers.type);
    const found = reading.findings.filter(({ kind }) => kind === 'code' || kind === 'contradiction');
    expect(found.map(({ rule, quote }) => `${rule}: ${quote ?? ''}`)).toEqual([]);
    expect(reading.facts).toMatchObject({
      last_name: answers.person.last_name,
      begin: answers.occupation.begin_employment,
    });
  });
});
