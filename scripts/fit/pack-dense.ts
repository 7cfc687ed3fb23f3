import { type DenseData, denseQuestions, mostSteps } from '../../src/domain/decode/dense-model.ts';
import { hashBits } from '../../src/domain/german/hash.ts';
import { RangeEncoder } from './range-encoder.ts';

/**
 * Packs weights as `denseModel` reads them: in whole steps, features without effect left out.
 * @param weights one list for each feature, a weight for each output
 */
export function packDense(
  features: readonly number[],
  weights: readonly (readonly number[])[],
  outputs: readonly string[],
  steps: readonly number[],
): DenseData {
  const rows = new Map<number, number[]>();
  features.forEach((feature, at) => {
    const row = (weights[at] as readonly number[]).map((weight, output) => {
      const size = Math.min(mostSteps, Math.floor(Math.abs(weight) / (steps[output] as number) + 0.5));
      return weight < 0 ? -size : size;
    });
    if (row.some((value) => value !== 0)) rows.set(feature, row);
  });
  const keys = [...rows.keys()].toSorted((a, b) => a - b);
  const rice = Math.max(0, Math.round(Math.log2(2 ** hashBits / keys.length) - 0.4));
  const odds = new Uint16Array(denseQuestions.size(outputs.length)).fill(1024);
  const stream = new RangeEncoder();
  let last = 0;
  for (const key of keys) {
    const distance = key - last;
    last = key;
    for (let high = 0; high < distance >> rice; high += 1) stream.bit(odds, denseQuestions.high(high), 1);
    stream.bit(odds, denseQuestions.high(distance >> rice), 0);
    for (let place = rice - 1; place >= 0; place -= 1)
      stream.bit(odds, denseQuestions.low(place), (distance >> place) & 1);
    let before = 0;
    (rows.get(key) as number[]).forEach((value, output) => {
      const size = Math.abs(value);
      for (let step = 0; step < size; step += 1) stream.bit(odds, denseQuestions.more(output, step), 1);
      if (size < mostSteps) stream.bit(odds, denseQuestions.more(output, size), 0);
      if (size > 0) stream.bit(odds, denseQuestions.sign(output, 1 + Math.sign(before)), value < 0 ? 1 : 0);
      before = value;
    });
  }
  return { outputs, rice, count: keys.length, steps, data: stream.toBase64() };
}
