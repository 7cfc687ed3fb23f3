import { expect, test } from 'vitest';
import { decode } from '../decode/decode.ts';
import { gradeWord, type Rating } from './grade.ts';
import { whyClosing } from './why-closing.ts';

const at = (grade: number): Rating => ({ grade, range: [grade, grade], confidence: 0.9 });

/** A reading whose closing holds sentences of these grades. */
function reading(
  closing: number,
  told: readonly number[],
  rest: { overall?: number; missing?: string } = {},
) {
  return {
    closing: at(closing),
    overall: at(rest.overall ?? closing),
    sentences: told.map((grade) => ({ part: 'closing', graded: true, grade })),
    categories: [{ category: 'future-wishes', ...at(closing), sentences: told.map((_, index) => index) }],
    findings: rest.missing === undefined ? [] : [{ rule: rest.missing }],
  } as unknown as Parameters<typeof whyClosing>[0];
}

test('says nothing where the closing has the grade of its sentences, or lies between them', () => {
  expect(whyClosing(reading(2, [2]))).toBeNull();
  expect(whyClosing(reading(2.4, [2]))).toBeNull();
  expect(whyClosing(reading(2, [1, 3]))).toBeNull();
  expect(whyClosing(reading(2, []))).toBeNull();
  expect(whyClosing({ ...reading(2, [4]), closing: null })).toBeNull();
});

test.each([
  ['missing-thanks-regret', 'weil der Dank und das Bedauern fehlen'],
  ['missing-regret', 'weil das Bedauern fehlt'],
  ['missing-wishes', 'weil die guten Wünsche fehlen'],
])('names what is missing: %s', (missing, why) => {
  expect(whyClosing(reading(4, [2], { missing }))).toBe(
    `Satz für Satz klingt der Schluss gut; ${why}, lesen ihn die meisten als ausreichend.`,
  );
});

test('what is missing makes no closing better', () => {
  const why = whyClosing(reading(2, [4], { missing: 'missing-thanks', overall: 4 }));
  expect(why).toBe(
    'Satz für Satz klingt der Schluss ausreichend; nimmt man Dank, Bedauern und Wünsche zusammen, lesen ihn die meisten als gut.',
  );
});

test('names the letter before it only where that draws the same way', () => {
  const after = 'nach einem Zeugnis, das im Ganzen befriedigend klingt';
  expect(whyClosing(reading(2.8, [2], { overall: 3.2 }))).toContain(after);
  expect(whyClosing(reading(3.2, [4], { overall: 3 }))).toContain(after);
  expect(whyClosing(reading(2.8, [2], { overall: 2 }))).toContain('nimmt man Dank');
});

test('holds for a letter whose closing lacks thanks and regret', () => {
  const read = decode(
    `Arbeitszeugnis

Herr Jan Krüger, geboren am 3. Mai 1985, war vom 1. Januar 2019 bis zum 31. März 2024 als Sachbearbeiter in unserem Einkauf tätig.

Zu seinen Aufgaben gehörten die Bestellung von Material und die Prüfung von Rechnungen.

Herr Krüger erledigte die ihm übertragenen Aufgaben stets zu unserer vollen Zufriedenheit. Er arbeitete sorgfältig und zuverlässig.

Sein Verhalten gegenüber Vorgesetzten, Kollegen und Kunden war stets einwandfrei.

Das Arbeitsverhältnis endet mit dem heutigen Tag. Wir wünschen Herrn Krüger für seinen weiteren Berufsweg alles Gute und weiterhin viel Erfolg.

Köln, 31. März 2024

Sabine Wolf
Geschäftsführerin`,
  );
  const own = read.sentences
    .filter(({ category }) => category === 'future-wishes')
    .map((it) => it.grade ?? 0);
  const whole = gradeWord(read.closing?.grade ?? 0);
  expect(own.map(gradeWord)).not.toContain(whole);
  expect(whyClosing(read)).toMatch(
    new RegExp(`weil der Dank und das Bedauern fehlen, lesen ihn die meisten als ${whole}\\.$`, 'u'),
  );
});
