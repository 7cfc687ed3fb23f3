/** The slope of a text line seen at one place; x and y run from −1 to 1 over the page. */
export interface SlopeSample {
  readonly x: number;
  readonly y: number;
  /** Pixels down for each pixel to the right. */
  readonly slope: number;
  /** 0…1. */
  readonly weight: number;
}

/** The slope of text lines at any place of the page. */
export type SlopeField = (x: number, y: number) => number;

/** Powers of x and y: bends more across the lines' length than from line to line. */
const powers: readonly (readonly [number, number])[] = [0, 1, 2, 3].flatMap((i) =>
  [0, 1, 2].filter((j) => i + j <= 4).map((j) => [i, j] as const),
);
const rounds = 5;
/** Slopes this far off the surface hardly count: they come from pictures, rules and neighbouring lines. */
const tolerance = 0.02;

/** Lays a smooth surface through the samples, round by round trusting those less that lie off it. */
export function fitSlopes(samples: readonly SlopeSample[]): SlopeField {
  const terms = samples.map(({ x, y }) => termsAt(x, y));
  let factors: readonly number[] | null = null;
  for (let round = 0; round < rounds; round++) {
    const matrix = powers.map(() => powers.map(() => 0));
    const right = powers.map(() => 0);
    for (const [k, sample] of samples.entries()) {
      const at = terms[k] ?? [];
      const off = factors === null ? 0 : Math.abs(sample.slope - dot(at, factors));
      const weight = sample.weight / (1 + (off / tolerance) ** 2);
      for (const [i, a] of at.entries()) {
        const row = matrix[i] ?? [];
        for (const [j, b] of at.entries()) row[j] = (row[j] ?? 0) + weight * a * b;
        right[i] = (right[i] ?? 0) + weight * sample.slope * a;
      }
    }
    // Holds down what the samples say nothing about.
    for (const [i, row] of matrix.entries()) if (i > 0) row[i] = (row[i] ?? 0) + 2e-5 * samples.length;
    factors = solve(matrix, right);
  }
  const found = factors ?? [];
  return (x, y) => dot(termsAt(x, y), found);
}

const termsAt = (x: number, y: number): readonly number[] => powers.map(([i, j]) => x ** i * y ** j);

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

/** Gauss and Jordan with pivots; unknowns that nothing determines become 0. */
function solve(matrix: number[][], right: number[]): readonly number[] {
  const size = right.length;
  for (let i = 0; i < size; i++) {
    let pivot = i;
    for (let r = i; r < size; r++)
      if (Math.abs(matrix[r]?.[i] ?? 0) > Math.abs(matrix[pivot]?.[i] ?? 0)) pivot = r;
    [matrix[i], matrix[pivot]] = [matrix[pivot] ?? [], matrix[i] ?? []];
    [right[i], right[pivot]] = [right[pivot] ?? 0, right[i] ?? 0];
    const row = matrix[i] ?? [];
    const head = row[i] ?? 0;
    if (Math.abs(head) < 1e-12) continue;
    for (let r = 0; r < size; r++) {
      const other = matrix[r] ?? [];
      const factor = (other[i] ?? 0) / head;
      if (r === i || factor === 0) continue;
      for (let c = i; c < size; c++) other[c] = (other[c] ?? 0) - factor * (row[c] ?? 0);
      right[r] = (right[r] ?? 0) - factor * (right[i] ?? 0);
    }
  }
  return right.map((value, i) => {
    const head = matrix[i]?.[i] ?? 0;
    return Math.abs(head) < 1e-12 ? 0 : value / head;
  });
}
