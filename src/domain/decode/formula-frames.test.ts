import { describe, expect, test } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';

const ask = (text: string) => {
  const { graded, grade } = gradeSentence(text);
  return graded ? grade : null;
};

/** What follows on the tasks, and what it says of them. */
const formulas: readonly (readonly [string, number])[] = [
  ['erledigte Herr Vogt stets zu unserer vollsten Zufriedenheit', 1],
  ['erledigte sie stets zu unserer vollen Zufriedenheit', 2],
  ['erledigte Herr Vogt zu unserer vollen Zufriedenheit', 3],
  ['erledigte sie zu unserer Zufriedenheit', 4],
];

describe('what the tasks were does not move the formula', () => {
  test.each([
    ' – vor allem die Inventur, die Reklamationen und die Kassenabrechnung –',
    ' – insbesondere die Betreuung der Auszubildenden –',
    ' – auch die Vertretung der Filialleitung –',
    ' – darunter der Umbau des Lagers –',
    ' im Rahmen der Serienfertigung',
    ' im Rahmen des Jahresabschlusses',
  ])('%s', (which) => {
    for (const [formula, grade] of formulas)
      expect({ formula, grade: ask(`Die übertragenen Aufgaben${which} ${formula}.`) }).toEqual({
        formula,
        grade,
      });
  });

  test.each([
    ' – vor allem in den letzten Monaten –',
    ' – vor allem einfache Arbeiten –',
    ' im Rahmen seiner Möglichkeiten',
    ' im Rahmen des Üblichen',
  ])('but%s limits it', (limit) => {
    expect(
      ask(`Die übertragenen Aufgaben${limit} erledigte er zu unserer vollen Zufriedenheit.`),
    ).toBeGreaterThan(3);
  });
});

describe('neither do a post, places and reasons in front', () => {
  test.each([
    'Als Sachbearbeiterin im Versand',
    'Als Verantwortlicher für den Wareneingang',
    'Sowohl im Homeoffice als auch vor Ort',
    'Aufgrund ihrer umfassenden Kenntnisse und ihrer raschen Arbeitsweise',
  ])('%s', (front) => {
    expect(ask(`${front} hat Frau Ott alle Aufgaben stets zu unserer vollsten Zufriedenheit erledigt.`)).toBe(
      1,
    );
    expect(ask(`${front} erledigte sie alle Aufgaben zu unserer vollen Zufriedenheit.`)).toBe(3);
    expect(ask(`${front} entsprach sie den Anforderungen.`)).toBe(4);
  });

  test('the formula is what such a sentence is about', () => {
    const { category } = gradeSentence(
      'Dank seiner raschen Auffassungsgabe erfüllte er unsere Erwartungen stets in vollem Umfang.',
    );
    expect(category).toBe('performance-summary');
  });

  test('at home, though, is where somebody works on his own', () => {
    expect(gradeSentence('Im Homeoffice kam er weitgehend allein zurecht.').category).toBe('self-reliance');
  });
});

describe('what the employer did for it', () => {
  test.each([
    'weshalb wir den Vertrag 2019 entfristeten',
    'sodass wir ihr bald die Stellvertretung übertrugen',
    'weswegen wir sie gern übernommen haben',
  ])('%s', (did) => {
    expect(ask(`Frau Ott hat die Anforderungen ihrer Stelle erfüllt, ${did}.`)).toBe(4);
    expect(ask(`Unsere volle Zufriedenheit fanden die Leistungen der Gärtnerin, ${did}.`)).toBe(3);
  });
});

test.each([
  'Die Arbeitsagentur Jena vermittelte Frau Zahn im Rahmen einer Eingliederungsmaßnahme an unseren Betrieb.',
  'Das Jobcenter vermittelte Herrn Wolf an uns.',
  'Die Leihfirma Tempo überließ uns Herrn Kurz für sechs Monate.',
])('who sent somebody rates nobody: %s', (text) => {
  expect(ask(text)).toBe(null);
});

describe('who or what most of them were', () => {
  test.each(['überwiegend Arztpraxen und kleine GmbHs', 'hauptsächlich Betriebe im Handwerk'])(
    '%s',
    (most) => {
      expect(ask(`Die Mandate, ${most}, betreut Frau Wenzel zur vollen Zufriedenheit der Kanzlei.`)).toBe(3);
    },
  );

  test('is something else than how much of it was good, and with whose help', () => {
    expect(
      ask('Er arbeitete, überwiegend mit Hilfe der Kollegen, zu unserer vollen Zufriedenheit.'),
    ).toBeGreaterThan(4);
    expect(ask('Er arbeitete überwiegend zu unserer vollen Zufriedenheit.')).toBeGreaterThan(3);
  });
});

test('whom the house asks rates nobody', () => {
  expect(
    ask('Zur Zufriedenheit unserer Kunden führen wir jährlich eine Befragung durch, die sie auswertete.'),
  ).toBe(null);
});
