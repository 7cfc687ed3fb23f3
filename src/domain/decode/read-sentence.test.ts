import { describe, expect, it } from 'vitest';
import { readSentence } from './read-sentence.ts';

describe('a sentence on its own', () => {
  it('names the codes it holds, literally', () => {
    const text = 'Durch ihre Geselligkeit trug sie zur Verbesserung des Betriebsklimas bei.';
    const { codes, evidence, graded, grade } = readSentence(text);
    expect(codes).toContain('geselligkeit');
    expect({ graded, grade }).toEqual({ graded: true, grade: 5 });
    for (const { start, end, text: words } of evidence) expect(text.slice(start, end)).toBe(words);
    expect(evidence.map(({ kind }) => kind)).toContain('code');
  });
  it('stays silent where nobody is rated', () => {
    expect(readSentence('Die Firma baut hervorragende Maschinen.')).toMatchObject({
      graded: false,
      codes: [],
    });
    expect(readSentence('')).toMatchObject({ graded: false, evidence: [] });
  });
});
