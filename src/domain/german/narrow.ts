/** Longer ones are no sentences; arguments of a call have a limit. */
const longest = 4000;

/**
 * The same text, put together anew where it holds nothing but Latin letters. A part of a text with a dash or a bullet
 * is kept with two bytes a character, and engines run patterns on it slower, with code that they make a second time.
 */
export function narrow(text: string): string {
  if (text.length > longest) return text;
  const codes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 255) return text;
    codes.push(code);
  }
  return String.fromCharCode(...codes);
}
