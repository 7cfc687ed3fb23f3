import { describe, expect, it } from 'vitest';
import { readDemands } from './demands.ts';
import { unitsOf } from './sentence-units.ts';

describe('what was asked and met', () => {
  it.each([
    ['Sie wurde den Anforderungen ihrer Stelle gerecht.', 4],
    ['Den an ihn gestellten Ansprüchen hat Herr Klug genügt.', 4],
    ['Den Ansprüchen unseres Hauses hat sie stets genügt.', 3],
    ['Seine Leistungen entsprachen voll unseren Vorstellungen.', 3],
    ['Die Arbeit von Frau Kern entspricht stets voll unseren Vorstellungen.', 2],
    ['Stets erfüllt Herr Klug die Anforderungen seiner Stelle in vollem Umfang.', 2],
    ['Unseren Ansprüchen ist er in bester Weise gerecht geworden.', 2],
    ['Den hohen Anforderungen der Position wurde sie jederzeit in bester Weise gerecht.', 1],
    ['Den Anforderungen an eine Fachverkäuferin entsprach Frau Kern.', 4],
    ['Unsere Anforderungen wurden von ihm meist erfüllt.', 5],
    ['Den Ansprüchen unseres Hauses hat sie zum Teil genügt.', 5],
    ['Den Anforderungen, die der Schichtbetrieb an ihn stellte, ist er zumeist voll gerecht geworden.', 4],
    ['Was er leistete, genügte den Anforderungen.', 4],
    ['In der Regel entsprachen ihre Leistungen den Anforderungen.', 5],
    ['In weiten Teilen zeigte sie sich den Anforderungen gewachsen.', 5],
    ['Den hohen Anforderungen unserer Notaufnahme wurde er stets in vollem Umfang gerecht.', 2],
    ['Sie erfüllte die Anforderungen des Labors voll.', 3],
    // The height of the demands is not the degree.
    ['Unsere Anforderungen, die stets die höchsten der Branche waren, hat er erfüllt.', 4],
    ['Den stets höchsten Ansprüchen unseres Hauses wurde sie gerecht.', 4],
  ])('%s → %d', (text, grade) => expect(readDemands(unitsOf(text))?.grade).toBe(grade));

  it.each([
    'Ihre Zuverlässigkeit entsprach in der Regel den Anforderungen.',
    'Menge und Güte seiner Arbeit genügten den Anforderungen.',
    'Die Brote von Herrn Hecht genügten unseren Ansprüchen.',
    'Den wirtschaftlichen Anforderungen an eine Filialleitung wurde sie gerecht.',
    'Den Anforderungen unserer anspruchsvollen Kunden wurde sie gerecht.',
    'Die Ansprüche der Versicherten erfüllte er aus dem Fonds.',
    'Mitarbeiter, die seinen Ansprüchen nicht genügten, ersetzte er.',
    'Sie prüfte, ob Leistungen der Auftragnehmer den Anforderungen entsprachen.',
    'Er war in der Lage, unseren Anforderungen zu entsprechen.',
    'Unsere Vorstellungen vom neuen Lager hat sie umgesetzt.',
    'Bei Vorträgen genügte Herr Klug den Anforderungen.',
    'Als Vorgesetzter genügte Herr Klug den Anforderungen.',
  ])('is not read into: %s', (text) => expect(readDemands(unitsOf(text))).toBeNull());
});
