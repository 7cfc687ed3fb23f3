/** How dictionaries sort a text and people look for it: small letters, ä like a, ß like ss. */
export function dictionaryKey(text: string): string {
  return text.toLocaleLowerCase('de').replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
}
