/** Numbers and dates, marked placeholders, and words whose shape says that they are a name („SAP“, „ISO“, „iPhone“). */
const holder = /\[(?:NAME|FIRMA|ORT|DATUM|ADRESSE|KONTAKT)-\d+\]/gu;
const shapes: readonly RegExp[] = [
  /(?<![\p{L}\d])\d+(?:[.,]\d+)*(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])(?:\p{Lu}{2,}[\p{L}\d/-]*|\p{Ll}+\p{Lu}[\p{L}\d]*|\p{Lu}\p{Ll}+\p{Lu}[\p{L}\d]*|\p{L}+\d[\p{L}\d]*)(?![\p{L}\d])/gu,
];
/** Number words that stand for figures; „ein“ is an article. */
const figures: Readonly<Record<string, string>> = {
  zwei: '2', drei: '3', vier: '4', fünf: '5', sechs: '6', sieben: '7', acht: '8', neun: '9', zehn: '10', elf: '11',
  zwölf: '12',
}; // prettier-ignore
const figureWord = new RegExp(`(?<!\\p{L})(?:${Object.keys(figures).join('|')})(?!\\p{L})`, 'giu');

/** The facts of a text, each as it is written. */
function factsOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [word] of text.matchAll(holder)) found.set(word.toLowerCase(), word);
  const bare = text.replaceAll(holder, ' ');
  for (const shape of shapes) for (const [word] of bare.matchAll(shape)) found.set(word.toLowerCase(), word);
  for (const [word] of text.matchAll(figureWord)) found.set(figures[word.toLowerCase()] ?? word, word);
  return found;
}

/** Facts of `before` that `text` no longer holds; a name may become a pronoun. */
export function lostFacts(text: string, before: string): string[] {
  const kept = factsOf(text);
  return [...factsOf(before)].flatMap(([key, word]) =>
    kept.has(key) || key.startsWith('[name-') ? [] : [word],
  );
}

/** Facts of `text` that none of the sources holds. */
export function newFacts(text: string, sources: readonly string[]): string[] {
  const known = factsOf(sources.join('\n'));
  return [...factsOf(text)].flatMap(([key, word]) => (known.has(key) ? [] : [word]));
}
