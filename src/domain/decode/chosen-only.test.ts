import { expect, test } from 'vitest';
import { chosenOnly } from './chosen-only.ts';
import { gradeSentence } from './grade-sentence.ts';
import { unitsOf } from './sentence-units.ts';

test.each([
  'Bei Arbeiten, die ihr lagen, ging Frau Kern sorgfältig vor.',
  'Aufgaben, die ihn interessierten, erledigte er gründlich.',
  'Anfragen, die keine Schwierigkeiten machten, beantwortete sie freundlich.',
  'Termine, die ihr genehm waren, hielt Frau Dorn ein.',
  'Bei der Einteilung der Fahrer gelang es Frau Kern in ruhigen Wochen, alle Touren zu besetzen.',
  'An guten Tagen arbeitete er fehlerfrei.',
])('praised is what suits, or when little is asked: %s', (text) => {
  expect(gradeSentence(text).grade).toBe(5);
});

test.each([
  'Auch Aufgaben, die ihm nicht lagen, erledigte er gründlich.',
  'Arbeiten, die besondere Sorgfalt erforderten, erledigte sie stets gewissenhaft.',
  'Die Aufgaben, die ihr übertragen wurden, erledigte sie stets sorgfältig.',
  'Für Dinge, die ihr wichtig waren, setzte sie sich mit Nachdruck ein.',
  'Für jeden fand er die Aufgabe, die ihm lag.',
  'Auch in ruhigen Wochen suchte sie sich Arbeit.',
  'In hektischen wie in ruhigen Wochen behielt sie den Überblick.',
  'Nicht nur an guten Tagen war auf ihn Verlass.',
  'In ruhigen Stunden bildete sie sich aus eigenem Antrieb weiter.',
  'Im Quartalsabschluss blieben ihre Buchungen so sauber wie in ruhigen Monaten.',
])('all of it is praised: %s', (text) => {
  expect(chosenOnly(unitsOf(text))).toBeNull();
});
