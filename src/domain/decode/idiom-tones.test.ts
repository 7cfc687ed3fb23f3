import { expect, it } from 'vitest';
import { tokenise } from '../german/tokens.ts';
import { idiomToneLines } from '../knowledge/idiom-tone-lines.ts';
import { idiomsIn } from './idiom-tones.ts';
import { nameTokens } from './name-tokens.ts';

const tonesIn = (text: string) => {
  const tokens = tokenise(text);
  return idiomsIn(tokens, nameTokens(tokens)).map(({ tone }) => tone);
};

it.each([
  ['Er warf die Flinte ins Korn.', 'bad'],
  ['Ins Korn geworfen hat sie die Flinte nie.', 'bad'],
  ['Sie traf den Nagel auf den Kopf.', 'good'],
  ['Er ließ sich über den Tisch ziehen.', 'bad'],
  ['Als Hebamme war sie mit Leib und Seele dabei.', 'good'],
])('%s → %s', (text, tone) => expect(tonesIn(text)).toEqual([tone]));

it.each(['Er räumte das Korn ein.', 'Sie schlug einen Nagel ein.', 'Frau Flinte beriet Herrn Korn.'])(
  'none in: %s',
  (text) => expect(tonesIn(text)).toEqual([]),
);

it('no idiom stands in two tones', () => {
  const lines = Object.values(idiomToneLines).flatMap((list) => list.trim().split(/\s*\|\s*/));
  expect(lines.length).toBeGreaterThan(1000);
  expect(new Set(lines).size).toBe(lines.length);
});
