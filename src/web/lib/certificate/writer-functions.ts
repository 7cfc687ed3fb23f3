import { alternativesFor, takeAlternative } from '#domain/compose/alternatives.ts';
import { changeBlockGrade, gradeBlock } from '#domain/compose/change-grade.ts';
import { compose } from '#domain/compose/compose.ts';
import { gradeCategories } from '#domain/compose/grade-categories.ts';
import { regenerate } from '#domain/compose/regenerate.ts';
import { restyle } from '#domain/compose/restyle.ts';
import type { Answers } from '#domain/letter/answers.ts';
import type { Letter } from '#domain/letter/letter.ts';
import type { Proofreading } from './proofread.ts';

/** What needs the library of modules or the decoder: it works in a thread of its own. */
export const writerFunctions = {
  compose,
  regenerate,
  restyle,
  alternativesFor,
  takeAlternative,
  changeBlockGrade,
  gradeBlock,
  gradeCategories,
  /** Most of the decoder is for whole letters: the wizard, which only writes, does without it. */
  proofread: async (letter: Letter, answers: Answers): Promise<Proofreading> =>
    (await import('./proofread.ts')).proofread(letter, answers),
};
export type WriterFunctions = typeof writerFunctions;
