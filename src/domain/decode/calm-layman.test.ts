import { describe, expect, it } from 'vitest';
import { calmLayman } from './calm-layman.ts';
import { decode } from './decode.ts';
import { gradeSentence } from './grade-sentence.ts';
import type { SentenceReading } from './reading.ts';

const read = (text: string, more: Partial<SentenceReading> = {}): SentenceReading => {
  const { hint, ...graded } = gradeSentence(text);
  void hint;
  return { start: 0, end: text.length, text, part: 'performance', codes: [], ...graded, ...more };
};
const poor = { graded: true, grade: 5, range: [4.5, 5.5], confidence: 0.6 } as const;
const praise = Array.from({ length: 5 }, () => read('Sie arbeitete stets sehr sorgfältig.'));
const after = (one: SentenceReading, warmth = 0): SentenceReading | undefined =>
  calmLayman([...praise, one], warmth).at(-1);

describe('the letter of a layman', () => {
  it('reads warm praise as good, and says why', () => {
    const warm = read('Die Kunden haben sie sofort ins Herz geschlossen.', {
      ...poor,
      category: 'external-behavior',
      better: 'Besser so.',
    });
    const calm = after(warm);
    expect(calm).toMatchObject({ graded: true, grade: 2, range: [1, 3], category: 'external-behavior' });
    expect(calm?.explanation).toContain('Alltagsworten');
    expect(calm).not.toHaveProperty('better');
  });
  it('leaves without a grade what blames nobody', () => {
    expect(after(read('Das Wechselgeld hat jeden Abend auf den Cent gepasst.', poor))).toMatchObject({
      graded: false,
      categories: [],
      explanation: '',
    });
  });
  it.each([
    ['Am Anfang hat sie viele Fehler gemacht.', {}],
    ['Sie war nicht pünktlich.', {}],
    ['Sie kam nur manchmal zu spät.', {}],
    // A row of a table, or a reading that leaves no doubt.
    ['Ordnung 5', { confidence: 0.9 }],
    ['Sie hat Brötchen verkauft.', { grade: 3 }],
  ])('keeps „%s“ as it is read', (text, more) => {
    const one = read(text, { ...poor, ...more });
    expect(after(one)).toEqual(one);
  });
  it('that praises little is left alone, unless its words are warm', () => {
    const one = read('Das Wechselgeld hat jeden Abend auf den Cent gepasst.', poor);
    expect(calmLayman([one, one, one, one], 2)).toEqual([one, one, one, one]);
    expect(calmLayman([one], 3)[0]?.graded).toBe(false);
  });
  it('is not frightening as a whole', () => {
    const letter = `Zeugnis

Frau Jana Kern, geboren am 3.5.1995, hat vom 1.3.2019 bis zum 30.6.2024 bei mir im Laden als Verkäuferin gearbeitet.

Sie hat Brot verkauft, Kaffee gemacht und am Abend die Kasse abgerechnet. Das Wechselgeld hat jeden Abend auf den Cent gepasst! Die Kunden haben sie sofort ins Herz geschlossen, und manche fragen noch heute nach ihr. Mit mir und meinem Mann kam sie wunderbar aus. Ich konnte mich blind auf sie verlassen. Sie hat immer super gearbeitet und war ehrlich und fleißig.

Sie hat selber gekündigt, weil sie wegzieht. Ich finde das sehr schade und wünsche ihr von Herzen alles Gute!

Neudorf, 30.6.2024

Erna Groß, Bäckerei Groß`;
    const { layman, sentences, overall } = decode(letter);
    expect(layman).toBe(true);
    expect(overall?.grade).toBeLessThanOrEqual(2);
    expect(sentences.filter(({ grade = 0 }) => grade > 3).map(({ text }) => text)).toEqual([]);
  });
});

it('a layman who never missed a cent and says „viel Glück“ has left nothing out', () => {
  const { findings, closing } = decode(`Bäckerei Huber
Dorfstraße 5
83700 Rottach

Zeugnis für Lisa Brandl

Die Lisa war vom 1.9.2019 bis 30.6.2024 bei uns im Laden als Verkäuferin. Sie war eine super Mitarbeiterin, immer gut gelaunt und fleißig. Die Kunden haben sie geliebt. Auch wenn es mal stressig war hat sie den Überblick behalten. Auf die Kasse konnten wir uns immer verlassen, es hat nie ein Cent gefehlt. Wir sind wirklich traurig dass sie geht und würden sie jederzeit wieder einstellen. Danke für alles liebe Lisa und viel Glück in der neuen Stadt!

Rottach, 30.6.2024
Josef Huber`);
  expect(findings.filter(({ kind }) => kind === 'omission')).toEqual([]);
  expect(closing?.grade).toBeLessThanOrEqual(2);
});
