/** No German word comes near to it; addresses of the web hardly do. */
const longestWord = 200;
const run = new RegExp(`\\S{${longestWord + 1},}`, 'gu');

/**
 * A text without what nobody can read: runs of signs far longer than a word become spaces, so that all offsets stay.
 * Patterns that look into words take a time that grows with the square of their length.
 */
export function withoutRuns(text: string): string {
  if (!mayHoldRun(text)) return text;
  return text.replaceAll(run, (found) => ' '.repeat(found.length));
}

/** Quick look: is there a run without spaces and line ends that long at all? A pattern alone takes far longer. */
function mayHoldRun(text: string): boolean {
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 32 || code === 10) start = at + 1;
    else if (at - start >= longestWord) return true;
  }
  return false;
}
