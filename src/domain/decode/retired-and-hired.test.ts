import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const rest =
  'Wir bedauern ihr Ausscheiden sehr, danken ihr für die stets sehr gute Zusammenarbeit und wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg.';
const tasks = 'Frau Kern prüfte und buchte die Belege und bereitete die Monatsabschlüsse vor.';
const newPost = 'Frau Kern verlässt uns auf eigenen Wunsch, um eine neue Stelle bei einer Bank anzutreten.';
const found = (told: string, reason: string): boolean =>
  decode(baseLetter({ tasks: `${tasks} ${told}`, closing: `${reason} ${rest}` })).findings.some(
    ({ rule }) => rule === 'two-reasons',
  );

describe('retired among the tasks, off to new work in the farewell', () => {
  test.each([
    ['Bis zu ihrem Eintritt in den Ruhestand wies sie zudem neue Kolleginnen ein.', newPost],
    ['Mit ihrem Renteneintritt übergab sie die Mahnungen an ihre Nachfolgerin.', newPost],
    ['Bis zur Pensionierung betreute sie die Anlagenbuchhaltung.', newPost],
    ['Ihr Wissen gab sie weiter, ehe sie in den Ruhestand ging.', newPost],
    [
      'Bis zu ihrer Verrentung betreute sie die Mahnungen.',
      'Frau Kern verlässt uns auf eigenen Wunsch, um sich selbständig zu machen.',
    ],
    [
      'Zum 31. August 2023 tritt Frau Kern in den wohlverdienten Ruhestand.',
      'Frau Kern scheidet aus, um die Leitung der Buchhaltung einer Brauerei zu übernehmen.',
    ],
  ])('%s %s', (told, reason) => {
    expect(found(told, reason)).toBe(true);
  });

  test.each([
    ['her predecessor', 'Nach dem Eintritt ihrer Vorgängerin in den Ruhestand buchte sie die Löhne.'],
    ['a superior', 'Als der Prokurist in Rente ging, vertrat sie ihn ein Jahr lang.'],
    ['clients', 'Sie beriet Kundinnen vor ihrem Eintritt in den Ruhestand.'],
    ['clients, told behind', 'Vor ihrem Eintritt in den Ruhestand beriet sie Versicherte.'],
    ['somebody told of by „dessen“', 'Bis zu dessen Eintritt in den Ruhestand vertrat sie den Prokuristen.'],
  ])('silent: %s', (_, told) => {
    expect(found(told, newPost)).toBe(false);
  });

  test.each([
    'Frau Kern verlässt uns auf eigenen Wunsch, um sich ihrer Familie zu widmen.',
    'Frau Kern tritt auf eigenen Wunsch vorzeitig in den Ruhestand.',
  ])('silent beside a farewell without new work: %s', (reason) => {
    expect(found('Bis zu ihrem Eintritt in den Ruhestand betreute sie die Mahnungen.', reason)).toBe(false);
  });
});

describe('retired, and off to new work, by other authors', () => {
  const retired = 'Bis zu ihrem Eintritt in den Ruhestand wies sie neue Kolleginnen ein.';
  test.each([
    ['Bis sie in Rente ging, betreute sie die Mahnungen.', newPost],
    ['Nun tritt sie ihren wohlverdienten Ruhestand an und übergab die Mahnungen.', newPost],
    ['Zum Ende ihres Berufslebens übergab sie die Mahnungen an ihre Nachfolgerin.', newPost],
    ['Mit Erreichen der Regelaltersgrenze übergab sie die Mahnungen.', newPost],
    ['Als sie das Rentenalter erreichte, übergab sie die Mahnungen.', newPost],
    ['Seit dem Eintritt in die Altersrente am 31. August 2023 ruht ihre Arbeit.', newPost],
    ['Vor ihrer Pensionierung arbeitete sie ihre Nachfolgerin ein.', newPost],
    ['Sie geht mit Ablauf des Monats in den Ruhestand und übergab die Mahnungen.', newPost],
    ['Nach ihrem Abschied in den Ruhestand übernimmt eine Kollegin die Mahnungen.', newPost],
    [retired, 'Frau Kern verlässt uns, um bei einem anderen Unternehmen mehr Verantwortung zu übernehmen.'],
    [retired, 'Frau Kern verlässt uns, um sich einer neuen Herausforderung zu stellen.'],
    [retired, 'Frau Kern wechselt auf eigenen Wunsch zu einer Bank.'],
    [retired, 'Frau Kern scheidet aus, weil sie die Leitung einer Kanzlei übernimmt.'],
    [retired, 'Frau Kern verlässt uns auf eigenen Wunsch, da sie eine Stelle in München gefunden hat.'],
    [retired, 'Frau Kern beendet das Arbeitsverhältnis, um künftig in Hamburg als Controllerin zu arbeiten.'],
    [retired, 'Frau Kern verlässt uns auf eigenen Wunsch und nimmt eine neue Stelle an.'],
  ])('%s %s', (told, reason) => {
    expect(found(told, reason)).toBe(true);
  });

  test.each([
    ['Bis ihr Vorgänger in Rente ging, betreute sie die Mahnungen.', newPost],
    ['Sie betreute Beschäftigte vor dem Eintritt in die Altersrente.', newPost],
    ['Sie berechnete Renten bei Erreichen der Regelaltersgrenze.', newPost],
    ['Als der Prokurist das Rentenalter erreichte, übernahm sie seine Aufgaben.', newPost],
    [retired, 'Frau Kern verlässt uns auf eigenen Wunsch, um künftig mehr Zeit für ihre Enkel zu haben.'],
    [retired, 'Frau Kern verlässt uns, um mit ihrem Mann nach Spanien zu ziehen.'],
    [retired, 'Frau Kern beendet ihr Berufsleben und widmet sich neuen Aufgaben im Ehrenamt.'],
    [retired, 'Frau Kern scheidet mit dem heutigen Tag aus.'],
    [retired, 'Frau Kern verlässt uns; ihre Nachfolgerin wechselt von einer Bank zu uns.'],
    [retired, 'Mit Frau Kern verlieren wir eine sehr gute Kraft, deren Stelle wir neu besetzen.'],
  ])('silent: %s %s', (told, reason) => {
    expect(found(told, reason)).toBe(false);
  });
});
