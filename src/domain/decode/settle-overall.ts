import type { Rating } from '../letter/grade.ts';
import { tenth } from './rate-categories.ts';
import type { Finding } from './reading.ts';

/** What says less than it seems; a hint weighs nothing, and an outlier has been counted with its grade. */
const hidden: ReadonlySet<Finding['kind']> = new Set(['code', 'technique', 'restriction']);

/** How much one, two, three or more of them lower a good letter. */
const lowers = [0, 0.1, 0.2, 0.35] as const;

/** Below this the grades of the sentences have told it. */
const good = 2.6;

/**
 * The grade of the whole as readers take it: praise that is taken back between the lines of a good letter is not
 * believed in full („the weaker counts“, domain rules §3).
 */
export function settleOverall(
  overall: Rating | null,
  findings: readonly Finding[],
  layman: boolean,
): Rating | null {
  if (overall === null || layman || overall.grade > good) return overall;
  const told = new Set(
    findings
      .filter(({ kind, severity, rule }) => hidden.has(kind) && severity !== 'hint' && rule !== 'outlier')
      .map(({ rule, start }) => `${rule}:${start ?? ''}`),
  );
  const by = lowers[Math.min(told.size, lowers.length - 1)] ?? 0;
  const grade = tenth(Math.min(6, overall.grade + by));
  return { ...overall, grade, range: [overall.range[0], Math.max(overall.range[1], grade)] };
}
