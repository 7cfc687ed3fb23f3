import { expect, test } from 'vitest';
import { decode } from '#domain/decode/decode.ts';
import { whyNoReference } from './why-no-reference.ts';

const why = (text: string) => whyNoReference(decode(text).notReferenceReason);

test('a curriculum vitae has no page to be added', () => {
  const text =
    'Lebenslauf\n\nPersönliche Daten\nName: Jana Moll\nFamilienstand: ledig\n\nBerufserfahrung\n03/2018 – 06/2022 Köchin, Gasthof Adler\n07/2022 – heute Küchenchefin, Hotel am Markt\n\nSchulbildung\n2009 – 2015 Realschule';
  expect(why(text)).toBe('other-document');
});

test('a letter in another language is not helped by typing it in', () => {
  const text =
    'Reference\n\nMs Moll was employed with us as a chef from 2018 to 2022. She was responsible for the kitchen and the training of our apprentices. We were very satisfied with her work and wish her all the best for the future. She has left the company at her own request.';
  expect(why(text)).toBe('other-language');
});

test('a sentence alone is a sentence without its letter', () => {
  expect(why('Frau Moll war bei uns.')).toBe('too-short');
});

test('what is cut off, empty or bare of ratings may be completed', () => {
  expect(why('')).toBe('incomplete');
  expect(
    why(
      'Der Zug fährt um neun Uhr ab und ist gegen Mittag am Meer. Dort gehen wir an den Strand, bauen eine Burg und essen ein Eis, bevor die Sonne untergeht und wir nach Hause fahren.',
    ),
  ).toBe('incomplete');
});
