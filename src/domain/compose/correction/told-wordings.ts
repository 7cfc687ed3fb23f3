import type { Finding, Reading, SentenceReading } from '../../decode/reading.ts';
import { liesIn } from '../../letter/lies-in.ts';
import { fitWording } from './fit-wording.ts';
import { keepsContent } from './keeps-content.ts';
import { settingOf } from './person-words.ts';
import { tidy, type Placed } from './point.ts';
import { placedPoints } from './points-of-reading.ts';
import { gradePoint } from './sentence-point.ts';

/**
 * The same reading, with one better wording for one place: whoever is to ask for it must not find another one beside
 * the sentence, with each finding in it, and in the letter to the employer. What fits the letter in no wording has none.
 * @param points of {@link placedPoints} on the same reading
 */
export function withToldWordings(
  reading: Reading,
  points: readonly Placed[] = placedPoints(reading),
): Reading {
  const setting = settingOf(reading);
  // By its words: what a letter says again and again is asked for once.
  const pointAt = new Map(
    points.flatMap(({ sentence, point }) =>
      sentence === null ? [] : [[tidy(sentence.text), point] as const],
    ),
  );
  const ofRule = new Map(points.flatMap(({ point }) => point.rules.map((rule) => [rule, point] as const)));
  const wordingOf = (sentence: SentenceReading): string => {
    const point = pointAt.get(tidy(sentence.text));
    if (point !== undefined) return point.wanted;
    const { text, better = '', category } = sentence;
    if (better === '') return '';
    return category === 'future-wishes'
      ? (fitWording(better, setting, text) ?? '')
      : (gradePoint(sentence, setting)?.wanted ?? '');
  };
  const wordings = new Map(reading.sentences.map((sentence) => [sentence, wordingOf(sentence)]));
  const ofFinding = (finding: Finding): string => {
    if (finding.better === undefined && !finding.correctable) return '';
    const [sentence, another] = reading.sentences.filter((one) => liesIn(finding, one));
    const fitted = fitWording(finding.better ?? '', setting, sentence?.text) ?? '';
    if (sentence !== undefined && another === undefined) {
      const wording = wordings.get(sentence) ?? '';
      if (wording !== '' || pointAt.has(tidy(sentence.text))) return wording;
      const gone = finding.quote ?? '';
      return !sentence.graded || keepsContent(sentence.text, fitted, { ...setting, gone }) ? fitted : '';
    }
    return ofRule.get(finding.rule)?.wanted || fitted;
  };
  return {
    ...reading,
    sentences: reading.sentences.map((one) => told(one, wordings.get(one) ?? '')),
    findings: reading.findings.map((one) => told(one, ofFinding(one))),
  };
}

/** What has no wording to ask for says nothing of one. */
function told<T extends { readonly better?: string }>(one: T, better: string): T {
  if (better === (one.better ?? '')) return one;
  const { better: _, ...rest } = one;
  return (better === '' ? rest : { ...rest, better }) as T;
}
