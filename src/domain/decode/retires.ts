import { late } from '../german/late.ts';
import { unitsOf, type LetterContext } from './letter-context.ts';

/** Who retires is wished joy and health; her own wish may be told as the reason. */
export const retires = (letter: LetterContext): boolean =>
  letter.closing.reason === 'retirement' ||
  unitsOf(letter, 'closing').some(({ flat }) => intoRetirement.test(flat));
const intoRetirement = late.iu`ruhestand|(?<!\p{L})(?:alters)?(?:rente|pension)(?!\p{L})|lebensabend`;
