import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const rulesOf = (performance: string, job = 'Buchhalterin'): readonly string[] =>
  decode(baseLetter({ performance }, { job })).findings.map(({ rule }) => rule);
const climate =
  'Frau Kern arbeitete stets äußerst sorgfältig. Sie sorgte stets für ein ausgezeichnetes Klima.';
const research =
  'Frau Kern arbeitete stets äußerst sorgfältig. Ihre Forschung war in jeder Hinsicht hervorragend.';
const selling =
  'Frau Kern arbeitete stets äußerst sorgfältig. Ihre Verkaufserfolge waren stets hervorragend.';

describe('what is praised, and what came of it', () => {
  it.each([
    [climate, 'In zwei Jahren stellte sie 131 Kräfte ein, um Abgänge in ihrer Belegschaft auszugleichen.'],
    [climate, 'Zahlreiche Kündigungen glich sie durch Neueinstellungen aus.'],
    [climate, 'Die Fluktuation in ihrem Bereich war die höchste im Haus.'],
    [climate, 'In zwei Jahren verließen 40 ihrer Mitarbeiter das Lager.'],
    [research, 'Zwei Aufsätze befinden sich seit 2021 in Vorbereitung.'],
    [research, 'Eine erste Veröffentlichung wird für das kommende Jahr angestrebt.'],
    [research, 'In fünf Jahren ist noch kein Aufsatz erschienen.'],
    [selling, 'Ein erster Abschluss wird für das kommende Jahr erwartet.'],
    [selling, 'In zwei Jahren hat sie keinen einzigen Vertrag abgeschlossen.'],
  ])('%s %s', (claim, story) => {
    expect(rulesOf(`${claim} ${story}`)).toContain('fact-against-praise');
  });

  it.each([
    [climate, 'In zwei Jahren stellte sie 131 Kräfte ein, um das Wachstum zu bewältigen.'],
    [climate, 'Altersbedingte Abgänge glich sie vorausschauend durch eigene Ausbildung aus.'],
    [climate, 'Trotz der in unserer Branche hohen Fluktuation hielt sie ihre Mannschaft zusammen.'],
    [climate, 'Zwölf ihrer Mitarbeiter wechselten als Führungskräfte an andere Standorte.'],
    [research, 'Zwei weitere Aufsätze befinden sich in Vorbereitung.'],
    [research, 'Ihre erste Veröffentlichung erschien schon nach einem Jahr.'],
    [research, 'Noch keine andere Gruppe hat so viele Aufsätze veröffentlicht.'],
    [research, 'Der erste Aufsatz aus dem neuen Verbund ist geplant; zwölf sind bereits erschienen.'],
    [selling, 'Schon ihr erster Abschluss brachte uns 200.000 Euro.'],
    [selling, 'Kein Vertrag wurde ohne ihre Prüfung abgeschlossen.'],
  ])('silent: %s %s', (claim, story) => {
    expect(rulesOf(`${claim} ${story}`)).not.toContain('fact-against-praise');
  });
});

describe('a calling of the law before its examination', () => {
  const praise = 'Frau Kern arbeitete stets äußerst sorgfältig.';
  it.each([
    ['Notfallsanitäterin', '2021 legte sie das Staatsexamen zur Notfallsanitäterin mit gutem Erfolg ab.'],
    ['Apothekerin', 'Ihre Approbation als Apothekerin erhielt sie am 2. Mai 2021.'],
    [
      'Gesundheits- und Krankenpflegerin',
      'Das Examen zur Gesundheits- und Krankenpflegerin bestand sie im August 2020.',
    ],
    ['Erzieherin', 'Die staatliche Anerkennung als Erzieherin erhielt sie im Juli 2020.'],
    ['Friseurmeisterin', 'Im Mai 2021 bestand sie die Prüfung zur Friseurmeisterin.'],
  ])('%s: %s', (job, told) => {
    expect(rulesOf(`${praise} ${told}`, job)).toContain('before-exam');
  });

  it.each([
    ['Notfallsanitäterin', 'Im September 2020 bestand sie die Prüfung zur Praxisanleiterin.'],
    ['Erzieherin', 'Nach ihrem Anerkennungsjahr erhielt sie 2020 die Anerkennung als Erzieherin.'],
    ['Apothekerin', 'Die Weiterbildung zur Fachapothekerin schloss sie im Mai 2021 ab.'],
    ['Ärztin', 'Sie erhielt 2021 die Anerkennung als Ärztin für Geriatrie.'],
    ['Buchhalterin', 'Im Mai 2021 bestand sie die Prüfung zur Bilanzbuchhalterin.'],
  ])('silent: %s: %s', (job, told) => {
    expect(rulesOf(`${praise} ${told}`, job)).not.toContain('before-exam');
  });
});
