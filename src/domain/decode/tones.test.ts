import { expect, test } from 'vitest';
import { tokenise, type Token } from '../german/tokens.ts';
import { toneOfWord } from './tones.ts';
import { unitsOf } from './sentence-units.ts';

const toneOf = (word: string): string | null => toneOfWord(tokenise(word)[0] as Token).tone;

test.each([
  ['mustergültig', 'top'],
  ['tadellose', 'good'],
  ['leidlich', 'enough'],
  ['zögerlich', 'weak'],
  ['verschleppte', 'bad'],
  ['beseitigte', 'ends'],
  ['verdoppelten', 'more'],
  ['schrumpften', 'less'],
  ['Umsätze', 'wanted'],
  ['Wartezeiten', 'unwanted'],
])('%s is %s', (word, tone) => expect(toneOf(word)).toBe(tone));

test.each([
  ['Kassenfehler', 'bad'],
  ['Jahresumsatz', 'wanted'],
  ['unpünktlich', 'bad'],
])('a word that is not listed speaks by its parts: %s', (word, tone) => expect(toneOf(word)).toBe(tone));

test.each(['Fehleranalyse', 'Beschwerdemanagement', 'Tischler', 'Montag', 'und', 'Universität'])(
  '%s has no tone',
  (word) => expect(toneOf(word)).toBeNull(),
);

test('a sentence as tones, clause by clause', () => {
  expect(unitsOf('Fehler vermied Frau Ulmer stets, obwohl der Ausschuss stieg.').tones).toEqual([
    'bad',
    'ends',
    'always',
    '|',
    '~obwohl',
    'bad',
    'more',
  ]);
});
