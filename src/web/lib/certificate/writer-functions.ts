import { alternativesFor, takeAlternative } from '#domain/compose/alternatives.ts';
import { changeBlockGrade, gradeBlock } from '#domain/compose/change-grade.ts';
import { compose } from '#domain/compose/compose.ts';
import { gradeCategories } from '#domain/compose/grade-categories.ts';
import { regenerate } from '#domain/compose/regenerate.ts';
import { restyle } from '#domain/compose/restyle.ts';
import { decode } from '#domain/decode/decode.ts';
import type { Answers } from '#domain/letter/answers.ts';
import { letterText } from '#domain/letter/letter-text.ts';
import type { Letter } from '#domain/letter/letter.ts';
import { withoutOpenPlaces } from '#domain/review/without-open-places.ts';
import { reviewLetter } from '#domain/review/review-letter.ts';

/** Reads a letter as a stranger would, and looks it over for its writer. */
function proofread(letter: Letter, answers: Answers) {
  const read = withoutOpenPlaces(letter);
  const text = letterText(read, answers);
  const reading = decode(text);
  return { text, reading, read, review: reviewLetter(letter, answers, { text, reading, letter: read }) };
}
export type Proofreading = ReturnType<typeof proofread>;

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
  proofread,
};
export type WriterFunctions = typeof writerFunctions;
