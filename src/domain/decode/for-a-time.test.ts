import { expect, it } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';
import { unitsOf } from './sentence-units.ts';
import { takenBack } from './taken-back.ts';

const gradeOf = (text: string): number | undefined => gradeSentence(text).grade;

it.each([
  'In den ersten Monaten seiner Tätigkeit waren wir mit Herrn Ott stets sehr zufrieden.',
  'Zu Beginn erledigte Frau Kern ihre Aufgaben stets zu unserer vollsten Zufriedenheit.',
  'Eine Zeit lang arbeitete sie sehr sorgfältig.',
  'Früher arbeitete Herr Lutz stets äußerst gewissenhaft.',
  'Seine Leistungen fanden bis zum Herbst 2022 unsere volle Anerkennung.',
  'In der Anfangsphase war er stets zuverlässig, ehrlich und fleißig.',
  'Solange ihre frühere Vorgesetzte im Haus war, arbeitete Frau Boll stets sehr selbständig.',
  'Die ersten drei Monate arbeitete Herr Vogt stets mit großem Einsatz.',
  'Frau Adler-Bohn arbeitete in ihrem ersten Jahr bei uns stets sehr gründlich.',
])('praise for a time is worth little: %s', (text) => expect(gradeOf(text)).toBe(4));

it('what had been is worth less', () =>
  expect(
    gradeOf('In den ersten Monaten seiner Tätigkeit waren wir mit Herrn Ott sehr zufrieden gewesen.'),
  ).toBe(5));

it.each([
  'Bereits in den ersten Monaten seiner Tätigkeit arbeitete er stets äußerst sorgfältig.',
  'Unser Vorstand war anfangs sehr skeptisch, ließ sich von ihrem Konzept aber bald überzeugen.',
  'Neue Kollegen begleitete sie in den ersten Wochen stets sehr geduldig.',
  'Anfangs skeptische Kunden überzeugte er stets mit großem Geschick.',
  'Zu Beginn jeder Schicht war er stets gut vorbereitet.',
  'Zunächst arbeitete sie im Einkauf, später leitete sie ihn stets sehr umsichtig.',
  'In den ersten Stunden nach einem Ausfall behielt sie immer einen kühlen Kopf.',
  'In der Anfangszeit der Pandemie hielt er den Betrieb stets umsichtig am Laufen.',
  'Bis zum Abschluss eines Auftrags arbeitete er stets mit großer Sorgfalt.',
])('no limit of time: %s', (text) => expect(takenBack(unitsOf(text))).toBeNull());

it.each([
  'Mit ihren Leistungen waren wir stets sehr zufrieden, jedenfalls bis zum Herbst 2022.',
  'Es gab eine Zeit, in der wir mit seinen Leistungen sehr zufrieden waren.',
  'Mit seinen Leistungen waren wir früher jederzeit sehr zufrieden.',
  'Vor dem Wechsel der Leitung arbeitete er stets sehr engagiert.',
  'Solange die Auftragslage ruhig war, arbeitete er stets sehr sorgfältig.',
])('whatever tells of the time: %s', (text) => expect(gradeOf(text)).toBe(4));
