import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const found = (one: string, other: string): boolean =>
  decode(
    baseLetter(
      {
        introduction:
          'Herr Lorenz Kern, geboren am 18. April 1980 in Husum, war vom 1. Juni 2018 bis zum 31. August 2023 als Leiter der Qualitätssicherung in unserem Unternehmen tätig.',
        tasks: `Herr Kern prüfte die Waren und führte 14 Beschäftigte. ${one}`,
        performance: `Herr Kern zeigte stets sehr hohe Einsatzbereitschaft. ${other} Er arbeitete stets äußerst sorgfältig.`,
        summary: 'Herr Kern erfüllte seine Aufgaben stets zu unserer vollsten Zufriedenheit.',
        behavior: 'Sein Verhalten gegenüber Vorgesetzten, Kollegen und Mitarbeitern war stets vorbildlich.',
        closing:
          'Herr Kern verlässt uns auf eigenen Wunsch. Wir bedauern sein Ausscheiden sehr, danken ihm für die stets sehr gute Zusammenarbeit und wünschen ihm beruflich wie privat alles Gute und weiterhin viel Erfolg.',
      },
      { job: 'Leiter der Qualitätssicherung' },
    ),
  ).findings.some(({ rule }) => rule === 'other-superior');

const board = 'Herr Kern war während der gesamten Zeit unmittelbar der Geschäftsführung unterstellt.';
const head =
  'Den Leiter der Produktion, an den er als seinen direkten Vorgesetzten berichtete, unterrichtete er stets umfassend.';

describe('a direct superior told in two ways', () => {
  test.each([
    [board, head],
    ['Er berichtete direkt an den Vorstand.', head],
    ['In dieser Stellung unterstand er unmittelbar der Inhaberin.', head],
    ['Seine direkte Vorgesetzte war die Geschäftsführerin.', head],
    ['Disziplinarisch wie fachlich war er allein dem Vorstand direkt unterstellt.', head],
    ['Die Stelle ist direkt bei der Geschäftsführung angesiedelt.', head],
    ['Seine Berichtslinie ging unmittelbar zum Vorstand.', head],
    ['Er war in direkter Berichtslinie der Geschäftsleitung zugeordnet.', head],
    [board, 'Seinem direkten Vorgesetzten, dem Werkleiter, war er stets eine sehr große Stütze.'],
    [board, 'Sein unmittelbarer Vorgesetzter, der Betriebsleiter, schätzte ihn stets sehr.'],
    [board, 'Dem Betriebsleiter, dem er unmittelbar unterstellt war, berichtete er stets umfassend.'],
    [board, 'An die Produktionsleiterin berichtete er als ihr direkt unterstellter Leiter stets umfassend.'],
    [board, 'Als direkter Vorgesetzter konnte sich der Werkleiter stets auf ihn verlassen.'],
    [board, 'Er berichtete stets umfassend an seinen direkten Vorgesetzten, den Leiter der Produktion.'],
    ['Direkt vorgesetzt war ihm der Inhaber.', head],
    ['Er berichtete direkt an den Werkmeister.', head],
    [
      'Zwischen ihm und der Geschäftsführung gab es keine weitere Ebene; er war ihr direkt unterstellt.',
      head,
    ],
  ])('%s %s', (one, other) => {
    expect(found(one, other)).toBe(true);
  });

  test.each([
    [board, 'Mit dem Leiter der Produktion arbeitete er stets sehr eng zusammen.'],
    [board, 'Die ihm direkt unterstellten Meister führte er stets vorbildlich.'],
    [board, 'Seine direkten Vorgesetzten informierte er stets umfassend.'],
    [board, 'Der Geschäftsführer, sein direkter Vorgesetzter, verließ sich stets auf ihn.'],
    ['Bis 2020 war er unmittelbar der Geschäftsführung unterstellt.', head],
    ['Ab 2020 berichtete er direkt an die Geschäftsführung.', head],
    [
      'Als Leiter der Qualitätssicherung berichtete er direkt an die Geschäftsführung.',
      'Seine Vorgesetzte, die Geschäftsführerin, schätzte ihn stets sehr.',
    ],
    ['Fachlich unterstand er direkt dem Vorstand.', head],
    [board, 'Im Projekt berichtete er direkt an den Projektleiter und hielt stets alle Termine ein.'],
    [board, 'Ihm unterstanden unmittelbar drei Schichtleiter, die er stets sehr gut führte.'],
    [board, 'Die Abteilungsleiter, denen er direkt zuarbeitete, schätzten ihn stets sehr.'],
    [board, 'Den Leiter der Produktion unterrichtete er stets unmittelbar und umfassend.'],
  ])('silent: %s %s', (one, other) => {
    expect(found(one, other)).toBe(false);
  });
});
