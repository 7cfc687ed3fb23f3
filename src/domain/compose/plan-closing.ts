import type { Answers } from '../letter/answers.ts';
import type { NamedGrade } from '../letter/grade.ts';
import type { ClosingPart, TerminationReason } from '../letter/module.ts';
import type { Place } from './plan.ts';

/** Endings after which regret is usual; elsewhere it would sound odd. */
const regretted: ReadonlySet<TerminationReason> = new Set([
  'own-wish',
  'own-wish-new-task',
  'own-wish-family',
  'own-wish-studies',
  'own-wish-further-training',
  'business',
  'restructuring',
  'insolvency',
  'mutual',
  'mutual-best',
  'training-own-wish',
  'training-no-takeover',
]);

const place = (key: string, more: Partial<Place>): Place => ({
  key,
  area: 'closing',
  kind: 'closing',
  category: null,
  grade: null,
  paragraph: false,
  ...more,
});

/** Ending or occasion, then thanks, regret, wishes (or the wish to go on), rehire and recommendation. */
export function planClosing(answers: Answers): Place[] {
  const { ending, type } = answers;
  const interim = type === 'zwischenzeugnis';
  const first = interim
    ? [place('occasion', { kind: 'occasion', paragraph: true })]
    : ending.termination_reason === 'none'
      ? []
      : [place('ending', { kind: 'ending', category: 'ending', paragraph: true })];
  const says = closingParts(answers, interim);
  const rest = [
    ...(ending.recommendation ? [place('recommendation', { says: ['recommendation'] })] : []),
    ...(ending.rehire && !interim ? [place('rehire', { says: ['rehire'] })] : []),
    ...(says.length === 0
      ? []
      : [place('closing', { category: 'future-wishes', grade: ending.future_wishes, says })]),
  ];
  return [...first, ...rest].map((one, at) => ({ ...one, paragraph: at === 0 }));
}

/**
 * What the closing formula says. It is complete in every grade: what is left out would be read as a fault, so the words
 * alone carry the grade. Regret about less than good work after a separation by agreement would be untrue, though.
 */
function closingParts({ ending, type }: Answers, interim: boolean): ClosingPart[] {
  const grade: NamedGrade | null = ending.future_wishes;
  if (grade === null) return [];
  if (interim) return ['thanks', 'continuation'];
  const reason = ending.termination_reason;
  const regret = type === 'arbeitszeugnis' && regretted.has(reason) && (grade <= 2 || reason !== 'mutual');
  return [...(regret ? (['regret'] as const) : []), 'thanks', 'wishes'];
}
