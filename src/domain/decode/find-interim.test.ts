import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const rulesOf = (places: Parameters<typeof baseLetter>[0]): string[] =>
  decode(baseLetter(places, { type: 'zwischenzeugnis' })).findings.map(({ rule }) => rule);

const change = 'Dieses Zwischenzeugnis wird wegen eines Vorgesetztenwechsels erstellt.';
const goesOn =
  'Wir danken Frau Kern für ihre stets sehr guten Leistungen und freuen uns auf die weitere Zusammenarbeit.';

describe('wishes for somebody who stays', () => {
  test.each([
    'Wir wünschen ihr weiterhin viel Erfolg und persönlich alles Gute.',
    'Wir wünschen ihr dabei weiterhin viel Erfolg sowie persönlich alles Gute.',
    'Für die kommenden Aufgaben wünschen wir ihr weiterhin viel Erfolg und persönlich alles Gute.',
    'Für ihren weiteren Weg bei uns wünschen wir ihr weiterhin viel Freude und Erfolg.',
    'Für ihre weiteren Aufgaben bei uns wünschen wir ihr viel Erfolg und persönlich alles Gute.',
  ])('%s', (wishes) => {
    expect(rulesOf({ closing: `${change} ${goesOn} ${wishes}` })).toEqual([]);
  });

  test.each([
    'Für ihren Weg außerhalb unseres Hauses begleiten sie unsere besten Wünsche.',
    'Für ihre Zukunft wünschen wir ihr alles Gute.',
    'Wir wünschen ihr für ihre berufliche Laufbahn alles Gute.',
  ])('a farewell is told: %s', (wishes) => {
    expect(rulesOf({ closing: `${change} ${goesOn} ${wishes}` })).toContain('interim-wishes');
  });

  test('and so is the usual farewell where nobody looks forward', () => {
    expect(
      rulesOf({
        closing: `${change} Wir danken Frau Kern und wünschen ihr beruflich und privat alles Gute.`,
      }),
    ).toContain('interim-wishes');
  });
});

describe('one past among the present', () => {
  const praise =
    'Frau Kern verfügt über hervorragende Fachkenntnisse, die sie jederzeit sehr sicher anwendet. Sie arbeitet stets äußerst sorgfältig und zeigt sehr hohe Einsatzbereitschaft. Auch unter starkem Zeitdruck ist sie jederzeit sehr belastbar. Ihre Ergebnisse sind immer von sehr guter Qualität.';
  const rules = (told: string): string[] =>
    rulesOf({ performance: `${praise} ${told}`, closing: `${change} ${goesOn}` });

  test.each([
    'Die Grenzwerte wurden seit ihrem Eintritt nie überschritten.',
    'In acht Jahren hatte sie keinen einzigen Unfall.',
    'Bei keinem der letzten fünf Audits gab es eine Abweichung.',
    'Fehldrucke hatten wir seit ihrem Eintritt nicht mehr.',
    'Keine der von ihr vorbereiteten Prüfungen wurde beanstandet.',
    'Sie leitet das Labor und war während der Umstellung stets ansprechbar.',
  ])('what happened, or never did, is past: %s', (told) => {
    expect(rules(told)).not.toContain('interim-slip');
  });

  test.each([
    'Auf Störungen reagierte sie stets sehr umsichtig.',
    'Sie war eine äußerst belastbare Mitarbeiterin.',
    'Neue Aufgaben erfasste Frau Kern sehr schnell.',
    'Sie arbeitet stets sorgfältig und selbständig und war immer ehrlich und zuverlässig.',
  ])('a standing praise is not: %s', (told) => {
    expect(rules(told)).toContain('interim-slip');
  });
});
