import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const rulesOf = (praise: string, told: string): readonly string[] =>
  decode(
    baseLetter({
      performance: `Frau Kern war stets hoch motiviert. ${praise} Sie verfügte über sehr gute Fachkenntnisse. Die Ergebnisse ihrer Arbeit waren stets gut. ${told}`,
    }),
  ).findings.flatMap(({ rule, kind }) =>
    kind === 'contradiction' && rule !== 'summary-against-singles' ? [rule] : [],
  );

describe('a code or a limit against the praise of what it names', () => {
  it.each([
    ['Sie arbeitete stets sehr selbständig.', 'Mit etwas Anleitung kam sie auch bei neuen Aufgaben zurecht.'],
    ['Sie zeigte stets große Eigeninitiative.', 'Die Arbeiten erledigte sie auf Anweisung.'],
    ['Sie war stets sehr belastbar.', 'Normalem Arbeitsanfall war sie gewachsen.'],
    ['Sie arbeitete stets sehr zügig.', 'Sie nahm sich für jede Aufgabe die nötige Zeit.'],
  ])('%s %s', (praise, told) => {
    expect(rulesOf(praise, told)).not.toEqual([]);
  });
  it.each([
    ['Sie war stets sehr freundlich.', 'Normalem Arbeitsanfall war sie gewachsen.'],
    ['Sie arbeitete stets sehr sorgfältig.', 'Sie nahm sich für jede Aufgabe die nötige Zeit.'],
    ['Sie arbeitete stets sehr selbständig.', 'Auszubildende leitete sie mit viel Geduld an.'],
  ])('sound: %s %s', (praise, told) => {
    expect(rulesOf(praise, told)).toEqual([]);
  });
});
