// Made by scripts/fit-rated.ts from tests/corpus/sentences.jsonl; not edited by hand. Order: decode/rated.ts.
export const ratedWeights: readonly number[] = [
  1.1851,
  0.7845,
  -0.4574,
  -1.475,
  -0.1224,
  1.0024,
  0.3924,
  -0.2499,
  0.8607,
  -0.5577,
  0.3073,
];
