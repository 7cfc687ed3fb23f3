import { daysBetween } from '../german/dates.ts';
import { late } from '../german/late.ts';
import type { LetterContext } from './letter-context.ts';
import { datesOf } from './unit-dates.ts';

const trained = late.iu`(?<!\p{L})(?:ausbildung|lehre|praktik\p{L}+|volontariat|traineeprogramm|werkstud\p{L}+|studium)(?!\p{L})`;
const goesOn = late.iu`^(?:(?:seit|ab)(?: dem)?|vo[nm](?= [^.;]{4,20} an(?!\p{L}))|mit wirkung vom|anschließend|danach|im anschluss|nach (?:der|ihrer|seiner) ausbildung)(?!\p{L})`;
/** The days at the beginning are those of the training, and the employment follows upon it: it has no last day. */
export function stayedAfterTraining(letter: LetterContext, last: string): boolean {
  if (letter.type === 'ausbildungszeugnis' || letter.type === 'praktikumszeugnis') return false;
  const ends = letter.units.some(
    (unit) =>
      trained.test(unit.flat) && datesOf(unit).some(({ iso }) => iso.slice(0, 7) === last.slice(0, 7)),
  );
  return (
    ends &&
    letter.units.some(
      (unit) =>
        goesOn.test(unit.flat) &&
        datesOf(unit).some(({ iso }) => iso > last && daysBetween(last, iso) <= weekAfter),
    )
  );
}
const weekAfter = 7;
