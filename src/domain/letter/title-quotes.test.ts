import { expect, test } from 'vitest';
import { formal } from '../decode/find-form.ts';
import { byRule } from '../decode/finding.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { titleQuotes } from './title-quotes.ts';

const of = (text: string, rule = letterRule('two-begins')): boolean =>
  titleQuotes(byRule({ text }, rule, { at: { start: 0, end: text.length } }));

test('tells which titles hold all of their quote', () => {
  expect(of('Nach ihrem Eintritt\nim Herbst 2017 ')).toBe(true);
  expect(of('mit der Note „gut“ begann sie')).toBe(true);
  // A long one is cut there, and another title names none.
  expect(
    of('Nach ihrem Eintritt im Herbst 2017 übernahm Frau Brockmann zunächst die Warengruppe Beschläge'),
  ).toBe(false);
  expect(of('Der Schluss', letterRule('date-outside'))).toBe(false);
  expect(titleQuotes(byRule({ text: '' }, formal('no-signer')))).toBe(false);
});
