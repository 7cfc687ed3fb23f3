import { Generations } from '../german/generations.ts';
import type { GradedSentence } from './grade-sentence.ts';

let memory: Generations<GradedSentence> | null = null;
let size = 0;

/**
 * Lets sentences that were graded once be remembered in this process. For whoever reads the same letter again and
 * again, as an editor does after each change. Off by default: a server keeps no sentence of anybody in its memory.
 * @param most how many are remembered, at most twice as many; with another number all is forgotten, with 0
 *   none is remembered from then on
 */
export function rememberSentences(most: number): void {
  if (most === size) return;
  size = most;
  memory = most === 0 ? null : new Generations(most);
}

/** What was found for a sentence, or what `grade` finds for it. */
export function gradedOnce(text: string, grade: (text: string) => GradedSentence): GradedSentence {
  if (memory === null) return grade(text);
  const known = memory.get(text);
  if (known !== undefined) return known;
  const graded = grade(text);
  memory.set(text, graded);
  return graded;
}
