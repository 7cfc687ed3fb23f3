import type { Answers } from '../letter/answers.ts';
import { examFaults } from '../letter/exam-faults.ts';
import { blocksOf, type Letter } from '../letter/letter.ts';
import { hasExam } from '../letter/reasons-for.ts';
import type { Warning } from './warning.ts';

/** Words by which a letter tells that the final examination was passed. */
const passed =
  /(?<!\p{L})bestand (?:.* )?(?:Abschluss|Gesellen)prüfung|bestandene[nrs]? (?:Abschluss|Gesellen)prüfung|(?:Abschluss|Gesellen)prüfung.* (?:bestand|bestanden|abgelegt|ab)(?!\p{L})/u;
/** Words by which its closing tells that the training was broken off; a final examination may well be taken early. */
const brokenOff =
  /vor dem Abschluss|vor der (?:Abschluss|Gesellen)prüfung|Ausbildung\p{L}* (?:.* )?(?:abgebrochen|vorzeitig(?! (?:bestand|abgelegt|die |zu)))/u;

/** What a letter tells of a final examination, against how and when the training ended. */
export function examWarnings(letter: Letter, answers: Answers): Warning[] {
  return [...brokenOffWarnings(letter, answers), ...contradicted(answers)];
}

/** A training is either finished by an examination or broken off; a letter that tells both is not believed. */
function brokenOffWarnings(letter: Letter, { type, ending }: Answers): Warning[] {
  if (type !== 'ausbildungszeugnis') return [];
  const shown = blocksOf(letter).filter(({ hidden }) => !hidden);
  const told = shown.find(({ category, text }) => category === 'exam-result' || passed.test(text));
  const closing = letter.areas.find(({ id }) => id === 'closing')?.blocks ?? [];
  const isOver =
    ending.termination_reason === 'training-broken-off' ||
    closing.some(({ hidden, text }) => !hidden && brokenOff.test(text));
  if (told === undefined || !isOver) return [];
  return [
    {
      id: 'exam-and-broken-off',
      severity: 'warning',
      title: 'Prüfung und vorzeitiges Ende zugleich',
      detail:
        'Das Zeugnis nennt eine Abschlussprüfung und eine vorzeitig beendete Ausbildung. Nur eines von beiden kann stimmen.',
      block: told.id,
      category: 'exam-result',
    },
  ];
}

/** The form and the server refuse most of it by now; certificates from before that hold it still. */
function contradicted({ type, ending, exam, occupation }: Answers): Warning[] {
  const { begin_employment: begin, end_employment: end } = occupation;
  const reason = ending.termination_reason;
  const [examined, result] = [exam?.date ?? null, exam?.result ?? null];
  const told = examFaults({ type, reason, result, examined, begin, end }).map(({ message }) => message);
  // It happens that the day of the examination is waited for; but then the training did not end with it.
  const isLate = hasExam(type, reason) && examined !== null && end !== null && examined > end;
  if (told.length === 0 && isLate)
    told.push(
      'Die Prüfung liegt nach dem Ende der Ausbildung; mit ihr kann die Ausbildung nicht geendet haben.',
    );
  return told.map((message) => ({
    id: 'exam-contradicted',
    severity: 'warning',
    title: 'Prüfung und Ende der Ausbildung passen nicht zusammen',
    detail: message,
    area: 'exam',
    category: 'exam-result',
  }));
}
