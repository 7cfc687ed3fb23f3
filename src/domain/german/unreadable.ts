import { lateRegExp } from './late.ts';

/** No German word comes near to it; addresses of the web hardly do. */
const longestWord = 200;
const run = lateRegExp(`\\S{${longestWord + 1},}`, 'gu');

/**
 * A text without what nobody can read: runs of signs far longer than a word become spaces, so that all offsets stay.
 * Patterns that look into words take a time that grows with the square of their length.
 */
export function withoutRuns(text: string): string {
  if (!mayHoldRun(text)) return text;
  return text.replaceAll(run, (found) => ' '.repeat(found.length));
}

/** Quick look, from each space as far as a word may reach and back to the last space there: a pattern takes far longer. */
function mayHoldRun(text: string): boolean {
  let start = 0;
  while (start + longestWord < text.length) {
    let at = start + longestWord;
    while (at >= start && !isGap(text.charCodeAt(at))) at -= 1;
    if (at < start) return true;
    start = at + 1;
  }
  return false;
}

/** A space or the end of a line. */
const isGap = (code: number): boolean => code === 32 || code === 10;
