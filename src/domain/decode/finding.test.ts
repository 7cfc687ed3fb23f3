import { describe, expect, test } from 'vitest';
import { letterOf } from '../../../tests/helpers/base-letter.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { decode } from './decode.ts';
import { byRule, withQuote } from './finding.ts';

describe('the title of a finding', () => {
  test('shows a short quote whole', () => {
    expect(withQuote('Hier: „{quote}“', 'kam\nzu spät')).toBe('Hier: „kam zu spät“');
  });

  test('cuts a long one at a word', () => {
    const quote =
      'Die Berichte kamen im Frühjahr, Sommer und Herbst mehrere Tage nach dem Termin und mit Verspätung';
    expect(withQuote('Hier: „{quote}“', quote)).toBe(
      'Hier: „Die Berichte kamen im Frühjahr, Sommer und Herbst mehrere …“',
    );
  });

  test('makes inner quotation marks of those in the quote', () => {
    expect(withQuote('„{quote}“', 'mit der Note „gut“ und "sehr gut"')).toBe(
      '„mit der Note ‚gut‘ und ‚sehr gut‘“',
    );
  });
});

test('a place is quoted without the white space around it', () => {
  const text = 'Hier kam sie \n zu spät.';
  const found = byRule({ text }, letterRule('two-begins'), { at: { start: 4, end: 15 } });
  expect(found).toMatchObject({ start: 5, end: 12, quote: 'kam sie' });
  expect(found.title).toContain('„kam sie“');
});

describe('a failure told in a letter of praise', () => {
  const rule = letterRule('failure-told');
  test.each([
    [rule.matches[0], 'eine Aufgabe zu viel war oder ohne Hilfe nicht gelang'],
    [rule.matches[1], 'etwas zu spät kam'],
    [rule.matches[2], 'ein Verlust oder Fehlbetrag entstand'],
  ])('of „%s“ it is said what went wrong', (example = '', told) => {
    const found = decode(letterOf(rule, example)).findings.find((one) => one.rule === 'failure-told');
    expect(found?.detail).toContain(told);
    expect(found?.detail).not.toContain('{');
    expect(found?.title.length).toBeLessThan(125);
  });
});
