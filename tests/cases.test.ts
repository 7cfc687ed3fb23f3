import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { decode } from '../src/domain/decode/decode.ts';
import type { Reading } from '../src/domain/decode/reading.ts';
import { gradeWord } from '../src/domain/letter/grade.ts';

// Whole letters, one folder each: input.txt, and in expected.json the gist of the reading.
// UPDATE_CASES=1 writes expected.json anew; read the difference before committing it.
const root = path.join(import.meta.dirname, 'cases');
const update = process.env['UPDATE_CASES'] === '1';

test.each(
  readdirSync(root)
    .filter((name) => existsSync(path.join(root, name, 'input.txt')))
    .toSorted(),
)('%s', (name) => {
  const file = path.join(root, name, 'expected.json');
  const gist = gistOf(decode(readFileSync(path.join(root, name, 'input.txt'), 'utf8')));
  if (update || !existsSync(file)) writeFileSync(file, `${JSON.stringify(gist, null, 2)}\n`);
  expect(gist).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});

/** What a person would check by hand: kind, named grades, parts, findings with their words, facts, advice. */
function gistOf(reading: Reading) {
  return {
    type: reading.type,
    reason: reading.notReferenceReason,
    layman: reading.layman,
    overall: reading.overall === null ? null : gradeWord(reading.overall.grade),
    behavior: reading.behavior === null ? null : gradeWord(reading.behavior.grade),
    closing: reading.closing === null ? null : gradeWord(reading.closing.grade),
    parts: reading.sentences
      .filter(({ part }) => part !== 'letterhead' && part !== 'signature')
      .map(({ part, text }) => `${part}: ${oneLine(text).slice(0, 48)}`),
    findings: reading.findings.map(
      ({ severity, rule, quote }) => `${severity} ${rule}${quote === undefined ? '' : `: ${oneLine(quote)}`}`,
    ),
    facts: reading.facts,
    recommendations: reading.recommendations.map(({ id }) => id),
  };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
