import { expect, test } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';

test.each([
  [
    'Unsere vollste Zufriedenheit galt immer dem gesamten Team; Herr Behncke für sich genommen arbeitete zu unserer Zufriedenheit.',
    4,
  ],
  [
    'Das Team arbeitete stets zu unserer vollsten Zufriedenheit; Frau Kern selbst arbeitete zu unserer vollen Zufriedenheit.',
    3,
  ],
  [
    'Mit der Kolonne waren wir immer höchst zufrieden, während Herr Klug für sich zu unserer Zufriedenheit arbeitete.',
    4,
  ],
  [
    'Mit der Abteilung waren wir stets außerordentlich zufrieden, mit Frau Kern allein waren wir zufrieden.',
    4,
  ],
  [
    'Frau Kern erledigte ihre Aufgaben zu unserer Zufriedenheit; ihre Kolleginnen arbeiteten stets zu unserer vollsten Zufriedenheit.',
    4,
  ],
  [
    'Seine Kollegen erledigten ihre Aufgaben jederzeit zu unserer vollsten Zufriedenheit, er selbst erledigte sie zu unserer vollen Zufriedenheit.',
    3,
  ],
  [
    'Unsere volle Zufriedenheit gilt jederzeit der Mannschaft; Herr Klug hingegen arbeitet zu unserer Zufriedenheit.',
    4,
  ],
  [
    'Die übrigen Verkäuferinnen arbeiteten stets zu unserer vollsten Zufriedenheit, Frau Kern dagegen zu unserer Zufriedenheit.',
    4,
  ],
  [
    'Was Herr Dombrowe erreichte, blieb hinter dem Nötigen zurück, gerade im Vergleich mit unseren übrigen Pflegekräften, die stets zur vollsten Zufriedenheit arbeiten.',
    5,
  ],
  [
    'Ihre Leistungen blieben hinter denen der anderen Sachbearbeiterinnen zurück, die jederzeit zu unserer vollen Zufriedenheit arbeiten.',
    5,
  ],
  [
    'Er arbeitete mit Kollegen, die ihre Aufgaben stets zu unserer vollsten Zufriedenheit erledigen, und tat dies zu unserer Zufriedenheit.',
    4,
  ],
  [
    'Anders als ihre Kolleginnen, die stets zu unserer vollsten Zufriedenheit arbeiteten, blieb sie hinter unseren Erwartungen zurück.',
    5,
  ],
  [
    'Unsere uneingeschränkte Zufriedenheit gehörte stets der ganzen Mannschaft, Frau Ott dagegen arbeitete zu unserer Zufriedenheit.',
    4,
  ],
  [
    'Während das übrige Team stets zu unserer vollsten Zufriedenheit arbeitete, waren wir mit Frau Ott zufrieden.',
    4,
  ],
  [
    'Während ihre Kollegen jederzeit zu unserer vollen Zufriedenheit arbeiteten, blieb Frau Ott hinter dem Notwendigen zurück.',
    5,
  ],
  ['Herr Ott arbeitete zu unserer Zufriedenheit, seine Kollegen stets zu unserer vollsten.', 4],
])('content with others is not content with the person: %s', (text, grade) => {
  expect(gradeSentence(text).grade).toBe(grade);
});

test.each([
  ['Unsere vollste Zufriedenheit galt immer Frau Kern; ihr Team arbeitete zu unserer Zufriedenheit.', 1],
  ['Er und sein Team arbeiteten stets zu unserer vollsten Zufriedenheit.', 1],
  ['Im Team arbeitete sie stets zu unserer vollsten Zufriedenheit.', 1],
  ['Frau Kern arbeitete, wie das gesamte Team, stets zu unserer vollsten Zufriedenheit.', 1],
  [
    'Herr Klug führte das Team umsichtig; seine Aufgaben erledigte er stets zu unserer vollsten Zufriedenheit.',
    1,
  ],
  ['Mit Frau Kern, die das Team seit 2015 leitete, waren wir stets voll zufrieden.', 2],
  ['Sie unterstützte ihre Kollegen und arbeitete stets zu unserer vollen Zufriedenheit.', 2],
  ['Er ist einer jener Mitarbeiter, die stets zu unserer vollsten Zufriedenheit arbeiten.', 1],
  ['Das von ihr geleitete Team arbeitete stets zu unserer vollsten Zufriedenheit.', 1],
  ['Unter ihrer Leitung arbeitete die Abteilung stets zu unserer vollsten Zufriedenheit.', 1],
  ['Mit Frau Ott und ihren Kollegen waren wir stets voll zufrieden.', 2],
  ['Während die Kollegen im Urlaub waren, arbeitete sie stets zu unserer vollen Zufriedenheit.', 2],
])('what is hers or his stays: %s', (text, grade) => {
  expect(gradeSentence(text).grade).toBe(grade);
});

test.each([
  'Das Objekt, zuvor zur vollen Zufriedenheit der Eigentümergemeinschaft von einer Fremdfirma renoviert, wurde ab 2020 von Herrn Grabner verwaltet.',
  'Die Anlage, die ein externer Dienstleister zu unserer vollen Zufriedenheit errichtet hatte, wurde von ihr betreut.',
  'Herr Klug übernahm die Buchhaltung, die von seiner Vorgängerin stets zu unserer vollsten Zufriedenheit geführt worden war.',
  'Das Gebäude, von einem Generalunternehmer zu unserer Zufriedenheit errichtet, wurde von Frau Kern verwaltet.',
  'Die von einer Agentur zu unserer vollen Zufriedenheit gestaltete Website wurde ab 2019 von ihm betreut.',
  'Frau Kern betreute die Software, die ein anderes Unternehmen zu unserer vollsten Zufriedenheit programmiert hatte.',
])('the work of others rates nobody: %s', (text) => {
  expect(gradeSentence(text).graded).toBe(false);
});

test.each([
  [
    'Das Objekt, von ihm zur vollen Zufriedenheit der Eigentümergemeinschaft renoviert, wird heute von einer Fremdfirma verwaltet.',
    3,
  ],
  [
    'Die Anlage, die ein Dienstleister errichtet hatte, betreute sie stets zu unserer vollen Zufriedenheit.',
    2,
  ],
  ['Die von einer Agentur gestaltete Website pflegte er zu unserer vollen Zufriedenheit.', 3],
  [
    'Die ihr von der Agenturleitung übertragenen Aufgaben wurden zu unserer vollen Zufriedenheit erledigt.',
    3,
  ],
  [
    'Er erledigte die von einem anderen Unternehmen übernommenen Aufträge stets zu unserer vollen Zufriedenheit.',
    2,
  ],
])('her or his own work rates: %s', (text, grade) => {
  expect(gradeSentence(text).grade).toBe(grade);
});
