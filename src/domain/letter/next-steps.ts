import { isAddition, type CorrectionPoint } from '../compose/correction/point.ts';
import { correctTitle } from '../decode/recommendations.ts';
import type { Finding, Reading, Recommendation } from '../decode/reading.ts';
import { namedGrade } from './grade.ts';
import { isOnlyAsked } from './limitation.ts';

/** Said once beneath all that is said of the law. */
export const legalNote = 'Keine Rechtsberatung.';

/** The steps that the letter to the employer takes. */
export const stepsByLetter: ReadonlySet<string> = new Set([
  'ask-for-ratings',
  'correct',
  'complete',
  'ask-for-closing',
  'better-grade',
]);

/** The step that says of a simple reference what its gap says. */
const aboutGap: ReadonlyMap<Recommendation['id'], Finding['rule']> = new Map([
  ['ask-for-ratings', 'missing-ratings'],
]);

/** Where nothing is judged, or nothing could be judged better, another judgement has nothing to be compared with. */
const canCompare = ({ overall }: Pick<Reading, 'overall'>): boolean =>
  overall !== null && namedGrade(overall.grade) > 1;

/**
 * What to do next, as it is told beneath the findings: without the legal note, which stands once below, and in accord
 * with the letter to the employer.
 * @param points what that letter asks for
 */
export function nextSteps(
  reading: Pick<Reading, 'recommendations' | 'overall'>,
  points: readonly CorrectionPoint[],
): readonly Recommendation[] {
  const changes = points.filter((point) => point.request !== true && !isAddition(point)).length;
  const steps = reading.recommendations
    .filter(({ id }) => id !== 'compare-interim' || canCompare(reading))
    .filter(({ id }) => id !== 'correct' || changes > 0)
    .map((step) =>
      step.id === 'correct' ? { ...step, title: correctTitle(changes, isOnlyAsked(reading)) } : step,
    )
    .map((step) => ({ ...step, text: step.text.replace(new RegExp(`\\s*${legalNote}$`, 'u'), '') }));
  if (points.length === 0 || steps.some(({ id }) => stepsByLetter.has(id))) return steps;
  // A letter without a step would hang on what is said of something else.
  return [askForMore, ...steps];
}

const askForMore: Recommendation = {
  id: 'better-grade',
  title: 'Um eine bessere Fassung bitten',
  text: 'Einzelnes liest sich schwächer als das übrige Zeugnis. Ein freundlicher Hinweis mit einer fertigen Fassung hilft oft.',
};

/** The findings of a reading; what to do about one is left out where a step of its own says it. */
export function findingsToTell(reading: Pick<Reading, 'findings' | 'recommendations'>): readonly Finding[] {
  const { findings, recommendations } = reading;
  const told = new Set(recommendations.flatMap(({ id }) => aboutGap.get(id) ?? []));
  const onlyAsked = isOnlyAsked(reading);
  return findings.map((finding) => {
    if (told.has(finding.rule)) {
      const { ruling: _, ...rest } = finding;
      return { ...rest, advice: '' };
    }
    return onlyAsked ? { ...finding, advice: asRequest(finding.advice) } : finding;
  });
}

/** „Die Ergänzung kann verlangt werden“: where nothing can be demanded, it can be asked for. */
const asRequest = (advice: string): string =>
  advice
    .replace(/^Es kann verlangt werden, dass/u, 'Es kann darum gebeten werden, dass')
    .replace(/^(?:Eine?|Die) .+? kann verlangt werden/u, (whole) => `Um ${accusative(whole)}`)
    .replace(/kann die Streichung verlangt werden/u, 'kann um die Streichung gebeten werden')
    .replace(/; (?:sie kann verlangt werden|auf [^.;]+ besteht Anspruch)/u, '')
    .replace(/^Ergänzung verlangen: .*$/u, 'Um die Ergänzung bitten.');

const accusative = (demand: string): string =>
  `${demand.slice(0, 1).toLowerCase()}${demand.slice(1).replace(/ kann verlangt werden$/u, ' kann gebeten werden')}`;
