import type { Finding } from '#domain/decode/reading.ts';
import { describeRating, points, type Rating } from '#domain/letter/grade.ts';

const weight: Readonly<Record<Finding['severity'], number>> = { error: 0, warning: 1, hint: 2 };

/** Findings in the order in which they help: first what the employer may be asked to correct, then by weight. */
export function orderFindings(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted(
    (a, b) => Number(b.correctable) - Number(a.correctable) || weight[a.severity] - weight[b.severity],
  );
}

/** A number with a decimal comma and no needless decimals: „5,5“. */
export function germanNumber(value: number): string {
  return String(Math.round(value * 10) / 10).replace('.', ',');
}

/** „gut, zwischen gut und sehr gut · 5,5 von 7“. */
export function ratingText(rating: Rating): string {
  return `${describeRating(rating)} · ${germanNumber(points(rating.grade))} von 7`;
}
