import { expect, test } from 'vitest';
import { readLimited } from './limited.ts';
import { gradeSentence } from './grade-sentence.ts';
import { unitsOf } from './sentence-units.ts';

test.each([
  'Zu jenen Kunden, die er schon länger kannte, war er freundlich.',
  'Gegenüber Mandanten, die sie seit Jahren kannte, trat sie freundlich auf.',
  'Zu Kollegen, die ihm sympathisch waren, war er hilfsbereit.',
  'Mit Gästen, die sie in Ruhe ließen, kam sie gut aus.',
  'Kunden, die Geduld mitbrachten, begegnete er freundlich.',
  'Mit der Marktleitung und einem Teil der Belegschaft fand sie ein Auskommen.',
  'Mit einigen Lieferanten kam sie zurecht.',
  'Zu einzelnen Gästen war der Kellner freundlich.',
  'Mit der Leitung und mit manchen Kollegen fand er ein Auskommen.',
  'In ruhigen Wochen ließ sich Frau Kern von der Arbeit nicht aus der Fassung bringen.',
  'Bei ruhigem Betrieb war er den Anforderungen gewachsen.',
  'In den stillen Wochen behielt sie den Überblick.',
  'An den meisten Tagen war auf ihn Verlass.',
  'Freundlich war er an guten Tagen.',
  'Begonnenes führte er zu Ende, wenn sich keine Hindernisse zeigten.',
  'Ziele verfolgte sie, solange ihr niemand widersprach.',
  'Was er wusste, bildete eine Grundlage, auf der sich bei weiterer Anleitung aufbauen ließe.',
  'Was sie an Englisch mitbrachte, war etwas, worauf sich aufbauen ließe.',
  'Mit englischsprachigen Anrufern konnte sich Herr Kern ansatzweise verständigen.',
])('for a part only: %s', (text) => {
  expect(gradeSentence(text).grade).toBe(5);
});

test.each([
  'Zu Kunden, die sie noch nicht kannte, war sie ebenso freundlich.',
  'Zu Kunden, die er lange kannte, wie zu neuen war er stets freundlich.',
  'Auch zu Gästen, die er nicht mochte, war er höflich.',
  'Mit allen Kollegen verstand sie sich gut.',
  'Mit einzelnen Kunden kam sie zu sehr hohen Abschlüssen.',
  'Mit einigen Kollegen gründete sie einen Betriebschor.',
  'Sogar an den meisten Tagen der Hochsaison war er hilfsbereit.',
  'An jedem Tag war auf ihn Verlass.',
  'In ruhigen Zeiten wie unter Druck behielt sie den Überblick.',
  'In ruhigem Ton erklärte sie den Kunden die Lage und blieb gelassen.',
  'Seine Ziele verfolgte er, auch wenn sich Hindernisse zeigten.',
  'Sie legte die Grundlage, auf der unser Erfolg heute ruht.',
  'Ihre Entwürfe sind etwas, worauf sich gut aufbauen lässt.',
])('for all, or more than a part: %s', (text) => {
  expect(readLimited(unitsOf(text))).toBeNull();
});

test('who is not put off keeps calm, quiet weeks or not', () => {
  expect(gradeSentence('Auch in hektischen Wochen ließ sie sich nicht aus der Ruhe bringen.').grade).toBe(2);
  expect(gradeSentence('In ruhigen Wochen ließ sie sich nicht aus der Ruhe bringen.').grade).toBe(5);
});

test.each([
  'Auf Anforderung war Frau Schickedanz auch zu Mehrarbeit bereit.',
  'Er war auf Nachfrage zu Überstunden bereit.',
  'Wenn man sie darum bat, war sie bereit, länger zu bleiben.',
])('ready when asked: %s', (text) => {
  expect(gradeSentence(text)).toMatchObject({ grade: 5, category: 'motivation' });
});

test.each([
  'Auf Bitten der Leitung übernahm sie auch einmal ein Wochenende.',
  'Auf Anfrage war er jederzeit gern zu Mehrarbeit bereit.',
  'Sie war stets zu Mehrarbeit bereit.',
  'Nach Aufforderung fand er sich zu einem Gespräch bereit.',
])('who does it, or gladly, is not meant: %s', (text) => {
  expect(readLimited(unitsOf(text))).toBeNull();
});

test.each([
  [
    'Mit Kunden, die ihr Anliegen ruhig vortrugen, fand Frau Kern meist eine gemeinsame Sprache.',
    'external-behavior',
  ],
  ['Kunden, die keine Sonderwünsche hatten, bediente Herr Lang freundlich.', 'external-behavior'],
  ['Mit Patienten, die wenig fragten, kam Frau Ott gut zurecht.', 'external-behavior'],
  ['Gegenüber Gästen, die geduldig waren, blieb sie freundlich.', 'external-behavior'],
  ['Mit Anrufern, die freundlich blieben, sprach Herr Ott höflich.', 'external-behavior'],
  ['Mit Kunden, die wussten, was sie wollten, kam er gut zurecht.', 'external-behavior'],
  ['Mit Kollegen, die seiner Meinung waren, arbeitete er gut zusammen.', 'internal-behavior'],
  ['Mit den Kolleginnen, die ihre Ansichten teilten, kam Frau Kern gut aus.', 'internal-behavior'],
  ['Zu den Terminen, die ihm wichtig waren, erschien Herr Kern verlässlich.', 'reliability-honesty'],
  ['Auf Zusagen, die ihm selbst nutzten, konnte man sich verlassen.', 'reliability-honesty'],
])('with whom or to what anybody would: %s', (text, category) => {
  expect(gradeSentence(text)).toMatchObject({ grade: 5, category });
});

test.each([
  'Auch mit Kunden, die ihr Anliegen laut vortrugen, fand sie stets eine gemeinsame Sprache.',
  'Kunden, die sich beschwerten, bediente er freundlich und geduldig.',
  'Bei Kunden, die ihn kannten, war er sehr geschätzt.',
  'Den Gästen, die keine Reservierung hatten, half sie freundlich weiter.',
  'Für Anliegen, die ihr wichtig waren, setzte sie sich mit Nachdruck ein.',
  'Er hat nicht einmal ansatzweise einen Fehler gemacht, auch nicht unter Druck.',
])('with whom it is hard, or whoever comes: %s', (text) => {
  expect(readLimited(unitsOf(text))).toBeNull();
});

test.each([
  [
    'Die Leitung lag bei Schwester Ingeborg, die ihre Vorgesetztenfunktion im vorgesehenen Rahmen ausübte.',
    4,
  ],
  ['Wer als Kunde an den Schalter trat, erhielt von Herrn Weber die Auskunft, die ihm zustand.', 4],
  ['Kunden erhielten von ihr die Auskünfte, auf die sie Anspruch hatten.', 4],
  ['Die Leitung lag bei Schwester Ingeborg, die im Mai in den Ruhestand trat.', undefined],
  ['Kunden erhielten von ihr Angebote und Auskünfte zu laufenden Aufträgen.', undefined],
  ['Er erhielt den Urlaub, der ihm zustand.', undefined],
  ['Mitarbeiter erhalten bei uns die Urlaubstage, die ihnen zustehen.', undefined],
])('no more than was due: %s', (text, grade) => {
  expect(gradeSentence(text).grade).toBe(grade);
});
