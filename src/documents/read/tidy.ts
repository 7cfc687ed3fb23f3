import { mendSigns } from '#domain/german/mend-signs.ts';
import { withoutQuoteMarks } from '#domain/german/quote-marks.ts';

/**
 * What every format needs alike: signs as they are meant (`mend-signs.ts`), plain spaces and line ends, no invisible signs, no soft hyphens,
 * at most one blank line. Words and their order stay as they are.
 */
export function tidyText(text: string): string {
  const tidy = mendSigns(text)
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll(/\u00ad[ \t]*\n[ \t]*/g, '')
    .replaceAll(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/[\f\v]/g, '\n\n')
    .replaceAll(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/^(?:\p{L} ){4,}\p{L}$/gmu, (spaced) => spaced.replaceAll(' ', ''))
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return withoutQuoteMarks(tidy);
}
