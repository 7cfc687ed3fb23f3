import type { BuiltInArticle } from './built-in-article.ts';

/** Accessibility statement, § 14 Abs. 1 Nr. 2 and Anlage 3 BFSG. */
export const accessibility: BuiltInArticle = {
  slug: 'barrierefreiheit',
  title: 'Barrierefreiheit',
  description: 'Wie Klarzeugnis für alle benutzbar ist, was geprüft wurde, und wohin man sich wendet.',
  body: `Klarzeugnis soll von allen benutzt werden können. Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.1, Stufe AA, auf die sich die Norm EN 301 549 bezieht.

## Der Dienst

Arbeitszeugnisse lassen sich als Text oder Datei prüfen und aus Angaben schreiben. Das Ergebnis steht auf der Seite und als PDF mit Struktur für Vorleseprogramme bereit.

## So ist er gebaut

- Alles geht mit der **Tastatur**, auch das, was sich ziehen lässt. Wo man ist, zeigt ein deutlicher Rahmen.
- **Noten** haben nie nur eine Farbe, sondern immer auch ein Wort, ein Muster und einen Ort auf einer Skala.
- Überschriften, Bereiche, Felder und Meldungen sind für **Vorleseprogramme** benannt.
- Text hat einen **Kontrast** von mindestens 4,5 zu 1 und lässt sich auf 200 % vergrößern, ohne dass etwas verloren geht.
- Wer weniger **Bewegung** eingestellt hat, bekommt keine.
- Das Wissen auf diesen Seiten ist auch **ohne JavaScript** lesbar.

## Wie geprüft wird

Bei jeder Änderung prüft ein Programm (axe) die Seiten in der Größe eines Telefons und eines Bildschirms; Abläufe werden allein mit der Tastatur durchgespielt. Eine Prüfung durch eine unabhängige Stelle hat nicht stattgefunden.

## Was noch fehlt

- Fotografierte oder gescannte Vorlagen können Fehler beim Lesen enthalten; der erkannte Text lässt sich berichtigen.
- Verlinkte Seiten anderer Anbieter liegen nicht in unserer Hand.

## Etwas geht nicht?

Bitte schreiben: was nicht ging, und womit gearbeitet wurde.

{{kontakt}}

Wer keine zufriedenstellende Antwort bekommt, kann sich an die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) wenden.
`,
};
