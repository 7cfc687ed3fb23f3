import { expect, test } from 'vitest';
import { decode } from './decode.ts';
import { gradeSentence } from './grade-sentence.ts';

const letter = `Müller Gerätebau GmbH
Zähringer Straße 5, 79104 Freiburg

Arbeitszeugnis

Frau Jördis Köhler, geboren am 3. März 1990 in Lörrach, war vom 1. Februar 2016 bis zum 30. Juni 2022 als Sachbearbeiterin bei uns beschäftigt.

Zu ihren Aufgaben gehörten:
– Prüfung und Buchung der Eingangsrechnungen
– Abstimmung der Konten

Frau Köhler verfügt über gründliche Fachkenntnisse. Sie führte ihre Aufgaben im Großen und Ganzen zu unserer Zufriedenheit aus.

Ihr Verhalten gegenüber Vorgesetzten und Kollegen war höflich.

Frau Köhler verlässt uns auf eigenen Wunsch. Wir wünschen ihr für die Zukunft alles Gute.

Freiburg, 30. Juni 2022

Jürgen Müller
Geschäftsführer`;

const typed = letter
  .replaceAll('ä', 'ae')
  .replaceAll('ö', 'oe')
  .replaceAll('ü', 'ue')
  .replaceAll('ß', 'ss')
  .replaceAll('Frau ', 'Fr. ');

test('a letter typed without umlauts says the same', () => {
  const [meant, came] = [decode(letter), decode(typed)];
  const gist = ({ type, overall, sentences, findings }: typeof meant): unknown => ({
    type,
    overall,
    sentences: sentences.map(({ part, graded, grade, category }) => [part, graded, grade, category]),
    findings: findings.map(({ rule }) => rule),
  });
  expect(meant.findings.map(({ rule }) => rule)).toContain('general-restriction');
  expect(gist(came)).toEqual(gist(meant));
});

test('it shows the words of the letter at their places, and names as the letter spells them', () => {
  const { sentences, findings, facts } = decode(typed);
  for (const { start, end, text, evidence } of sentences) {
    expect(typed.slice(start, end)).toBe(text);
    for (const one of evidence) expect(typed.slice(one.start, one.end)).toBe(one.text);
  }
  expect(findings.find(({ rule }) => rule === 'general-restriction')?.quote).toBe('im Grossen und Ganzen');
  expect(facts).toMatchObject({
    first_name: 'Joerdis',
    last_name: 'Koehler',
    birthplace: 'Loerrach',
    company: 'Mueller Geraetebau GmbH',
    signatories: ['Juergen Mueller, Geschaeftsfuehrer'],
  });
});

test('a single sentence too, with the evidence at its place', () => {
  const text = 'Sie führte alle Aufgaben stets zu unserer vollsten Zufriedenheit aus.';
  const came = text.normalize('NFD');
  const [meant, graded] = [gradeSentence(text), gradeSentence(came)];
  expect([graded.grade, graded.category]).toEqual([meant.grade, meant.category]);
  expect(graded.evidence.length).toBeGreaterThan(0);
  for (const one of graded.evidence) expect(came.slice(one.start, one.end)).toBe(one.text);
});
