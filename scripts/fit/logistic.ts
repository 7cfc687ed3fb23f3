/** One row of two classes: its numbers, which class, how much it counts. */
export interface LogisticRow {
  readonly features: readonly number[];
  readonly rated: boolean;
  readonly weight: number;
}

/** Logistic regression by Newton's method with a slight pull to 0; a handful of features. Returns their weights. */
export function logistic(rows: readonly LogisticRow[], steps = 30): number[] {
  const size = rows[0]?.features.length ?? 0;
  const weights = Array.from({ length: size }, () => 0);
  for (let step = 0; step < steps; step += 1) {
    const slope = weights.map((weight) => weight);
    const curve = weights.map((_, at) => weights.map((__, other) => (at === other ? 1 : 0)));
    for (const { features, rated, weight } of rows) {
      const sum = features.reduce((all, value, at) => all + value * (weights[at] as number), 0);
      const share = 1 / (1 + Math.exp(-sum));
      const error = weight * (share - (rated ? 1 : 0));
      const bend = weight * share * (1 - share);
      features.forEach((value, at) => {
        slope[at] = (slope[at] as number) + error * value;
        const row = curve[at] as number[];
        features.forEach((other, place) => (row[place] = (row[place] as number) + bend * value * other));
      });
    }
    solve(curve, slope).forEach((change, at) => (weights[at] = (weights[at] as number) - change));
  }
  return weights;
}

/** Solves a small set of linear equations (Gauss, largest pivot first). */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] as number]);
  const size = rows.length;
  for (let at = 0; at < size; at += 1) {
    const pivot = rows.slice(at).toSorted((a, b) => Math.abs(b[at] as number) - Math.abs(a[at] as number))[0];
    const from = rows.indexOf(pivot as number[]);
    [rows[at], rows[from]] = [rows[from] as number[], rows[at] as number[]];
    const top = rows[at] as number[];
    for (let other = 0; other < size; other += 1) {
      if (other === at) continue;
      const row = rows[other] as number[];
      const factor = (row[at] as number) / (top[at] as number);
      for (let place = at; place <= size; place += 1)
        row[place] = (row[place] as number) - factor * (top[place] as number);
    }
  }
  return rows.map((row, at) => (row[size] as number) / (row[at] as number));
}
