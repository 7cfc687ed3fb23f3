// Written by scripts/samples.ts.
import type { SampleReference } from './sample-reference.ts';

export const zwischenzeugnis: readonly SampleReference[] = [
  {
    slug: 'zwischenzeugnis-teamleiterin-elternzeit-sehr-gut',
    type: 'zwischenzeugnis',
    grade: 1,
    job: 'Teamleiterin Kundenservice',
    note: 'vor der Elternzeit',
    summary: 'Die übertragenen Aufgaben erfüllt Frau Hans stets zu unserer vollsten Zufriedenheit.',
    text: `Zwischenzeugnis

Frau Svenja Hans gehört seit dem 1. März 2018 als Teamleiterin Kundenservice zum Team unseres Unternehmens.

Stadtwerke Geest AöR ist ein kommunaler Versorger für Strom, Gas und Wasser.

Im Einzelnen übernimmt Frau Hans folgende Aufgaben:
• Führung eines Teams von elf Beschäftigten
• Planung der Dienste und Urlaube
• Bearbeitung schwieriger Beschwerden
• Weiterentwicklung der Abläufe im Kundenservice

Die Begeisterung, mit der Frau Hans ans Werk geht, ist durchweg außerordentlich groß und für alle beispielhaft. Ihr Urteilsvermögen ist jederzeit herausragend, ausgewogen und treffsicher. Selbst größten Zeitdruck bewältigt sie stets mit ausgezeichneter Ruhe und Übersicht. Frau Hans verfügt über ein hervorragendes Fachwissen und berät immer äußerst sachkundig.

Hervorzuheben ist die exzellente Arbeitsweise, mit der Frau Hans durchweg überaus gründlich und effizient zum Ziel kommt. Die herausragende Qualität ihrer Arbeit findet bei unseren Kund:innen jederzeit höchste Anerkennung.

Durch eigenes Vorbild motiviert Frau Hans das Team stets ausgezeichnet und führt es zu besten Leistungen. Dank ihrer durchweg exzellenten Einsatzplanung ist der Bereich auch zu Spitzenzeiten optimal besetzt. Mit größtem Vertrauen und klaren Zielen überträgt sie Verantwortung immer an die bestmögliche Stelle im Team.

Die übertragenen Aufgaben erfüllt Frau Hans stets zu unserer vollsten Zufriedenheit.

Im Umgang mit Vorgesetzten, Kolleg:innen und Mitarbeiter:innen ist Frau Hans jederzeit außerordentlich freundlich, hilfsbereit und in jeder Hinsicht vorbildlich. Sie behandelt unsere Kund:innen immer mit größter Aufmerksamkeit und gewinnt so ihr volles Vertrauen. Bei Spannungen im Team schätzen alle Beteiligten ihre stets besonnene und faire Vermittlung.

Frau Hans tritt ihre Elternzeit an und erhält aus diesem Grund dieses Zwischenzeugnis. Wir danken ihr sehr für die durchweg hervorragende Zusammenarbeit, die wir noch lange fortsetzen möchten.

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

Herr Dr. Emre Yıldız steht seit dem 1. März 2018 als Entwicklungsingenieur in der Abteilung Entwicklung in einem Arbeitsverhältnis mit unserem Unternehmen in Kiel.

Wir, Förde Antriebstechnik GmbH, sind ein Hersteller von Getrieben für Schiffe.

Herr Dr. Yıldız nimmt insbesondere die folgenden Aufgaben wahr:
• Auslegung von Getriebestufen
• Berechnung mit der Finite-Elemente-Methode
• Betreuung der Versuche auf dem Prüfstand
• Dokumentation nach den Regeln der Klassifikationsgesellschaften

Auch bei weniger beliebten Aufgaben bleibt Herr Dr. Yıldız stets gut motiviert. Schwierige Zusammenhänge durchschaut er durchweg schnell und zutreffend. Er ist jederzeit belastbar und behält auch bei hohem Arbeitsaufkommen den Überblick. Unsere Arbeit bereichert Herr Dr. Yıldız stets durch kreative und gut durchdachte Vorschläge.

Fachlich ist Herr Dr. Yıldız durchweg auf aktuellem Stand und setzt sein Fachwissen erfolgreich ein. Sein technisches Urteil ist immer fundiert und bei Störungen wie bei Umbauten hilfreich.

Von der Planung bis zur Dokumentation arbeitet Herr Dr. Yıldız stets gründlich und mit guter Übersicht. Die Qualität seiner Arbeit ist auch bei großer Menge durchweg hoch. Auch lebhafte Diskussionen moderiert er immer sicher und ergebnisorientiert.

Herr Dr. Yıldız erledigt seine Aufgaben stets zu unserer vollen Zufriedenheit.

Gegenüber Vorgesetzten, Kolleginnen und Kollegen, Kundinnen und Kunden sowie Geschäftspartnerinnen und Geschäftspartnern verhält Herr Dr. Yıldız sich jederzeit einwandfrei.

Da die direkte Führung wechselt, erhält Herr Dr. Yıldız dieses Zwischenzeugnis. Für die stets gute Mitarbeit danken wir ihm und freuen uns auf die weitere Zusammenarbeit.

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

Frau Birte Lorenzen ist seit dem 1. März 2018 als Erzieherin in unserer Einrichtung tätig.

Kindertagesstätte Kleine Robben e. V. ist eine Einrichtung mit fünf Gruppen.

Im Einzelnen übernimmt Frau Lorenzen folgende Aufgaben:
• Betreuung und Bildung einer Gruppe von 20 Kindern
• Planung von Projekten und Ausflügen
• Führung von Entwicklungsgesprächen
• Zusammenarbeit mit den Grundschulen

Zusätzliche Arbeiten übernimmt Frau Lorenzen gern und engagiert. Ihre Anpassungsfähigkeit an veränderte Abläufe und Aufgaben ist gut. Die Zusammenhänge ihrer Aufgaben durchdenkt sie gründlich und folgerichtig. Frau Lorenzen ist belastbar und bleibt auch in unruhigen Phasen besonnen. Bei der Suche nach neuen Lösungen denkt sie kreativ und offen. Sie besitzt gute Fachkenntnisse und wendet die erlernten Methoden sicher an.

Frau Lorenzen arbeitet sorgfältig und planvoll. Vereinbarte Ziele erreicht sie mit soliden Ergebnissen.

Frau Lorenzen erledigt die übertragenen Aufgaben zu unserer vollen Zufriedenheit.

Gegenüber Vorgesetzten sowie Kolleginnen und Kollegen verhält Frau Lorenzen sich freundlich und kooperativ. Ihr Verhalten gegenüber den Eltern ist einwandfrei.

Anlass für dieses Zwischenzeugnis ist eine interne Bewerbung. Unser Dank gilt Frau Lorenzen für die gute Arbeit, wir rechnen auch künftig gern mit ihrer Mitarbeit.

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
    summary: 'Mit den Leistungen, die Herr Asmussen erbringt, sind wir zufrieden.',
    text: `Zwischenzeugnis

Herr Henning Asmussen gehört seit dem 1. März 2018 als Entwicklungsingenieur in der Abteilung Entwicklung zum Team unseres Unternehmens in Kiel.

Unser Unternehmen, Förde Antriebstechnik GmbH, ist ein Hersteller von Getrieben für Schiffe.

Im Einzelnen übernimmt Herr Asmussen folgende Aufgaben:
• Auslegung von Getriebestufen
• Berechnung mit der Finite-Elemente-Methode
• Betreuung der Versuche auf dem Prüfstand
• Dokumentation nach den Regeln der Klassifikationsgesellschaften

Zusätzliche Arbeiten erledigt Herr Asmussen im üblichen Umfang. Neue Sachverhalte beurteilt er den Anforderungen der Stelle entsprechend. Mit Zeitdruck kommt er in ausreichendem Maße zurecht. Für die gestalterischen Aufgaben des Bereichs genügt sein Ideenreichtum.

Herr Asmussen verfügt über die für die technischen Aufgaben erforderlichen Fachkenntnisse. Sein technisches Verständnis entspricht den Anforderungen der Stelle.

Die Projektunterlagen führt Herr Asmussen mit ausreichender Sorgfalt. Er liefert Ergebnisse, die den Vorgaben entsprechen. Für die Moderation von Besprechungen genügt sein Können.

Mit den Leistungen, die Herr Asmussen erbringt, sind wir zufrieden.

Gegenüber Vorgesetzten, Kolleginnen und Kollegen, Kundinnen und Kunden sowie Geschäftspartnerinnen und Geschäftspartnern zeigt Herr Asmussen angemessene Umgangsformen.

Da die direkte Führung wechselt, erhält Herr Asmussen dieses Zwischenzeugnis. Für die geleistete Arbeit gilt ihm unser Dank, wir rechnen mit der weiteren Zusammenarbeit.

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

Seit dem 1. März 2018 ist Herr Carsten Thiessen in unserem Unternehmen in Kiel als Entwicklungsingenieur in der Abteilung Entwicklung angestellt.

Förde Antriebstechnik GmbH ist ein Hersteller von Getrieben für Schiffe.

Herr Thiessen ist für folgende Aufgaben verantwortlich:
• Auslegung von Getriebestufen
• Berechnung mit der Finite-Elemente-Methode
• Betreuung der Versuche auf dem Prüfstand
• Dokumentation nach den Regeln der Klassifikationsgesellschaften

Bei vertrauten Aufgaben arbeitet Herr Thiessen überwiegend motiviert. Er beurteilt die Sachverhalte des Arbeitsplatzes weitgehend richtig. Seine Belastbarkeit entspricht im Wesentlichen den Anforderungen der Stelle. Die Ideen, die Herr Thiessen einbringt, sind nur teilweise gut umsetzbar.

In vertrauten Sachgebieten wendet Herr Thiessen sein Fachwissen im Großen und Ganzen sicher an. Sein technisches Verständnis genügt im Allgemeinen den Anforderungen.

Planung und Dokumentation erledigt Herr Thiessen im Wesentlichen sorgfältig. Die gesetzten Ziele werden von ihm nur teilweise erreicht. Er präsentiert Arbeitsergebnisse im Großen und Ganzen klar.

Den Anforderungen der Stelle wird Herr Thiessen überwiegend gerecht.

Im Umgang mit Vorgesetzten, Kolleginnen und Kollegen, Kundinnen und Kunden sowie Geschäftspartnerinnen und Geschäftspartnern ist Herr Thiessen nur teilweise höflich und korrekt.

Da die direkte Führung wechselt, erhält Herr Thiessen dieses Zwischenzeugnis. Für die bisherige Mitarbeit danken wir ihm. Wir hoffen auf die weitere Zusammenarbeit mit ihm.

Kiel, 30. September 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
];
