import { expect, test } from 'vitest';
import { late, lateRegExp } from './late.ts';

const texts = ['Frau Kern und Frau Łukasz', 'Frau Kern, Herr Bär', 'frau µ ÿ Ÿ ſ', '', 'Ω-Team Frau Ωmega'];
const patterns = [
  ['(?<word>\\p{Lu}\\p{L}+)', 'u'],
  ['(?<word>\\p{Lu}\\p{L}+)', 'iu'],
  ['(?<word>\\p{Lu}\\p{L}+)', 'gu'],
  ['(?<![\\p{L}\\d])frau (?<word>\\p{L}+)', 'giu'],
  ['(?<word>frau )\\p{L}', 'iuy'],
  ['(?<word>\\p{L})?', 'gu'],
  ['(?<word>,) ?', ''],
] as const;

/** What a text makes of a pattern, in all ways it may be asked. */
const answers = (make: () => RegExp): readonly unknown[] =>
  texts.map((text) => {
    const asked = make();
    const again = [asked.exec(text), asked.lastIndex, asked.exec(text), asked.test(text), asked.lastIndex];
    return [
      again.map((one) => (Array.isArray(one) ? [...one, one.index, { ...one.groups }] : one)),
      make().test(text),
      text.match(make()),
      text.search(make()),
      text.replace(make(), '<$<word>>'),
      text.replace(make(), (found, word) => `${found.length}${String(word)}`),
      text.split(make(), 5),
      make().global && [...text.matchAll(make())].map((one) => [...one, one.index]),
      make().global && text.replaceAll(make(), '-'),
    ];
  });

test('a late pattern finds what one finds that is made at once', () => {
  for (const [source, flags] of patterns)
    expect(answers(() => lateRegExp(source, flags))).toEqual(answers(() => new RegExp(source, flags)));
});

test('a late pattern can be told apart, and made anew with other flags', () => {
  const asked = lateRegExp('\\p{L}+', 'iu');
  const { source, flags, global, ignoreCase, multiline, sticky, unicode, dotAll, hasIndices } = asked;
  expect({ source, flags, global, ignoreCase, multiline, sticky }).toMatchObject(/\p{L}+/iu);
  expect([unicode, dotAll, hasIndices]).toEqual([true, false, false]);
  expect(new RegExp(asked, 'gu')).toEqual(/\p{L}+/gu);
  expect(lateRegExp(/\p{L}/u).source).toBe('\\p{L}');
  expect(lateRegExp(/\p{L}/u, 'g').flags).toBe('g');
  expect(new RegExp(late.iu`\p{L}\b`)).toEqual(/\p{L}\b/iu);
});
