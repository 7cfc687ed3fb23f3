import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const rulesOf = (text: string): string[] => decode(text).findings.map(({ rule }) => rule);
const inField = (job: string, tasks: string, unit: string): string[] =>
  rulesOf(
    baseLetter(
      { tasks, summary: `Mit ihren Leistungen ${unit} waren wir stets außerordentlich zufrieden.` },
      { job },
    ),
  );

test.each([
  [
    'Apothekerin',
    'Frau Kern gab Arzneimittel ab, beriet zu Hilfsmitteln und fertigte Salben.',
    'im Verkauf wie im Labor',
  ],
  ['Floristin', 'Frau Kern band Sträuße, bediente die Kundschaft und schmückte Säle.', 'im Verkauf'],
  ['Sachbearbeiterin', 'Frau Kern holte Angebote ein und disponierte Material.', 'im Einkauf'],
])('a field is known by what is done in it: %s', (job, tasks, unit) => {
  expect(inField(job, tasks, unit)).not.toContain('other-unit');
});

test('and unknown where nothing of it is told', () => {
  expect(
    inField(
      'Apothekerin',
      'Frau Kern gab Arzneimittel ab, beriet zu Hilfsmitteln und fertigte Salben.',
      'in der Küche',
    ),
  ).toContain('other-unit');
});

const trainee = (farewell: string, work = ''): string[] =>
  rulesOf(`Fahrradladen Speiche 13
Inhaber Uwe Jablonski
Brunnengasse 13, 99425 Ilmtal

Zeugnis über ein Praktikum

Emil Tannert, geboren am 18.5.2008, war bei mir vom 9. bis zum 27. Oktober 2023 als Schülerpraktikant in der Werkstatt.

Emil hat Reifen geflickt, eine Schaltung eingestellt und ein Kinderrad aus Altteilen aufgebaut. ${work} Mit mir und meinen beiden Mitarbeitern hat er sich vom ersten bis zum letzten Tag bestens verstanden. Ich war mit ihm rundum zufrieden.

${farewell} Für die Schule und danach wünsche ich ihm alles Gute und dass ihm weiter alles so gelingt.

Ilmtal, 27. Oktober 2023

(Unterschrift)
Uwe Jablonski`);

test.each([
  'Nun geben wir ihn schweren Herzens an die Schule zurück. Hab tausend Dank, Emil.',
  'Er wird uns fehlen. Vielen lieben Dank für alles.',
])('laymen thank and regret in their own words: %s', (farewell) => {
  expect(trainee(farewell).filter((rule) => rule.startsWith('missing-thanks'))).toEqual([]);
});

test.each([
  'Wenn es nichts zu tun gab, hat er von selbst aufgeräumt.',
  'Mehr muss man über sein Talent eigentlich nicht wissen.',
])('and praise without blame: %s', (work) => {
  expect(trainee('Danke für alles, und schade, dass er geht.', work)).toEqual(
    trainee('Danke für alles, und schade, dass er geht.'),
  );
});
