import { expect, it } from 'vitest';
import { attendedWell } from './attended-well.ts';
import { gradeSentence } from './grade-sentence.ts';
import { isPlainStatement } from './plain-statement.ts';
import { unitsOf } from './sentence-units.ts';

it.each([
  'Arbeitssprache im Team war Englisch.',
  'Die Projektsprache war Französisch.',
  'Verkehrssprachen waren Deutsch und Italienisch.',
  'Zuletzt war sie Stellvertreterin des Marktleiters.',
  'Zuletzt war Herr Ranft Stellvertreter der Küchenleiterin.',
  'Sie war zuletzt Assistentin des Vertriebsleiters.',
  'Später war sie Projektleiterin.',
  'Zunächst war er stellvertretender Leiter der Spätschicht.',
  'Über seine Kostenstelle wurden die Weiterbildungen aller Hilfskräfte abgerechnet.',
  'Die Fortbildungen der Aushilfen wurden über ihr Budget bezahlt.',
  'Die Kosten der Seminare wurden von seiner Abteilung getragen.',
  'Ihr Vorgänger war zum Marktleiter aufgestiegen.',
  'Frau Stadler lernte alle Tätigkeiten des Tischlerhandwerks kennen.',
  'Er lernte dabei alle Techniken der Keramik kennen.',
  'Sie hat sämtliche Arbeiten eines Malers kennengelernt.',
  'Englischsprachige Auslandsschäden bearbeitet er ebenfalls.',
  'Bei Abwesenheit des Einrichtungsleiters vertritt sie diesen in allen Belangen.',
  'War der Küchenchef auf Urlaub, führte er die fünfköpfige Küche.',
  'Daneben arbeitete sie regelmäßig selbst in der direkten Pflege mit.',
  'Sie betreute Schüler, die dem Unterricht ohne Hilfe nicht folgen konnten.',
  'Im Tarifvertrag der Bühnen ist geregelt, dass Requisiteure flexibel einsetzbar sein müssen.',
  'Leider ziehen wir um, deshalb müssen wir uns trennen.',
  'Im letzten Jahr war er regelmäßig mit auf Montage bei unseren Kunden.',
  'Sie besuchte die Seminare „Sicher auftreten, souverän verhandeln“ und „Konflikte fair lösen“.',
  'Im Mai 2023 besuchte Herr Kern einen zweitägigen Kurs zur Arbeitssicherheit.',
  'Im März 2022 hat Herr Lang an einer eintägigen Unterweisung zum Umgang mit Gefahrstoffen teilgenommen.',
  'Sie besuchte im Herbst 2021 ein Seminar in Linz.',
  'Die Quartalszahlen stellte sie jeweils im Beirat vor.',
  'Den Baufortschritt trug er monatlich im Gemeinderat vor.',
  'Neben seiner eigentlichen Tätigkeit war Herr Kern Mitglied der Betriebsfeuerwehr.',
  'Außerdem war Frau Kern Sicherheitsbeauftragte.',
  'Nach seinem Ausscheiden macht sich Herr Schwegler als Tischlermeister selbständig.',
  'Sie machte sich als Beraterin selbstständig.',
  'Im Herbst hat er sich mit einem Partner selbständig gemacht.',
  'Über die ihm bekannt gewordenen Betriebsgeheimnisse hat Herr Stangl auch nach seinem Ausscheiden Stillschweigen zu bewahren.',
  'Er ist verpflichtet, über Betriebsgeheimnisse Stillschweigen zu bewahren.',
  'Frau Hainzl schloss ihre kaufmännische Lehre an der Handelsakademie Linz ab.',
  'Das Hotel wurde 2021 für seinen vorbildlichen Service ausgezeichnet.',
])('a fact rates nobody: %s', (text) => expect(gradeSentence(text).graded).toBe(false));

it.each([
  'Ihre Fremdsprache Englisch ist ausgezeichnet.',
  'Er machte sich selbständig mit allen Abläufen vertraut.',
  'Er machte sich stets selbständig ein Bild der Lage.',
  'Über Betriebsgeheimnisse bewahrte sie stets Stillschweigen.',
  'Sie schloss ihre kaufmännische Lehre mit Auszeichnung ab.',
  'Er betreute Patienten, die ihn sehr schätzten.',
  'Zudem half sie stets hervorragend in der Küche mit.',
  'Seine Körpersprache war sicher.',
  'Er war stets ein sehr guter Verkäufer.',
  'Zuletzt war er Vorgesetzter von zwölf Mitarbeitern.',
  'Zuletzt war sie eine hervorragende Teamleiterin.',
  'Ihr Nachfolger übernahm von ihr einen bestens geordneten Arbeitsplatz.',
  'Über sein Budget wachte er stets sehr sorgfältig.',
  'Sie lernte alle Arbeitsplätze der Großwäscherei rasch kennen.',
  'Die Quartalszahlen stellte sie jeweils überzeugend im Beirat vor.',
  'Aus eigenem Antrieb besuchte er einen Kurs zur Arbeitssicherheit.',
  'Im Mai 2023 besuchte er mit großem Erfolg einen Kurs zur Arbeitssicherheit.',
  'Neben seiner Tätigkeit war er ein engagiertes Mitglied der Betriebsfeuerwehr.',
  'Die Techniken lernte er anhand mehrerer Bleche Apfelstrudel kennen.',
])('but what is said of somebody does: %s', (text) => expect(isPlainStatement(unitsOf(text))).toBe(false));

it.each([
  'Er besuchte mit Erfolg den Schweißerkurs und einen Lehrgang zur Ladungssicherung.',
  'Mit Erfolg nahm sie am Lehrgang für Brandschutzhelfer teil.',
  'Den Aufbaukurs für Buchhalter hat sie mit Erfolg besucht.',
])('a course with success is rated: %s', (text) =>
  expect(gradeSentence(text)).toMatchObject({ grade: 3, category: 'further-education' }),
);

it.each([
  'Er nahm an einem Lehrgang für Brandschutzhelfer teil.',
  'Sie besuchte Seminare zum Erfolg im Verkauf.',
])('without one nothing is sure: %s', (text) => expect(attendedWell(unitsOf(text))).toBe(false));

it('a course by its title rates nobody, how it was attended does', () => {
  expect(gradeSentence('Er nahm an der Schulung „Freundlich beraten“ teil.').graded).toBe(false);
  expect(
    gradeSentence('Er nahm an der Schulung „Freundlich beraten“ mit sehr gutem Erfolg teil.').graded,
  ).toBe(true);
});
