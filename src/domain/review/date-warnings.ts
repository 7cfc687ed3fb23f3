import { daysBetween, isOddEnd } from '../german/dates.ts';
import type { Answers } from '../letter/answers.ts';
import type { TerminationReason } from '../letter/module.ts';
import { timeFaults } from '../letter/time-faults.ts';
import type { Warning } from './warning.ts';

/** Reasons that explain any day. */
const explained: ReadonlySet<TerminationReason> = new Set([
  'fixed-term',
  'probation',
  'insolvency',
  'retirement',
  'transfer-of-business',
  'internship-end',
  'training-takeover',
  'training-fixed-term',
  'training-no-takeover',
  'training-own-wish',
  'training-broken-off',
]);

/** Times that cannot be true, an end on an odd day without a reason, and an issue date far from the end. */
export function dateWarnings(answers: Answers): Warning[] {
  return [...impossibleTimes(answers), ...oddDays(answers)];
}

/** The form and the server refuse them by now; certificates from before that hold them still. */
function impossibleTimes({ person: { birthday }, occupation }: Answers): Warning[] {
  const { begin_employment: begin, end_employment: end, stations } = occupation;
  return timeFaults({ birthday, begin, end, stations }).map(({ field, message }) => {
    const station = stations[Number(/stations\.(\d+)/.exec(field)?.[1])];
    return {
      id: 'impossible-date',
      severity: 'warning',
      title: 'Eine Zeitangabe kann nicht stimmen',
      detail: station === undefined ? message : `Station „${station.job_title}“: ${message}`,
      area: station === undefined ? 'introduction' : 'career',
    };
  });
}

function oddDays({ type, occupation, ending, date }: Answers): Warning[] {
  const end = occupation.end_employment;
  if (type === 'zwischenzeugnis' || end === null) return [];
  const found: Warning[] = [];
  if (type === 'arbeitszeugnis' && isOddEnd(end) && !explained.has(ending.termination_reason)) {
    found.push({
      id: 'odd-date',
      severity: 'hint',
      title: 'Ungewöhnliches Enddatum',
      detail:
        'Ein Ende mitten im Monat wird leicht als fristlose Kündigung gelesen, wenn kein Grund genannt ist, der den Tag erklärt.',
      area: 'closing',
    });
  }
  if (date !== null && Math.abs(daysBetween(end, date)) > 90) {
    found.push({
      id: 'odd-date',
      severity: 'hint',
      title: 'Ausstellungsdatum weit vom Ende entfernt',
      detail:
        'Ein Zeugnis, das lange nach dem Ende ausgestellt ist, deutet auf Streit um das Zeugnis hin; üblich ist der letzte Tag des Arbeitsverhältnisses. Keine Rechtsberatung.',
    });
  }
  return found;
}
