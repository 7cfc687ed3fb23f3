import type { Finding, SentenceReading } from '../decode/reading.ts';

/** Whether a finding points at words of this sentence. */
export const liesIn = (
  { start, end }: Pick<Finding, 'start' | 'end'>,
  sentence: Pick<SentenceReading, 'start' | 'end'>,
): boolean => start !== undefined && end !== undefined && start < sentence.end && end > sentence.start;
