// Made by scripts/fit-rated.ts from tests/corpus/sentences.jsonl; not edited by hand. Order: decode/rated.ts.
export const ratedWeights: readonly number[] = [
  0.5633,
  0.7632,
  -0.3639,
  -1.1777,
  0.2868,
  1.2587,
  0.6771,
  0.477,
  0.2948,
  -0.6511,
  0.5809,
];
