import { describe, expect, it } from 'vitest';
import { letterOfBuyer } from '../../../tests/helpers/letter-of-buyer.ts';
import { decode } from './decode.ts';

const readIn = (performance: string, letter = letterOfBuyer({ performance })) => {
  const { sentences, findings } = decode(letter);
  const told = sentences.find(({ text }) => text === performance);
  return { graded: told?.graded, grade: told?.grade, rules: findings.map(({ rule }) => rule) };
};

describe('a story in a very good letter is no blame', () => {
  it.each([
    'Beschimpfungen am Telefon begegnete er mit unerschütterlicher Freundlichkeit.',
    'Er trennte sich von unrentablen Lieferanten, aber nicht von den Menschen.',
    'Monatsabschlüsse liegen heute am vierten statt am achtzehnten Arbeitstag vor.',
    'Zwei Kunden, die nach dem Ausscheiden seines Vorgängers abgewandert waren, holte er bereits im ersten Jahr zurück.',
    'Sieben Händler, die wegen langsamer Lieferung gekündigt hatten, holte er zurück.',
    'Unter seiner Führung wuchsen die Einkäufer über sich hinaus.',
  ])('%s', (told) => {
    const { grade = 0, rules } = readIn(told);
    expect(grade).toBeLessThan(3.5);
    expect(rules).toEqual([]);
  });
});

describe('what blames is told in a very good letter', () => {
  it.each([
    'Seine Kenntnisse der Programme waren ungenügend.',
    'Die Güte seiner Berichte war häufig mangelhaft.',
    'Seine Unterlagen mussten nachgearbeitet werden.',
    'Seine Kenntnisse entsprachen den Anforderungen der Stelle.',
    'Termine hielt er in der Regel ein.',
  ])('%s', (told) => {
    const { graded, grade = 0, rules } = readIn(told);
    expect(graded).toBe(true);
    expect(grade).toBeGreaterThanOrEqual(3.5);
    expect(rules).not.toEqual([]);
  });

  it('and in a letter that is not good a story stays what it was read as', () => {
    const story = 'Er trennte sich von unrentablen Lieferanten, aber nicht von den Menschen.';
    const plain = letterOfBuyer({ performance: story })
      .replaceAll(/stets |immer |jederzeit |sehr |äußerst /g, '')
      .replace('vollsten', 'vollen');
    expect(readIn(story, plain).graded).toBe(true);
  });
});
