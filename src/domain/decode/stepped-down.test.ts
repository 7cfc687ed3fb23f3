import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const found = (posts: string, sentence: string): string[] =>
  decode(
    baseLetter({
      introduction: `Frau Jana Kern, geboren am 3. Mai 1985 in Husum, war vom 1. Juni 2018 bis zum 31. August 2023 in unserem Unternehmen beschäftigt, und zwar ${posts}.`,
      performance: `Frau Kern arbeitete stets sehr sorgfältig. ${sentence} Ihre Ergebnisse waren immer sehr gut.`,
    }),
  ).findings.map(({ rule }) => rule);

test.each([
  [
    'bis zum 31. März 2021 als Leiterin der Werkstatt und danach als Mechatronikerin',
    'Aufgrund ihrer Leistungen haben wir ihr 2021 eine Aufgabe mit noch größerer Verantwortung übertragen.',
  ],
  [
    'zunächst als Filialleiterin und ab dem 1. April 2021 als Verkäuferin',
    'Wegen ihrer stets sehr guten Leistungen wurde sie 2021 befördert.',
  ],
])('%s: „%s“ is no rise', (posts, sentence) => {
  expect(found(posts, sentence)).toContain('frame-clash');
});

test.each([
  [
    'bis zum 31. März 2021 als Mechatronikerin und danach als Leiterin der Werkstatt',
    'Aufgrund ihrer Leistungen haben wir ihr 2021 eine Aufgabe mit noch größerer Verantwortung übertragen.',
  ],
  [
    'zunächst als Assistentin der Geschäftsleitung und ab dem 1. April 2021 als Buchhalterin',
    'Wegen ihrer stets sehr guten Leistungen wurde sie 2021 befördert.',
  ],
  [
    'zunächst als Filialleiterin und ab dem 1. April 2021 als Verkäuferin',
    'Auf eigenen Wunsch gab sie die Leitung 2021 ab.',
  ],
])('%s: „%s“ fits', (posts, sentence) => {
  expect(found(posts, sentence)).not.toContain('frame-clash');
});
