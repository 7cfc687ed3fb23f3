import { levels, type ModelData } from '../../src/domain/decode/linear-model.ts';
import { questions } from '../../src/domain/decode/range-decoder.ts';
import { hashBits } from '../../src/domain/german/hash.ts';
import { RangeEncoder } from './range-encoder.ts';

interface Entry {
  readonly output: number;
  readonly level: number;
  readonly negative: boolean;
}

/** Packs weights as `linearModel` reads them: rounded to levels, weights of no effect left out. */
export function pack(
  features: readonly number[],
  weights: Float32Array,
  outputs: readonly string[],
  step: number,
  signed: boolean,
): ModelData {
  const rows = new Map<number, Entry[]>();
  features.forEach((key, feature) => {
    const values = Array.from(outputs, (_, k) => weights[feature * outputs.length + k] as number);
    const middle = outputs.length === 1 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
    const row = values.flatMap((weight, output) => entryOf((weight - middle) / step, output, signed));
    if (row.length > 0) rows.set(key, row);
  });
  const keys = [...rows.keys()].toSorted((a, b) => a - b);
  const rice = Math.max(0, Math.round(Math.log2(2 ** hashBits / keys.length) - 0.4));
  const ask = questions(outputs.length);
  const odds = new Uint16Array(ask.size).fill(1024);
  const stream = new RangeEncoder();
  const branch = (value: number, width: number, question: (node: number) => number): void => {
    let node = 1;
    for (let at = width - 1; at >= 0; at -= 1) {
      const bit = (value >> at) & 1;
      stream.bit(odds, question(node), bit);
      node = (node << 1) | bit;
    }
  };
  let before = 0;
  for (const key of keys) {
    const distance = key - before;
    before = key;
    for (let high = 0; high < distance >> rice; high += 1) stream.bit(odds, ask.high(high), 1);
    stream.bit(odds, ask.high(distance >> rice), 0);
    for (let place = rice - 1; place >= 0; place -= 1)
      stream.bit(odds, ask.low(place), (distance >> place) & 1);
    const row = rows.get(key) as Entry[];
    row.forEach(({ output, level, negative }, at) => {
      stream.bit(odds, ask.more(at), 1);
      branch(output, ask.width, ask.output);
      if (signed) stream.bit(odds, ask.sign(output), negative ? 1 : 0);
      branch(level, 3, (node) => ask.level(output, node));
    });
    stream.bit(odds, ask.more(row.length), 0);
  }
  return { outputs, rice, count: keys.length, signed, step, data: stream.toBase64() };
}

/** The nearest level; nothing for weights nearer to zero than to the first level. */
function entryOf(weight: number, output: number, signed: boolean): Entry[] {
  const size = Math.abs(weight);
  if (size < 0.6 || (weight < 0 && !signed)) return [];
  let level = 0;
  levels.forEach((value, at) => {
    if (Math.abs(value - size) < Math.abs((levels[level] as number) - size)) level = at;
  });
  return [{ output, level, negative: weight < 0 }];
}
