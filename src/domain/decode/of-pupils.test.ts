import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const rules = (praise: string, summary: string): readonly string[] =>
  decode(
    baseLetter({
      heading: 'Praktikumszeugnis',
      introduction:
        'Frau Jana Kern, geboren am 3. Mai 2008 in Husum, leistete vom 15. Januar bis zum 2. Februar 2024 ihr Schulpraktikum in unserer Praxis ab.',
      tasks: 'Sie reichte Instrumente zu, reinigte Käfige und füllte Verbandsmaterial auf.',
      performance: praise,
      summary,
      closing: 'Wir danken Frau Kern für ihre Mitarbeit und wünschen ihr alles Gute.',
      signature: 'Neuenstadt, den 2. Februar 2024\n\nUlrike Damm\nTierärztin',
    }),
  ).findings.map(({ rule }) => rule);

const weak = 'Frau Kern erfüllte ihre Aufgaben zu unserer Zufriedenheit.';
const coat = 'Ihr Kittel war stets sauber, und ihr Haar trug sie vorschriftsmäßig gebunden.';
const work = 'Sie hatte die nötigen Vorkenntnisse. Ihre Notizen entsprachen den Anforderungen.';

test('a clean coat is little to praise, even of a pupil', () => {
  expect(rules(`${work} ${coat}`, weak)).toContain('self-evident');
});

test('that she came on time is what her school asks about', () => {
  expect(rules(`${work} Sie war jeden Tag pünktlich.`, weak)).not.toContain('self-evident');
});
