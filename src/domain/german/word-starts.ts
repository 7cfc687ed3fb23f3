import { late } from './late.ts';
import { mayHold, packNeeds, type Threes } from './threes.ts';

const letter = late.u`\p{L}`;

/**
 * Tells whether a text has a word that begins with one of these, in lower case and at least three letters long. Sooner
 * than a pattern of many alternatives, each of which is tried at every place.
 */
export function wordStarts(starts: readonly string[]): (lower: string, threes: Threes) => boolean {
  const sought = starts.map((start) => ({ start, needs: packNeeds([[start]]) }));
  return (lower, threes) =>
    sought.some(({ start, needs }) => mayHold(threes, needs) && beginsWord(lower, start));
}

function beginsWord(lower: string, start: string): boolean {
  for (let at = lower.indexOf(start); at >= 0; at = lower.indexOf(start, at + 1)) {
    if (at === 0 || !letter.test(lower.charAt(at - 1))) return true;
  }
  return false;
}
