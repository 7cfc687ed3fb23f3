import { expect, test } from 'vitest';
import { nameKey, spelledLike } from './name-key.ts';

test('capitals, ß and written-out umlauts make no other name', () => {
  expect(nameKey('GÄRTNER GROSSHANDEL')).toBe(nameKey('Gaertner Großhandel'));
  expect(nameKey('Gartner')).not.toBe(nameKey('Gärtner'));
});

test('a name is found as the text spells it', () => {
  const text = 'Wir, die Müller & Söhne Straßenbau GmbH, bauen.';
  expect(spelledLike('MUELLER & SÖHNE STRASSENBAU').exec(text)?.[0]).toBe('Müller & Söhne Straßenbau');
  expect(spelledLike('A.B (X)').test('axb x')).toBe(false);
});
