import { describe, expect, test } from 'vitest';
import { guardText, type GuardWish } from './guard-text.ts';

const wish: GuardWish = {
  grade: 1,
  category: 'performance-summary',
  sources: [],
  keep: 'Frau [NAME-1] erledigte ihre Aufgaben stets zu unserer vollsten Zufriedenheit.',
  gender: 'f',
  tense: 'past',
};
const rules = (text: string, more: Partial<GuardWish> = {}): string[] => [
  ...new Set(guardText(text, { ...wish, ...more }).map(({ rule }) => rule)),
];

describe('a text of a model', () => {
  test('that says the same in other words is accepted', () => {
    expect(
      rules('Mit ihren Leistungen waren wir stets in jeder Hinsicht außerordentlich zufrieden.'),
    ).toEqual([]);
  });

  test.each([
    ['drops „stets“ and a grade', 'Sie erledigte ihre Aufgaben zu unserer vollen Zufriedenheit.', 'grade'],
    ['says nothing of the matter', 'Frau [NAME-1] leitete den Einkauf.', 'grade'],
    [
      'restricts',
      'Sie erledigte ihre Aufgaben im Großen und Ganzen zu unserer vollsten Zufriedenheit.',
      'restriction',
    ],
    ['holds a code', 'Sie war stets gesellig und arbeitete zu unserer vollsten Zufriedenheit.', 'code'],
    ['invents a number', 'Sie erledigte alle 14 Projekte stets zu unserer vollsten Zufriedenheit.', 'fact'],
    ['invents a product', 'Sie arbeitete mit SAP stets zu unserer vollsten Zufriedenheit.', 'fact'],
    ['speaks of a man', 'Er erledigte seine Aufgaben stets zu unserer vollsten Zufriedenheit.', 'person'],
    ['speaks of now', 'Sie erledigt ihre Aufgaben stets zu unserer vollsten Zufriedenheit.', 'tense'],
    ['is empty', '  ', 'empty'],
    ['runs away', 'Sie arbeitete stets zu unserer vollsten Zufriedenheit. '.repeat(60), 'length'],
  ])('that %s is refused', (_, text, rule) => {
    expect(rules(text)).toContain(rule);
  });

  test('that loses a fact is refused, a name may become a pronoun', () => {
    const keep =
      'Frau [NAME-1] senkte 2023 die Kosten um 12 Prozent und arbeitete stets zu unserer vollen Zufriedenheit.';
    const more = { keep, category: null, grade: 2 };
    expect(
      rules('Sie senkte die Kosten um 12 Prozent und arbeitete stets zu unserer vollen Zufriedenheit.', more),
    ).toEqual(['fact']);
    expect(
      rules(
        '2023 senkte sie die Kosten um 12 Prozent und arbeitete stets zu unserer vollen Zufriedenheit.',
        more,
      ),
    ).toEqual([]);
  });

  test('without a rating must not rate', () => {
    const tasks = { grade: null, category: null, keep: '', sources: ['Einkauf von Stahl'] };
    expect(rules('Einkauf von Stahl und Verhandlung der Preise', tasks)).toEqual([]);
    expect(rules('Sie erledigte den Einkauf stets zu unserer vollsten Zufriedenheit.', tasks)).toContain(
      'grade',
    );
  });

  test('of an interim reference stands in the present', () => {
    const more = { tense: 'present' } as const;
    expect(rules('Sie erledigt ihre Aufgaben stets zu unserer vollsten Zufriedenheit.', more)).toEqual([]);
    expect(rules('Sie erledigte ihre Aufgaben stets zu unserer vollsten Zufriedenheit.', more)).toContain(
      'tense',
    );
  });
});
