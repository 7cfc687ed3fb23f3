// Made by scripts/fit-rated.ts from tests/corpus/sentences.jsonl; not edited by hand. Order: decode/rated.ts.
export const ratedWeights: readonly number[] = [
  0.783,
  0.7549,
  -0.4549,
  -1.2499,
  0.0939,
  1.1632,
  0.6253,
  0.3428,
  0.4463,
  -0.6752,
  0.5577,
];
