import { describe, expect, it } from 'vitest';
import { denialIn } from './denial.ts';
import { gradeSentence } from './grade-sentence.ts';
import { unitsOf } from './sentence-units.ts';

const kindsOf = (text: string) => unitsOf(text).units.flatMap(({ kind }) => kind ?? []);

describe('what denies is a kind of its own', () => {
  it.each([
    ['Er hielt nie einen Termin ein.', '~never'],
    ['Zu keiner Zeit gab es Beschwerden.', '~never'],
    ['Sie arbeitete ohne Sorgfalt.', '~without'],
    ['Ihre Texte waren frei von Fehlern.', '~without'],
    ['Seine Angaben stimmten kaum.', '~rarely'],
    ['Er half selten.', '~rarely'],
    ['Weder Eile noch Lärm störten sie.', '~neither'],
  ])('%s → %s', (text, kind) => expect(kindsOf(text)).toContain(kind));

  it('„stets“ denies nothing, and „ein selten fleißiger Kollege“ is praise', () => {
    expect(kindsOf('Er hielt stets jeden Termin ein.')).not.toContain('~never');
    expect(kindsOf('Er war ein selten fleißiger Kollege.')).not.toContain('~rarely');
  });
});

describe('what a clause denies', () => {
  it.each([
    [['~never', 'bad'], { denial: '~never', sides: 2, next: 2, boost: 0 }],
    [['good', '~rarely'], { denial: '~rarely', sides: 1, next: 3, boost: 0 }],
    [['always', '~without', 'bad'], { denial: '~without', sides: 2, next: 2, boost: 1 }],
    [['negation', '~without', 'good'], { denial: 'negation+~without', sides: 1, next: 1, boost: 0 }],
    [['good'], { denial: null, sides: 1, next: 3, boost: 0 }],
  ])('%j', (signs, told) => expect(denialIn(signs, 0, signs.length)).toEqual(told));
});

describe('a sentence and its denial are far apart', () => {
  it.each([
    ['Sie verlor ihre Ziele nie aus den Augen.', 'Sie verlor ihre Ziele oft aus den Augen.'],
    ['Seine Leistungen ließen nichts zu wünschen übrig.', 'Seine Leistungen ließen zu wünschen übrig.'],
    ['Ihr Unterricht war alles andere als langweilig.', 'Ihr Unterricht war alles andere als mitreißend.'],
    ['Seine Abrechnungen stimmten immer auf Anhieb.', 'Seine Abrechnungen stimmten selten auf Anhieb.'],
    ['Die Flinte warf er nie ins Korn.', 'Die Flinte warf er gern ins Korn.'],
    [
      'Unbeliebte Arbeiten übernahm er immer ohne Murren.',
      'Unbeliebte Arbeiten übernahm er nie ohne Murren.',
    ],
  ])('%s – %s', (praise, blame) => {
    expect(gradeSentence(praise).grade).toBeLessThanOrEqual(2);
    expect(gradeSentence(blame).grade).toBe(5);
  });
});
