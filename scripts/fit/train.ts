import { generator, shuffle } from './random.ts';

/** One training row: the indexes of its features, the right output, how much it counts. */
export interface Row {
  readonly features: readonly number[];
  readonly output: number;
  readonly weight: number;
}

export interface Options {
  readonly epochs: number;
  readonly rate: number;
  readonly decay: number;
  /** Share of the target given to each neighbouring output; for outputs in order, such as grades. */
  readonly blur?: number;
  /** Share of the features hidden at random at each look, so that none is leaned on alone. */
  readonly hidden: number;
  /** A factor for each feature (rare words may move more), or none. */
  readonly scale?: Float32Array;
}

/**
 * Multinomial logistic regression by AdaGrad, averaged over the later epochs. Deterministic: the order comes from a
 * fixed generator. Returns the weights, feature-major: `weights[feature * outputs + output]`.
 */
export function train(rows: readonly Row[], outputs: number, size: number, options: Options): Float32Array {
  const weights = new Float32Array(size * outputs);
  const squares = new Float32Array(size * outputs).fill(1e-2);
  const sum = new Float64Array(size * outputs);
  const next = generator(7);
  const order = rows.map((_, at) => at);
  let averaged = 0;
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, next);
    for (const at of order) {
      const row = rows[at] as Row;
      const features = row.features.filter(() => next() >= options.hidden);
      if (features.length > 0) step({ ...row, features }, outputs, weights, squares, options);
    }
    if (epoch < options.epochs / 3) continue;
    averaged += 1;
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] as number) + (weights[at] as number);
  }
  return Float32Array.from(sum, (value, at) => {
    const scale = options.scale?.[Math.floor(at / outputs)] ?? 1;
    return (value / averaged) * scale;
  });
}

function step(
  row: Row,
  outputs: number,
  weights: Float32Array,
  squares: Float32Array,
  options: Options,
): void {
  const length = 1 / Math.sqrt(row.features.length);
  const p = new Float64Array(outputs);
  for (const feature of row.features) {
    const value = length * (options.scale?.[feature] ?? 1);
    for (let k = 0; k < outputs; k += 1) p[k]! += (weights[feature * outputs + k] as number) * value;
  }
  let top = -Infinity;
  for (const score of p) top = Math.max(top, score);
  let total = 0;
  for (let k = 0; k < outputs; k += 1) {
    p[k] = Math.exp((p[k] as number) - top);
    total += p[k] as number;
  }
  for (let k = 0; k < outputs; k += 1) p[k]! /= total;
  for (const feature of row.features) {
    const value = length * (options.scale?.[feature] ?? 1);
    for (let k = 0; k < outputs; k += 1) {
      const at = feature * outputs + k;
      const error =
        row.weight * ((p[k] as number) - target(k, row.output, outputs, options.blur ?? 0)) * value;
      const slope = error + options.decay * (weights[at] as number);
      squares[at]! += slope * slope;
      weights[at]! -= (options.rate * slope) / Math.sqrt(squares[at] as number);
    }
  }
}

function target(k: number, wanted: number, outputs: number, blur: number): number {
  if (Math.abs(k - wanted) === 1) return blur;
  if (k !== wanted) return 0;
  return 1 - blur * (wanted === 0 || wanted === outputs - 1 ? 1 : 2);
}
