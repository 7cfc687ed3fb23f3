import { describe, expect, it } from 'vitest';
import { decode } from './decode.ts';

const letter = (told: string): string => `Arbeitszeugnis

Herr Ivo Brandt, geboren am 2. Februar 1988 in Celle, war vom 1. September 2020 bis zum 31. März 2024 als Lagerist in unserem Unternehmen tätig.

Er nahm Waren an, prüfte Lieferscheine, lagerte ein und stellte Aufträge zusammen. ${told}

Herr Brandt verfügt über sehr gute Kenntnisse. Er arbeitete stets sehr sorgfältig. Sein Einsatz war immer sehr hoch. Seine Ergebnisse waren stets sehr gut. Er erfüllte seine Aufgaben stets zu unserer vollsten Zufriedenheit.

Sein Verhalten gegenüber Vorgesetzten und Kollegen war stets vorbildlich.

Herr Brandt verlässt uns auf eigenen Wunsch. Wir bedauern das sehr, danken ihm für die stets sehr gute Zusammenarbeit und wünschen ihm beruflich und privat alles Gute und weiterhin viel Erfolg.

Celle, 31. März 2024

Gesa Wolters
Geschäftsführerin`;

const isOutside = (told: string): boolean =>
  decode(letter(told)).findings.some(({ rule }) => rule === 'date-outside');

describe('a season outside the employment', () => {
  it('is told where none of its months lies within', () => {
    expect(isOutside('Bereits im Frühjahr 2020 führte er die Inventur durch.')).toBe(true);
    expect(isOutside('Im Sommer 2024 richtete er das neue Lager ein.')).toBe(true);
  });

  it('stays silent where one of them may', () => {
    expect(isOutside('Im Herbst 2020 führte er die Inventur durch.')).toBe(false);
    expect(isOutside('Im Sommer 2021 richtete er das neue Lager ein.')).toBe(false);
    expect(isOutside('Noch im Frühjahr 2024 führte er die Inventur durch.')).toBe(false);
  });
});

describe('a promotion before the entry', () => {
  it.each([
    'Herr Brandt begann als Helfer und wurde am 1. Juni 2018 zum Vorarbeiter dieser Halle ernannt.',
    'Am Leitstand wurde er am 1. Juni 2018 zum Vorarbeiter befördert.',
  ])('%s', (told) => {
    expect(isOutside(told)).toBe(true);
  });
  it.each([
    'Herr Brandt begann als Helfer und wurde am 1. Juni 2022 zum Vorarbeiter dieser Halle ernannt.',
    'Unser Haus wurde am 1. Juni 2018 zum besten Lager des Landes ernannt.',
  ])('silent: %s', (told) => {
    expect(isOutside(told)).toBe(false);
  });
});
