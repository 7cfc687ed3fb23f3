import { tellsEarlierState } from './earlier-state.ts';
import { isGeneralTruth } from './general-truth.ts';
import type { LetterContext } from './letter-context.ts';
import type { Unit } from './units.ts';

/**
 * Told among the tasks, or before anything is praised: a plain fact. What does not fit it is the praise further down.
 * What holds at large, or stood so before, is no fact of this person.
 */
export function isToldFirst({ sentences, parts, units }: LetterContext, at: number): boolean {
  const unit = units[at] as Unit;
  if (isGeneralTruth(unit) || tellsEarlierState(unit)) return false;
  return (
    parts[at] === 'tasks' ||
    !sentences.some(
      ({ graded, grade = 9, part }, i) => i < at && graded && grade <= 3 && part === 'performance',
    )
  );
}
