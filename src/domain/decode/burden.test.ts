import { expect, it } from 'vitest';
import { readBurden } from './burden.ts';
import { unitsOf } from './sentence-units.ts';

const gradeOf = (text: string): number | undefined => readBurden(unitsOf(text))?.grade;

it.each([
  'Die Kalkulationen von Herrn Steidl mussten wir meist neu rechnen, bevor ein Angebot das Haus verlassen konnte.',
  'Seine Schreiben an Bürger bedurften fast immer der Überarbeitung durch die Leitung.',
  'Nach seinen Vorträgen mussten Kollegen die Sachlage regelmäßig noch einmal erläutern.',
  'Änderungen stießen bei ihm auf Ablehnung, sodass stets andere einspringen mussten.',
  'Ihre Dienstpläne muss die Heimleitung fast jede Woche umschreiben.',
])('others do it over: %s', (text) => expect(gradeOf(text)).toBe(5));

it.each([
  'Niemals mussten wir etwas nacharbeiten.',
  'Neue Abläufe musste man ihr nur ein Mal erklären.',
  'Texte, die andere neu schreiben mussten, ordnete sie zuverlässig.',
  'Wegen der Schließung des Hauses mussten wir alle Verträge neu ordnen.',
  'Er musste täglich zwanzig Aufträge annehmen.',
  'Sie erläuterte den Kollegen die Sachlage regelmäßig.',
])('stays silent: %s', (text) => expect(gradeOf(text)).toBeUndefined());
