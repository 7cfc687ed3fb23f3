import { expect, test } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';
import { readIdiom } from './idiom.ts';
import { unitsOf } from './sentence-units.ts';

test.each([
  'Aus seiner inneren Distanz zu den Zielen der Genossenschaft machte er auch im Gespräch mit Mitgliedern kein Hehl.',
  'Frau Kern machte aus ihrer Ablehnung unseres Leitbilds keinen Hehl.',
  'Kein Hehl machte Herr Klug aus seinen Zweifeln an der Strategie des Hauses.',
  'Ihre Skepsis gegenüber den Werten des Verbands verhehlte sie nicht.',
  'Er verbarg seine Vorbehalte gegen die neue Ausrichtung auch vor Kunden nicht.',
  'Seine innere Distanz zum Unternehmen war auch für Außenstehende zu spüren.',
  'Dem Verein stand Frau Kern innerlich fern.',
  'Am Verhandlungstisch gab er meist nach, noch ehe unsere Position vorgetragen war.',
  'Bei Verhandlungen mit Lieferanten hat sie nachgegeben, bevor unser Angebot geprüft war.',
  'Noch ehe die Gegenseite ihre Gründe genannt hatte, lenkte er ein.',
  'In Preisgesprächen räumte Frau Kern das Feld, bevor der Gesprächspartner ein Gegenangebot gemacht hatte.',
  'Herr Klug gab nach, bevor die Verhandlung begonnen hatte.',
])('whoever keeps aloof or gives in: %s', (text) => {
  expect(gradeSentence(text).grade).toBe(5);
});

test.each([
  'Aus seiner Begeisterung für die Ziele der Genossenschaft machte er kein Hehl.',
  'Aus ihrer Freude an der Arbeit machte sie nie einen Hehl.',
  'Ihre Verbundenheit mit unserem Haus verbarg sie nicht.',
  'Sie wahrte stets die nötige professionelle Distanz zu den Bewohnern.',
  'Mit viel Geschick und ohne je vorschnell nachzugeben, setzte er unsere Position durch.',
  'Sie gab nie nach, bevor unsere Position nicht vollständig gehört worden war.',
  'Sie blieb in keinem Jahr hinter den Vorgaben zurück.',
  'Dank seiner Planung blieben die Kosten stets weit hinter dem Ansatz zurück.',
])('whoever does not: %s', (text) => {
  expect(readIdiom(unitsOf(text))?.grade ?? 3).toBeLessThanOrEqual(3);
});
