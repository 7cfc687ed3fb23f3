/** After these a hyphen at a line end stands for a left-out part („Fach- und Führungskräfte“). */
const followsEllipsis = /^(?:und|oder|bzw\.?|sowie|als|bis|wie|noch)(?!\p{L})/u;
/** „SAP-gestützt“, „B2B-orientiert“: the hyphen belongs to the word. */
const keepsHyphen = /(?:^|[\s(„"/-])(?:\p{Lu}{2,}|\p{L}*\d\p{L}*)[-\u2010]$/u;

/** Two lines of one paragraph as one text: divided words are put together again. */
export function joinLines(above: string, below: string): string {
  if (above.endsWith('\u00ad')) return above.slice(0, -1) + below;
  if (/\p{L}[-\u2010]$/u.test(above) || keepsHyphen.test(above)) {
    if (followsEllipsis.test(below)) return `${above} ${below}`;
    if (/^\p{Ll}/u.test(below) && !keepsHyphen.test(above)) return above.slice(0, -1) + below;
    return above + below;
  }
  if (/\d[-–]$/.test(above) && /^\d/.test(below)) return above + below;
  return `${above} ${below}`;
}

/** True when the line ends inside a word, so that the next line belongs to it in any case. */
export function endsInsideWord(line: string): boolean {
  return /(?:\u00ad|\p{L}[-\u2010])$/u.test(line);
}
