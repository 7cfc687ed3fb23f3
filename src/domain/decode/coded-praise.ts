import { silenced } from './calm-layman.ts';
import type { Category } from '../letter/category.ts';
import type { Finding, SentenceReading } from './reading.ts';

/** What every letter must rate: such a sentence counts, whatever else it hints at. */
const mustHave: ReadonlySet<Category | undefined> = new Set<Category | undefined>([
  'internal-behavior',
  'external-behavior',
  'performance-summary',
  'future-wishes',
  'exam-result',
]);
const praisedTo = 3;
/** What is read as praise so surely praises by its other words; the code is told beside. */
const surely = 0.85;

/**
 * Sentences in which a code is told („stets in fröhlicher Runde anzutreffen“) praise nothing: the friendly words are the
 * disguise, and a good grade beside the warning would deny it.
 */
export function withoutCodedPraise(
  sentences: readonly SentenceReading[],
  findings: readonly Finding[],
): readonly SentenceReading[] {
  const isTold = ({ codes, start, end }: SentenceReading): boolean =>
    findings.some(
      ({ rule, start: at }) => at !== undefined && at >= start && at < end && codes.includes(rule),
    );
  const disguises = (one: SentenceReading): boolean =>
    (one.part === 'performance' || one.part === 'behavior') &&
    one.graded &&
    (one.grade ?? praisedTo) < praisedTo &&
    (one.confidence ?? 0) < surely &&
    one.codes.length > 0 &&
    !mustHave.has(one.category) &&
    isTold(one);
  return sentences.some(disguises)
    ? sentences.map((one) => (disguises(one) ? silenced(one) : one))
    : sentences;
}
