/** Fewer marked lines are an arrow or two, not a letter that somebody has answered to. */
const fewest = 5;
const mark = /^[ \t]*(?:>[ \t]?)+/u;
const reference = /zeugnis/iu;

/**
 * A letter that was pasted from an answered or forwarded mail, without the „>“ before each of its lines. What the mail
 * says around the quoted reference is left out; where nothing is quoted the text is given back as it is.
 */
export function withoutQuoteMarks(text: string): string {
  const lines = text.split('\n');
  const quoted = lines.filter((line) => mark.test(line));
  const filled = lines.filter((line) => line.trim() !== '');
  if (quoted.length < fewest || quoted.length < filled.length / 2) return text;
  const bare = quoted.map((line) => line.replace(mark, ''));
  // Marks before every line are no quotation but somebody's bullets, where none of them names a reference.
  return reference.test(bare.join('\n')) ? bare.join('\n').trim() : text;
}
