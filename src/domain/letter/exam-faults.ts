import type { CertificateType } from './certificate-type.ts';
import type { Problem } from './fields.ts';
import type { NamedGrade } from './grade.ts';
import type { TerminationReason } from './module.ts';
import { hasExam } from './reasons-for.ts';
import { yearsAfter } from './time-faults.ts';

/** What a letter tells of a training, YYYY-MM-DD; null or '' for what is not told. */
export interface Training {
  readonly type: CertificateType | '';
  readonly reason: TerminationReason | '';
  readonly result: NamedGrade | null;
  readonly examined: string | null;
  readonly begin: string | null;
  readonly end: string | null;
}

/** „Mangelhaft“ is no pass; a training that runs out before the second try goes on for a year at most (BBiG § 21). */
const failed: NamedGrade = 5;
const longestWait = 1;

/** What of an examination contradicts how and when the training ended. */
export function examFaults({ type, reason, result, examined, begin, end }: Training): Problem[] {
  if (!hasExam(type, reason)) return [];
  const faults: Problem[] = [];
  if (result === failed && reason !== '') {
    // It is told at the reason, not at the result: whoever enters only the result cannot know what was agreed.
    faults.push({
      field: 'ending.termination_reason',
      message:
        'Mit „mangelhaft“ ist die Prüfung nicht bestanden. Dazu passt nur „Ausbildung vorzeitig beendet“; die Prüfung wird dann nicht genannt.',
    });
  }
  if (examined !== null && begin !== null && examined < begin)
    faults.push({ field: 'exam.date', message: 'Die Prüfung liegt vor dem Beginn der Ausbildung.' });
  if (examined !== null && end !== null && examined > yearsAfter(end, longestWait))
    faults.push({
      field: 'exam.date',
      message: 'Die Prüfung liegt mehr als ein Jahr nach dem Ende der Ausbildung.',
    });
  return faults;
}
