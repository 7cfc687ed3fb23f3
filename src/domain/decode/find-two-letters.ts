import { byRule, type Candidate, type Finder } from './finding.ts';
import { formal } from './find-form.ts';
import { countLetters } from './letter-copies.ts';
import { isLetterBefore, letterStarts } from './letter-starts.ts';

const numbers = ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
/** „zwei“, „drei“, … „mehrere“. */
const inWords = (count: number): string => numbers[count - 2] ?? 'mehrere';
/** „zweimal“, „achtmal“, … „mehrmals“. */
export const timesInWords = (count: number): string =>
  numbers[count - 2] === undefined ? 'mehrmals' : `${numbers[count - 2]}mal`;

/** Further references that follow the first one in the same text: each has a beginning of its own. */
export const findTwoLetters: Finder = (letter): Candidate[] => {
  const { units } = letter;
  const [first, second] = letterStarts(units);
  if (first === undefined) return [];
  // What stands before the first beginning may be a letter that begins in its own way.
  const headless = isLetterBefore(units, first) ? 1 : 0;
  const count = countLetters(letter) + headless;
  const at = units[headless > 0 ? first : (second ?? -1)];
  if (count < 2 || at === undefined) return [];
  return [byRule(letter, formal('two-letters'), { at, words: { count: inWords(count) } })];
};
