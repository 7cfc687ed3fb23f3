import { extractJobTitle } from './extract-job.ts';
import { oncePerLetter, unitsOf, type LetterContext } from './letter-context.ts';

const introduced = oncePerLetter((letter) => ({
  job: extractJobTitle(unitsOf(letter, 'introduction'), letter.type) ?? letter.facts.job_title,
}));

/** The job as the introduction tells it, else as the facts have it; sought when first asked for. */
export const introducedJob = (letter: LetterContext): string | null => introduced(letter).job;
