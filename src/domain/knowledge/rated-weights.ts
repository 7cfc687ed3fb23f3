// Made by scripts/fit-rated.ts from tests/corpus/sentences.jsonl; not edited by hand. Order: decode/rated.ts.
export const ratedWeights: readonly number[] = [
  0.6667,
  0.7544,
  -0.1764,
  -1.0524,
  0.0908,
  1.143,
  0.5094,
  -0.2394,
  0.8408,
  -0.6622,
  0.5432,
];
