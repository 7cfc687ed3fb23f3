import { describe, expect, test } from 'vitest';
import { faultless, namePersons, reorderPersons } from './reword-persons.ts';
import {
  inPlainWords,
  raiseFormula,
  whatWasDone,
  withoutHealth,
  withoutLimits,
  withSuccess,
} from './reword.ts';

describe('the sentence of the employer, mended', () => {
  test.each([
    [
      'Er erledigte alles zu unserer Zufriedenheit.',
      3,
      'Er erledigte alles zu unserer vollen Zufriedenheit.',
    ],
    [
      'Er erledigte alles zu unserer Zufriedenheit.',
      2,
      'Er erledigte alles stets zu unserer vollen Zufriedenheit.',
    ],
    [
      'Stets arbeitete sie zu unserer vollen Zufriedenheit.',
      1,
      'Stets arbeitete sie zu unserer vollsten Zufriedenheit.',
    ],
    [
      'Ihre Leistungen waren insgesamt zu unserer Zufriedenheit.',
      1,
      'Ihre Leistungen waren stets zu unserer vollsten Zufriedenheit.',
    ],
    ['Er war bemüht, alles zu unserer Zufriedenheit zu erledigen.', 3, null],
  ] as const)('has a formula of another degree: %s (%d)', (sentence, level, raised) => {
    expect(raiseFormula(sentence, level)).toBe(raised);
  });

  test('goes without what limits it', () => {
    expect(withoutLimits('Er arbeitete im Großen und Ganzen sorgfältig.', ['im Großen und Ganzen'])).toBe(
      'Er arbeitete sorgfältig.',
    );
    expect(withoutLimits('Im Großen und Ganzen arbeitete er gut.', ['Im Großen und Ganzen'])).toBeNull();
    expect(withoutHealth('Wir wünschen ihm alles Gute, vor allem Gesundheit.')).toBe(
      'Wir wünschen ihm alles Gute.',
    );
    expect(inPlainWords('Er führte alles ordnungsgemäß aus.', ['ordnungsgemaess'])).toBe(
      'Er führte alles sorgfältig aus.',
    );
    expect(whatWasDone('Sie hatte Gelegenheit, sich Kenntnisse anzueignen.', false)).toBe(
      'Sie eignete sich Kenntnisse an.',
    );
    expect(withSuccess('Wir wünschen ihm alles Gute und viel Erfolg.')).toBe(
      'Wir wünschen ihm alles Gute und weiterhin viel Erfolg.',
    );
  });

  test('names the same persons in the usual order, and who was missing', () => {
    expect(
      reorderPersons(
        'Sein Verhalten gegenüber Kunden, Kollegen und Vorgesetzten war gut.',
        'Kunden, Kollegen und Vorgesetzten',
      ),
    ).toBe('Sein Verhalten gegenüber Vorgesetzten, Kollegen und Kunden war gut.');
    expect(
      reorderPersons(
        'Ihr Verhalten gegenüber Kollegen, Vorgesetzten und Partnern war gut.',
        'Kollegen, Vorgesetzten',
      ),
    ).toBe('Ihr Verhalten gegenüber Vorgesetzten, Kollegen und Partnern war gut.');
    expect(
      namePersons('Sein Verhalten gegenüber den Kollegen und unseren Gästen war gut.', ['Vorgesetzten']),
    ).toBe('Sein Verhalten gegenüber den Vorgesetzten, Kollegen und unseren Gästen war gut.');
  });

  test('says of the behaviour towards the same persons that it was without fault', () => {
    const how = { always: false, present: false, possessive: 'sein' };
    expect(faultless('Sein Verhalten gegenüber Kollegen und Gästen war höflich und korrekt.', how)).toBe(
      'Sein Verhalten gegenüber Kollegen und Gästen war einwandfrei.',
    );
    expect(faultless('Über das Verhalten gegenüber Kollegen ist uns nichts bekannt.', how)).toBe(
      'Sein Verhalten gegenüber Kollegen war einwandfrei.',
    );
    expect(faultless('Sein Verhalten gegenüber Kollegen war gut, gegenüber Gästen barsch.', how)).toBeNull();
  });
});
