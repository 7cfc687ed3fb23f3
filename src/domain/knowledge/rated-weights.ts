// Made by scripts/fit-rated.ts from tests/corpus/sentences.jsonl; not edited by hand. Order: decode/rated.ts.
export const ratedWeights: readonly number[] = [
  0.7817,
  0.7566,
  -0.4945,
  -1.1359,
  0.1649,
  1.2209,
  0.8802,
  0.3051,
  0.5126,
  -0.7462,
  0.6769,
];
