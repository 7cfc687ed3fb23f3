import { describe, expect, test } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';

const ask = (text: string) => {
  const { graded, grade } = gradeSentence(text);
  return graded ? grade : null;
};

/** Praise of several levels, with the place where a frame may stand in front of the verb. */
const praise: readonly (readonly [string, number])[] = [
  ['erledigte Herr Vogt die ihm übertragenen Aufgaben stets zu unserer vollsten Zufriedenheit.', 1],
  ['erledigte sie die ihr übertragenen Aufgaben stets zu unserer vollen Zufriedenheit.', 2],
  ['erledigte Herr Vogt die ihm übertragenen Aufgaben zu unserer vollen Zufriedenheit.', 3],
  ['erledigte sie die ihr übertragenen Aufgaben zu unserer Zufriedenheit.', 4],
  ['hat Frau Nowak unsere Erwartungen stets voll erfüllt.', 2],
  ['waren wir mit seinen Leistungen voll zufrieden.', 3],
  ['arbeitete er stets sehr sorgfältig und zügig.', 1],
  ['war sie belastbar und behielt den Überblick.', 3],
];

describe('what frames a praise takes nothing from it', () => {
  test.each([
    'Im Rahmen der Ausbildung',
    'Im Rahmen seiner Tätigkeit',
    'Im Rahmen ihrer Beschäftigung bei uns',
    'Im Rahmen des Praktikums',
    'In den einzelnen Abteilungen',
    'In den verschiedenen Ausbildungsabschnitten',
    'Nicht zuletzt deshalb',
    'Deshalb',
    'Aus diesem Grund',
    'Seit Beginn der Tätigkeit',
    'Unserer Beobachtung nach',
    'In der Funktion als Teamleiter',
    'Im Tagesgeschäft',
  ])('%s', (frame) => {
    for (const [rest, grade] of praise)
      expect({ rest, grade: ask(`${frame} ${rest}`) }).toEqual({ rest, grade });
  });

  test.each(['Insgesamt', 'Alles in allem'])('%s sums up what is praised without a limit', (sum) => {
    for (const [rest, grade] of praise.filter(([text]) => /stets|sehr/.test(text)))
      expect({ rest, grade: ask(`${sum} ${rest}`) }).toEqual({ rest, grade });
  });

  test('up to the end is not only at the end', () => {
    expect(ask('Bis zuletzt waren wir mit seinen Leistungen voll zufrieden.')).toBe(3);
    expect(ask('Bis zuletzt hat sie unsere Erwartungen stets voll erfüllt.')).toBe(2);
  });

  test('within the sentence, too', () => {
    expect(
      ask(
        'Der Auszubildende erledigte die ihm im Rahmen der Ausbildung übertragenen Arbeiten zu unserer vollen Zufriedenheit.',
      ),
    ).toBe(3);
    expect(ask('Sie hat unsere Erwartungen insgesamt stets voll erfüllt.')).toBe(2);
  });
});

describe('what limits still does', () => {
  test.each([
    ['Im Rahmen seiner Möglichkeiten erledigte er die Aufgaben zu unserer vollen Zufriedenheit.', 4],
    ['Im Rahmen ihrer Fähigkeiten arbeitete sie sorgfältig.', 4],
    ['Insgesamt erledigte sie ihre Aufgaben zu unserer Zufriedenheit.', 5],
    ['Alles in allem war er belastbar.', 4],
    ['Mit unserer Software kam er bis zuletzt nicht zurecht.', 5],
    ['Zuletzt arbeitete sie sorgfältig.', 4],
  ])('%s', (text, least) => {
    expect(ask(text) ?? 0).toBeGreaterThanOrEqual(least);
  });
});
