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
    ['Er hat unsere Erwartungen übertroffen.', 2],
    ['Sie hat selbst unsere hohen Erwartungen übertroffen.', 1],
    ['Unsere Erwartungen hat er in höchstem Maße erfüllt.', 2],
    ['Stets entsprach sie in höchstem Maße unseren Erwartungen.', 1],
    ['Unsere Erwartungen hat er größtenteils voll erfüllt.', 4],
    ['Die Erwartungen an ihn waren hoch, und er hat sie jederzeit voll erfüllt.', 2],
    ['Unseren stets höchsten Erwartungen wurde er gerecht.', 4],
    ['Die Erwartungen, die unsere hervorragend besetzte Abteilung stets hatte, hat er erfüllt.', 4],
    ['Ohne Ausnahme hat sie unsere Erwartungen erfüllt.', 3],
    ['Im Wesentlichen entsprachen seine Leistungen unseren Erwartungen.', 5],
  ])('%s → %d', (text, grade) => expect(readExpectation(unitsOf(text))?.grade).toBe(grade));

  it.each([
    'Sie war bemüht, unseren Erwartungen zu entsprechen.',
    'Er hat unsere Erwartungen nicht erfüllt.',
    'Ob die Sitze den Erwartungen der Fahrer entsprachen, ermittelte er.',
    'Die Erwartungen der Gäste sind hoch.',
    'Er hat unsere Erwartungen erfüllt und vielfach übertroffen.',
  ])('is not read into: %s', (text) => expect(readExpectation(unitsOf(text))).toBeNull());
});
