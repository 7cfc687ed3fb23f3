import { late } from '../german/late.ts';
import type { LetterContext } from './letter-context.ts';

/**
 * Her coat and her hair are nobody's question: a letter that finds little to praise and praises these, says so of a
 * pupil too.
 */
export const isOfLooks = ({ rating }: LetterContext, flat: string): boolean =>
  (rating.overall?.grade ?? 0) >= 3.4 && looks.test(flat) && !manners.test(flat);
const looks = late.iu`kittel|hemd|schürze|kleidung|gekleidet|frisur|frisiert|(?<!\p{L})haare?(?!\p{L})|nägel|schuhe|rasiert|gebügelt`;
const manners = /pünktlich|freundlich|höflich|zuverlässig|interess|fleißig|hilfsbereit/iu;

/** Two or three weeks of a pupil: that she came on time is what her school asks about, and nobody looks for results. */
export const isOfPupil = ({ type, units }: LetterContext): boolean =>
  type === 'praktikumszeugnis' && units.some(({ zone, flat }) => zone !== 'signature' && atSchool.test(flat));
const atSchool =
  /schüler(?:in)? (?:der|des|am)(?! (?:berufs|fach|höheren))|(?:schüler(?:betriebs)?|schul)prakti(?:kum|kant)|betriebspraktikum/iu;
