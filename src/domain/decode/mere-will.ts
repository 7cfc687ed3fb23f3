import { late, lateRegExp } from '../german/late.ts';

/** How the will to do something is told: „ihm lag daran“, „legte Wert darauf“, „nahm sich vor“. */
const will =
  '(?:lag (?:\\p{L}+ ){0,3}daran|daran gelegen|darauf (?:\\p{L}+ )?(?:bedacht|aus|angelegt|gerichtet|erpicht)|(?:leg(?:te|t)) (?:es|(?:\\p{Ll}+en )?wert) (?:\\p{L}+ )?darauf(?: an)?|willens?|gewillt|bereit|nahm sich (?:\\p{L}+ ){0,2}vor|vorgenommen|(?:sich|es) (?:\\p{L}+ ){0,3}zum ziel(?: gesetzt| gemacht)?|(?:ziel|anliegen|bedürfnis|wunsch|ehrgeiz|bestreben|absicht|vorsatz)|wichtig|strengte sich (?:\\p{L}+ )?an|trachtete (?:\\p{L}+ )?(?:danach|darauf)?|strebte (?:\\p{L}+ )?(?:danach|an)|war (?:\\p{L}+ )?darum zu tun|sehnte sich danach|hoffte)';
/** … and what for: to content the employer, as an infinitive that ends the sentence. */
const wanted = lateRegExp(
  `(?<!\\p{L})${will}(?: \\p{Ll}+){0,3} , (?:[^;:]* )?(?:zufriedenheit (?:\\p{Ll}+ )?(?:zu \\p{Ll}+n|\\p{Ll}+zu\\p{Ll}+n)|zufrieden ?zu ?stellen|zufriedenzustellen) \\.?$`,
  'u',
);
/** „Es war ihm nie wichtig“, „Sie war nicht nur bereit“: more than a will is told. */
const more = late.u`(?<!\p{L})(?:nicht (?:nur|bloß|allein)|gelang|gelungen|vermochte|schaffte|alles daran)(?!\p{L})`;

/**
 * Is all that a sentence tells of the employer's content the will to reach it? Without a result it is worth no more than
 * an effort. Source: domain.md §3 Betonung des Wollens.
 */
export function isMereWill(text: string): boolean {
  const told = text.toLowerCase();
  return wanted.test(told) && !more.test(told);
}
