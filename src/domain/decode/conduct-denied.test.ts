import { expect, it } from 'vitest';
import { readConductDenied } from './conduct-denied.ts';
import { gradeSentence } from './grade-sentence.ts';
import { unitsOf } from './sentence-units.ts';

it.each([
  ['Sein Verhalten gab keinen Anlass zu Klagen.', 4],
  ['Zu Beanstandungen gab ihr Verhalten im Kollegenkreis keinen Anlass.', 4],
  ['Ihr Verhalten gegenüber Vorgesetzten und Kollegen war nicht zu beanstanden.', 4],
  ['Das Verhalten von Herrn Kern gab zu keiner Klage Anlass.', 4],
  ['Das Verhalten von Herrn Kern gab im Wesentlichen keinen Anlass zu Klagen.', 5],
])('%s → %d', (text, grade) => {
  expect(gradeSentence(text).grade).toBe(grade);
  expect(readConductDenied(unitsOf(text))?.grade).toBe(grade);
});

it.each([
  'Sein Verhalten war stets einwandfrei.',
  'Die Arbeit gab keinen Anlass zu Beanstandungen.',
  'Nach einem Gespräch gab ihr Verhalten keinen Anlass mehr zu Klagen.',
  'Er ging Beanstandungen der Kunden auf den Grund.',
])('says nothing of: %s', (text) => expect(readConductDenied(unitsOf(text))).toBeNull());
