/** A word with the places of the features that it gives by itself, each once. */
export interface Word {
  /** Its number among the words that are remembered, below `mostWords`; -1 for one that is not. */
  readonly number: number;
  readonly places: readonly number[];
}

/** So many words are remembered; later ones are read feature by feature. */
export const mostWords = 20_000;

/**
 * The features of a sentence, told so that a model need not add up those of each word anew: each place that comes with
 * several words, or with a word and by itself, counts once all the same.
 */
export interface Told {
  /** Remembered words; no word twice. */
  readonly words: readonly Word[];
  /** Places that come by themselves; none of them twice. */
  readonly singles: readonly number[];
  /** Places that come with a word although they are there already, once for each time too many. */
  readonly repeated: readonly number[];
}

/** Adds the weights of the features at these places to the sums, or takes them away again. */
export type AddPlaces = (sums: Int32Array, places: readonly number[], times: 1 | -1) => void;

/**
 * Adds up the weights of a sentence. What a word brings is added up when it is met first and remembered as one row:
 * nine in ten features come with words, and words come again and again. Weights are whole steps, so that the sum is the
 * same in any order.
 * @returns sums that hold until the next sentence
 */
export function sumsBy(width: number, addPlaces: AddPlaces): (told: Told) => Int32Array {
  const rows = new Int16Array(mostWords * width);
  const isKnown = new Uint8Array(mostWords);
  const sums = new Int32Array(width);
  const learn = ({ number, places }: Word): void => {
    sums.fill(0);
    addPlaces(sums, places, 1);
    rows.set(sums, number * width);
    isKnown[number] = 1;
  };
  return ({ words, singles, repeated }) => {
    for (const word of words) if (isKnown[word.number] === 0) learn(word);
    sums.fill(0);
    for (const { number } of words) {
      const row = number * width;
      for (let at = 0; at < width; at += 1) sums[at] = (sums[at] as number) + (rows[row + at] as number);
    }
    addPlaces(sums, singles, 1);
    addPlaces(sums, repeated, -1);
    return sums;
  };
}
