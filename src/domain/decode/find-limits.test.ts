import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const limited = (sentence: string): boolean =>
  decode(
    baseLetter({
      performance: `Frau Kern verfügt über gute Kenntnisse. Sie arbeitete engagiert. ${sentence} Ihre Arbeitsweise war sorgfältig. Ihre Arbeitsergebnisse waren gut.`,
      summary: 'Frau Kern erfüllte ihre Aufgaben zu unserer vollen Zufriedenheit.',
      behavior: 'Ihr Verhalten gegenüber Vorgesetzten und Kollegen war einwandfrei.',
    }),
  ).findings.some(({ rule, quote = '' }) => rule === 'limit-circumstance' && sentence.includes(quote));

test.each([
  'Bei ruhigem Geschäft war sie belastbar.',
  'Bei reibungslosem Betrieb war sie belastbar.',
  'Im Archiv war sie zuverlässig.',
])('a plain praise is bound to the mildest case: %s', (sentence) => {
  expect(limited(sentence)).toBe(true);
});

test.each([
  'Auch bei starkem Andrang war sie belastbar.',
  'Bei gestörtem Betrieb war sie belastbar.',
  'Im Unternehmen war sie zuverlässig.',
  'Im Archiv war sie zuverlässig. Zuverlässig war sie auch sonst.',
  'Im Archiv wie am Empfang war sie zuverlässig.',
])('but not: %s', (sentence) => {
  expect(limited(sentence)).toBe(false);
});
