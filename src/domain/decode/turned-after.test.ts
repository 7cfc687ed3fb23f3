import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const good =
  'Frau Kern verfügt über ein sehr umfassendes Fachwissen, das sie stets sehr sicher einsetzte. Ihre Arbeitsweise war jederzeit äußerst sorgfältig. Sie war stets hoch motiviert und absolut zuverlässig. Auch unter hoher Belastung behielt sie stets die Übersicht. Die Ergebnisse ihrer Arbeit waren immer von sehr guter Qualität.';
const performance = (story: string): readonly string[] =>
  decode(baseLetter({ performance: `${good} ${story}` })).findings.map(({ rule }) => rule);
const behavior = (story: string): readonly string[] =>
  decode(
    baseLetter({
      performance: good,
      behavior: `Ihr Verhalten gegenüber Vorgesetzten, Kollegen und Kunden war jederzeit vorbildlich. ${story}`,
    }),
  ).findings.map(({ rule }) => rule);

test.each([
  'Der größte Kunde hatte schon gekündigt. Frau Kern gewann ihn in zwei Gesprächen zurück.',
  'Die Lieferung war schon als verspätet gemeldet. Sie fuhr selbst nach Bremen und brachte sie pünktlich zum Kunden.',
  'Der Liefertermin war kaum zu halten. Frau Kern hielt ihn.',
  'Im März 2020 fiel der Lieferant aus. Der Auftrag der Stadt schien verloren. Frau Kern fand in drei Tagen Ersatz.',
  'Für das Projekt schien damit ein ganzer Sommer verloren. Frau Kern fand binnen zwei Tagen eine Ausweichhalle.',
  'Bewohner, die auf die Hilfe der Pflegekräfte angewiesen sind, betreute sie stets liebevoll.',
  'Wegen der Insolvenz eines Lieferanten ordnete sie den Einkauf 2019 in nur vier Wochen neu.',
])('what somebody turned is no failure: %s', (story) => {
  expect(performance(story)).toEqual(performance(''));
});

test.each([
  'Die Lieferung an unsere Kunden war schon verspätet. Frau Kern brachte sie nicht mehr zum Kunden.',
  'Für den Kunden war damit ein ganzer Sommer verloren.',
])('but what stays lost is one: %s', (story) => {
  expect(performance(story)).not.toEqual(performance(''));
});

test('whom a woman holds is not she', () => {
  expect(performance('Der Auftrag war groß. Frau Kern erledigte ihn.')).not.toContain('gender-varies');
  expect(performance('Wir konnten ihn jederzeit mit schwierigen Aufgaben betrauen.')).toContain(
    'gender-varies',
  );
});

test.each([
  'Bei unseren Kunden war sie überaus geschätzt, und viele verlangten am Telefon ausdrücklich nach ihr.',
  'Ihre Kunden schätzten sie so, dass sie sich per E-Mail bei uns für sie bedankten.',
  'Ihr Team arbeitete unter ihrer Leitung stets gern und schätzte sie sehr.',
])('told in favour: %s', (story) => {
  expect(behavior(story)).toEqual(behavior(''));
});

test('valued on the telephone only', () => {
  expect(behavior('Unsere Kunden schätzten sie am Telefon sehr.')).toContain('limit-circumstance');
});
