import { decode } from '#domain/decode/decode.ts';
import type { Answers } from '#domain/letter/answers.ts';
import { letterText } from '#domain/letter/letter-text.ts';
import type { Letter } from '#domain/letter/letter.ts';
import { reviewLetter } from '#domain/review/review-letter.ts';
import { withoutOpenPlaces } from '#domain/review/without-open-places.ts';

/** Reads a letter as a stranger would, and looks it over for its writer. */
export function proofread(letter: Letter, answers: Answers) {
  const read = withoutOpenPlaces(letter);
  const text = letterText(read, answers);
  const reading = decode(text);
  return { text, reading, read, review: reviewLetter(letter, answers, { text, reading, letter: read }) };
}
export type Proofreading = ReturnType<typeof proofread>;
