import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const found = (company: string, sentence: string): boolean =>
  decode(
    baseLetter({
      company,
      performance: `Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. ${sentence} Sie arbeitete stets äußerst sorgfältig.`,
    }),
  ).findings.some(({ rule }) => rule === 'house-size');

const four =
  'Wir sind ein kleines Atelier mit insgesamt vier Beschäftigten und haben keine weiteren Standorte.';
const many = 'Die Muster Papierwerke AG stellt Verpackungen her und beschäftigt 420 Menschen.';

describe('the size of the house told in two ways', () => {
  test.each([
    [
      four,
      'Auch in einem Großunternehmen wie dem unseren mit 600 Angestellten an fünf Standorten fand sie sich stets gut zurecht.',
    ],
    [four, 'In einem Konzern wie unserem behielt sie stets den Überblick.'],
    [four, 'In unserem Großbetrieb fand sie sich stets sehr schnell zurecht.'],
    [four, 'Für ein Unternehmen unserer Größe mit über 800 Beschäftigten war sie stets ein Gewinn.'],
    [four, 'Unsere 350 Mitarbeiterinnen und Mitarbeiter kannte sie stets alle mit Namen.'],
    [four, 'Als Großunternehmen brauchen wir Menschen wie sie, und sie war stets sehr engagiert.'],
    [four, 'Bei uns arbeiten fünfhundert Menschen, und sie kannte stets alle Abläufe.'],
    [four, 'In einem Haus mit vierhundert Beschäftigten, wie wir es sind, war sie stets bekannt.'],
    [four, 'Die Wege in einem großen Konzern wie dem unsrigen überwand sie stets mit sehr viel Geschick.'],
    [
      'Unser Handwerksbetrieb zählt neun Personen.',
      'In unserem weltweit tätigen Konzern war sie stets sehr gut vernetzt.',
    ],
    [
      'Unsere Kanzlei besteht aus zwei Anwälten und drei Angestellten.',
      'In unserer Großkanzlei mit 200 Angestellten war sie stets sehr beliebt.',
    ],
    [many, 'In einem Kleinbetrieb wie dem unseren übernahm sie stets sehr gern jede Aufgabe.'],
    [many, 'In unserem kleinen Betrieb mit sechs Beschäftigten war sie stets eine sehr große Stütze.'],
    [many, 'Wir sind nur zu viert, und sie übernahm stets sehr gern jede Aufgabe.'],
    [many, 'Unser Betrieb hat nur fünf Mitarbeiter, und sie sprang stets sehr gern ein.'],
    [many, 'Als kleines Familienunternehmen mit acht Angestellten konnten wir uns stets auf sie verlassen.'],
  ])('%s %s', (company, sentence) => {
    expect(found(company, sentence)).toBe(true);
  });

  test.each([
    [four, 'In unserem Team von vier Personen war sie stets sehr beliebt.'],
    [four, 'Auch Großunternehmen betreute sie stets sehr gut.'],
    [four, 'Für einen Konzern mit 600 Angestellten entwarf sie stets sehr gute Plakate.'],
    [four, 'Auf der Messe mit 600 Ausstellern an fünf Tagen war sie stets sehr belastbar.'],
    [four, 'Ein Großunternehmen wie die Bahn beriet sie stets sehr gut.'],
    [many, 'In unserem kleinen Team mit sechs Beschäftigten war sie stets eine sehr große Stütze.'],
    [many, 'Unsere kleine Niederlassung mit neun Beschäftigten leitete sie stets sehr gut.'],
    [many, 'Unsere Abteilung hat acht Mitarbeiter, und sie sprang stets sehr gern ein.'],
    [many, 'Kleinbetriebe betreute sie stets sehr gut.'],
    [many, 'Unsere über 400 Mitarbeiter schulte sie stets sehr gut.'],
    [
      'Die Muster GmbH gehört zu einem Konzern und hat neun Mitarbeiter.',
      'In einem Konzern wie unserem behielt sie stets den Überblick.',
    ],
    [
      'Unser Büro in Kiel hat acht Mitarbeiter.',
      'In unserem Konzern mit 3.000 Beschäftigten war sie stets gut vernetzt.',
    ],
  ])('silent: %s %s', (company, sentence) => {
    expect(found(company, sentence)).toBe(false);
  });
});
