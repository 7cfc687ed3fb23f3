import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const tasks =
  'Zu ihren Aufgaben gehörten:\n- die monatliche Lohnabrechnung für alle Beschäftigten\n- Meldungen an Krankenkassen und Finanzamt\n- die Führung der Zeitkonten und der Urlaubskartei\n- die Vorbereitung von Prüfungen der Sozialversicherung';
const rulesOf = (sentence: string, job = 'Lohnbuchhalterin', told = tasks): string[] =>
  decode(
    baseLetter(
      {
        tasks: told,
        performance: `Frau Kern war stets sehr motiviert. ${sentence} Sie arbeitete immer äußerst sorgfältig.`,
      },
      { job },
    ),
  ).findings.map(({ rule }) => rule);

test.each([
  'Auf Messen gewann sie eine Reihe namhafter Neukunden.',
  'Ihre Umsatzziele hat sie stets übertroffen.',
  'In der Kundengewinnung war sie stets sehr erfolgreich.',
])('is praised for what was no work of hers: %s', (sentence) => {
  expect(rulesOf(sentence)).toContain('unfit-praise');
  expect(rulesOf(sentence, 'Lohnbuchhalterin', `${tasks}\n- Beratung der Kunden`)).not.toContain(
    'unfit-praise',
  );
  expect(rulesOf(sentence, 'Vertriebsassistentin')).not.toContain('unfit-praise');
});

test('but not for her own work', () => {
  expect(rulesOf('Die Abrechnungen erstellte sie stets pünktlich.')).not.toContain('unfit-praise');
});
