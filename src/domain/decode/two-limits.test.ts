import { expect, test } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';

test.each([
  'Einfache Eingaben im Warenwirtschaftssystem gelangen ihr nach einiger Übung meist.',
  'Kleinere Störungen konnte sie unter Anleitung des Schichtmeisters zumeist beheben.',
  'Bei normalem Arbeitsanfall zeigte er sich in der Regel belastbar.',
  'Mit Unterstützung der Kolleginnen gelang es ihr meist, auch neue Aufgaben zu verstehen.',
])('two limits leave little: %s', (sentence) => {
  expect(gradeSentence(sentence).grade).toBe(5);
});

test.each([
  'Sein Auftreten war zumeist angemessen.',
  'Auch bei normalem Arbeitsanfall arbeitete sie stets sehr sorgfältig.',
  'Einfache Sachverhalte erfasste er.',
])('one limit, or none: %s', (sentence) => {
  expect(gradeSentence(sentence).grade ?? 0).toBeLessThan(5);
});
