// Made by scripts/fit-rated.ts from tests/corpus/sentences.jsonl; not edited by hand. Order: decode/rated.ts.
export const ratedWeights: readonly number[] = [
  0.8066,
  0.7859,
  -1.0149,
  -1.6856,
  0.7259,
  0.2305,
  0.2131,
  -0.4501,
  1.5633,
  -0.5088,
  1.1442,
];
