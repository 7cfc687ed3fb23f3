import { expect, test } from 'vitest';
import { letterOfBuyer } from '../../../tests/helpers/letter-of-buyer.ts';
import { decode } from './decode.ts';

/** He left at the end of 2022. */
const isOutside = (performance: string): boolean =>
  decode(letterOfBuyer({ performance })).findings.some(({ rule }) => rule === 'date-outside');

test.each([
  'Besonders freuen uns die Weine des Jahrgangs 2023, die er von der Lese bis zur Flasche begleitet hat.',
  'Die Ernte 2023 brachte er trotz Regens vollständig ein.',
  'Im Weihnachtsgeschäft 2023 erzielte er den besten Umsatz seiner Zeit.',
  'Den Jahresabschluss 2023 erstellte er ohne eine einzige Rückfrage der Prüfer.',
  'Auf der Möbelmesse 2024 gewann er zwölf neue Händler.',
  'Die Inventur 2023 schloss er an einem Tag ab.',
])('what came after he had left cannot be his: %s', (sentence) => {
  expect(isOutside(sentence)).toBe(true);
});

test.each([
  'Die Weine des Jahrgangs 2021, die er ausgebaut hat, freuen uns besonders.',
  'Die Ernte 2022 brachte er trotz Regens vollständig ein.',
  'Die Saison 2023 hat er noch vollständig vorbereitet.',
  'Für die Möbelmesse 2024 sicherte er uns den besten Platz.',
  'Die Auszubildenden des Jahrgangs 2023 wählte er mit großer Umsicht aus.',
  'Seine Planung des Festivals 2023 liegt vollständig vor.',
])('a year of his own, or what he made ready: %s', (sentence) => {
  expect(isOutside(sentence)).toBe(false);
});
