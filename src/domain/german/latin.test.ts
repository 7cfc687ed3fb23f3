import { expect, test } from 'vitest';
import { formFor, isLatin, latin, latinOf } from './latin.ts';

const signs = Array.from({ length: 0x100 }, (_, code) => String.fromCharCode(code));
const places = ['\\p{L}', '\\p{Lu}', '\\p{Ll}', '[\\p{L}-]', '[^\\p{L}\\d]', '[^\\p{Lu}]', '[\\p{Ll} ]'];

test.each(places.flatMap((place) => ['u', 'iu'].map((flags) => [place, flags] as const)))(
  '/^%s$/%s finds the same among all signs up to ÿ',
  (place, flags) => {
    const regex = new RegExp(`^${place}$`, flags);
    const found = latinOf(regex);
    expect(found.flags).toBe(flags.replace('u', ''));
    expect(signs.filter((sign) => found.test(sign))).toEqual(signs.filter((sign) => regex.test(sign)));
  },
);

test('literals keep their capitals where case is ignored', () => {
  for (const sign of signs.filter((one) => /\p{L}/u.test(one))) {
    const regex = new RegExp(sign, 'iu');
    expect(signs.filter((one) => latinOf(regex).test(one))).toEqual(signs.filter((one) => regex.test(one)));
  }
});

test.each([
  /\p{Emoji}/u,
  /[ß-\u1E9E]/iu,
  /(?i:x|(?:y|[\p{Lu}]))/u,
  /(?i:x-\u017F)/u,
  /😀/u,
  /\u{1F600}/u,
  /abc/i,
])('%s stays as it is', (regex) => {
  expect(latinOf(regex)).toBe(regex);
});

test.each([/(?i:x)\p{Lu}/u, /(?i:[(x]\()(?<a>\p{Lu})|(?i:\p{L}ß)[\p{Lu}.]/u])(
  '%s asks for capitals beside what ignores case',
  (regex) => {
    const found = latinOf(regex);
    expect(found.flags).toBe('');
    for (const first of ['x', 'X', '(', '((', 'x(', 'ß', 'Äß'])
      for (const sign of signs) expect(found.test(first + sign)).toBe(regex.test(first + sign));
  },
);

test('a pattern that is only told is made when a text asks for it', () => {
  const word = { source: '^(?<name>\\p{Lu}\\p{Ll}+)$', flags: 'u' };
  expect(latin(word).exec('Łukasz')?.groups?.['name']).toBe('Łukasz');
  expect(latin(word).test('Übung')).toBe(true);
  expect([formFor(word, 'Übung').flags, formFor(word, 'Łukasz').flags]).toEqual(['', 'u']);
  expect(formFor(word, 'Übung')).toBe(formFor(word, 'Anna'));
});

test('names from elsewhere are read by the pattern itself', () => {
  const word = latin(/^(?<name>\p{Lu}\p{Ll}+)$/u);
  expect(word.exec('Łukasz')?.groups?.['name']).toBe('Łukasz');
  expect(word.test('Übung')).toBe(true);
  expect(word.test('Ж')).toBe(false);
  expect([isLatin('Müßÿ »x«'), isLatin('Dvořák'), isLatin('– ')]).toEqual([true, false, false]);
});
