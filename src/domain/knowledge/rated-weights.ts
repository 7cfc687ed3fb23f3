// Made by scripts/fit-rated.ts from tests/corpus/sentences.jsonl; not edited by hand. Order: decode/rated.ts.
export const ratedWeights: readonly number[] = [
  1.018,
  0.7357,
  -0.9921,
  -1.753,
  0.1613,
  0.2263,
  0.2341,
  1.3766,
  0.0418,
  -0.4221,
  0.2809,
];
