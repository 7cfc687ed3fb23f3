import { describe, expect, it } from 'vitest';
import { fromBase64 } from './base64.ts';
import { cut, hash, mix } from './hash.ts';
import { scanTokens } from './scan-tokens.ts';
import { stem } from './stem.ts';
import { rememberByWord, rememberIf, searchTokens, type Token, tokenise } from './tokens.ts';

describe('tokens', () => {
  it('bridge hyphens at line ends and soft hyphens, with offsets of the given text', () => {
    const text = 'zur vollsten Zufrie-\ndenheit und vol\u00ADlen Fach-\nund Sachkenntnis';
    const tokens = tokenise(text);
    expect(tokens.map((token) => token.stem)).toEqual([
      'zur',
      'vollst',
      'zufriedenheit',
      'und',
      'voll',
      'fach',
      '-',
      'und',
      'sachkenntnis',
    ]);
    expect(text.slice(tokens[2]?.start, tokens[2]?.end)).toBe('Zufrie-\ndenheit');
    expect(text.slice(tokens[4]?.start, tokens[4]?.end)).toBe('vol\u00ADlen');
  });
  it('answers a question of a word once, and one that is put later as well', () => {
    let asked = 0;
    const isLong = rememberIf(({ lower }) => {
      asked += 1;
      return lower.length > 8;
    });
    const [first, comma] = tokenise('Zufriedenheit, gut') as [Token, Token];
    expect([isLong(first), isLong(first), isLong(comma)]).toEqual([true, true, false]);
    expect(asked).toBe(2);
    const isComma = rememberIf(({ text }) => text === ',');
    expect([isComma(first), isComma(comma), isLong(first), isLong(comma)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('keep numbers and gender forms whole', () => {
    expect(tokenise('12.500,00 Euro, Kolleg*innen').map((token) => token.stem)).toEqual([
      '#',
      'euro',
      ',',
      'kolleg',
    ]);
  });
});

describe('what is remembered of a word', () => {
  const asked: string[] = [];
  const lengthOf = rememberByWord((token: Token) => {
    asked.push(token.text);
    return { length: token.text.length };
  });
  const lengths = (text: string): number[] => tokenise(text).map((token) => lengthOf(token).length);
  it('is found once for each word', () => {
    expect(lengths('Siebenmal abgewogen, siebenmal abgewogen.')).toEqual([9, 9, 1, 9, 9, 1]);
    expect(asked).toEqual(['Siebenmal', 'abgewogen', ',', 'siebenmal', '.']);
  });
  it('keeps words of other scripts apart, and very long ones are read anew', () => {
    const long = 'Donau'.repeat(40_000);
    expect(lengths(`𝒜𝒷 ${long} 𝒜 ${long}`)).toEqual([4, long.length, 2, long.length]);
    expect(lengths('𝒜 𝒜𝒷')).toEqual([2, 4]);
    expect(tokenise(long)[0]?.memory).toBeNull();
  });
});

describe('tokens found by their letters', () => {
  it.each([
    'Frau D’Angelo-Ohm (geb. 31.12.1980) erhielt 12.500,00 €, d. h. 50% mehr: „sehr gut“ – O’neill',
    'Kolleg*innen, Kund:innen, Leiter_in, Mitarbeiter/-innen, Gäste/innen, Kolleg:in-Treffen, Chef/in, Kund:inhalt',
    "E-Mail- und IT‑Betreuung, Süd–Nord, Soll-/Ist-Vergleich, 3., 4.%, 1.2.3.x, 7:30, '90er, Straße5a, a–",
    '  \t\u00A0Ðorđe Łukasz ÿ ſo µ ª×÷ …  ‚a‘ ›b‹ ‐c ‑d —e ’F ',
    '',
  ])('are those of the search: %s', (text) => expect(tokenise(text)).toEqual(searchTokens(text)));

  it.each([
    'Zufrie-\r\ndenheit',
    'Zufrie-  \ndenheit',
    'Zufrie-\t \r\n  denheit und mehr',
    'Zufrie‐\ndenheit',
    'vol\u00ADlen',
    'Ελένη',
    'e\u0301',
    '𝒜b',
    '♥ a',
    'fi\uFB01',
  ])('are left to the search in %j', (text) => {
    expect(tokenise(text)).toEqual(searchTokens(text));
    expect(scanTokens(text, () => undefined)).toBe(false);
  });
});

describe('stem', () => {
  it('takes inflection away and keeps the superlative', () => {
    expect(['volle', 'vollen', 'voller'].map(stem)).toEqual(['voll', 'voll', 'voll']);
    expect(stem('vollsten')).toBe('vollst');
    expect(stem('stets')).toBe('stets');
    expect(stem('größter')).toBe(stem('grösster'));
    expect(stem('Kolleginnen'.toLowerCase())).toBe(stem('kollegen'));
  });
});

describe('hash and base64', () => {
  it('give the same numbers for ever, because the stored weights rest on them', () => {
    expect(hash('Größe')).toBe(3_470_176_162);
    expect(cut(mix(hash('Größe'), hash('stets')))).toBe(914_147);
  });
  it('decodes what others encode', () => {
    const bytes = Uint8Array.from({ length: 200 }, (_, at) => (at * 37) & 255);
    expect(fromBase64(btoa(String.fromCodePoint(...bytes)))).toEqual(bytes);
  });
});
