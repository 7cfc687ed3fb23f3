/** Longer ones are no sentences; arguments of a call have a limit. */
const longest = 4000;
/** No letter is longer; of what is, no copy is kept. */
const longestLetter = 100_000;

/**
 * The same text, put together anew where it holds nothing but Latin letters. A part of a text with a dash or a bullet
 * is kept with two bytes a character, and engines run patterns on it slower, with code that they make a second time.
 */
export function narrow(text: string): string {
  if (text.length > longest) return text;
  const codes: number[] = [];
  codes.length = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 255) return text;
    codes[at] = code;
  }
  return String.fromCharCode(...codes);
}

/** Takes parts out of a text, each narrow where it can be: the text is copied once rather than part by part. */
export function narrowParts(text: string): (start: number, end: number) => string {
  if (text.length > longestLetter) return (start, end) => narrow(text.slice(start, end));
  const wide: number[] = [];
  const pieces: string[] = [];
  for (let from = 0; from < text.length; from += longest) {
    const codes: number[] = [];
    codes.length = Math.min(longest, text.length - from);
    for (let at = 0; at < codes.length; at += 1) {
      const code = text.charCodeAt(from + at);
      if (code > 255) wide.push(from + at);
      codes[at] = code > 255 ? 0 : code;
    }
    pieces.push(String.fromCharCode(...codes));
  }
  const copy = pieces.join('');
  return (start, end) => (firstFrom(wide, start) < end ? text : copy).slice(start, end);
}

/** The first of these places, which ascend, that is not before the start; behind all of them where none is. */
function firstFrom(places: readonly number[], start: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] as number) < start) low = middle + 1;
    else high = middle;
  }
  return places[low] ?? Infinity;
}
