import { describe, expect, test } from 'vitest';
import { chamberDative, firmAsSubject, placeWithPreposition, studiesGenitive } from './named-houses.ts';

describe('who examines stands in the dative with its article', () => {
  test.each([
    ['IHK Kiel', 'der IHK Kiel'],
    ['die IHK Kiel', 'der IHK Kiel'],
    ['vor der IHK Kiel', 'der IHK Kiel'],
    ['der Industrie- und Handelskammer Kiel', 'der Industrie- und Handelskammer Kiel'],
    ['Industrie- und Handelskammer zu Kiel', 'der Industrie- und Handelskammer zu Kiel'],
    ['Handwerkskammer Flensburg', 'der Handwerkskammer Flensburg'],
    ['HWK', 'der HWK'],
    ['Kfz-Innung Nordfriesland', 'der Kfz-Innung Nordfriesland'],
    ['Hessische Rechtsanwaltskammer', 'der Hessischen Rechtsanwaltskammer'],
    ['zuständige Stelle', 'der zuständigen Stelle'],
    ['Prüfungsausschuss der IHK Kiel', 'dem Prüfungsausschuss der IHK Kiel'],
    ['der Prüfungsausschuss der IHK Kiel', 'dem Prüfungsausschuss der IHK Kiel'],
    ['Landesprüfungsamt', 'dem Landesprüfungsamt'],
    ['Staatliches Prüfungsamt Berlin', 'dem Staatlichen Prüfungsamt Berlin'],
    ['das Regierungspräsidium Kassel', 'dem Regierungspräsidium Kassel'],
    ['Bezirksregierung Köln', 'der Bezirksregierung Köln'],
    [' ', ''],
  ])('%s', (typed, told) => expect(chamberDative(typed)).toBe(told));
});

describe('where one is examined', () => {
  test.each([
    ['Kiel', 'in Kiel'],
    ['Halle (Saale)', 'in Halle (Saale)'],
    ['Bad Oldesloe', 'in Bad Oldesloe'],
    ['in Kiel', 'in Kiel'],
    ['Im Haus der Wirtschaft', 'im Haus der Wirtschaft'],
    ['Berufsschule Husum', 'in der Berufsschule Husum'],
    ['Berufsbildungszentrum Schleswig', 'im Berufsbildungszentrum Schleswig'],
    ['Berliner Meisterschule', 'in der Berliner Meisterschule'],
    ['', ''],
  ])('%s', (typed, told) => expect(placeWithPreposition(typed)).toBe(told));
});

describe('an employer as the subject of a sentence has an article where its name needs one', () => {
  test.each([
    ['Stadt Leipzig', 'die Stadt Leipzig'],
    ['Klinikum Nord gGmbH', 'die Klinikum Nord gGmbH'],
    ['Klinikum Nord', 'das Klinikum Nord'],
    ['Städtisches Klinikum Kiel', 'das Städtische Klinikum Kiel'],
    ['Evangelische Kirchengemeinde Husum', 'die Evangelische Kirchengemeinde Husum'],
    ['Deutscher Alpenverein', 'der Deutsche Alpenverein'],
    ['Ostwind Anlagenbau GmbH & Co. KG', 'die Ostwind Anlagenbau GmbH & Co. KG'],
    ['Hotel Adler', 'das Hotel Adler'],
    ['Landkreis Uelzen', 'der Landkreis Uelzen'],
    ['Bäckerei Kern', 'die Bäckerei Kern'],
    ['Die Brücke e. V.', 'Die Brücke e. V.'],
    ['Siemens', 'Siemens'],
    ['Kern & Söhne', 'Kern & Söhne'],
    ['Stadtwerke Leipzig', ''],
    ['Stadtwerke Leipzig GmbH', 'die Stadtwerke Leipzig GmbH'],
    ['', ''],
  ])('%s', (typed, told) => expect(firmAsSubject(typed)).toBe(told));
});

describe('what an internship goes along with stands in the genitive', () => {
  test.each([
    ['Studiums der Informatik', 'des Studiums der Informatik'],
    ['Studium der Informatik', 'des Studiums der Informatik'],
    ['des Studiums der Informatik', 'des Studiums der Informatik'],
    ['das Studium der Informatik', 'des Studiums der Informatik'],
    ['Bachelorstudium Informatik (FH Kiel)', 'des Bachelorstudiums Informatik (FH Kiel)'],
    ['Duales Studium BWL', 'des Dualen Studiums BWL'],
    ['Masterstudiengang Physik', 'des Masterstudiengangs Physik'],
    ['Informatik', 'des Studiums im Fach Informatik'],
    ['Soziale Arbeit', 'des Studiums im Fach Soziale Arbeit'],
    ['Universität Kiel', 'des Studiums an der Universität Kiel'],
    ['Hochschule Flensburg', 'des Studiums an der Hochschule Flensburg'],
    ['Realschule Husum', 'des Besuchs der Realschule Husum'],
    ['Gymnasium Husum', 'des Besuchs des Gymnasiums Husum'],
    ['Klasse 9 der Realschule Husum', 'der Klasse 9 der Realschule Husum'],
    ['9. Klasse', 'der 9. Klasse'],
    ['5. Semester', 'des 5. Semesters'],
    ['Ausbildung zur Erzieherin', 'der Ausbildung zur Erzieherin'],
    ['Umschulung zum Fachinformatiker', 'der Umschulung zum Fachinformatiker'],
    ['', ''],
  ])('%s', (typed, told) => expect(studiesGenitive(typed)).toBe(told));
});
