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
