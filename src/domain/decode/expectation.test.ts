import { describe, expect, it } from 'vitest';
import { readExpectation } from './expectation.ts';
import { unitsOf } from './sentence-units.ts';

describe('the formula of expectations', () => {
  it.each([
    ['Er hat unsere Erwartungen in jeder Hinsicht übertroffen.', 1],
    ['Seine Leistungen lagen weit über unseren Erwartungen.', 1],
    ['Sie hat unseren Erwartungen stets in bester Weise entsprochen.', 1],
    ['Ihre Leistungen übertrafen häufig unsere Erwartungen.', 2],
    ['Sie hat unsere Erwartungen jederzeit voll erfüllt.', 2],
    ['Sie hat unseren Erwartungen in jeder Hinsicht entsprochen.', 3],
    ['Er hat unsere Erwartungen erfüllt.', 4],
    ['In der Regel entsprachen ihre Leistungen den Anforderungen.', 5],
    ['In weiten Teilen zeigte sie sich den Anforderungen gewachsen.', 5],
    ['Im Wesentlichen entsprachen seine Leistungen unseren Erwartungen.', 5],
  ])('%s → %d', (text, grade) => expect(readExpectation(unitsOf(text))?.grade).toBe(grade));

  it.each([
    'Sie war bemüht, unseren Erwartungen zu entsprechen.',
    'Er hat unsere Erwartungen nicht erfüllt.',
    'Ihre Zuverlässigkeit entsprach in der Regel den Anforderungen.',
    'Die Erwartungen der Gäste sind hoch.',
    'Er hat unsere Erwartungen erfüllt und vielfach übertroffen.',
  ])('is not read into: %s', (text) => expect(readExpectation(unitsOf(text))).toBeNull());
});
