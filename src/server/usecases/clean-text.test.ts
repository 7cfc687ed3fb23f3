import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test.each([
  ['brings line ends and edges into one form', '\uFEFF\r\nZeugnis\r\nText\r\n', 'Zeugnis\nText'],
  ['drops what a database refuses', 'a\0b\uD800c', 'ab\uFFFDc'],
  ['composes umlauts that were copied in two pieces', 'fu\u0308r', 'für'],
  ['mends what a wrong encoding left', 'fÃ¼r groÃŸe', 'für große'],
])('%s', (_, came, clean) => {
  expect(cleanText(came)).toBe(clean);
});
