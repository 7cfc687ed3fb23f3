import { expect, test } from 'vitest';
import { late } from './late.ts';
import { allMatches } from './all-matches.ts';
import { haveAtHand } from './sentences-at-hand.ts';
import { Sheet } from './threes.ts';

const told = [
  'Frau Kern führte das Lager mit großer Umsicht.',
  'Die Kasse stimmte.',
  'Er plante „Touren“ und beriet Kunden.',
  'Wir danken ihr.',
];
function putAtHand(sentences: readonly string[]): void {
  const sheet = new Sheet();
  const units = sentences.map((flat, at) => ({ flat, sheet, bit: 1 << at }));
  for (const { flat, bit } of units) sheet.add(bit, flat);
  haveAtHand(units);
}

test.each([
  [late.iu`(?<!\p{L})(?:lager|kasse)(?!\p{L})`, late.giu`(?<!\p{L})(?:lager|kasse)(?!\p{L})`, /lager|kasse/i],
  [late.iu`Touren|Umsicht`, late.giu`Touren|Umsicht`, /Touren|Umsicht/i],
  [late.iu`\d|ihr`, late.giu`\d|ihr`, /\d|ihr/i],
])('%s finds the same however often it is asked', (pattern, global, plain) => {
  for (let round = 0; round < 400; round += 1) {
    putAtHand(round % 2 === 0 ? told : told.toReversed());
    for (const sentence of [...told, 'Die Kasse des Lagers war Kerns Sache.']) {
      const place = plain.exec(sentence)?.index;
      expect(pattern.test(sentence)).toBe(place !== undefined);
      expect(pattern.exec(sentence)?.index).toBe(place);
      expect(allMatches(global, sentence)[0]?.index).toBe(place);
    }
  }
});
