/** Umlauts and signs as they look when UTF-8 was read as a Western encoding („fÃ¼r“). */
const misread: ReadonlyMap<string, string> = new Map([
  ['Ã¤', 'ä'],
  ['Ã¶', 'ö'],
  ['Ã¼', 'ü'],
  ['ÃŸ', 'ß'],
  ['Ã\u009f', 'ß'],
  ['Ã„', 'Ä'],
  ['Ã\u0084', 'Ä'],
  ['Ã–', 'Ö'],
  ['Ã\u0096', 'Ö'],
  ['Ãœ', 'Ü'],
  ['Ã\u009c', 'Ü'],
  ['Ã©', 'é'],
  ['Ã¨', 'è'],
  ['Ã¡', 'á'],
  ['Ã§', 'ç'],
  ['Â§', '§'],
  ['Â·', '·'],
  ['Â\u00a0', ' '],
  ['â€“', '–'],
  ['â€”', '—'],
  ['â€ž', '„'],
  ['â€œ', '“'],
  ['â€\u009d', '”'],
  ['â€™', '’'],
  ['â€˜', '‘'],
  ['â€¢', '•'],
  ['â€¦', '…'],
]);
/** Letters by their names in web pages. */
const named: ReadonlyMap<string, string> = new Map([
  ['&auml;', 'ä'],
  ['&ouml;', 'ö'],
  ['&uuml;', 'ü'],
  ['&Auml;', 'Ä'],
  ['&Ouml;', 'Ö'],
  ['&Uuml;', 'Ü'],
  ['&szlig;', 'ß'],
  ['&eacute;', 'é'],
  ['&nbsp;', ' '],
  ['&amp;', '&'],
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&bdquo;', '„'],
  ['&ldquo;', '“'],
  ['&rdquo;', '”'],
  ['&ndash;', '–'],
  ['&mdash;', '—'],
  ['&hellip;', '…'],
  ['&bull;', '•'],
  ['&sect;', '§'],
  ['&euro;', '€'],
  ['&shy;', '\u00ad'],
]);

/** A dot pair before its vowel, as old type setting leaves it in a PDF („f¨ur“). */
const dotted: ReadonlyMap<string, string> = new Map(
  Array.from('aouAOU', (vowel) => [vowel, `${vowel}\u0308`.normalize('NFC')] as const),
);

const mended = new RegExp(
  [
    String.raw`\p{L}\p{M}+`,
    String.raw`¨[aouAOU]`,
    String.raw`[\ufb00-\ufb06]`,
    ...misread.keys(),
    ...named.keys(),
    String.raw`&#\d{2,5};`,
  ].join('|'),
  'gu',
);
const mayNeed = /[\u0300-\u036f\u00a8\ufb00-\ufb06ÃÂâ]|&#?\w+;/;

function mendedOf(found: string): string {
  const known = misread.get(found) ?? named.get(found);
  if (known !== undefined) return known;
  if (found.startsWith('¨')) return dotted.get(found.slice(1)) ?? found;
  if (found.startsWith('&#')) return signOf(Number(found.slice(2, -1))) ?? found;
  return found.normalize(/^[\ufb00-\ufb06]/.test(found) ? 'NFKC' : 'NFC');
}

/** Letters, digits and marks; nothing that steers a screen. */
const signOf = (code: number): string | null =>
  code >= 32 && code < 0xd800 ? String.fromCharCode(code) : null;

/** Where a sign of the text is meant otherwise than it is written, and how it is meant. */
export function signsToMend(text: string): { start: number; end: number; by: string }[] {
  if (!mayNeed.test(text)) return [];
  return [...text.matchAll(mended)].flatMap(({ index, 0: found }) => {
    const by = mendedOf(found);
    return by === found ? [] : [{ start: index, end: index + found.length, by }];
  });
}

/**
 * The text with each sign as it is meant: umlauts in one piece (some programs copy „u“ and two dots), ligatures as
 * letters, and what a wrong encoding or the source of a web page left („fÃ¼r“, „f&uuml;r“). Words stay as they are.
 */
export function mendSigns(text: string): string {
  return mayNeed.test(text) ? text.replaceAll(mended, mendedOf) : text;
}
