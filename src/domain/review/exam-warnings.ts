import type { Answers } from '../letter/answers.ts';
import { blocksOf, type Letter } from '../letter/letter.ts';
import type { Warning } from './warning.ts';

/** Words by which a letter tells that the final examination was passed. */
const passed =
  /(?<!\p{L})bestand (?:.* )?(?:Abschluss|Gesellen)prüfung|bestandene[nrs]? (?:Abschluss|Gesellen)prüfung|(?:Abschluss|Gesellen)prüfung.* (?:bestand|bestanden|abgelegt|ab)(?!\p{L})/u;
/** Words by which its closing tells that the training was broken off; a final examination may well be taken early. */
const brokenOff =
  /vor dem Abschluss|vor der (?:Abschluss|Gesellen)prüfung|Ausbildung\p{L}* (?:.* )?(?:abgebrochen|vorzeitig(?! (?:bestand|abgelegt|die |zu)))/u;

/** A training is either finished by an examination or broken off; a letter that tells both is not believed. */
export function examWarnings(letter: Letter, { type, ending }: Answers): Warning[] {
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
