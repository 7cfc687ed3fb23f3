// Made by scripts/fit-rated.ts from tests/corpus/sentences.jsonl; not edited by hand. Order: decode/rated.ts.
export const ratedWeights: readonly number[] = [
  -0.0235,
  0.756,
  0.4186,
  -0.7372,
  0.0458,
  1.0641,
  0.6348,
  0.3423,
  0.3688,
  -0.7346,
  0.61,
];
