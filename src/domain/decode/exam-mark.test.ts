import { expect, it } from 'vitest';
import { readExamMark } from './exam-mark.ts';
import { unitsOf } from './sentence-units.ts';

const gradeOf = (text: string): number | undefined => readExamMark(unitsOf(text))?.grade;

it.each([
  ['Die Berufsschule schloss er mit der Durchschnittsnote 1,3 ab.', 1.5],
  ['Sie bestand die Abschlussprüfung mit der Gesamtnote 2.', 2],
  ['Mit 86 von 100 Punkten schloss sie ihre Ausbildung ab.', 2],
  ['Die Gesellenprüfung bestand er mit 95 Punkten.', 1],
  ['Er bestand die Prüfung mit 51 von möglichen 100 Punkten.', 4],
  ['Von den 100 Punkten der Abschlussprüfung erreichte er 86.', 2],
  ['Vierundsiebzig von hundert Punkten brachte ihr die Gesellenprüfung ein.', 3],
  ['Unter ihrer Gesellenprüfung steht eine glatte Eins.', 1],
  ['Die Abschlussprüfung beendete er mit einer Drei.', 3],
  ['Mit einem Schnitt von 3,0 schloss sie die Ausbildung ab.', 3],
  ['Die Lehrabschlussprüfung bestand er mit der Note 5,2 der Schweizer Skala.', 2],
  ['Die Prüfung vor der Kammer legte er mit der Gesamtnote „gut“ ab.', 2],
  ['Seine Gesellenprüfung bestand er mit dem Prädikat sehr gut.', 1],
  ['Die Gesellenprüfung zum Tischler hat er mit gutem Ergebnis bestanden.', 2],
  ['Die Abschlussprüfung legte sie mit sehr gutem Ergebnis ab.', 1],
  ['Die Prüfung zur Bilanzbuchhalterin bestand sie im ersten Anlauf mit sehr gutem Ergebnis.', 1],
  ['Im zweiten Anlauf bestand sie die Prüfung mit der Note 2.', 4],
])('%s → %d', (text, grade) => expect(gradeOf(text)).toBe(grade));

it.each([
  'Die Abschlussprüfung bestand sie im Juni 2021.',
  'In der Theorie erreichte er in der Prüfung 80, in der Praxis 95 Punkte.',
  'Der Lehrgang hat die gute Note im Haus nicht verändert.',
  'Die Note 2 stand auf dem Schlüsselanhänger.',
  'Zwei Prüfungen legte sie im Juni ab.',
  'Er verbuchte die Punkte der Kundinnen nach jeder Prüfung der Kasse.',
])('stays silent: %s', (text) => expect(gradeOf(text)).toBeUndefined());
