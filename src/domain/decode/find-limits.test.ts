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
  'Sie arbeitete im Frühjahr jederzeit sorgfältig.',
])('a plain praise is bound to the mildest case: %s', (sentence) => {
  expect(limited(sentence)).toBe(true);
});

test.each([
  'Auch bei starkem Andrang war sie belastbar.',
  'Bei gestörtem Betrieb war sie belastbar.',
  'Im Unternehmen war sie zuverlässig.',
  'Im Archiv war sie zuverlässig. Zuverlässig war sie auch sonst.',
  'Im Archiv wie am Empfang war sie zuverlässig.',
  'Sie arbeitete sorgfältig und hielt den Andrang im Frühjahr jederzeit gut durch.',
])('but not: %s', (sentence) => {
  expect(limited(sentence)).toBe(false);
});

test.each([
  ['3. Mai 2007', false],
  ['3. Mai 1985', true],
])('„für ihr Alter“ praises the young: born on %s', (birthday, isLimit) => {
  const text = baseLetter({
    introduction: `Frau Jana Kern, geboren am ${birthday}, war vom 7. bis zum 25. August 2023 als Praktikantin bei uns tätig.`,
    heading: 'Praktikumszeugnis',
    performance: 'Frau Kern war stets sehr fleißig. Für ihr Alter arbeitete sie stets sehr selbständig.',
  });
  expect(decode(text).findings.some(({ rule }) => rule === 'limit-yardstick')).toBe(isLimit);
});

test.each([
  'Frau Kern kam, solange wir sie kennen, jedes Mal auf die Minute.',
  'Soweit wir zurückdenken können, war sie stets pünktlich.',
])('as far back as anybody remembers is no condition: %s', (performance) => {
  const { findings } = decode(baseLetter({ performance }));
  expect(findings.map(({ rule }) => rule)).not.toContain('limit-condition');
});
