import { findContradictions } from './find-contradictions.ts';
import { findForm, findSchoolGrades } from './find-form.ts';
import { findFrame } from './find-frame.ts';
import { findInterim } from './find-interim.ts';
import { findMissingClosing } from './find-missing-closing.ts';
import { findMissingParts } from './find-missing-parts.ts';
import { findMissingPersons } from './find-missing-persons.ts';
import { findMissingTraits } from './find-missing-traits.ts';
import { findName } from './find-name.ts';
import { findOrder } from './find-order.ts';
import { findCodeFindings, findForbidden, findTechniques } from './find-phrases.ts';
import { findWeight } from './find-weight.ts';
import type { Candidate, Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import type { Finding } from './reading.ts';

const finders: readonly Finder[] = [
  findCodeFindings,
  findForbidden,
  findContradictions,
  findMissingParts,
  findMissingPersons,
  findMissingTraits,
  findMissingClosing,
  findOrder,
  findInterim,
  findTechniques,
  findWeight,
  findForm,
  findSchoolGrades,
  findFrame,
  findName,
];

const weight = { error: 0, warning: 1, hint: 2 } as const;

/** All findings of a letter, the weightiest first, then in the order of the text. */
export function findAll(letter: LetterContext): Finding[] {
  const candidates = finders.flatMap((finder) => finder(letter));
  const hard = candidates.filter(({ soft }) => !soft);
  const grade = letter.rating.overall?.grade ?? 3;
  // Single words weigh nothing in a strong letter: context beats phrase.
  const soft = grade >= 3.4 || hard.some(({ severity }) => severity !== 'hint') ? candidates : hard;
  return withoutRepeats(soft)
    .map(withoutSoft)
    .toSorted((a, b) => weight[a.severity] - weight[b.severity] || (a.start ?? -1) - (b.start ?? -1));
}

function withoutSoft(candidate: Candidate): Finding {
  const { soft, ...finding } = candidate;
  void soft;
  return finding;
}

/** The same rule at the same place once; general weakness only where nothing more exact was found. */
function withoutRepeats(candidates: readonly Candidate[]): Candidate[] {
  const exact = candidates.filter(({ rule }) => rule !== 'weak-sentence' && rule !== 'outlier');
  const seen = new Set<string>();
  return candidates.filter((one) => {
    const key = `${one.rule}:${one.start ?? ''}`;
    if (seen.has(key)) return false;
    seen.add(key);
    if (one.rule !== 'weak-sentence' && one.rule !== 'outlier') return true;
    return !exact.some(
      (other) =>
        overlaps(one, other) &&
        (one.rule === 'weak-sentence' || other.kind === 'restriction' || other.kind === 'code'),
    );
  });
}

function overlaps(a: Finding, b: Finding): boolean {
  if (a.start === undefined || a.end === undefined || b.start === undefined || b.end === undefined)
    return false;
  return a.start < b.end && b.start < a.end;
}
