import { describe, expect, test } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';

const gradeOf = (text: string): number => gradeSentence(text).grade ?? 0;

describe('praise that holds most of the time only', () => {
  test.each([
    'Die Stadtführerin trat meist gewandt und freundlich auf, wenn sie Gruppen führte.',
    'Sie fördert ihre Mitarbeiterinnen meist aufmerksam und mit gutem Erfolg.',
    'Ihre Ziele verfolgte Frau Ritz in der Regel zielstrebig und erfolgreich.',
    'Sein Führungsstil war im Wesentlichen kooperativ und zielgerichtet.',
  ])('is no praise any more: %s', (text) => expect(gradeOf(text)).toBeGreaterThanOrEqual(3.5));

  test('of the highest kind is average', () =>
    expect(gradeOf('Frau Morgenthaler überzeugt in Wort und Schrift meist auf höchstem Niveau.')).toBe(3));

  test('now and then is less than enough', () =>
    expect(gradeOf('Er plante seine Arbeit zeitweise sehr gut.')).toBeGreaterThanOrEqual(4.5));
});

describe('a word for the middle', () => {
  test.each([
    ['Er besitzt ein recht gutes Verhandlungsgeschick.', 3],
    ['Ihre Auffassungsgabe ist ganz gut, sodass sie sich in Neues findet.', 3],
    ['Ihre Leistungen waren in jeder Hinsicht stets durchschnittlich.', 4],
    ['Er erzielte jederzeit passable Ergebnisse.', 4],
  ])('stays in the middle: %s', (text, grade) => expect(gradeOf(text)).toBeGreaterThanOrEqual(grade));

  test('counts for nothing beside what is stronger', () =>
    expect(
      gradeOf(
        'Frau Selimi überzeugte durch einen passablen Führungsstil und wurde außerordentlich geschätzt.',
      ),
    ).toBeLessThanOrEqual(2));
});

describe('no limit of the praise', () => {
  test.each([
    'Was an einer Anlage klemmt, hört er meist schon, bevor er sie öffnet.',
    'Verärgerte Kunden nahmen nach einem Gespräch mit ihr den Kostenvoranschlag meist sehr zufrieden an.',
    'Sie fand fast immer eine gute Lösung.',
    'Der Entwickler lieferte regelmäßig gute, oft sogar sehr gute Ergebnisse ab.',
  ])('%s', (text) => expect(gradeOf(text)).toBeLessThanOrEqual(2.5));
});
