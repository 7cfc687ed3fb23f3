import { expect, test } from 'vitest';
import { tidyText } from './tidy.ts';

test.each([
  ['composes umlauts', 'fu\u0308r', 'für'],
  ['turns all line ends into one kind', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['joins words at soft hyphens', 'Zufrieden\u00ad\n  heit und Ver\u00adtrag', 'Zufriedenheit und Vertrag'],
  ['drops invisible and direction signs', '\ufeffZeug\u200bnis \u202eabc\u202c', 'Zeugnis abc'],
  ['splits ligatures', 'Ofﬁce Schiﬀ', 'Office Schiff'],
  ['makes every space plain', '1.\u00a0April\u202f2020', '1. April 2020'],
  ['drops control signs', 'a\u0000b\u0007c\td', 'abc\td'],
  ['closes up spaced headings', 'Z E U G N I S\nText', 'ZEUGNIS\nText'],
  ['keeps one blank line at most', 'a  \n\n\n\n b', 'a\n\n b'],
])('%s', (_name, raw, tidy) => {
  expect(tidyText(raw)).toBe(tidy);
});
