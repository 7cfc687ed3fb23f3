import { fromBase64 } from '../german/base64.ts';
import { placesOf } from './places.ts';
import { questions, RangeDecoder } from './range-decoder.ts';
import { sumsBy, type Told } from './told.ts';

/**
 * Fitted weights as data, packed tightly so that the browser loads little. Features are known by hash only. For each
 * feature, in rising order of its hash: the distance to the hash before (Rice code), then pairs of output and level,
 * each announced by a 1; a 0 ends the feature.
 */
export interface ModelData {
  readonly outputs: readonly string[];
  /** The parameter of the Rice code. */
  readonly rice: number;
  readonly count: number;
  /** Whether weights can be negative; where not, no sign is stored. */
  readonly signed: boolean;
  /** What level 1 stands for; the other levels are `levels` times that. */
  readonly step: number;
  readonly data: string;
}

/** The eight sizes a weight can have, in steps; finer where most weights lie. */
export const levels: readonly number[] = [1, 2, 3, 4, 6, 8, 11, 15];

/** Scores of each output for the features of a sentence, in the order of `outputs`. */
export type Scorer = (told: Told) => number[];

/** An unpacked model: the features it knows, and how it scores places among `space`, a rising list that holds them. */
export interface LinearModel {
  readonly known: Int32Array;
  readonly scorer: (space: Int32Array) => Scorer;
}

/** Unpacks a linear model once. A feature it does not know counts for nothing, also not for the length of the sentence. */
export function linearModel(model: ModelData): LinearModel {
  const { ends, entries, known } = unpack(model);
  const outputs = model.outputs.length;
  const scorer = (space: Int32Array): Scorer => {
    const placeOf = placesOf(known);
    const own = new Uint16Array(space.length + 1);
    for (let at = 0; at < space.length; at += 1) own[at + 1] = placeOf(space[at] as number);
    // Behind the sums of the outputs stands how many features were known.
    const sumsOf = sumsBy(outputs + 1, (sums, places, times) => {
      for (const told of places) {
        const place = own[told] as number;
        if (place === 0) continue;
        sums[outputs] = (sums[outputs] as number) + times;
        const end = ends[place] as number;
        for (let at = ends[place - 1] as number; at < end; at += 2) {
          const output = entries[at] as number;
          sums[output] = (sums[output] as number) + times * (entries[at + 1] as number);
        }
      }
    });
    return (told) => scaled(sumsOf(told), model.step);
  };
  return { known, scorer };
}

/** Sums as scores: long sentences have more features, and are no clearer for it. */
function scaled(sums: Int32Array, step: number): number[] {
  const outputs = sums.length - 1;
  const scale = step / Math.sqrt(sums[outputs] || 1);
  const scores: number[] = [];
  for (let output = 0; output < outputs; output += 1) scores.push((sums[output] as number) * scale);
  return scores;
}

/** Output and weight of each pair, one feature behind the other; `ends` tells where each ends, the first at place 1. */
function unpack(model: ModelData): { ends: Int32Array; entries: Int8Array; known: Int32Array } {
  const ask = questions(model.outputs.length);
  const decoder = new RangeDecoder(fromBase64(model.data), ask.size);
  const ends = new Int32Array(model.count + 1);
  const known = new Int32Array(model.count);
  const entries: number[] = [];
  const firstOutput = ask.output(0);
  const outputMask = (1 << ask.width) - 1;
  let key = 0;
  for (let feature = 0; feature < model.count; feature += 1) {
    key += (decoder.count(ask.high(0), 15) << model.rice) | decoder.low(ask.low(0), model.rice);
    known[feature] = key;
    let pairs = 0;
    while (decoder.bit(ask.more(pairs)) === 1) {
      const output = decoder.tree(firstOutput, ask.width) & outputMask;
      const negative = model.signed && decoder.bit(ask.sign(output)) === 1;
      const weight = levels[decoder.tree(ask.level(output, 0), 3) & 7] as number;
      entries.push(output, negative ? -weight : weight);
      pairs += 1;
    }
    ends[feature + 1] = entries.length;
  }
  return { ends, entries: Int8Array.from(entries), known };
}

/** Scores to probabilities; a higher temperature makes them less sure. */
export function softmax(scores: ArrayLike<number>, temperature = 1): number[] {
  let top = -Infinity;
  for (let at = 0; at < scores.length; at += 1) top = Math.max(top, (scores[at] as number) / temperature);
  const powers: number[] = [];
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const power = Math.exp((scores[at] as number) / temperature - top);
    powers.push(power);
    sum += power;
  }
  for (let at = 0; at < powers.length; at += 1) powers[at] = (powers[at] as number) / sum;
  return powers;
}
