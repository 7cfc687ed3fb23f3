const signs: Readonly<Record<string, string>> = {
  '%': '(?!\\p{L})',
  '@': '\\p{L}*',
  '&': '(?:\\p{Ll}+ )?',
};

/** What long lists of patterns write short: the end of a word, any ending, a word between. */
export const spelt = (source: string): string => source.replaceAll(/[%@&]/gu, (sign) => signs[sign] ?? sign);
