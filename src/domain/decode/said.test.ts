import { describe, expect, test } from 'vitest';
import { tokenise } from '../german/tokens.ts';
import { gradeSentence } from './grade-sentence.ts';
import { said } from './said.ts';

const behind = (text: string): string | null => said(tokenise(text));

describe('what is announced is read as if it stood alone', () => {
  test.each([
    [
      'Wir können bestätigen, dass er stets sorgfältig gearbeitet hat.',
      'Er hat stets sorgfältig gearbeitet.',
    ],
    ['Dabei ist festzuhalten, dass Frau Kern gute Kenntnisse besitzt.', 'Frau Kern besitzt gute Kenntnisse.'],
    ['Abschließend können wir feststellen, dass sie belastbar war.', 'Sie war belastbar.'],
    ['Es hat sich gezeigt, dass ihre Arbeiten sehr genau waren.', 'Ihre Arbeiten waren sehr genau.'],
    ['Zu erwähnen ist ferner, dass er pünktlich war.', 'Er war pünktlich.'],
    // Where the verb belongs is another question.
    ['Wir möchten betonen, dass sie anderen half, wo es ging.', 'Sie anderen half, wo es ging.'],
  ])('%j', (text, alone) => {
    expect(behind(text)).toBe(alone);
  });

  test.each([
    'Besonders hervorzuheben ist, dass er pünktlich war.',
    'Wir bedauern, dass er uns verlässt.',
    'Er achtete darauf, dass sie pünktlich war.',
    'Hervorzuheben ist, dass unser Betrieb zertifiziert ist.',
    'Sie arbeitete sorgfältig.',
  ])('%j announces nothing, or more', (text) => {
    expect(behind(text)).toBeNull();
  });
});

test.each([
  'Dabei ist festzuhalten',
  'Wir stellen fest',
  'Wir möchten betonen',
  'Ausdrücklich weisen wir darauf hin',
  'Alle Vorgesetzten bestätigen',
  'Es freut uns',
  'Wir sind der Ansicht',
])('„%s, dass …“ moves no grade', (announcing) => {
  for (const [alone, announced] of [
    [
      'Herr Kern verfügt über gute Kenntnisse der Lagersoftware.',
      'Herr Kern über gute Kenntnisse der Lagersoftware verfügt',
    ],
    [
      'Sie erledigte ihre Aufgaben stets zu unserer vollen Zufriedenheit.',
      'sie ihre Aufgaben stets zu unserer vollen Zufriedenheit erledigte',
    ],
    [
      'Er arbeitete in der Regel mit der gebotenen Sorgfalt.',
      'er in der Regel mit der gebotenen Sorgfalt arbeitete',
    ],
  ] as const) {
    const [one, other] = [gradeSentence(alone), gradeSentence(`${announcing}, dass ${announced}.`)];
    expect([other.grade, other.category]).toEqual([one.grade, one.category]);
  }
});

test('the words that carried the grade are shown where they stand', () => {
  const text = 'Wir können bestätigen, dass er stets äußerst sorgfältig gearbeitet hat.';
  const { evidence } = gradeSentence(text);
  expect(evidence.length).toBeGreaterThan(0);
  for (const { start, end, text: words } of evidence) expect(text.slice(start, end)).toBe(words);
});
