// Made by scripts/fit-rated.ts from tests/corpus/sentences.jsonl; not edited by hand. Order: decode/rated.ts.
export const ratedWeights: readonly number[] = [
  1.3132,
  0.733,
  -0.979,
  -1.7261,
  0.4282,
  0.1967,
  0.2375,
  1.0889,
  0.2681,
  -0.5939,
  0.4054,
];
