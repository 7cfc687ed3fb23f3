import { expect, it } from 'vitest';
import { readEffort } from './effort.ts';
import { unitsOf } from './sentence-units.ts';

const gradeOf = (text: string): number | undefined => readEffort(unitsOf(text))?.grade;

it.each([
  'Er gab sich mit den Anschlüssen und Kehlen Mühe.',
  'Beim Vorstellen der Speisen gibt sich der Kellner Mühe.',
  'Sie hat sich beim Abrechnen redlich Mühe gegeben.',
])('nothing but effort: %s', (text) => expect(gradeOf(text)).toBe(5));

it.each([
  'Er gab sich Mühe und erzielte sehr gute Ergebnisse.',
  'Sie erledigte alle Aufgaben ohne Mühe.',
  'Die Gäste lobten ein Haus, in dem man sich Mühe gibt.',
  'Das Einarbeiten war der Mühe wert.',
])('stays silent: %s', (text) => expect(gradeOf(text)).toBeUndefined());
