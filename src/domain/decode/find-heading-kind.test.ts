import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const quotes = (text: string): (string | undefined)[] =>
  decode(text)
    .findings.filter(({ rule }) => rule === 'other-heading' || rule === 'heading-kind')
    .map(({ quote }) => quote);

test('a training under the heading of an internship', () => {
  expect(quotes(baseLetter({ heading: 'Praktikumszeugnis' }, { type: 'ausbildungszeugnis' }))).toEqual([
    'Praktikumszeugnis',
  ]);
});

test('an internship under the heading of a training', () => {
  const introduction =
    'Frau Jana Kern, geboren am 3. Mai 2003 in Husum, absolvierte vom 1. Juni 2023 bis zum 31. August 2023 ein Praktikum in unserer Buchhaltung.';
  expect(quotes(baseLetter({ heading: 'Ausbildungszeugnis', introduction }))).toEqual(['Ausbildungszeugnis']);
});

test('a final reference under the heading of an interim one', () => {
  expect(quotes(baseLetter({ heading: 'Zwischenzeugnis' }))).toEqual(['Zwischenzeugnis']);
});

test('plain headings fit all', () => {
  expect(quotes(baseLetter({ heading: 'Zeugnis' }, { type: 'ausbildungszeugnis' }))).toEqual([]);
  expect(quotes(baseLetter({ heading: 'Zeugnis' }))).toEqual([]);
});
