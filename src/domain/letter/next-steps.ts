import type { Finding, Reading, Recommendation } from '../decode/reading.ts';
import { namedGrade } from './grade.ts';

/** Said once beneath all that is said of the law. */
export const legalNote = 'Keine Rechtsberatung.';

/** The step that says of a simple reference what its gap says. */
const aboutGap: ReadonlyMap<Recommendation['id'], Finding['rule']> = new Map([
  ['ask-for-ratings', 'missing-ratings'],
]);

/** Where nothing is judged, or nothing could be judged better, another judgement has nothing to be compared with. */
const canCompare = ({ overall }: Pick<Reading, 'overall'>): boolean =>
  overall !== null && namedGrade(overall.grade) > 1;

/** What to do next, as it is told beneath the findings: without the legal note, which stands once below. */
export function nextSteps(reading: Pick<Reading, 'recommendations' | 'overall'>): readonly Recommendation[] {
  return reading.recommendations
    .filter(({ id }) => id !== 'compare-interim' || canCompare(reading))
    .map((step) => ({ ...step, text: step.text.replace(new RegExp(`\\s*${legalNote}$`, 'u'), '') }));
}

/** The findings of a reading; what to do about one is left out where a step of its own says it. */
export function findingsToTell({
  findings,
  recommendations,
}: Pick<Reading, 'findings' | 'recommendations'>): readonly Finding[] {
  const told = new Set(recommendations.flatMap(({ id }) => aboutGap.get(id) ?? []));
  return findings.map((finding) => {
    if (!told.has(finding.rule)) return finding;
    const { ruling: _, ...rest } = finding;
    return { ...rest, advice: '' };
  });
}
