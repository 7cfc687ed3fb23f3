import type { Finding, Reading, SentenceReading } from '../decode/reading.ts';

type Placed = Pick<Finding, 'start' | 'end' | 'better' | 'correctable'>;

/** Whether a finding points at words of this sentence. */
export const liesIn = (
  { start, end }: Pick<Finding, 'start' | 'end'>,
  sentence: Pick<SentenceReading, 'start' | 'end'>,
): boolean => start !== undefined && end !== undefined && start < sentence.end && end > sentence.start;

/**
 * The wording to ask for in place of a sentence: that of the sentence itself, which goes by its grade, else that of the
 * first finding in it that the employer has to correct.
 */
export function wordingFor(
  { better }: Pick<SentenceReading, 'better'>,
  here: readonly Placed[],
): string | undefined {
  if (better !== undefined) return better;
  const offering = here.filter((finding) => finding.better !== undefined);
  return (offering.find(({ correctable }) => correctable) ?? offering[0])?.better;
}

/**
 * The same reading, with one better wording for one sentence: whoever is to ask for it must not find another one beside
 * the sentence, with each finding in it, and in the letter to the employer. A finding that spans several sentences keeps
 * its own.
 */
export function withOneWording(reading: Reading): Reading {
  const { sentences } = reading;
  const findings = reading.findings.map((finding) => {
    if (finding.better === undefined) return finding;
    const [sentence, another] = sentences.filter((one) => liesIn(finding, one));
    if (sentence === undefined || another !== undefined) return finding;
    const here = reading.findings.filter((one) => liesIn(one, sentence));
    const better = wordingFor(sentence, here) ?? finding.better;
    return better === finding.better ? finding : { ...finding, better };
  });
  return { ...reading, findings };
}
