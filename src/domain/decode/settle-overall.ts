import type { Rating } from '../letter/grade.ts';
import { tenth } from './rate-categories.ts';
import type { Finding } from './reading.ts';

/** Below this a letter is taken for praise throughout. */
const brilliantTo = 1.6;
/** What a contradiction costs there, in grades: found on 33 letters by strangers who gave 0.3 less than its words say. */
const costs = 0.2;

/** From here on a letter is no good one, and its weak places count among the single ratings. */
const goodTo = 2.6;
/** What each warning costs a good letter, and all of them together: of 461 letters with planted faults 2 % more lie in the span. */
const costsEach = 0.1;
const costsMost = 0.2;

/**
 * The grade of the whole as readers take it: a letter that praises throughout and denies itself at one place is no
 * longer believed to the last word (domain rules §4: a contradiction devalues the grade). In weaker letters what is
 * contradicted has its place among the single ratings already.
 * @param told the grade by the sentences; null without any
 */
export function settleOverall(told: Rating | null, findings: readonly Finding[]): Rating | null {
  if (told === null || told.grade >= goodTo) return told;
  if (told.grade >= brilliantTo) {
    const warned = findings.filter(({ kind, severity }) => severity !== 'hint' && devalues.has(kind)).length;
    return warned === 0 ? told : lowered(told, Math.min(costsMost, costsEach * warned));
  }
  if (!findings.some(({ kind, severity }) => kind === 'contradiction' && severity !== 'hint')) return told;
  return lowered(told, costs);
}

const devalues: ReadonlySet<Finding['kind']> = new Set<Finding['kind']>([
  'contradiction',
  'code',
  'technique',
  'restriction',
  'omission',
]);

function lowered(told: Rating, by: number): Rating {
  const grade = tenth(told.grade + by);
  return { ...told, grade, range: [told.range[0], Math.max(told.range[1], grade)] };
}
