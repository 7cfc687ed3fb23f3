import { codeWeights } from '../knowledge/code-weights.ts';
import { linearModel, softmax } from './linear-model.ts';

/** What a sentence seems to hint at, by how it is said rather than by a phrase that is known. */
export interface CodeHint {
  /** Id of a code (`knowledge/codes.ts`) or technique (`knowledge/techniques.ts`). */
  readonly id: string;
  /** 0…1: how surely there is any code; `id` is the likeliest. */
  readonly share: number;
}

/** How sure the hint must be, by what the sentence is worth on its face: praise hides fewer codes than faint words. */
export function isToldOf(
  hint: CodeHint | undefined,
  graded: boolean,
  grade: number | undefined,
): hint is CodeHint {
  if (hint === undefined) return false;
  if (!graded || grade === undefined) return hint.share >= 0.75;
  if (grade >= 3.5) return hint.share >= 0.4;
  return hint.share >= (grade >= 2.5 ? 0.75 : 0.9);
}

const model = linearModel(codeWeights);
const silent = codeWeights.outputs.indexOf('none');
/** Below this no reader of the letter would care. */
const least = 0.3;

export const codeFeatures: readonly number[] = model.known;

/**
 * The code that a sentence carries in words of its own, fitted on coded sentences and on innocent ones that resemble
 * them; null where it most likely carries none.
 * @param features those of the category (`sentence-features.ts`)
 */
export function codeHint(features: readonly number[]): CodeHint | null {
  const shares = softmax(model.score(features));
  const share = 1 - (shares[silent] as number);
  if (share < least) return null;
  shares[silent] = 0;
  return { id: codeWeights.outputs[shares.indexOf(Math.max(...shares))] as string, share };
}
