import { lateRegExp } from '../german/late.ts';
import type { Token } from '../german/tokens.ts';
import { blanked } from './blanked.ts';

const ends =
  '(?:endet|endete|enden|beendet|scheidet|schied|verlässt|verließ|ausgeschieden|ausscheiden|wechselt|wechselte|kündigt|kündigte|gekündigt|aufgelöst|geht|tritt|läuft|lief|auslief|ausläuft)';
const thanks = '(?:danken|bedanken|bedauern|wünschen|sprechen|dank[et]|bedauere?|wünsche)';
/** „Das Arbeitsverhältnis endet zum 31. Mai, und wir danken ihm …“: the first half up to the „und“. */
const firstHalf = lateRegExp(
  `^(?<end>[^;:!?]*?(?<!\\p{L})${ends}(?!\\p{L})[^;:!?]*?(?:, und|,| und) )(?:wir|ich|hierfür|dafür) (?:\\p{L}+ ){0,2}?${thanks}(?!\\p{L})`,
  'iu',
);
const farewells: ReadonlySet<string> = new Set(
  'danken bedanken bedauern wünschen sprechen danke dankt bedauere bedaure wünsche'.split(' '),
);

/**
 * A farewell without the sentence half before it that only tells how the employment ends: „…, und wir danken ihr für
 * die gute Mitarbeit“ is worth the same wherever the full stop stands. Null for all other sentences.
 */
export function withoutTheEnd(text: string, tokens: readonly Token[]): string | null {
  if (!tokens.some(({ lower }) => farewells.has(lower))) return null;
  return blanked(text, tokens, (told) => {
    const end = firstHalf.exec(told)?.groups?.['end'];
    return end === undefined ? [] : [{ start: 0, end: end.trimEnd().length }];
  });
}
