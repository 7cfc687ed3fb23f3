import { expect, test } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';
import { unitsOf } from './sentence-units.ts';
import { readTwoLimits } from './two-limits.ts';

test.each([
  'Einfache Eingaben im Warenwirtschaftssystem gelangen ihr nach einiger Übung meist.',
  'Kleinere Störungen konnte sie unter Anleitung des Schichtmeisters zumeist beheben.',
  'Bei normalem Arbeitsanfall zeigte er sich in der Regel belastbar.',
  'Mit Unterstützung der Kolleginnen gelang es ihr meist, auch neue Aufgaben zu verstehen.',
  'Kaufmännische Zusammenhänge konnte sie, sofern es sich um Einfaches handelte, mit Unterstützung nachvollziehen.',
  'Die Buchungen gelangen ihm, soweit sie üblich waren, mit Hilfe der Kollegin.',
  'Einfachere Störungen an der Presse konnte er mit Unterstützung beheben.',
  'Einfache Zuschnitte fertigte sie mit Hilfe des Meisters an.',
  'Solange nichts Neues hinzukam, arbeitete er unter Aufsicht ordentlich.',
  'Er konnte mit Hilfe der Buchhaltung manche Rechnung selbst fertigstellen.',
  'Mit Unterstützung der Kollegen fand er gelegentlich die Ursache eines Fehlers.',
  'Herr Kern galt im Allgemeinen als zuverlässig.',
  'Ihre Arbeitsweise war im Großen und Ganzen ausreichend sorgfältig.',
])('two limits leave little: %s', (sentence) => {
  expect(gradeSentence(sentence).grade).toBe(5);
});

test.each([
  'Sein Auftreten war zumeist angemessen.',
  'Auch bei normalem Arbeitsanfall arbeitete sie stets sehr sorgfältig.',
  'Einfache Sachverhalte erfasste er.',
  'Unter Anleitung des Küchenmeisters stellte er einfache Vorspeisen fertig.',
  'Einfache Auswertungen erstellte sie mit Hilfe der neuen Software gut.',
  'Falls Kollegen fehlten, war sie ohne Anleitung sehr gut zur Stelle.',
  'Sie fand mit Hilfe der Software manchen Fehler früher als andere und behob ihn gut.',
  'Herr Kern war im Allgemeinen zuverlässig.',
  'Ihre Arbeitsweise war ausreichend sorgfältig.',
])('one limit, or none: %s', (sentence) => {
  expect(gradeSentence(sentence).grade ?? 0).toBeLessThan(5);
});
test.each([
  'Unter Anleitung bewältigte Frau Kern die meisten der ihr zugeteilten Arbeiten.',
  'Die meisten Aufgaben löste er mit Unterstützung der Kollegen.',
  'Unter Aufsicht gelangen ihm die meisten Handgriffe.',
  'Mit Hilfe der Kollegen bewältigte sie den größten Teil ihrer Arbeiten.',
  'Einfache Eingaben gelangen ihr meist.',
  'Im Allgemeinen erledigte er kleinere Arbeiten unter Anleitung.',
])('two limits leave little: %s', (text) => expect(readTwoLimits(unitsOf(text))?.grade).toBe(5));

test.each([
  'Die meisten Kunden kannte er beim Namen.',
  'Unter Anleitung löste sie die ihr gestellten Aufgaben.',
  'Unter Anleitung des Meisters führte er die Arbeiten aus.',
  'Unter Anleitung wusste er mehr als die meisten seiner Kollegen.',
  'Die meisten Aufgaben löste er ohne Unterstützung.',
  'Den größten Teil seiner Arbeiten erledigte er selbst.',
])('no two limits in: %s', (text) => expect(readTwoLimits(unitsOf(text))).toBeNull());
