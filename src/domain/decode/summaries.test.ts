import { describe, expect, it, test } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';

test.each([
  'Zu unserer vollen Zufriedenheit hat Herr Brockhaus nur die Urlaubsvertretungen erledigt, nicht aber die Aufgaben seiner eigenen Stelle.',
  'Nur die Ablage, nicht aber die Buchhaltung, hat sie zu unserer vollen Zufriedenheit erledigt.',
  'Zu unserer Zufriedenheit hat sie lediglich den Empfang betreut, nicht jedoch das Sekretariat.',
  'Er erledigte die Botengänge zu unserer vollen Zufriedenheit, nicht aber die Aufgaben im Lager.',
  'Zwar erledigte sie die Ablage zu unserer Zufriedenheit, nicht aber den Schriftverkehr.',
  'Mit der Ablage waren wir voll zufrieden, nicht jedoch mit ihren Berichten.',
  'Wo es sich um einfache Handgriffe handelte, sind die Arbeiten des Herrn Lembke zu unserer Zufriedenheit ausgefallen.',
  'Soweit es um leichte Arbeiten ging, waren wir mit Frau Kern zufrieden.',
  'Solange es bei Routinevorgängen blieb, arbeitete er zu unserer Zufriedenheit.',
  'Sobald ihm jemand half, arbeitete er zu unserer Zufriedenheit.',
  'Soweit die Mandate keine besonderen Vorkenntnisse verlangten, waren wir mit der Bearbeitung durch Herrn Unverzagt zufrieden.',
  'Wo nur wenige Gäste zu bedienen waren, arbeitete sie zu unserer Zufriedenheit.',
  'Sofern die Aufgaben überschaubar blieben, wurden sie von Herrn Klug zu unserer Zufriedenheit erledigt.',
  'Wo klare Vorgaben bestanden, hat Frau Kern zu unserer Zufriedenheit gearbeitet.',
  'Solange ein Vorgesetzter daneben stand, arbeitete er zu unserer Zufriedenheit.',
  'Mit der Warenannahme waren wir zufrieden, nicht aber mit dem, was er sonst erledigte.',
  'Wo ihm jemand zur Seite stand, arbeitete er zu unserer Zufriedenheit.',
])('content with a part of the work only: %s', (text) => {
  expect(gradeSentence(text).grade).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['Er erledigte die Aufgaben nicht nur pünktlich, sondern auch stets zu unserer vollen Zufriedenheit.', 2],
  ['Wo immer wir sie einsetzten, arbeitete sie zu unserer vollen Zufriedenheit.', 3],
  ['Wo er auch eingesetzt war, arbeitete er stets zu unserer vollen Zufriedenheit.', 2],
  ['Solange sie bei uns war, arbeitete sie stets zu unserer vollen Zufriedenheit.', 2],
  ['Soweit wir das beurteilen können, arbeitete er stets zu unserer vollen Zufriedenheit.', 2],
  ['Wo es um schwierige Fälle ging, arbeitete sie stets zu unserer vollen Zufriedenheit.', 2],
  ['Wo andere nur einfache Handgriffe beherrschten, arbeitete er stets zu unserer vollen Zufriedenheit.', 2],
  ['Sobald sie eingearbeitet war, arbeitete sie stets zu unserer vollen Zufriedenheit.', 2],
  ['Wir waren mit ihr voll zufrieden, nicht aber mit ihrem Nachfolger.', 3],
])('content with all of it: %s', (text, grade) => {
  expect(gradeSentence(text).grade).toBe(grade);
});

