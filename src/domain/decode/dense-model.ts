import { fromBase64 } from '../german/base64.ts';
import type { Scorer } from './linear-model.ts';
import { RangeDecoder } from './range-decoder.ts';
import { sumsBy } from './told.ts';

/**
 * Fitted weights of a linear model where most features speak to every output, so that each has a weight for each:
 * one table for „is this a rating“ and „which grade“. Features come in rising order of their hash: the distance to the
 * hash before (Rice code), then the weights in steps.
 */
export interface DenseData {
  readonly outputs: readonly string[];
  /** The parameter of the Rice code. */
  readonly rice: number;
  readonly count: number;
  /** What one step of a weight stands for, for each output. */
  readonly steps: readonly number[];
  readonly data: string;
}

/** The largest number of steps that a weight is stored with. */
export const mostSteps = 15;

/** The questions of the packed form, as places in one table of estimates; outputs are kept apart. */
export const denseQuestions = {
  high: (count: number): number => Math.min(count, 15),
  low: (place: number): number => 16 + place,
  sign: (output: number, before: number): number => 32 + 3 * output + before,
  more: (output: number, steps: number): number => 64 + 16 * output + steps,
  size: (outputs: number): number => 64 + 16 * outputs,
};

/** An unpacked model: the features it knows in rising order, and how it scores places among them. */
export interface DenseModel {
  readonly known: Int32Array;
  readonly score: Scorer;
}

/** Unpacks a model once. */
export function denseModel(model: DenseData): DenseModel {
  const { weights, known } = unpack(model);
  const width = model.outputs.length;
  // Behind the sums of the outputs stands how many features there were.
  const sumsOf = sumsBy(width + 1, (sums, places, times) => {
    sums[width] = (sums[width] as number) + times * places.length;
    for (const place of places) {
      const row = (place - 1) * width;
      for (let output = 0; output < width; output += 1)
        sums[output] = (sums[output] as number) + times * (weights[row + output] as number);
    }
  });
  const score: Scorer = (told) => {
    const sums = sumsOf(told);
    const scale = 1 / Math.sqrt(sums[width] || 1);
    return model.steps.map((step, output) => (sums[output] as number) * scale * step);
  };
  return { score, known };
}

/** The weights of a feature stand where it stands among `known`. */
function unpack({ data, rice, count, outputs }: DenseData): {
  weights: Int8Array;
  known: Int32Array;
} {
  const width = outputs.length;
  const { high, low, sign, more } = denseQuestions;
  const decoder = new RangeDecoder(fromBase64(data), denseQuestions.size(width));
  const known = new Int32Array(count);
  const weights = new Int8Array(count * width);
  let key = 0;
  for (let row = 0; row < count; row += 1) {
    key += (decoder.count(high(0), 15) << rice) | decoder.low(low(0), rice);
    known[row] = key;
    let before = 0;
    for (let output = 0; output < width; output += 1) {
      const size = decoder.count(more(output, 0), mostSteps, mostSteps);
      const isMinus = size > 0 && decoder.bit(sign(output, 1 + Math.sign(before))) === 1;
      before = isMinus ? -size : size;
      weights[row * width + output] = before;
    }
  }
  return { weights, known };
}
