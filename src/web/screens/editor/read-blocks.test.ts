import { expect, test } from 'vitest';
import { hideBlock, insertOwn } from '#domain/letter/edit-letter.ts';
import { blocksOf } from '#domain/letter/letter.ts';
import { proofread } from '#web/lib/certificate/proofread.ts';
import { writerFunctions } from '#web/lib/certificate/writer-functions.ts';
import { sampleAnswers } from '../../../../tests/helpers/answers.ts';
import { readBlocks } from './read-blocks.ts';

const answers = sampleAnswers({ grade: 2 });
const letter = writerFunctions.compose(answers);

test('each block is read with its own sentences, and with the grade it was written in', () => {
  const own = { id: 'own/1', text: 'Er war stets bemüht.', paragraph: true };
  const changed = insertOwn(hideBlock(letter, 'performance/expertise', true), 'performance', own, null);
  const read = readBlocks(proofread(changed, answers));
  expect(read.has('performance/expertise')).toBe(false);
  expect(read.get('own/1')?.grade ?? 0).toBeGreaterThan(3.5);
  expect(Math.round(read.get('summary')?.grade ?? 0)).toBe(2);
  expect(read.get('introduction')?.grade).toBeNull();
  for (const { id, text, hidden } of blocksOf(changed)) {
    if (hidden) continue;
    for (const sentence of read.get(id)?.sentences ?? []) expect(text).toContain(sentence.text);
  }
});

test('the closing has the grade that the table of categories has', () => {
  for (const grade of [1, 2, 3, 4] as const) {
    const wanted = sampleAnswers({ grade, reason: 'mutual' });
    const proof = proofread(writerFunctions.compose(wanted), wanted);
    const whole = proof.reading.categories.find(({ category }) => category === 'future-wishes')?.grade;
    const closing = [...readBlocks(proof)].filter(
      ([id, { grade: read }]) => id.startsWith('closing/') && read !== null,
    );
    expect(closing.length).toBeGreaterThan(0);
    for (const [, { grade: read }] of closing) expect(read).toBe(whole);
  }
});

test('what is still to be filled in rates nothing, and is marked; the sentence beside it is read', () => {
  const before = proofread(letter, answers);
  const open = insertOwn(letter, 'performance', { id: 'own/1', text: 'Hier steht ein eigener Satz.' }, null);
  const half = insertOwn(
    open,
    'behavior',
    { id: 'own/2', text: 'Sie war stets überaus freundlich. Sie kannte [NAME] leider selten.' },
    null,
  );
  const proof = proofread(half, answers);
  const read = readBlocks(proof);
  expect(read.has('own/1')).toBe(false);
  expect(read.get('own/2')?.sentences.map(({ text }) => text)).toEqual(['Sie war stets überaus freundlich.']);
  const rated = ({ reading }: typeof proof) => reading.categories.map(({ category }) => category).toSorted();
  expect(rated(proof)).toEqual(rated(before));
  const marked = proof.review.warnings.flatMap(({ id, block }) => (id === 'open-place' ? [block] : []));
  expect(marked).toEqual(['own/1', 'own/2']);
});
