import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const tasks = (item: string): string => `Zu ihren Aufgaben gehörten:\n- Beratung der Kunden\n- ${item}`;
const clashes = (item: string, praise: string): boolean =>
  decode(
    baseLetter({
      tasks: tasks(item),
      performance: `Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Sie arbeitete stets äußerst sorgfältig. ${praise}`,
    }),
  ).findings.some(({ rule }) => rule === 'fact-against-praise');
const kept = 'Zugesagte Termine hielt sie ausnahmslos ein.';

test.each([
  ['Onlineshop, zugesagt für April 2021, in Betrieb gegangen im Januar 2022', kept],
  ['Lager Nord: Fertigstellung geplant für März 2019, Übergabe Oktober 2019', 'Sie arbeitete termingerecht.'],
  ['Einkauf', `${kept} Die Halle sollte im Juni 2020 stehen und wurde im Februar 2021 übergeben.`],
  ['Einkauf', `${kept} Der für Mai 2021 zugesagte Katalog ist im Dezember 2021 erschienen.`],
  ['Mahlanlage: war für den Herbst 2019 vorgesehen und ging im Frühjahr 2021 in Betrieb', kept],
  ['Einkauf', `${kept} Der Katalog erschien vier Monate nach dem zugesagten Termin.`],
])('late, and praised for its dates: %s %s', (item, praise) => {
  expect(clashes(item, praise)).toBe(true);
});

test.each([
  ['Onlineshop, zugesagt für April 2021, in Betrieb gegangen im März 2021', kept],
  ['Mahlanlage: war für den Herbst 2019 vorgesehen und ging im Sommer 2019 in Betrieb', kept],
  ['Umbau, geplant im Mai 2019, abgeschlossen im Juni 2020', kept],
  ['Lager Nord: Baubeginn März 2019, Übergabe Oktober 2019', kept],
  ['Onlineshop, zugesagt für April 2021, in Betrieb gegangen im Januar 2022', 'Sie war stets freundlich.'],
  ['Einkauf', `${kept} Der für Mai 2021 zugesagte Bau wurde auf Wunsch der Stadt im Juni 2022 übergeben.`],
  ['Einkauf', `${kept} Noch drei Wochen nach der geplanten Übergabe beantwortete sie jede Frage der Käufer.`],
])('in time, or nobody says so: %s %s', (item, praise) => {
  expect(clashes(item, praise)).toBe(false);
});
