import { once } from '../german/once.ts';
import { codeById } from '../knowledge/codes.ts';
import { codeWeights } from '../knowledge/code-weights.ts';
import { techniques } from '../knowledge/techniques.ts';
import { linearModel, softmax } from './linear-model.ts';
import type { Told } from './told.ts';

/** What kind of finding a hint is told as. */
export type HintKind = 'code' | 'technique' | 'restriction';

/** What a sentence seems to hint at, by how it is said rather than by a phrase that is known. */
export interface CodeHint {
  /** Id of a code (`knowledge/codes.ts`) or technique (`knowledge/techniques.ts`); null where several are as likely. */
  readonly id: string | null;
  readonly kind: HintKind;
  /** 0…1: how surely there is anything between the lines. */
  readonly share: number;
}

/** How sure the hint must be, by what the sentence is worth on its face: praise hides fewer codes than faint words. */
export function isToldOf(
  hint: CodeHint | null | undefined,
  graded: boolean,
  grade: number | undefined,
): hint is CodeHint {
  if (hint === undefined || hint === null) return false;
  if (graded && grade !== undefined && grade >= 3.5) return hint.share >= 0.45;
  // Under praise an unnamed suspicion is worth no alarm.
  if (hint.id === null) return hint.share >= 0.97;
  return hint.share >= (graded && grade !== undefined && grade < 2.5 ? 0.9 : 0.75);
}

const model = once(() => linearModel(codeWeights));
const { outputs } = codeWeights;
const silent = outputs.indexOf('none');
const techniqueKinds = new Map(techniques.map(({ id, kind }) => [id, kind]));
const kinds: readonly (HintKind | null)[] = outputs.map((id) => {
  if (id === 'none') return null;
  const kind = codeById(id)?.kind ?? techniqueKinds.get(id) ?? 'code';
  return kind === 'technique' || kind === 'restriction' ? kind : 'code';
});
/** Below this no reader of the letter would care. */
const least = 0.3;
/** One meaning is named when it holds this part of all that is heard. */
const leads = 0.5;

/** The features that tell something of codes. */
export const codeFeatures = (): Int32Array => model().known;

/**
 * Reads the code that a sentence carries in words of its own, fitted on coded sentences and on innocent ones that
 * resemble them; null where it most likely carries none.
 * @param space the features that sentences are told by, those of the category (`sentence-features.ts`)
 */
export function codeReader(space: Int32Array): (told: Told) => CodeHint | null {
  const score = model().scorer(space);
  return (told) => hintOf(softmax(score(told)));
}

function hintOf(shares: readonly number[]): CodeHint | null {
  const share = 1 - (shares[silent] as number);
  if (share < least) return null;
  const sums: Record<HintKind, number> = { code: 0, technique: 0, restriction: 0 };
  let best = -1;
  shares.forEach((one, at) => {
    const kind = kinds[at];
    if (kind === null || kind === undefined) return;
    sums[kind] += one;
    if (best < 0 || one > (shares[best] as number)) best = at;
  });
  const id = outputs[best] as string;
  const clear = (shares[best] as number) >= leads * share;
  // What does not belong into a reference at all has rules of its own (`knowledge/forbidden.ts`).
  if (id === 'forbidden' || id === 'passive') return null;
  if (clear) return { id, kind: kinds[best] as HintKind, share };
  const [kind] = Object.entries(sums).toSorted((a, b) => b[1] - a[1])[0] as [HintKind, number];
  return { id: null, kind, share };
}
