import { describe, expect, it } from 'vitest';
import { searched } from '../german/sieve.ts';
import { isOfOtherHands } from './of-other-hands.ts';

describe('whose trouble a sentence tells', () => {
  it.each([
    'Eine Praktikantin, die in Tränen ausgebrochen war, tröstete Frau Kern.',
    'Die Unterlagen, die ein Lieferant verspätet geschickt hatte, prüfte sie noch am selben Abend.',
    'Herr Kern dolmetschte für Kollegen, die kein Englisch sprachen.',
    'Sie arbeitete Kollegen ein, denen man vieles mehrfach zeigen musste.',
    'Er klärte auf, warum in der Nachbarfiliale seit Monaten Geld fehlte.',
    'Das Finanzamt hatte die Erklärungen mehrfach zurückgewiesen, bis Frau Kern das Mandat übernahm.',
    'Er beruhigte einen Kunden, der am Schalter herumgeschrien hatte.',
    'Als der Nachbarabteilung die Arbeit über den Kopf wuchs, half Herr Kern dort aus.',
    'Wer bei ihr eine Rechnung zu spät einreichte, bekam einen Anruf mit einem Scherz.',
    'Bevor Herr Kern das Gebiet übernahm, war der Umsatz vier Jahre lang gefallen.',
    'Vor ihrer Zeit unterschrieb der Prokurist alle Verträge.',
    'Unter seinem Vorgänger hatten sieben Kolleginnen gekündigt.',
    'Mit seinem Eintritt gehörten unpünktliche Lieferungen der Vergangenheit an.',
    'Die Konten waren bis 2018 kaum genutzt; das änderte sich mit ihrem Eintritt.',
    'Der Inhaber sah jede Rechnung selbst durch; mit Herrn Kern entfiel das.',
    'Das Kassieren unter Aufsicht gilt bei uns für Schüler im Ferienjob.',
    'Auch er musste, wie jeder Fahrer, alle fünf Jahre Module nachweisen.',
    'Ohne sein Eingreifen hätte die Spedition den Termin verpasst.',
    'Dass die Zahl der Reklamationen um die Hälfte abnahm, ist sein Verdienst.',
    'Die Neuheit fand keinen Käufer, wie Herr Kern vorausgesagt hatte.',
    'Bestellungen der Filialen legte man Herrn Kern zur Genehmigung vor.',
    'Mitarbeiter baten um Versetzung in die Mannschaft von Herrn Kern.',
    'In der Grippewelle fehlten neun von zehn Kolleginnen; die zehnte war Frau Kern.',
    'Die zweite Kraft, die für seine Stelle vorgesehen war, brauchte er nicht.',
    'Herr Kern blieb nach Schichtende oft, bis die verspätete Ablösung eintraf.',
  ])('is of others, or of none: %s', (text) => expect(isOfOtherHands(searched(text))).toBe(true));

  it.each([
    'Die Bescheide, die Herr Kern entwarf, las die Leiterin Zeile für Zeile.',
    'Die Rechnungen, die liegen geblieben waren, überließ sie einer Kollegin.',
    'Die Vollmacht, die er im Januar erhalten hatte, zogen wir im März wieder ein.',
    'Als die Anlage stillstand, lief Herr Kern hinaus.',
    'Wer mit ihr zu tun hatte, wechselte bald die Straßenseite.',
    'Seit ihrem Eintritt gingen die Bestellungen zurück.',
    'Mitarbeiter baten um Versetzung in die Nachbarfiliale.',
    'Bestellungen über 50 Euro legte Herr Kern dem Marktleiter zur Genehmigung vor.',
    'Anders als seine Kollegen konnte er Preise nicht ändern.',
    'Ohne Hilfe seiner Kollegen brachte er keinen Entwurf zu Ende.',
    'Die zweite Kraft brauchte er an jedem Tag.',
    'Kunden, die sich beschwerten, bediente sie nicht mehr.',
  ])('is of the person: %s', (text) => expect(isOfOtherHands(searched(text))).toBe(false));
});
