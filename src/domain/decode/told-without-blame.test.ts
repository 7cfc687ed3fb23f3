import { expect, test } from 'vitest';
import { searched } from '../german/sieve.ts';
import { toldWithoutBlame } from './told-without-blame.ts';

test.each([
  'Das Amt hatte die Erklärungen mehrfach zurückgewiesen, bis Frau Kern das Mandat übernahm.',
  'Manchem Bewohner fehlte der Antrieb, bis er die Morgenrunde ins Leben rief.',
  'Die Software erschloss sich vielen erst, nachdem sie die Abteilung geschult hatte.',
  'Herr Kern klärte auf, warum im Lager seit Monaten Ware fehlte.',
  'Fand sich eine Differenz in der Kasse der Aushilfen, kam er ihr schnell auf die Spur.',
  'Bei dem Umzug gingen Daten verloren, die sie vollständig wiederherstellte.',
  'Zwischen Einkauf und Versand gab es Reibereien, die er aus der Welt schaffte.',
  'Die Mängel, die der Subunternehmer hinterlassen hatte, besserte er aus.',
  'In der Unterweisung, die für alle Pflicht ist, wurde ihr das Bekannte noch einmal erklärt.',
  'Jeder Abschluss wird von zweien geprüft, und so geschah es auch bei ihr.',
  'Die Mahnungen an säumige Mieter setzte sie auf.',
  'Sie lehnte eine Beförderung ab, die sie von ihrem Team getrennt hätte.',
  'Sie tauschte ihren Samstag, damit eine Kollegin nicht auf die Feier verzichten musste.',
  'Weil einige Kollegen die Spätschicht ablehnten, übernahm er sie.',
  'Nur einen seiner vielen Vorschläge konnten wir nicht umsetzen.',
  'Sie arbeitete mit einer Sorgfalt, die Fehler gar nicht erst entstehen ließ.',
  'Auf ihre Vermittlung hin nahm ein Kollege die Klage zurück.',
  'Frau Kern arbeitete Kollegen ein, denen man vieles mehrfach zeigen musste.',
])('tells of no fault of the person: %s', (sentence) => {
  expect(toldWithoutBlame(searched(sentence))).toBe(true);
});

test.each([
  'Ihre Schichten blieben unbesetzt, bis eine Kollegin sie übernahm.',
  'Seine Anträge wies das Amt zurück, bis er eine Schulung bekam.',
  'Die Fehler, die er hinterlassen hatte, besserten andere aus.',
  'Beschwerden über sie nahm die Leitung entgegen.',
  'Er arbeitete mit Kollegen, die sich mehrfach über ihn beschwerten.',
  'Sie lehnte zusätzliche Dienste ab.',
  'Die Kasse wurde ihr abgenommen.',
  'Er erhielt zwei Abmahnungen wegen seines Tons.',
  'Die Kolleginnen tauschten die Tage, damit sie nicht mit ihr arbeiten mussten.',
  'Seine Mahnungen kamen zu spät.',
])('may blame: %s', (sentence) => {
  expect(toldWithoutBlame(searched(sentence))).toBe(false);
});
