import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const found = (begin: string, end: string, sentence: string): string[] =>
  decode(
    baseLetter({
      introduction: `Frau Jana Kern, geboren am 3. Mai 1985 in Husum, war vom ${begin} bis zum ${end} als Fachangestellte für Bäderbetriebe in unserem Unternehmen tätig.`,
      performance: `Frau Kern arbeitete stets sehr sorgfältig. ${sentence} Ihre Ergebnisse waren immer sehr gut.`,
    }),
  ).findings.map(({ rule }) => rule);

test.each([
  ['1. Mai 2022', '30. September 2022', 'Auch die vollen Saunaabende im Januar meisterte sie stets ruhig.'],
  ['1. Mai 2022', '30. September 2022', 'Selbst im Weihnachtsgeschäft behielt sie stets den Überblick.'],
  ['1. Mai 2022', '30. September 2022', 'In den Wintermonaten war sie jederzeit sehr belastbar.'],
  ['1. Oktober 2021', '31. März 2022', 'Auch im Hochsommer war sie jederzeit sehr belastbar.'],
])('%s to %s: „%s“ is told of another time', (begin, end, sentence) => {
  expect(found(begin, end, sentence)).toContain('date-outside');
});

test.each([
  ['1. Mai 2022', '30. September 2022', 'Auch die vollen Abende im Juli meisterte sie stets ruhig.'],
  ['1. Mai 2022', '30. September 2022', 'Die Anlagen machte sie stets sehr gut für den Winter bereit.'],
  ['1. Oktober 2021', '31. März 2022', 'Im Weihnachtsgeschäft war sie jederzeit sehr belastbar.'],
  ['1. Mai 2021', '30. April 2022', 'Auch im Winter war sie jederzeit sehr belastbar.'],
])('%s to %s: „%s“ fits', (begin, end, sentence) => {
  expect(found(begin, end, sentence)).not.toContain('date-outside');
});
