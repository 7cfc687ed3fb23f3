import { describe, expect, test } from 'vitest';
import { blocksOf, type Letter } from '#domain/letter/letter.ts';
import { hideBlock, moveBlock } from '#domain/letter/edit-letter.ts';
import type { WarningId } from '#domain/review/warning.ts';
import { answersOf, draftOf, type Draft } from '#web/lib/certificate/draft.ts';
import { proofread } from '#web/lib/certificate/proofread.ts';
import { writerFunctions } from '#web/lib/certificate/writer-functions.ts';
import { sampleAnswers, type AnswerWish } from '../../../../tests/helpers/answers.ts';
import { fixesFor } from './fixes.ts';
import type { LetterActs } from './use-letter.ts';

/** The acts of the editor, done at once on a letter that is held here. */
function desk(wish: AnswerWish, prepare: (draft: Draft) => Draft = (draft) => draft) {
  let draft = prepare(draftOf({ ...sampleAnswers(wish) }));
  let letter: Letter = writerFunctions.compose(answersOf(draft));
  const acts: Partial<LetterActs> = {
    hide: async (id, hidden) => void (letter = hideBlock(letter, id, hidden)),
    gradeCategories: async (grades) => {
      const now = writerFunctions.gradeCategories(letter, grades, answersOf(draft));
      letter = now.letter;
      draft = draftOf({ ...now.answers });
    },
    answers: async (change) => {
      draft = change(draft);
      letter = writerFunctions.regenerate(letter, answersOf(draft));
    },
  };
  const warnings = () => proofread(letter, answersOf(draft)).review.warnings;
  return {
    warned: (id: WarningId) => warnings().some((one) => one.id === id),
    set: (change: (before: Letter) => Letter) => (letter = change(letter)),
    async mend(id: WarningId, way = 0) {
      const warning = warnings().find((one) => one.id === id);
      const fix = warning && fixesFor(warning, letter, draft)[way];
      if (!fix || !('run' in fix)) throw new Error(`no fix for ${id}`);
      await fix.run(acts as LetterActs);
    },
    count: () => blocksOf(letter).filter(({ hidden }) => !hidden).length,
  };
}

describe('one click ends the warning', () => {
  test.each<[WarningId, AnswerWish]>([
    ['overall-below-average', { grade: 4 }],
    ['too-perfect', { grade: 1 }],
    ['no-wishes', { grade: 2 }],
    ['wishes-after-extraordinary', { grade: 2, reason: 'extraordinary' }],
    ['summary-against-average', { grade: 2 }],
  ])('%s', async (id, wish) => {
    const place = desk(wish, (draft) => ({
      ...draft,
      ending: { ...draft.ending, future_wishes: id === 'no-wishes' ? null : draft.ending.future_wishes },
      performance: {
        ...draft.performance,
        ratings: {
          ...draft.performance.ratings,
          ...(id === 'summary-against-average' ? { 'performance-summary': 4 as const } : {}),
        },
      },
    }));
    expect(place.warned(id)).toBe(true);
    await place.mend(id);
    expect(place.warned(id)).toBe(false);
  });

  test('category-below-average, by raising it or by leaving it out', async () => {
    for (const way of [0, 1]) {
      const place = desk({ grade: 2 }, (draft) => ({
        ...draft,
        performance: { ...draft.performance, ratings: { ...draft.performance.ratings, resilience: 4 } },
      }));
      const before = place.count();
      expect(place.warned('category-below-average')).toBe(true);
      await place.mend('category-below-average', way);
      expect(place.warned('category-below-average')).toBe(false);
      expect(place.count() < before).toBe(way === 1);
    }
  });

  test('a part that was hidden is shown again', async () => {
    const place = desk({ grade: 2 });
    place.set((letter) => hideBlock(letter, 'summary', true));
    expect(place.warned('missing-part')).toBe(true);
    await place.mend('missing-part');
    expect(place.warned('missing-part')).toBe(false);
  });
});

test('an odd order and missing answers have a way as well', () => {
  const answers = sampleAnswers({ grade: 2 });
  const letter = moveBlock(writerFunctions.compose(answers), 'performance/working-success', 0);
  const { warnings } = proofread(letter, answers).review;
  const order = warnings.find(({ id }) => id === 'order');
  expect(order && fixesFor(order, letter, draftOf({ ...answers }))).toHaveLength(1);
});
