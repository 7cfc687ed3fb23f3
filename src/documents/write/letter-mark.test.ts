// The mark of text by a language model (AI Act Art. 50), read back with the tools that others would use.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, describe, expect, test } from 'vitest';
import { compose } from '#domain/compose/compose.ts';
import { regenerate } from '#domain/compose/regenerate.ts';
import { assistBlock, hideBlock, resetBlock } from '#domain/letter/edit-letter.ts';
import type { Letter } from '#domain/letter/letter.ts';
import { readLetter } from '#domain/letter/read-letter.ts';
import { readLetterhead } from '#domain/letter/letterhead.ts';
import { sampleAnswers } from '../../../tests/helpers/answers.ts';
import { writeLetterDocx } from './letter-docx.ts';
import { writeLetterPdf } from './letter-pdf.ts';

const mark = 'mit KI formuliert';
const answers = sampleAnswers();
const assistedTasks = { ...answers, assisted: answers.activities.slice(1, 2) };
const plain = compose(answers);
const block = 'performance/motivation';
const dir = mkdtempSync(path.join(os.tmpdir(), 'kz-mark-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const input = (letter: Letter) => ({
  letter,
  answers,
  letterhead: readLetterhead({ layout: 'classic', address: ['Hafenstraße 12', '24937 Flensburg'] }),
  logo: null,
  draft: false,
});
function has(tool: string): boolean {
  try {
    execFileSync(tool, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
function run(tool: string, args: readonly string[], bytes: Uint8Array): string {
  const file = path.join(dir, 'zeugnis');
  writeFileSync(file, bytes);
  return execFileSync(tool, [...args.slice(0, 1), file, ...args.slice(1)].filter(Boolean), {
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

describe.each([
  ['a block of a model', assistBlock(plain, block, 'Sie war stets sehr engagiert.'), true],
  ['a task of a model', compose(assistedTasks), true],
  [
    'a hidden block of a model',
    hideBlock(assistBlock(plain, block, 'Sie war engagiert.'), block, true),
    false,
  ],
  ['our own sentence back in its place', resetBlock(assistBlock(plain, block, 'Sie war da.'), block), false],
  ['nothing of a model', plain, false],
] as const)('a letter with %s', (_, letter, marked) => {
  test('says so in its PDF, as pdf.js reads it', async () => {
    const document = await getDocument({ data: await writeLetterPdf(input(letter)), verbosity: 0 }).promise;
    const { info, metadata } = await document.getMetadata();
    expect(String((info as { Keywords?: string }).Keywords).includes(mark)).toBe(marked);
    expect(metadata?.getRaw()?.includes(mark)).toBe(marked);
  });

  test.runIf(has('pdfinfo'))('says so in its PDF, as pdfinfo reads it', async () => {
    const said = run('pdfinfo', [''], await writeLetterPdf(input(letter)));
    expect(/^Keywords:.*mit KI formuliert/m.test(said)).toBe(marked);
  });

  test('says so in the core properties of its DOCX', async () => {
    const files = unzipSync(await writeLetterDocx(input(letter)));
    const core = strFromU8(files['docProps/core.xml'] ?? new Uint8Array());
    expect(/<cp:keywords>[^<]*mit KI formuliert[^<]*<\/cp:keywords>/.test(core)).toBe(marked);
  });

  test.runIf(has('unzip'))('says so in its DOCX, as unzip reads it', async () => {
    const said = run('unzip', ['-p', 'docProps/core.xml'], await writeLetterDocx(input(letter)));
    expect(said).toContain('<cp:coreProperties');
    expect(said.includes(mark)).toBe(marked);
  });
});

/** Blocks whose list a model had a part in. */
const marked = (letter: Letter): string[] =>
  letter.areas.flatMap(({ blocks }) =>
    blocks.filter(({ listAssisted }) => listAssisted === true).map(({ id }) => id),
  );

test('the mark of a task is kept with the letter, and goes with the task', () => {
  const letter = compose(assistedTasks);
  expect(readLetter(JSON.parse(JSON.stringify(letter)))).toEqual(letter);
  expect(marked(regenerate(letter, { ...assistedTasks, date: '2025-10-31' }))).toEqual(['tasks']);
  const without = { ...assistedTasks, activities: answers.activities.toSpliced(1, 1) };
  expect(marked(regenerate(letter, without))).toEqual([]);
});

test('tasks of a station are marked, too', () => {
  const station = {
    type: 'first',
    job_title: 'Assistentin',
    department: '',
    begin: '2018-03-01',
    end: '2020-01-31',
    activities: ['Pflege der Projektakten'],
  } as const;
  const occupation = { ...answers.occupation, stations: [station] };
  const letter = compose({ ...answers, occupation, assisted: ['Pflege der Projektakten'] });
  expect(marked(letter)).toEqual(['station/1']);
});
