// Made by scripts/fit-rated.ts from tests/corpus/sentences.jsonl; not edited by hand. Order: decode/rated.ts.
export const ratedWeights: readonly number[] = [
  0.4629,
  0.799,
  -0.9511,
  -1.719,
  0.426,
  0.0107,
  0.4439,
  0.0029,
  1.1493,
  -0.4069,
  1.161,
];
