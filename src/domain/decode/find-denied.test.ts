import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const found = (denied: string, told: string): string[] =>
  decode(
    baseLetter({
      tasks: `Frau Kern prüfte und buchte die Belege und überwachte die Zahlungen. ${denied}`,
      performance: `Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Sie arbeitete stets äußerst sorgfältig. ${told}`,
    }),
  ).findings.flatMap(({ rule, quote }) => (rule === 'task-denied' ? [quote ?? ''] : []));

describe('a duty that the tasks leave out, and that is praised', () => {
  test.each([
    [
      'Der Jahresabschluss gehörte nicht zu ihrem Gebiet, er wurde in allen Jahren vollständig von unserem Steuerberater erstellt.',
      'Besonders hervorheben möchten wir die von ihr aufgestellten Jahresabschlüsse, die stets fristgerecht vorlagen.',
    ],
    ['Die Lohnabrechnung war nicht ihre Aufgabe.', 'Ihre Lohnabrechnungen waren stets fehlerfrei.'],
    [
      'Nicht zu ihrem Bereich gehörte die Anlagenbuchhaltung.',
      'Die Anlagenbuchhaltung führte sie stets vorbildlich.',
    ],
    ['Das Mahnwesen war ihr nicht übertragen.', 'Das Mahnwesen hat sie stets mit größter Umsicht geführt.'],
    [
      'Kundenbesuche waren mit der Stelle nicht verbunden.',
      'Bei ihren Kundenbesuchen trat sie stets gewandt auf.',
    ],
    [
      'Reparaturen wurden ausnahmslos von einer Fachfirma ausgeführt.',
      'Ihre Reparaturen waren stets von bester Güte.',
    ],
    ['Ausgenommen war der Einkauf.', 'Ihr Geschick im Einkauf brachte uns stets sehr gute Preise.'],
    ['Die Stelle umfasste den Einkauf nicht.', 'Ihr Geschick im Einkauf brachte uns stets sehr gute Preise.'],
  ])('%s %s', (denied, told) => {
    expect(found(denied, told)).toHaveLength(1);
  });

  test('the praise is shown, which comes second', () => {
    const praise = 'Ihre Lohnabrechnungen waren stets fehlerfrei.';
    expect(found('Die Lohnabrechnung war nicht ihre Aufgabe.', praise)).toEqual([praise]);
  });

  test.each([
    [
      'what she got ready for those who do it',
      'Der Jahresabschluss gehörte nicht zu ihrem Gebiet, er wurde von unserem Steuerberater erstellt.',
      'Dem Steuerberater lieferte sie für den Jahresabschluss stets vollständige Unterlagen.',
    ],
    [
      'where she helped out',
      'Die Lohnabrechnung war nicht ihre Aufgabe.',
      'Bei Engpässen half sie auch in der Lohnabrechnung stets gern aus.',
    ],
    [
      'another closing of the books',
      'Der Jahresabschluss gehörte nicht zu ihren Aufgaben.',
      'Ihre Monatsabschlüsse waren stets fehlerfrei.',
    ],
    [
      'larger ones only',
      'Größere Reparaturen wurden ausnahmslos von einer Fachfirma ausgeführt.',
      'Ihre Reparaturen waren stets von bester Güte.',
    ],
    [
      'it changed',
      'Der Einkauf zählte zunächst nicht zu ihren Aufgaben; 2021 übernahm sie ihn.',
      'Ihr Geschick im Einkauf brachte uns stets sehr gute Preise.',
    ],
    [
      'her own name is no duty',
      'Die Inventur wurde vollständig von einem Dienstleister durchgeführt; Frau Kern-Lindemann sah zu.',
      'Frau Kern-Lindemann war stets sehr belastbar.',
    ],
    [
      'never is the zeal less',
      'Die Umstellung der Ablage war ein Vorhaben dreier Jahre.',
      'An der Umstellung arbeitete sie mit nie nachlassendem Schwung und nie müde werdend.',
    ],
    [
      'what wanes not',
      'Sie leitete die Umstellung der Ablage.',
      'Die Umstellung leitete sie mit nicht nachlassendem, kaum zu überbietendem Einsatz.',
    ],
    [
      '„keine leichte Aufgabe“',
      'Der Umzug war keine leichte Aufgabe.',
      'Den Umzug plante sie stets umsichtig.',
    ],
  ])('silent: %s', (_, denied, told) => {
    expect(found(denied, told)).toEqual([]);
  });
});

describe('what is denied is the work, not the thing at which it is done', () => {
  test.each([
    [
      'Elektroarbeiten an festen Anlagen gehörten nicht zu ihrem Auftrag; sie sind bei uns der Fachfirma vorbehalten.',
      'Auch am Abend und am Wochenende war sie stets zur Stelle, wenn eine Anlage Störung meldete.',
    ],
    [
      'Elektroarbeiten gehörten nicht zu ihren Aufgaben.',
      'Die Ergebnisse ihrer Malerarbeiten waren stets sehr gut.',
    ],
    [
      'Schweißarbeiten an Druckbehältern wurden von einer Fachfirma ausgeführt.',
      'Die Prüfung der Druckbehälter organisierte sie stets sehr gut.',
    ],
    [
      'Umbauten in den Wohnungen wurden von einer Fachfirma ausgeführt.',
      'Die Übergabe der Wohnungen bereitete sie stets sehr gut vor.',
    ],
    [
      'Reparaturen am Aufzug wurden von einer Fachfirma ausgeführt.',
      'Störungen am Aufzug meldete sie stets sofort.',
    ],
    ['Dacharbeiten gehörten nicht zu ihrem Auftrag.', 'Ihre Arbeiten erledigte sie stets sehr gut.'],
  ])('%s %s', (denied, told) => {
    expect(found(denied, told)).toEqual([]);
  });

  test.each([
    [
      'Elektroarbeiten an festen Anlagen gehörten nicht zu ihrem Auftrag.',
      'Ihre Elektroarbeiten waren stets von bester Güte.',
    ],
    [
      'Arbeiten an Aufzügen wurden von einer Fachfirma ausgeführt.',
      'Die Aufzüge reparierte sie stets fehlerfrei.',
    ],
  ])('but: %s %s', (denied, told) => {
    expect(found(denied, told)).toHaveLength(1);
  });
});
