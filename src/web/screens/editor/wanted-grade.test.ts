import { expect, test } from 'vitest';
import { improve } from '#domain/compose/improve.ts';
import { decode } from '#domain/decode/decode.ts';
import { letterText } from '#domain/letter/letter-text.ts';
import { mapBlocks, type Letter } from '#domain/letter/letter.ts';
import { hideBlock } from '#domain/letter/edit-letter.ts';
import type { NamedGrade } from '#domain/letter/grade.ts';
import { answersOf, draftOf } from '#web/lib/certificate/draft.ts';
import { proofread } from '#web/lib/certificate/proofread.ts';
import { writerFunctions } from '#web/lib/certificate/writer-functions.ts';
import { sampleAnswers } from '../../../../tests/helpers/answers.ts';
import { isAsBefore, unreadWishes, wantedGrade } from './wanted-grade.ts';

const draft = draftOf({ ...sampleAnswers() });
const letter: Letter = writerFunctions.compose(answersOf(draft));
const asked = draft.performance.ratings.expertise;
const other: NamedGrade = asked === 4 ? 3 : 4;
const regraded = (hidden = false): Letter =>
  mapBlocks(letter, (block) => (block.category === 'expertise' ? { ...block, grade: other, hidden } : block));

test('what is wished is what the answers say, as long as the letter is written by them', () => {
  expect(asked).toBeDefined();
  expect(wantedGrade('expertise', letter, draft)).toBe(asked);
  expect(wantedGrade('internal-behavior', letter, draft)).toBe(draft.behavior.internal);
});

test('a sentence that was given another grade is wished with that grade', () => {
  expect(wantedGrade('expertise', regraded(), draft)).toBe(other);
  expect(wantedGrade('expertise', regraded(true), draft)).toBe(asked);
});

test('one sentence of several with another grade leaves the wish as it is', () => {
  let count = 0;
  const twice = mapBlocks(letter, (block) =>
    block.category === 'internal-behavior' || block.category === 'expertise'
      ? { ...block, category: 'expertise', grade: count++ === 0 ? (asked ?? null) : other }
      : block,
  );
  expect(count).toBeGreaterThan(1);
  expect(wantedGrade('expertise', twice, draft)).toBe(asked);
});

test('nobody wishes a grade for what is neither answered nor written', () => {
  expect(wantedGrade('exam-result', letter, draft)).toBeNull();
});

test('a grade that was read off an old reference is no wish, until its sentence is written anew', () => {
  const weak = sampleAnswers({ grade: 3 });
  const { letter: taken, answers } = improve(decode(letterText(writerFunctions.compose(weak), weak)));
  expect(isAsBefore('expertise', taken)).toBe(true);
  const better = writerFunctions.changeBlockGrade(taken, 'performance/expertise', 4, answers);
  expect(isAsBefore('expertise', better)).toBe(false);
});

test('a category whose sentence was hidden, or says something else now, is named with its wish', () => {
  const read = (one: Letter) => proofread(one, answersOf(draft)).reading.categories;
  const unread = (one: Letter) => unreadWishes(read(one), one, draft).map(({ category }) => category);
  expect(unread(letter)).toEqual([]);
  const hidden = hideBlock(letter, 'performance/resilience', true);
  expect(unreadWishes(read(hidden), hidden, draft)).toEqual([
    { category: 'resilience', grade: draft.performance.ratings.resilience },
  ]);
  const reworded = mapBlocks(letter, (block) =>
    block.category === 'expertise' ? { ...block, text: 'Der Weg zum Lager war kurz.' } : block,
  );
  expect(unread(reworded)).toEqual(['expertise']);
});
