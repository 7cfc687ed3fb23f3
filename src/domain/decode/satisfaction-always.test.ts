import { expect, test } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';

const gradeOf = (text: string): number | undefined => gradeSentence(text).grade;

test.each([
  'Wann immer wir Frau Adebayo eine Aufgabe anvertrauten, wurde sie zu unserer vollen Zufriedenheit gelöst.',
  'Sooft wir ihn riefen, führte er die Reparaturen zu unserer vollen Zufriedenheit aus.',
  'Was wir ihr auch auftrugen, sie erledigte es zu unserer vollen Zufriedenheit.',
  'Egal, was wir ihr gaben, es wurde zu unserer vollen Zufriedenheit erledigt.',
  'Ohne eine einzige Ausnahme hat er seine Aufgaben zu unserer vollen Zufriedenheit erfüllt.',
  'An keinem Tag anders als zu unserer vollen Zufriedenheit hat sie ihren Dienst versehen.',
  'Durch die Bank hat er die Aufträge zu unserer vollen Zufriedenheit abgewickelt.',
  'In all den Jahren erfüllte sie ihre Aufgaben zu unserer vollen Zufriedenheit.',
])('what held each time held always: %s', (text) => {
  expect(gradeOf(text)).toBe(2);
});

test.each([
  ['Nie anders als zu unserer vollsten Zufriedenheit hat sie gearbeitet.', 1],
  ['Er hat alle Aufgaben zu unserer vollen Zufriedenheit erledigt.', 3],
  ['Er hat nicht anders als seine Kollegen zu unserer Zufriedenheit gearbeitet.', 4],
  ['Wenn er angeleitet wurde, erledigte er seine Aufgaben zu unserer Zufriedenheit.', 5],
])('%s', (text, grade) => {
  expect(gradeOf(text)).toBe(grade);
});
