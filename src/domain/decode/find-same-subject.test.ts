import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const rulesOf = (told: string, praise: string): readonly string[] =>
  decode(
    baseLetter({
      tasks: `Frau Kern bearbeitete Projekte von der Planung bis zur Bauüberwachung. ${told}`,
      performance: `Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Sie arbeitete stets äußerst sorgfältig. ${praise}`,
    }),
  ).findings.map(({ rule }) => rule);

describe('what ended by the will or the purse of others is no failure', () => {
  const praise =
    'Die Planung ihrer Bauten und den Betrieb der Anlage, des Museums und der Geschäftsstelle bewältigte sie stets mit sehr gutem Erfolg, und auch Gemeinden beriet sie immer sehr gut.';
  test.each([
    'Die Planung des Polders, die sie bis zur Genehmigung gebracht hatte, wurde 2023 von der Gemeinde aus Haushaltsgründen eingestellt.',
    'Die Planung des Deiches wurde 2021 vom Auftraggeber eingestellt.',
    'Die Planung der Schule hat die Stadt durch den neuen Bauherrn eingestellt.',
    'Die Planung des Stadtbades wurde mangels Fördermitteln eingestellt.',
    'Der Betrieb der Anlage wurde nach der Insolvenz des Eigentümers eingestellt.',
    'Die Planung der Halle wurde aus finanziellen Gründen eingestellt.',
    'Von März bis Mai 2020 arbeitete sie zu Hause, weil die Geschäftsstelle geschlossen war.',
    'Von März bis Juni 2020 war das Museum geschlossen.',
    'Während die Geschäftsstelle wegen Umbaus geschlossen blieb, war sie in der Filiale eingesetzt.',
    'Das Museum musste monatelang geschlossen bleiben.',
    'Da die Geschäftsstelle im Lockdown geschlossen bleiben musste, fand die Einarbeitung zu Hause statt.',
    'Das Museum blieb 2021 mehrere Monate geschlossen.',
  ])('%s', (told) => {
    expect(rulesOf(told, praise)).not.toContain('same-subject');
  });

  test.each([
    [
      'Der von ihr aufgebaute Versand wurde 2023 eingestellt.',
      'Den Versand baute sie stets mit sehr gutem Erfolg aus.',
    ],
    [
      'Die Planung des Deiches wurde vom Auftraggeber wegen zahlreicher Mängel eingestellt.',
      'Die Planung ihrer Bauten bewältigte sie stets mit sehr gutem Erfolg.',
    ],
    [
      'Die Filiale wurde 2022 wegen zu geringer Umsätze geschlossen.',
      'Ihre Filiale leitete sie immer mit sehr gutem Erfolg.',
    ],
    [
      'Die Bestellungen gingen in ihrer Zeit um die Hälfte zurück.',
      'Dank ihrer Werbung verdoppelten sich die Bestellungen.',
    ],
  ])('but: %s', (told, other) => {
    expect(rulesOf(told, other)).toContain('same-subject');
  });
});