describe('always', () => {
  it.each([
    [
      'Die Betreuung der Wohngruppe, die Dokumentation, die Elternarbeit: Voll zufrieden waren wir mit ihr immer.',
      2,
    ],
    ['Voll zufrieden waren wir mit ihr immer.', 2],
    ['Kurz gesagt: Vollauf zufrieden war die Kanzleileitung mit seiner Arbeit jederzeit.', 2],
    ['Am Empfang wie im Büro: Zufrieden waren wir mit ihm stets.', 3],
    ['Ob Theke oder Lager: Höchst zufrieden waren wir mit ihm immer.', 1],
    ['Wie ihre Vorgesetzten berichten: Voll zufrieden waren wir mit Frau Groß.', 3],
    ['Eines steht fest: Frau Groß war immer pünktlich und arbeitete zu unserer Zufriedenheit.', 4],
    ['In einem Satz: Zu unserer vollen Zufriedenheit arbeitete Herr Voll immer.', 2],
    ['Das bestätige ich nach elf Jahren gern: Voll zufrieden war man im Werk mit Herrn Jablonski immer.', 2],
  ])('stands behind: %s → %d', (text, grade) => expect(gradeSentence(text).grade).toBe(grade));

  it.each([
    [
      'Zur vollen Zufriedenheit des Vorstands sind die Aufgaben der Geschäftsstelle von ihm erledigt worden, während der Verein so viele Mitglieder gewann wie nie zuvor.',
      3,
    ],
    [
      'Sie arbeitete zu unserer vollen Zufriedenheit, während der Umsatz des Hauses stetig wuchs und immer neue Kunden kamen.',
      3,
    ],
    [
      'Er erledigte seine Aufgaben zu unserer vollen Zufriedenheit, wobei die Werkstatt immer gut ausgelastet war.',
      3,
    ],
    ['Zu unserer vollen Zufriedenheit hat Frau Kern gearbeitet, obwohl der Laden jederzeit voll war.', 3],
    [
      'Mit seinen Leistungen waren wir voll zufrieden, wobei unser Haus in jeder Hinsicht als führend gilt.',
      3,
    ],
    ['Während die Kanzlei stets wuchs, arbeitete sie zu unserer vollen Zufriedenheit.', 3],
    ['Während der Verein immer neue Mitglieder gewann, waren wir mit ihm voll zufrieden.', 3],
    ['Er arbeitete stets zu unserer vollen Zufriedenheit, während der Verein viele Mitglieder gewann.', 2],
    ['Während der Verein wuchs, arbeitete sie stets zu unserer vollen Zufriedenheit.', 2],
    ['Während der gesamten Zeit arbeitete er zu unserer vollen Zufriedenheit.', 2],
    ['Er arbeitete zu unserer vollen Zufriedenheit, wobei dies jederzeit galt.', 2],
    ['Sie arbeitete zu unserer vollen Zufriedenheit, und das immer, während sich das Haus vergrößerte.', 2],
    ['Er arbeitete zu unserer vollen Zufriedenheit, während der gesamten Zeit und in jedem Team.', 2],
    ['Er arbeitete zu unserer vollen Zufriedenheit, wobei er stets freundlich blieb.', 3],
    [
      'Sie erledigte ihre Aufgaben stets zu unserer vollen Zufriedenheit, obwohl die Filiale nie voll besetzt war.',
      2,
    ],
  ])('is not told of the house: %s → %d', (text, grade) => expect(gradeSentence(text).grade).toBe(grade));
});

test.each([
  [
    'Hätten wir für seine Leistungen eine Schulnote zu vergeben, so wäre es in jedem Jahr eine klare Zwei gewesen.',
    2,
  ],
  ['In Schulnoten ausgedrückt, verdiente ihre Arbeit eine glatte Eins.', 1],
  ['Müssten wir ihre Arbeit mit einer Schulnote bewerten, gäben wir eine Drei.', 3],
  ['Als Schulnote gäben wir ihm für seine Arbeit eine gute Zwei.', 2],
  ['Gäbe es für die Arbeit in der Küche Schulnoten, hätte sie eine solide Drei verdient.', 3],
  ['Eine Schulnote für seine Leistungen wäre stets die Zwei gewesen.', 2],
  ['Wenn wir Noten vergäben, bekäme Frau Kern für ihre Leistungen eine klare Eins.', 1],
  ['Auf einer Schulnotenskala läge seine Leistung bei einer Vier.', 4],
  ['Ihre Arbeit verdient die Schulnote Zwei.', 2],
])('a school mark for the work: %s → %d', (text, grade) => {
  const read = gradeSentence(text);
  expect(read.grade).toBe(grade);
  expect(read.category).not.toBe('exam-result');
});

test.each([
  ['Die Gesamtleistung unserer Auszubildenden Frau Sahin bewerten wir mit sehr gut.', 1],
  ['Seine Leistung bewerten wir mit befriedigend.', 3],
  ['Frau Kolbeck hat zu unserer uneingeschränkten Zufriedenheit gearbeitet.', 2.5],
  ['Frau Kolbeck hat stets zu unserer uneingeschränkten Zufriedenheit gearbeitet.', 1],
  ['Während ihrer Dienstzeit hat sie sich die volle Zufriedenheit der Herrschaft erworben.', 3],
  ['Sie arbeitete zu unserer vollen Zufriedenheit und hat unsere Erwartungen wiederholt übertroffen.', 2],
  ['Er arbeitete meist zu unserer vollen Zufriedenheit.', 4],
  ['Seine Aufgaben erledigte er stets zu unserer Zufriedenheit.', 3],
  ['Seine Leistungen waren jederzeit zufriedenstellend.', 3],
  ['Unsere Anforderungen wurden von ihm meist erfüllt.', 5],
  ['Den Anforderungen an eine Fachverkäuferin entsprach Frau Kuhn im Allgemeinen.', 5],
  ['Die Leistungen der Datentypistin fanden im Wesentlichen unsere Anerkennung.', 5],
  ['Über den ganzen Zeitraum konnte der Verein mit der Leiterin seiner Geschäftsstelle zufrieden sein.', 3],
  ['Der Verlag war mit seiner Lektorin stets voll zufrieden.', 2],
  ['Pünktlich war er, und die Portokasse stimmte in den meisten Fällen.', 5],
])('what sums up in other words: %s → %d', (text, grade) => expect(gradeSentence(text).grade).toBe(grade));

test('content with whoever holds a post sums up, whatever the post has to do with', () => {
  expect(
    gradeSentence('Der Verein war mit der Leiterin seiner Geschäftsstelle stets zufrieden.').category,
  ).toBe('performance-summary');
});
