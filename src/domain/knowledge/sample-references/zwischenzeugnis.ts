// Written by scripts/samples.ts.
import type { SampleReference } from './sample-reference.ts';

export const zwischenzeugnis: readonly SampleReference[] = [
  {
    slug: 'zwischenzeugnis-teamleiterin-elternzeit-sehr-gut',
    type: 'zwischenzeugnis',
    grade: 1,
    job: 'Teamleiterin Kundenservice',
    note: 'vor der Elternzeit',
    summary: 'Sämtliche Arbeiten führt Frau Hans jederzeit zu unserer vollsten Zufriedenheit aus.',
    text: `Zwischenzeugnis

Frau Svenja Hans nahm am 1. März 2018 in unserem Unternehmen die Tätigkeit als Teamleiterin Kundenservice auf und übt sie seither aus.

Als Stadtwerke Geest AöR sind wir ein kommunaler Versorger für Strom, Gas und Wasser.

Ihr Aufgabengebiet umfasst die folgenden Schwerpunkte:
• Führung eines Teams von elf Beschäftigten
• Planung der Dienste und Urlaube
• Bearbeitung schwieriger Beschwerden
• Weiterentwicklung der Abläufe im Kundenservice

Auch zusätzliche Aufgaben übernimmt Frau Hans durchweg mit höchster Einsatzfreude. Analytisches Denken und Urteilskraft sind bei ihr immer herausragend. Sie ist stets in höchstem Maße belastbar und ausdauernd. Frau Hans verfügt über ein exzellentes Fachwissen, das auch entlegene Teilgebiete umfasst, und hält es durchweg auf dem neuesten Stand.

Mit hervorragender Übersicht setzt Frau Hans immer die richtigen Prioritäten und erledigt jede Aufgabe mit höchster Sorgfalt. Vereinbarte Ziele übertrifft sie stets deutlich und mit besten Ergebnissen.

Leistung und Zusammenhalt des von Frau Hans geführten Bereichs sind jederzeit exzellent. Dank ihrer durchweg ausgezeichneten Einsatzplanung ist der Bereich auch zu Spitzenzeiten optimal besetzt. Durch vorbildliche Delegation schafft sie ihren Mitarbeiter:innen stets größten Gestaltungsspielraum.

Sämtliche Arbeiten führt Frau Hans jederzeit zu unserer vollsten Zufriedenheit aus.

Ihre Zusammenarbeit mit Vorgesetzten, Kolleg:innen und Mitarbeiter:innen verläuft immer exzellent und in höchstem Maße vertrauensvoll. Frau Hans behandelt unsere Kund:innen stets mit größter Aufmerksamkeit und gewinnt so ihr volles Vertrauen. Bei Spannungen im Team schätzen alle Beteiligten ihre jederzeit besonnene und faire Vermittlung.

Da ihre Elternzeit beginnt, erteilen wir dieses Zwischenzeugnis. Wir freuen uns sehr, auch künftig mit Frau Hans zu arbeiten, und danken für die durchweg exzellenten Leistungen.

Heide, 30. September 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
  {
    slug: 'zwischenzeugnis-ingenieur-gut',
    type: 'zwischenzeugnis',
    grade: 2,
    job: 'Entwicklungsingenieur',
    note: 'Wechsel in der Leitung',
    summary: 'Herr Dr. Yıldız erledigt seine Aufgaben stets zu unserer vollen Zufriedenheit.',
    text: `Zwischenzeugnis

Herr Dr. Emre Yıldız arbeitet seit dem 1. März 2018 als Entwicklungsingenieur in der Abteilung Entwicklung für unser Unternehmen in Kiel.

Als Förde Antriebstechnik GmbH sind wir ein Hersteller von Getrieben für Schiffe.

Die Schwerpunkte seiner Arbeit liegen auf folgenden Gebieten:
• Auslegung von Getriebestufen
• Berechnung mit der Finite-Elemente-Methode
• Betreuung der Versuche auf dem Prüfstand
• Dokumentation nach den Regeln der Klassifikationsgesellschaften

Herr Dr. Yıldız arbeitet immer mit hohem Engagement und großer Eigeninitiative. Er besitzt eine schnelle Auffassungsgabe und erfasst neue Sachverhalte jederzeit sicher. Arbeitsspitzen bewältigt er stets mit gutem Ergebnis. Seine Vorschläge sind immer kreativ und werden gern aufgegriffen.

Mit seinem umfassenden Fachwissen bearbeitet er auch anspruchsvolle Fragen durchweg sicher. Die Technik neuer Anlagen durchschaut Herr Dr. Yıldız jederzeit schnell und gründlich.

Von der Planung bis zur Dokumentation arbeitet Herr Dr. Yıldız stets gründlich und mit guter Übersicht. Er erzielt immer gute, technisch ausgereifte Ergebnisse. Auch lebhafte Diskussionen moderiert er durchweg sicher und ergebnisorientiert.

Herr Dr. Yıldız erledigt seine Aufgaben stets zu unserer vollen Zufriedenheit.

Das Verhältnis zu Vorgesetzten, Kolleginnen und Kollegen, Kundinnen und Kunden sowie Geschäftspartnerinnen und Geschäftspartnern ist jederzeit gut und von Offenheit geprägt.

Da die direkte Führung wechselt, erhält Herr Dr. Yıldız dieses Zwischenzeugnis. Unser Dank gilt ihm für die immer gute Zusammenarbeit, die wir gern noch lange fortsetzen.

Kiel, 30. September 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
  {
    slug: 'zwischenzeugnis-erzieherin-befriedigend',
    type: 'zwischenzeugnis',
    grade: 3,
    job: 'Erzieherin',
    note: 'Bewerbung im eigenen Haus',
    summary: 'Frau Lorenzen erledigt die übertragenen Aufgaben zu unserer vollen Zufriedenheit.',
    text: `Zwischenzeugnis

Frau Birte Lorenzen hat seit dem 1. März 2018 in unserer Einrichtung die Stelle als Erzieherin inne.

Kindertagesstätte Kleine Robben e. V. ist eine Einrichtung mit fünf Gruppen.

Zu ihren Aufgaben gehören vor allem:
• Betreuung und Bildung einer Gruppe von 20 Kindern
• Planung von Projekten und Ausflügen
• Führung von Entwicklungsgesprächen
• Zusammenarbeit mit den Grundschulen

Bei neuen Aufgaben zeigt Frau Lorenzen gute Eigeninitiative. Ihre Anpassungsfähigkeit an veränderte Abläufe und Aufgaben ist gut. Ihr analytisches Denken ist gut und hilft bei der Klärung schwieriger Fragen. Mit den Belastungen des Berufs kommt Frau Lorenzen gut zurecht. Bei der Suche nach neuen Lösungen denkt sie kreativ und offen. Sie besitzt gute Fachkenntnisse und wendet die erlernten Methoden sicher an.

Bei ihren Aufgaben geht sie überlegt, geordnet und sorgfältig vor. Die Lösungen, die Frau Lorenzen erarbeitet, sind von guter Qualität.

Frau Lorenzen erledigt die übertragenen Aufgaben zu unserer vollen Zufriedenheit.

Im Umgang mit Vorgesetzten sowie Kolleginnen und Kollegen ist Frau Lorenzen freundlich und hilfsbereit. Ihr Verhalten gegenüber den Eltern ist einwandfrei.

Anlass für dieses Zwischenzeugnis ist eine interne Bewerbung. Unser Dank gilt Frau Lorenzen für die gute Arbeit, und wir rechnen auch künftig gern mit ihrer Mitarbeit.

Tönning, 30. September 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
  {
    slug: 'zwischenzeugnis-ingenieur-ausreichend',
    type: 'zwischenzeugnis',
    grade: 4,
    job: 'Entwicklungsingenieur',
    note: 'Wechsel in der Leitung',
    summary: 'Sämtliche Arbeiten führt Herr Asmussen zu unserer Zufriedenheit aus.',
    text: `Zwischenzeugnis

Herr Henning Asmussen arbeitet seit dem 1. März 2018 als Entwicklungsingenieur in der Abteilung Entwicklung für unser Unternehmen in Kiel.

Als Förde Antriebstechnik GmbH sind wir ein Hersteller von Getrieben für Schiffe.

Die Schwerpunkte seiner Arbeit liegen auf folgenden Gebieten:
• Auslegung von Getriebestufen
• Berechnung mit der Finite-Elemente-Methode
• Betreuung der Versuche auf dem Prüfstand
• Dokumentation nach den Regeln der Klassifikationsgesellschaften

Seine Motivation ist für die anfallenden Aufgaben ausreichend. Neue Sachverhalte beurteilt Herr Asmussen den Anforderungen der Stelle entsprechend. Er ist den üblichen Belastungen der Stelle gewachsen. Er bringt eigene Ideen in ausreichendem Maße ein.

Sein Fachwissen entspricht den Anforderungen des Aufgabengebiets. Herr Asmussen verfügt über ausreichendes technisches Verständnis für die gestellten Aufgaben.

In Planung und Systematik genügt seine Arbeitsweise den Erwartungen. Herr Asmussen erreicht die vereinbarten Projektziele in ausreichendem Maße. Seine Präsentationen entsprechen den Anforderungen.

Sämtliche Arbeiten führt Herr Asmussen zu unserer Zufriedenheit aus.

Gegenüber Vorgesetzten, Kolleginnen und Kollegen, Kundinnen und Kunden sowie Geschäftspartnerinnen und Geschäftspartnern zeigt Herr Asmussen angemessene Umgangsformen.

Da die direkte Führung wechselt, erhält Herr Asmussen dieses Zwischenzeugnis. Wir danken ihm für die Mitarbeit und hoffen auf weitere Zusammenarbeit.

Kiel, 30. September 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
  {
    slug: 'zwischenzeugnis-ingenieur-mangelhaft',
    type: 'zwischenzeugnis',
    grade: 5,
    job: 'Entwicklungsingenieur',
    note: 'Wechsel in der Leitung',
    summary: 'Den Anforderungen der Stelle wird Herr Thiessen überwiegend gerecht.',
    text: `Zwischenzeugnis

Herr Carsten Thiessen arbeitet seit dem 1. März 2018 als Entwicklungsingenieur in der Abteilung Entwicklung für unser Unternehmen in Kiel.

Als Förde Antriebstechnik GmbH sind wir ein Hersteller von Getrieben für Schiffe.

Die Schwerpunkte seiner Arbeit liegen auf folgenden Gebieten:
• Auslegung von Getriebestufen
• Berechnung mit der Finite-Elemente-Methode
• Betreuung der Versuche auf dem Prüfstand
• Dokumentation nach den Regeln der Klassifikationsgesellschaften

Seine Einsatzbereitschaft entspricht im Wesentlichen unseren Erwartungen. In vertrauten Fragen urteilt Herr Thiessen mit Unterstützung im Großen und Ganzen richtig. Auch in arbeitsreichen Zeiten ist er den Belastungen weitgehend gewachsen. Die Ideen, die er einbringt, sind nur teilweise gut umsetzbar.

Auf vertrauten Gebieten genügt sein Fachwissen überwiegend den Anforderungen. Technische Zusammenhänge erfasst Herr Thiessen im Großen und Ganzen richtig.

Planung und Dokumentation erledigt Herr Thiessen im Wesentlichen sorgfältig. Die gesetzten Ziele werden von ihm nur teilweise erreicht. Er präsentiert Arbeitsergebnisse im Großen und Ganzen klar.

Den Anforderungen der Stelle wird Herr Thiessen überwiegend gerecht.

Sein Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen, Kundinnen und Kunden sowie Geschäftspartnerinnen und Geschäftspartnern ist im Wesentlichen einwandfrei.

Da die direkte Führung wechselt, erhält Herr Thiessen dieses Zwischenzeugnis. Unser Dank gilt ihm für die Tätigkeit in unserem Unternehmen. Von einer weiteren Zusammenarbeit mit ihm gehen wir aus.

Kiel, 30. September 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
];
