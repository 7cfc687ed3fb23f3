import type { BuiltInArticle } from './built-in-article.ts';

/** Terms of use. */
export const terms: BuiltInArticle = {
  slug: 'agb',
  title: 'Allgemeine Geschäftsbedingungen',
  description: 'Was Klarzeugnis leistet, was es nicht leistet, und was beim Benutzen gilt.',
  body: `## 1. Worum es geht

{{betreiber}} betreibt Klarzeugnis. Diese Bedingungen gelten für das Prüfen und das Schreiben von Arbeitszeugnissen mit diesem Dienst, mit und ohne Konto.

## 2. Was der Dienst leistet

Die **Auswertung** sagt, wie Formulierungen in Arbeitszeugnissen meist gelesen werden. Sie nennt eine Note mit einer Spanne, denn Leserinnen und Leser urteilen verschieden. Sie ist eine Einschätzung nach festen Regeln und sagt nichts darüber, was beim Schreiben beabsichtigt war.

Der **Generator** macht aus Angaben einen Text. Ob die Angaben wahr sind, kann er nicht wissen. Wahr und wohlwollend zu urteilen bleibt die Pflicht dessen, der das Zeugnis ausstellt. Eine heruntergeladene Datei ist ein Entwurf; zum Zeugnis wird sie durch die Unterschrift des Arbeitgebers.

**Keine Rechtsberatung.** Hinweise auf Gesetze und Urteile sind allgemein und ersetzen keine Beratung im Einzelfall.

## 3. Kosten

Kostenlos ist, was ohne ausdrückliche Bestellung benutzt werden kann. Kostenpflichtig wird eine Leistung nur nach einer Bestellung, bei der Preis und Leistung vorher genannt wurden. Bezahlt wird auf Rechnung.

## 4. Konto

Ein Konto ist freiwillig. Die Zugangsdaten sind geheim zu halten. Das Konto lässt sich jederzeit in den Einstellungen löschen; damit endet der Vertrag darüber. Konten, die zwölf Monate lang nicht benutzt wurden, löschen wir nach einer Ankündigung.

## 5. Was nicht erlaubt ist

- fremde Zeugnisse ohne Berechtigung hochzuladen,
- Bewerberinnen und Bewerber mit dem Dienst zu vergleichen oder auszuwählen,
- den Dienst so zu benutzen, dass er für andere langsamer wird oder ausfällt.

## 6. Eigene Texte

Eingegebene Texte bleiben, wem sie gehören. Wir benutzen sie nur, um die verlangte Leistung zu erbringen, nie zum Trainieren von Modellen. Erzeugte Zeugnistexte dürfen frei verwendet werden.

## 7. Verfügbarkeit und Haftung

Wir betreiben den Dienst sorgfältig, können aber nicht versprechen, dass er immer erreichbar ist. Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit und für Schäden an Leben, Körper und Gesundheit. Bei einfacher Fahrlässigkeit haften wir nur, wenn eine wesentliche Pflicht verletzt wurde, und dann auf den vorhersehbaren Schaden. Das Produkthaftungsgesetz bleibt unberührt.

## 8. Widerruf

Wer als Verbraucherin oder Verbraucher eine kostenpflichtige Leistung bestellt, kann den Vertrag innerhalb von 14 Tagen ohne Gründe widerrufen. Es genügt eine eindeutige Erklärung:

{{kontakt}}

## 9. Schluss

Es gilt deutsches Recht. Zwingende Rechte von Verbraucherinnen und Verbrauchern des Staates, in dem sie leben, bleiben erhalten. Ist eine Regel unwirksam, gelten die übrigen weiter.
`,
};
