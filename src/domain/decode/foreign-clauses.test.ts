import { describe, expect, it, test } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';

const gradeOf = (text: string): number | null => gradeSentence(text).grade ?? null;

describe('a clause about others raises nothing', () => {
  test.each([
    [
      'Während unser Team stets hervorragend arbeitete,',
      'Dabei',
      'löste Frau Imhof ihre Aufgaben sachgerecht und erzielte gute Ergebnisse.',
    ],
    [
      'Obgleich ihr Vorgänger stets hervorragende Ergebnisse erzielt hatte,',
      'Dabei',
      'erledigte sie ihre Arbeiten zu unserer vollen Zufriedenheit.',
    ],
    [
      'Weil in unserem Haus immer auf beste Qualität geachtet wird,',
      'Dabei',
      'arbeitete sie selbständig und sicher.',
    ],
    ['Wie alle unsere stets hoch motivierten Mitarbeiter', 'Dabei', 'verfolgte sie ihre Ziele mit Erfolg.'],
    ['Unsere Kunden stellen stets höchste Ansprüche, und', '', 'sie erzielte gute Ergebnisse.'],
    ['Unser Haus gilt als das beste der Stadt;', '', 'sie erzielte gute Ergebnisse.'],
    [
      'Herr Kern, Nachfolger des stets hervorragenden Kollegen Weiß,',
      'Herr Kern',
      'erzielte gute Ergebnisse.',
    ],
    [
      'Frau Kern, deren Vorgänger stets zur vollsten Zufriedenheit gearbeitet hatte,',
      'Frau Kern',
      'erzielte gute Ergebnisse.',
    ],
    ['Herr Kern, der stets in der Nachtschicht arbeitete,', 'Herr Kern', 'erzielte gute Ergebnisse.'],
    [
      'Frau Kern, die in ständig wechselnden Gruppen eingesetzt war,',
      'Frau Kern',
      'arbeitete zu unserer vollen Zufriedenheit.',
    ],
    [
      'Den Einsatz ihrer Kräfte, von denen viele stets nur stundenweise zur Verfügung stehen,',
      'Den Einsatz ihrer Kräfte',
      'plante Frau Kempf gut.',
    ],
  ])('%s', (clause, instead, rest) => {
    expect(gradeOf(`${clause} ${rest}`)).toBe(gradeOf(`${instead} ${rest}`.trim()));
  });

  test.each([
    ['Er erzielte gute Ergebnisse', ', während die Abteilung insgesamt stets hervorragende Zahlen erreichte'],
    ['Er erzielte gute Ergebnisse', ', wobei die Anlagen stets in bestem Zustand waren'],
    ['Sie arbeitete stets zuverlässig', ' in unserem Werk, das zu den modernsten Europas zählt'],
  ])('%s%s', (told, clause) => {
    expect(gradeOf(`${told}${clause}.`)).toBe(gradeOf(`${told}.`));
  });
});

test.each([
  'Herr Kern, der stets sehr sorgfältig arbeitete, erledigte auch die Ablage.',
  'Frau Kern, die jederzeit flexibel und erfolgreich eingesetzt war, half überall.',
])('how somebody worked is praise: %s', (text) => {
  expect(gradeOf(text) ?? 9).toBeLessThan(2.6);
});

describe('trouble that others had lowers nothing', () => {
  test.each([
    ['Für eine nicht immer einfache Kundschaft', 'fand sie stets sehr gute Lösungen'],
    ['Bei oft unzuverlässigen Lieferanten', 'plante Herr Pichler den Einsatz stets mit großer Umsicht'],
    ['Die Ausstattung war mangelhaft, doch', 'er erzielte stets gute Ergebnisse'],
  ])('%s', (trouble, rest) => {
    expect(gradeOf(`${trouble} ${rest}.`) ?? 9).toBeLessThanOrEqual(2.3);
  });

  it('behind it', () => {
    expect(
      gradeOf(
        'Sie rechnete stets nach, und verrechnet hat sie sich nie, während andere Kollegen oft überfordert waren.',
      ),
    ).toBeLessThanOrEqual(2.3);
  });
});

describe('what is told to the credit of the person stays', () => {
  it.each([
    'Während sie das Team leitete, arbeitete es stets hervorragend, und die Kunden waren sehr zufrieden.',
    'Die von allen Kollegen sehr geschätzte Mitarbeiterin war stets hilfsbereit.',
    'Unsere Kunden waren stets sehr zufrieden, und er wurde oft gelobt.',
  ])('%s', (text) => {
    expect(gradeOf(text) ?? 9).toBeLessThanOrEqual(2);
  });
});
