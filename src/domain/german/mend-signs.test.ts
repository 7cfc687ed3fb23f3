import { expect, test } from 'vitest';
import { mendSigns } from './mend-signs.ts';

test.each([
  ['umlauts copied in two pieces', 'fu\u0308r große A\u0308mter', 'für große Ämter'],
  ['the dots of old type setting', 'f¨ur ¨Uber', 'für Über'],
  ['ligatures', 'Ofﬁce Schiﬀ', 'Office Schiff'],
  ['UTF-8 that was read as Western European', 'fÃ¼r â€žGrÃ¶ÃŸeâ€œ â€“ Ã„mter', 'für „Größe“ – Ämter'],
  ['the same with signs that no screen shows', 'gro\u00c3\u009fe \u00c3\u009cbung', 'große Übung'],
  [
    'names of letters from the source of a page',
    'f&uuml;r Gr&ouml;&szlig;e &amp; Ma&#223;',
    'für Größe & Maß',
  ],
])('mends %s', (_, came, meant) => {
  expect(mendSigns(came)).toBe(meant);
});

test.each([
  'für Größe, „wie gesagt“ – 5 €',
  'João, Ângela und M&M sowie R&D; Müller & Söhne',
  'AT&T;B',
  '&#0; &#55300;',
])('leaves %j as it is', (text) => {
  expect(mendSigns(text)).toBe(text);
});
