import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const ended = ['interim-ended', 'interim-farewell'];
const found = (occasion: string, sentence: string): boolean =>
  decode(
    baseLetter(
      {
        closing: `${occasion} ${sentence} Wir danken Frau Kern für ihre stets sehr guten Leistungen und freuen uns auf die weitere Zusammenarbeit.`,
      },
      { type: 'zwischenzeugnis' },
    ),
  ).findings.some(({ rule }) => ended.includes(rule));
const change = 'Dieses Zwischenzeugnis wird wegen eines Vorgesetztenwechsels erstellt.';

describe('an interim reference that goes on, and somebody who leaves', () => {
  test.each([
    'Frau Kern scheidet zum 30. April 2024 aus unserem Hause aus.',
    'Zum 30. April 2024 scheidet Frau Kern aus.',
    'Frau Kern schied am 31.12.2023 auf eigenen Wunsch aus.',
    'Mit dem 31. März 2024 ist Frau Kern aus unserem Unternehmen ausgeschieden.',
    'Sie verließ unser Unternehmen zum 31. März 2024.',
    'Frau Kern tritt zum 30. April 2024 aus dem Unternehmen aus.',
    'Das Arbeitsverhältnis endete am 31. Dezember 2021.',
    'Das Arbeitsverhältnis wurde zum 31. März 2024 beendet.',
    'Frau Kern hat das Arbeitsverhältnis zum 30. Juni 2024 gekündigt.',
    'Am 31. März 2024 endete ihre Tätigkeit in unserem Hause.',
    'Ihr letzter Arbeitstag war der 31. März 2024.',
    'Unsere Zusammenarbeit mit Frau Kern endet zum Jahresende.',
  ])('%s', (sentence) => {
    expect(found(change, sentence)).toBe(true);
  });

  test.each([
    [
      'her superior, by post',
      change,
      'Der bisherige Werkleiter scheidet Ende März aus, sie arbeitet weiter.',
    ],
    ['her superior, by name', change, 'Herr Thoma scheidet zum 30. April 2024 aus unserem Hause aus.'],
    [
      'her superior, by pronoun',
      'Anlass ist der Wechsel ihrer Chefin.',
      'Sie scheidet zum 30. April 2024 aus.',
    ],
    ['a superior in a clause', change, 'Der Leiter der Buchhaltung scheidet zum 30. April 2024 aus.'],
    ['another team', change, 'Frau Kern scheidet zum 30. April 2024 aus dem Team Rechnungen aus.'],
    ['an earlier post', change, 'Ihre Tätigkeit als Assistentin endete am 31. März 2021.'],
    ['a term', change, 'Ihr befristetes Arbeitsverhältnis endete am 31. Mai 2020 und wurde entfristet.'],
    ['a leave', change, 'Am 31. März 2021 endete ihre Elternzeit.'],
    ['nothing is over', change, 'Das Arbeitsverhältnis ist nicht gekündigt und besteht fort.'],
  ])('silent: %s', (_, occasion, sentence) => {
    expect(found(occasion, sentence)).toBe(false);
  });
});

describe('an interim reference that lets somebody leave, by other authors', () => {
  test.each([
    'Mit Ablauf des 30. April 2024 wird Frau Kern unser Unternehmen verlassen.',
    'Frau Kern hat unser Haus zum 31. März 2024 verlassen.',
    'Frau Kern hat zum 30. Juni 2024 gekündigt.',
    'Der Austritt von Frau Kern erfolgt zum 30. April 2024.',
    'Ihr Ausscheiden zum 30. April 2024 bedauern wir sehr.',
    'Bis zu ihrem Ausscheiden am 31. März 2024 war sie unsere beste Kraft.',
    'Die Beschäftigung endet einvernehmlich zum 30. April 2024.',
    'Das Arbeitsverhältnis haben wir zum 30. April 2024 aufgelöst.',
    'Frau Kern beendet ihre Tätigkeit bei uns zum 30. April 2024.',
    'Am 30. April 2024 läuft ihr Arbeitsvertrag aus.',
    'Frau Kern wird uns zum 30. April 2024 auf eigenen Wunsch verlassen.',
    'Frau Kern wird zum 30. April 2024 aus unserem Hause ausscheiden.',
    'Zum 30. April 2024 beendet Frau Kern das Arbeitsverhältnis.',
    'Sie war bis zum 31. März 2024 bei uns beschäftigt.',
    'Auf eigenen Wunsch: Frau Kern hat zum 30. Juni 2024 gekündigt.',
  ])('%s', (sentence) => {
    expect(found(change, sentence)).toBe(true);
  });

  test.each([
    'Ihr Ausscheiden wäre für uns ein großer Verlust.',
    'Bis zum Ausscheiden ihres Vorgesetzten am 31. März 2024 arbeitete sie ihm zu.',
    'Frau Kern hat einen Lieferanten gekündigt.',
    'Frau Kern hat zum 30. Juni 2024 den Mietvertrag der Filiale gekündigt.',
    'Sie war bis zum 31. März 2021 bei uns in der Ausbildung.',
    'Sie war bis zum 31. März 2021 im Einkauf beschäftigt.',
    'Der Austritt aus dem Verband zum 30. April 2024 wurde von ihr vorbereitet.',
    'Die Beschäftigung der Aushilfen endet zum 30. April 2024.',
    'Frau Kern hat unser Haus stets sehr gut vertreten.',
    'Mit dem Ausscheiden von Herrn Thoma zum 30. April 2024 wechselt die Leitung.',
    'Am 30. April 2024 läuft der Mietvertrag aus.',
  ])('silent: %s', (sentence) => {
    expect(found(change, sentence)).toBe(false);
  });
});
