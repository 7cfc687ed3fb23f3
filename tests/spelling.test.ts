import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createHunspellFromFiles } from 'hunspell-wasm';
import { expect, test } from 'vitest';
import { expandedTexts } from '../src/domain/compose/check-module.ts';
import { activityText } from '../src/domain/compose/suggest-activities.ts';
import { moduleFiles } from '../src/domain/knowledge/modules/index.ts';
import { occupations } from '../src/domain/knowledge/occupations-activities/index.ts';

const dictionary = path.resolve(import.meta.dirname, '../node_modules/dictionary-de');
const hunspell = await createHunspellFromFiles(
  path.join(dictionary, 'index.aff'),
  path.join(dictionary, 'index.dic'),
);

/** Right words that the dictionary does not know; each was looked at by a person. */
const known = new Set(
  readFileSync(path.resolve(import.meta.dirname, 'spelling/known-words.txt'), 'utf8').split(/\s+/),
);

/** Words of a text; gender signs and halves of „Termin- und Kostenplanung“ are taken apart. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/[*:](?=innen)/g, '')
    .match(/\p{L}+(?:-(?=\p{L})\p{L}+)*-?/gu)
    ?.flatMap((word) => (word.endsWith('-') ? [] : [word])) ?? [];

function unknownIn(texts: Iterable<string>): string[] {
  const words = new Set([...texts].flatMap(wordsOf));
  return [...words].filter((word) => !known.has(word) && !hunspell.testSpelling(word)).toSorted();
}

test('the dictionary finds a misspelt word', () => {
  expect(unknownIn(['Ihre Arbeitweise war sorgfälltig.'])).toEqual(['Arbeitweise', 'sorgfälltig']);
});

test('every sentence that a module can give is spelt right', () => {
  const texts = moduleFiles.flatMap(({ modules }) => modules.flatMap(({ text }) => expandedTexts(text)));
  expect(texts.length).toBeGreaterThan(10_000);
  expect(unknownIn(texts)).toEqual([]);
}, 120_000);

test('every occupation and every task is spelt right', () => {
  const texts = occupations.flatMap(({ male, female, neutral, activities }) => [
    male,
    female,
    neutral ?? '',
    ...activities.map((activity) => activityText(activity, 'pair', 'Kunden')),
  ]);
  expect(unknownIn(texts)).toEqual([]);
  // Tens of thousands of words.
}, 120_000);
