import { ratedWeights } from '../knowledge/rated-weights.ts';

/** What is known of a sentence when it is asked whether it rates the person at all. */
export interface RatedSigns {
  /** Score of „is it a rating“, before the sigmoid. */
  readonly score: number;
  /** Shares of the grades 1–5. */
  readonly grades: readonly number[];
  /** Shares of the categories, in any order. */
  readonly categories: readonly number[];
  readonly length: number;
  /** Is the person named or meant by a pronoun? */
  readonly person: boolean;
}

/**
 * The signs as numbers, in the order of `ratedWeights`. A sentence whose grade and category are clear is likelier a
 * rating than its words alone say: what tempts (tasks, praise of others) leaves both in doubt.
 */
export function ratedFeatures({ score, grades, categories, length, person }: RatedSigns): number[] {
  let [first, second] = [0, 0];
  for (const share of categories) {
    if (share > first) [first, second] = [share, first];
    else if (share > second) second = share;
  }
  let sureness = 0;
  for (const share of grades) sureness += share * Math.log(share + 1e-9);
  const [one = 0, , , four = 0, five = 0] = grades;
  return [
    1,
    score,
    Math.max(...grades),
    -sureness,
    one,
    four,
    five,
    first,
    first - second,
    Math.log(length),
    person ? 1 : 0,
  ];
}

/** How likely the sentence rates the person, 0 to 1. */
export function ratedShare(signs: RatedSigns): number {
  const features = ratedFeatures(signs);
  let sum = 0;
  for (let at = 0; at < features.length; at += 1)
    sum += (features[at] as number) * (ratedWeights[at] as number);
  return 1 / (1 + Math.exp(-sum));
}
