import type { BuiltInArticle } from './built-in-article.ts';

/** What the service stores and for how long; tests hold the periods against the code. */
export const privacy: BuiltInArticle = {
  slug: 'datenschutz',
  title: 'Datenschutz',
  description:
    'Was Klarzeugnis speichert, wie lange, und wer es sieht: keine Weitergabe, keine fremden Dienste ohne Einwilligung.',
  body: `Ein Arbeitszeugnis ist eine Beurteilung durch andere. Deshalb gilt hier: so wenig speichern wie möglich, so kurz wie möglich, und nichts weitergeben.

## Das Wichtigste

- Prüfen geht ohne Konto. Die Auswertung wird nach **24 Stunden** gelöscht, auf Knopfdruck sofort.
- Hochgeladene Dateien werden gelesen und nicht aufbewahrt; gespeichert wird der Text. Scheitert das Lesen an uns, bleibt die verschlüsselte Datei bis zu 24 Stunden für einen neuen Versuch. Fotos und Scans bleiben höchstens 24 Stunden, damit sich der erkannte Text mit dem Bild vergleichen lässt.
- Ausgewertet wird auf unserem Server nach festen Regeln. Ohne ausdrückliche Zustimmung geht kein Zeugnis an einen anderen Dienst.
- Schriften, Bilder und Skripte kommen von dieser Adresse. Andere Anbieter erfahren von einem Besuch nichts.

## Verantwortlich

{{anbieter}}

{{kontakt}}

## Was gespeichert wird

| Was | Wozu | Wie lange |
| --- | --- | --- |
| Text und Auswertung eines geprüften Zeugnisses, ohne Konto | damit das Ergebnis angezeigt werden kann | 24 Stunden |
| Bilder der Seiten von Fotos und Scans | damit der erkannte Text berichtigt werden kann | 24 Stunden |
| Angaben und Text eines begonnenen Zeugnisses, ohne Konto; wurde es aus einem geprüften übernommen, auch dessen einzelne Sätze, selbst wenn die Auswertung gelöscht ist | damit die Arbeit daran nicht verloren geht | 30 Tage nach der letzten Änderung |
| Auswertungen und Zeugnisse in einem Konto | weil das Konto dafür da ist | bis zum Löschen; im Cockpit gelöscht, liegen sie noch sieben Tage im Papierkorb, auf Knopfdruck kürzer |
| Von gelöschten Zeugnissen: die Kennung in ihrer Adresse und wem sie gehörten, kein Inhalt | damit die alte Adresse sagt, dass das Zeugnis gelöscht ist | ein Jahr, höchstens bis zum Löschen des Kontos |
| Links zum Lesen: Prüfwert des Links, Ablauf, letzter Aufruf (nicht, von wem) | weil jemand ein Dokument teilt | bis 30 Tage nach dem Ablauf |
| Einladungen: E-Mail-Adresse der eingeladenen Person, Aufgabe, was wann geschah; sie liest in den Mails die Adresse der Person, die einlädt | gemeinsame Arbeit an einem Zeugnis | bis das Zeugnis gelöscht wird |
| E-Mail-Adresse und Passwort (nur als Prüfwert) | Anmeldung | bis zum Löschen des Kontos |
| E-Mail-Adresse für den Newsletter, nur auf Bestellung | Versand des Newsletters | bis zum Beenden; ohne Bestätigung sieben Tage |
| Rechnungen | gesetzliche Pflicht (§ 147 AO, § 14b UStG) | acht Jahre, nach dem Löschen des Kontos gesperrt |
| Protokoll: welche Funktion, wann, mit welchem Ergebnis | Fehler finden | 14 Tage, ohne Inhalte und ohne IP-Adressen |

Ein Konto, das zwölf Monate lang nicht benutzt wurde, wird nach einer Ankündigung per E-Mail 30 Tage später gelöscht.

Rechtsgrundlage ist die Erfüllung des Vertrags über die Nutzung (Art. 6 Abs. 1 Buchst. b DSGVO), bei Rechnungen eine gesetzliche Pflicht (Buchst. c), beim Protokoll das berechtigte Interesse an einem sicheren Betrieb (Buchst. f), beim Newsletter die Einwilligung (Buchst. a), die sich jederzeit widerrufen lässt.

## Was im Browser liegt

| Name | Wozu | Wo und wie lange |
| --- | --- | --- |
| **visitor** | Nur dieser Browser soll das eigene Ergebnis öffnen können. Entsteht erst, wenn etwas gespeichert wurde. | Cookie, 60 Tage |
| **user** | Anmeldung: der Sitzungsschlüssel | Speicher des Browsers, bis zum Abmelden |
| **klarzeugnis-certificate-…** | Kopie eines begonnenen Zeugnisses, damit bei gestörter Verbindung nichts verloren geht | Speicher des Browsers, bis der Server sie hat |
| **klarzeugnis-began** | dass hier ohne Konto ein Zeugnis begonnen wurde, damit die Startseite „Weiterschreiben“ anbieten kann; keine Inhalte | Speicher des Browsers, bis er dort geleert wird |
| **klarzeugnis-readings** | bis wann es hier ohne Konto eine Auswertung gibt, damit die Startseite den Weg zurück zeigen kann; keine Inhalte | Speicher des Browsers, bis er dort geleert wird |
| **klarzeugnis-invitation-…** | Kopie dessen, was nach einer Einladung eingetragen wurde, damit bei gestörter Verbindung nichts verloren geht | Speicher des Browsers, bis der Server sie hat |
| **klarzeugnis-invoice-…** | nur in der Verwaltung: Kennung einer begonnenen Rechnung, damit sie nicht zweimal ausgestellt wird | Speicher des Browsers, bis sie ausgestellt ist |
| **klarzeugnis-consent** | Antwort auf die Frage nach der Besucherstatistik, damit sie nicht jedes Mal gestellt wird | Speicher des Browsers, bis sie dort gelöscht wird |
| **klarzeugnis-draft** | eingefügter Text, damit er ein Neuladen übersteht | Speicher des Fensters, bis die Prüfung beginnt, man sich abmeldet oder es geschlossen wird |
| **klarzeugnis-files** | gewählte Dateien, damit sie ein Neuladen überstehen; verschlüsselt, und der Schlüssel dazu liegt nur im Speicher des Fensters | Datenbank des Browsers, bis die Prüfung beginnt, man sich abmeldet oder die Datei entfernt wird. Wird das Fenster vorher geschlossen, kann sie niemand mehr lesen; gelöscht wird der Rest beim ersten Besuch, der mehr als 24 Stunden später ist |
| **klarzeugnis-left** | sagt anderen Fenstern, dass jemand sich abgemeldet hat, damit auch dort nichts liegen bleibt; keine Inhalte | Speicher des Browsers, nur für einen Augenblick |
| **klarzeugnis-model-…** | Zustimmung zum Sprachmodell, für jede Art der Nutzung eine; sie nennt den Anbieter | Speicher des Fensters, bis es geschlossen wird |
| **invitation** | Schlüssel einer Einladung, mit dem das Zeugnis geöffnet wurde | Speicher des Fensters, bis es geschlossen wird |
| **shared-certificate**, **shared-analysis** | Schlüssel eines Links, mit dem ein Zeugnis oder eine Auswertung gelesen wurde | Speicher des Fensters, bis es geschlossen wird |
| **working-props** | auf welcher Seite und mit welchen Angaben in der Adresse der Besuch begann | Speicher des Fensters, bis es geschlossen wird |
| **react-router-scroll-positions** | wie weit eine Seite gelesen war, damit „Zurück“ an die Stelle führt | Speicher des Fensters, bis es geschlossen wird |

All das ist für den Dienst nötig; eine Einwilligung braucht es dafür nicht (§ 25 Abs. 2 TDDDG).

## Nur mit Einwilligung

**Besucherstatistik.** Ist sie eingerichtet, fragt die Seite vorher. Ohne ein Ja wird nichts geladen und nichts gesendet. Die Einwilligung lässt sich jederzeit zurücknehmen; Inhalte von Zeugnissen gehören nie dazu. Nach einem Ja liegen im Speicher von Browser und Fenster Kennungen, deren Namen mit **ph_** oder **__ph_** beginnen; wird die Einwilligung zurückgenommen, werden sie gelöscht.

**Sprachmodell.** Ist eines eingerichtet, kann es ein Zeugnis als Zweites lesen, beim Formulieren helfen und Tätigkeiten vorschlagen. Vor jeder Art der Nutzung steht da, welcher Anbieter es ist und wo er sitzt; ohne Zustimmung wird nichts übertragen. Namen, Firmen, Orte, Anschriften und Daten werden vorher durch Platzhalter ersetzt und erst hier wieder eingesetzt. Antworten bleiben höchstens einen Tag im Arbeitsspeicher. Wie viel jemand an einem Tag gefragt hat, wird unter einem Prüfwert aus Konto oder IP-Adresse gezählt; die Zählung wird nach zwei Tagen gelöscht.

**Anmeldung mit Google.** Wer sie wählt, wird zu Google geleitet; wir erhalten die E-Mail-Adresse. Ohne diese Wahl erfährt Google nichts.

## Rechte

Es besteht ein Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Widerspruch und auf die eigenen Daten in einem gängigen Format (Art. 15 bis 21 DSGVO). In den Einstellungen lassen sich alle eigenen Daten als ZIP-Datei herunterladen und das Konto sofort löschen. Für alles andere genügt eine Nachricht an die Adresse oben. Beschwerden nimmt jede Datenschutz-Aufsichtsbehörde entgegen.

## Wer fremde Zeugnisse prüft

Ein fremdes Zeugnis ist das einer anderen Person. Wer beruflich Zeugnisse anderer prüft, ist dafür selbst verantwortlich und braucht mit uns einen Vertrag über die Auftragsverarbeitung (Art. 28 DSGVO).
`,
};
