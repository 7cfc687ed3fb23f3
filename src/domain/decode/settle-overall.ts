import type { Rating } from '../letter/grade.ts';
import { tenth } from './rate-categories.ts';
import type { Finding } from './reading.ts';

/** Below this a letter is taken for praise throughout. */
const brilliantTo = 1.6;
/** What a contradiction costs there, in grades: found on 33 letters by strangers who gave 0.3 less than its words say. */
const costs = 0.2;

/**
 * The grade of the whole as readers take it: a letter that praises throughout and denies itself at one place is no
 * longer believed to the last word (domain rules §4: a contradiction devalues the grade). In weaker letters what is
 * contradicted has its place among the single ratings already.
 * @param told the grade by the sentences; null without any
 */
export function settleOverall(told: Rating | null, findings: readonly Finding[]): Rating | null {
  if (told === null || told.grade >= brilliantTo) return told;
  if (!findings.some(({ kind, severity }) => kind === 'contradiction' && severity !== 'hint')) return told;
  const grade = tenth(told.grade + costs);
  return { ...told, grade, range: [told.range[0], Math.max(told.range[1], grade)] };
}
