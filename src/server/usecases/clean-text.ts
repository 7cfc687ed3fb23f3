import { mendSigns } from '#domain/german/mend-signs.ts';
import { withoutQuoteMarks } from '#domain/german/quote-marks.ts';
import { withoutTurns } from '#domain/german/without-turns.ts';

/**
 * Brings a text into the form that is stored and read: line ends as \n, no byte order mark, nothing that PostgreSQL
 * refuses (NUL characters, halves of characters), no blank lines around it, each sign as it is meant (`mend-signs.ts`).
 */
export function cleanText(text: string): string {
  const clean = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
  return withoutQuoteMarks(withoutTurns(mendSigns(clean)));
}
