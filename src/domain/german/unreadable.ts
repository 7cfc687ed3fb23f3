/** No German word comes near to it; addresses of the web hardly do. */
const longestWord = 200;
const run = new RegExp(`\\S{${longestWord + 1},}`, 'gu');

/**
 * A text without what nobody can read: runs of signs far longer than a word become spaces, so that all offsets stay.
 * Patterns that look into words take a time that grows with the square of their length.
 */
export function withoutRuns(text: string): string {
  return text.replaceAll(run, (found) => ' '.repeat(found.length));
}
