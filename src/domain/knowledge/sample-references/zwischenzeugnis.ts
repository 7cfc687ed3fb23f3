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

Fachlich ist Herr Dr. Yıldız jederzeit auf aktuellem Stand und setzt sein Fachwissen erfolgreich ein. Die Technik neuer Anlagen durchschaut er durchweg schnell und gründlich.

Herr Dr. Yıldız geht stets methodisch, genau und gut strukturiert vor. Auch in anspruchsvollen Projekten sind seine Arbeitsergebnisse jederzeit von guter Qualität. Mit anschaulichen Unterlagen stellt er schwierige Themen in Vorträgen durchweg verständlich dar.

Herr Dr. Yıldız erledigt seine Aufgaben stets zu unserer vollen Zufriedenheit.

Das Verhältnis zu Vorgesetzten, Kolleginnen und Kollegen, Kundinnen und Kunden sowie Geschäftspartnerinnen und Geschäftspartnern ist immer gut und von Offenheit geprägt.

Da die direkte Führung wechselt, erhält Herr Dr. Yıldız dieses Zwischenzeugnis. Unser Dank gilt ihm für die durchweg gute Zusammenarbeit, die wir gern noch lange fortsetzen.

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

Die Kindertagesstätte Kleine Robben e. V. ist eine Einrichtung mit fünf Gruppen.

Zu ihren Aufgaben gehören vor allem:
• Betreuung und Bildung einer Gruppe von 20 Kindern
• Planung von Projekten und Ausflügen
• Führung von Entwicklungsgesprächen
• Zusammenarbeit mit den Grundschulen

Bei neuen Aufgaben zeigt Frau Lorenzen gute Eigeninitiative. Ihre Anpassungsfähigkeit an veränderte Abläufe und Aufgaben ist gut. Ihr analytisches Denken ist gut und hilft bei der Klärung schwieriger Fragen. Mit den Belastungen des Berufs kommt Frau Lorenzen gut zurecht. Bei der Suche nach neuen Lösungen denkt sie kreativ und offen. Sie besitzt gute Fachkenntnisse und wendet die erlernten Methoden sicher an.

Frau Lorenzen arbeitet sorgfältig und planvoll. Die Qualität ihrer Arbeit mit Eltern ist gut.

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

An Eigeninitiative bringt Herr Asmussen ein ausreichendes Maß mit. Neue Sachverhalte beurteilt er den Anforderungen der Stelle entsprechend. Mit Zeitdruck kommt er in ausreichendem Maße zurecht. Für die gestalterischen Aufgaben des Bereichs genügt sein Ideenreichtum.

Herr Asmussen verfügt über die für die technischen Aufgaben erforderlichen Fachkenntnisse. Die technischen Zusammenhänge seines Aufgabengebiets sind ihm hinreichend bekannt.

Herr Asmussen erledigt die Aufgaben seines Bereichs mit der erforderlichen Sorgfalt. Seine Arbeitsergebnisse entsprechen den technischen Anforderungen. Vorträge hält er den Vorgaben entsprechend.

Sämtliche Arbeiten führt Herr Asmussen zu unserer Zufriedenheit aus.

Sein Umgang mit Vorgesetzten, Kolleginnen und Kollegen, Kundinnen und Kunden sowie Geschäftspartnerinnen und Geschäftspartnern entspricht den betrieblichen Anforderungen.

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
    summary: 'Herr Thiessen erledigt die übertragenen Aufgaben im Wesentlichen zu unserer Zufriedenheit.',
    text: `Zwischenzeugnis

Herr Carsten Thiessen arbeitet seit dem 1. März 2018 als Entwicklungsingenieur in der Abteilung Entwicklung für unser Unternehmen in Kiel.

Als Förde Antriebstechnik GmbH sind wir ein Hersteller von Getrieben für Schiffe.

Die Schwerpunkte seiner Arbeit liegen auf folgenden Gebieten:
• Auslegung von Getriebestufen
• Berechnung mit der Finite-Elemente-Methode
• Betreuung der Versuche auf dem Prüfstand
• Dokumentation nach den Regeln der Klassifikationsgesellschaften

Bei vertrauten Aufgaben arbeitet Herr Thiessen weitgehend motiviert. Seine Auffassungsgabe entspricht überwiegend den Anforderungen der Stelle. Auch unter Zeitdruck bleibt er im Großen und Ganzen ruhig und belastbar. Die Ideen, die Herr Thiessen einbringt, sind nur teilweise gut umsetzbar.

In vertrauten Sachgebieten wendet Herr Thiessen sein Fachwissen im Allgemeinen sicher an. Für bekannte Verfahren und Geräte reicht sein technisches Verständnis im Wesentlichen aus.

Planung und Dokumentation erledigt Herr Thiessen überwiegend sorgfältig. Die gesetzten Ziele werden von ihm nur teilweise erreicht. Er präsentiert Arbeitsergebnisse im Großen und Ganzen klar.

Herr Thiessen erledigt die übertragenen Aufgaben im Wesentlichen zu unserer Zufriedenheit.

Sein Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen, Kundinnen und Kunden sowie Geschäftspartnerinnen und Geschäftspartnern ist im Allgemeinen einwandfrei.

Da die direkte Führung wechselt, erhält Herr Thiessen dieses Zwischenzeugnis. Unser Dank gilt ihm für die Tätigkeit in unserem Unternehmen. Von einer weiteren Zusammenarbeit mit ihm gehen wir aus.

Kiel, 30. September 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
];
