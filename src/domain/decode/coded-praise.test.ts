import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';
import { readSentence } from './read-sentence.ts';

const coded =
  'Nach Dienstschluss war Frau Kern stets in fröhlicher Runde anzutreffen und hatte an unserer Getränkekiste ihren festen Platz.';
const performance = `Frau Kern arbeitete sorgfältig. Ihre Ergebnisse waren gut. ${coded}`;

test('a sentence with a code praises nothing, and brings no category of its own', () => {
  const { sentences, categories, findings } = decode(baseLetter({ performance }));
  const at = sentences.findIndex(({ text }) => text === coded);
  expect(sentences[at]).toMatchObject({ graded: false, categories: [], codes: ['geselligkeit'] });
  expect(sentences[at]?.grade).toBeUndefined();
  expect(categories.some((one) => one.sentences.includes(at))).toBe(false);
  expect(findings.map(({ rule }) => rule)).toContain('geselligkeit');
});

test('standing alone it is read as before', () => {
  expect(readSentence(coded).graded).toBe(true);
});

test('praise for sure stays praise, whatever code is told beside', () => {
  const mixed =
    'Frau Kern setzte sich mit Herz und außergewöhnlich großem Einsatz für unsere Gäste ein und zeigte jederzeit Verständnis für ihre Arbeit.';
  const { sentences } = decode(baseLetter({ performance: mixed }));
  expect(sentences.find(({ text }) => text === mixed)).toMatchObject({ graded: true, grade: 1 });
});
