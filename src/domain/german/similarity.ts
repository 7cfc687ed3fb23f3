/**
 * How alike two texts are, 0 (nothing in common) to 1 (the same): Dice coefficient over groups of three letters,
 * blind to case, digits and punctuation.
 */
export function similarity(first: string, second: string): number {
  return similarityOf(trigrams(first), trigrams(second));
}

/** The groups of three letters of a text, for comparing one text with many. */
export function trigrams(text: string): ReadonlySet<string> {
  const letters = ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()} `;
  const found = new Set<string>();
  for (let at = 0; at + 3 <= letters.length; at += 1) found.add(letters.slice(at, at + 3));
  return found;
}

/** Dice coefficient of two sets of trigrams. */
export function similarityOf(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  if (first.size === 0 || second.size === 0) return 0;
  const [small, large] = first.size < second.size ? [first, second] : [second, first];
  let common = 0;
  for (const one of small) if (large.has(one)) common += 1;
  return (2 * common) / (first.size + second.size);
}
