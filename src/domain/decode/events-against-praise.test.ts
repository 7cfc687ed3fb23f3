import { describe, expect, it } from 'vitest';
import { letterOfBuyer as letter } from '../../../tests/helpers/letter-of-buyer.ts';
import { decode } from './decode.ts';

const contradictions = (performance: string): string[] =>
  decode(letter({ performance })).findings.flatMap(({ rule, kind }) =>
    kind === 'contradiction' && rule !== 'dull-spot' ? [rule] : [],
  );

describe('teams that last, and posts that are filled again and again', () => {
  it.each([
    'Es gelang ihm, langjährige und beständige Teams zu formen; in den fünf Jahren besetzte er die 13 Filialleitungen seines Bezirks insgesamt 34 Mal neu.',
    'Er formte ein stabiles und eingespieltes Team. In seiner Zeit wechselte die Stellvertretung viermal.',
    'Er verstand es, Mitarbeiter langfristig an das Haus zu binden. Die sechs Stellen seiner Gruppe wurden in drei Jahren elfmal neu besetzt.',
    'Seine Mannschaft war stets beständig und verlässlich. In vier Jahren mussten die acht Stellen seiner Abteilung 21 Mal nachbesetzt werden.',
    'Auf seine stabile Mannschaft war er zu Recht stolz; von den zwölf Stellen des Teams war jede mindestens dreimal neu zu besetzen.',
    'Er sorgte für ein hervorragendes Arbeitsklima. In zwei Jahren schied die Hälfte der Beschäftigten seiner Abteilung aus.',
  ])('%s', (performance) => {
    expect(contradictions(performance)).not.toEqual([]);
  });
  it.each([
    'Er formte langjährige und beständige Teams; in fünf Jahren musste er nur zwei Stellen neu besetzen.',
    'Er formte ein stabiles Team und besetzte alle 13 Filialleitungen aus den eigenen Reihen.',
    'Er baute ein festes, treues Team auf. Er stellte in drei Jahren 17 neue Mitarbeiter ein, weil wir stark wuchsen.',
    'Er formte beständige Teams. Bei seinem Eintritt waren die Filialleitungen mehrfach neu besetzt worden; seither blieb keine Stelle leer.',
    'Er verstand es, Mitarbeiter zu binden. Offene Stellen besetzte er stets rasch und treffsicher neu.',
    'Seine Gruppe war stets stabil. Die saisonalen Aushilfen stellte er jedes Jahr neu ein.',
    'Er hielt sein Team zusammen, auch als die Leitung des Hauses dreimal wechselte.',
  ])('sound: %s', (performance) => {
    expect(contradictions(performance)).toEqual([]);
  });
});
