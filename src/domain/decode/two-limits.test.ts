import { expect, test } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';

test.each([
  'Einfache Eingaben im Warenwirtschaftssystem gelangen ihr nach einiger Übung meist.',
  'Kleinere Störungen konnte sie unter Anleitung des Schichtmeisters zumeist beheben.',
  'Bei normalem Arbeitsanfall zeigte er sich in der Regel belastbar.',
  'Mit Unterstützung der Kolleginnen gelang es ihr meist, auch neue Aufgaben zu verstehen.',
  'Kaufmännische Zusammenhänge konnte sie, sofern es sich um Einfaches handelte, mit Unterstützung nachvollziehen.',
  'Die Buchungen gelangen ihm, soweit sie üblich waren, mit Hilfe der Kollegin.',
  'Solange nichts Neues hinzukam, arbeitete er unter Aufsicht ordentlich.',
])('two limits leave little: %s', (sentence) => {
  expect(gradeSentence(sentence).grade).toBe(5);
});

test.each([
  'Sein Auftreten war zumeist angemessen.',
  'Auch bei normalem Arbeitsanfall arbeitete sie stets sehr sorgfältig.',
  'Einfache Sachverhalte erfasste er.',
  'Falls Kollegen fehlten, war sie ohne Anleitung sehr gut zur Stelle.',
])('one limit, or none: %s', (sentence) => {
  expect(gradeSentence(sentence).grade ?? 0).toBeLessThan(5);
});
