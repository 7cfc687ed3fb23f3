// Side remarks of good letters that hide nothing, and the same remarks where they do.
import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

type Changes = Parameters<typeof baseLetter>[0];
const rulesOf = (changes: Changes, job = 'Sachbearbeiterin'): string[] =>
  decode(baseLetter(changes, { job })).findings.map(({ rule }) => rule);
const praise =
  'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Sie verfügt über hervorragende Fachkenntnisse. Sie arbeitete immer äußerst sorgfältig.';
const results = 'Ihre Ergebnisse waren stets sehr gut.';
const farewell = (wishes: string): string =>
  `Frau Kern verlässt uns auf eigenen Wunsch. Wir bedauern ihr Ausscheiden sehr, danken ihr für die stets sehr gute Zusammenarbeit und wünschen ihr ${wishes}`;

describe('wishes for private life first', () => {
  it('are nothing where work has wishes of its own', () =>
    expect(rulesOf({ closing: farewell('privat alles Gute und im Beruf weiterhin viel Erfolg.') })).toEqual(
      [],
    ));
});

describe('a condition', () => {
  it('heightens behind „auch dann“', () =>
    expect(
      rulesOf({
        performance: `${praise} Sie behielt auch dann die Ruhe, wenn das Wetter rasch umschlug. ${results}`,
      }),
    ).not.toContain('limit-condition'));
  it('binds without it', () =>
    expect(
      rulesOf({
        performance: `${praise} Sie war, wenn die Chefin daneben saß, stets sehr ruhig. ${results}`,
      }),
    ).not.toEqual([]));
});

describe('what came of the work', () => {
  it.each(['Ihre Abrechnungen stimmten stets.', 'Ihre Kasse stimmte jederzeit.'])('is told by: %s', (told) =>
    expect(rulesOf({ performance: `${praise} ${told}` }, 'Kassiererin')).not.toContain('missing-result'),
  );
});

describe('the formula with another verb', () => {
  it('is no missing one', () =>
    expect(
      rulesOf({
        summary: 'Die Ergebnisse waren gut, und ihre Leistungen stellten uns stets voll zufrieden.',
      }),
    ).not.toContain('missing-summary'));
});

const sold = (sentence: string, job: string): string[] =>
  rulesOf({ performance: `${praise} ${sentence}` }, job);

describe('success of who sells', () => {
  it.each([
    'Sie verdoppelte das Exportgeschäft.',
    'Sie erschloss zwei neue Märkte.',
    'Den Kundenstamm baute sie stetig aus.',
  ])('%s', (sentence) => expect(sold(sentence, 'Vertriebsleiterin')).not.toContain('missing-sales'));
  it('is asked of no head of an office', () =>
    expect(sold(results, 'Sachgebietsleiterin Bauaufsicht')).not.toContain('missing-sales'));
  it('is missed without a word of it', () =>
    expect(sold('', 'Vertriebsleiterin')).toContain('missing-sales'));
});
