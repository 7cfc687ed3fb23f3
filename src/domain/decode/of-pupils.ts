import type { LetterContext } from './letter-context.ts';

/** Two or three weeks of a pupil: that she came on time is what her school asks about, and nobody looks for results. */
export const isOfPupil = ({ type, units }: LetterContext): boolean =>
  type === 'praktikumszeugnis' && units.some(({ zone, flat }) => zone !== 'signature' && atSchool.test(flat));
const atSchool =
  /schüler(?:in)? (?:der|des|am)(?! (?:berufs|fach|höheren))|(?:schüler(?:betriebs)?|schul)praktikum|betriebspraktikum/iu;
