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

Als Förde Antriebstechnik GmbH sind wir ein Hersteller von Getrieben für Schiffe.

Herr Dr. Yıldız nimmt insbesondere die folgenden Aufgaben wahr:
• Auslegung von Getriebestufen
• Berechnung mit der Finite-Elemente-Methode
• Betreuung der Versuche auf dem Prüfstand
• Dokumentation nach den Regeln der Klassifikationsgesellschaften

Auch bei weniger beliebten Aufgaben bleibt Herr Dr. Yıldız stets gut motiviert. Schwierige Zusammenhänge durchschaut er durchweg schnell und zutreffend. Er ist jederzeit belastbar und behält auch bei hohem Arbeitsaufkommen den Überblick. Unsere Arbeit bereichert Herr Dr. Yıldız stets durch kreative und gut durchdachte Vorschläge.

Fachlich ist Herr Dr. Yıldız durchweg auf aktuellem Stand und setzt sein Fachwissen erfolgreich ein. Sein technisches Urteil ist immer fundiert und bei Störungen wie bei Umbauten hilfreich.

Von der Planung bis zur Dokumentation arbeitet Herr Dr. Yıldız stets gründlich und mit guter Übersicht. Die Qualität seiner Arbeit ist auch bei großer Menge durchweg hoch. Auch lebhafte Diskussionen moderiert er immer sicher und ergebnisorientiert.

Herr Dr. Yıldız erledigt seine Aufgaben stets zu unserer vollen Zufriedenheit.

Gegenüber Vorgesetzten, Kolleginnen und Kollegen, Kundinnen und Kunden sowie Geschäftspartnerinnen und Geschäftspartnern verhält sich Herr Dr. Yıldız jederzeit einwandfrei.

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
    summary: 'Mit den Leistungen, die Frau Lorenzen erbringt, sind wir voll zufrieden.',
    text: `Zwischenzeugnis

Frau Birte Lorenzen begann am 1. März 2018 ihre Tätigkeit in unserer Einrichtung und arbeitet als Erzieherin.

Als Kindertagesstätte Kleine Robben e. V. sind wir eine Einrichtung mit fünf Gruppen.

Frau Lorenzen ist für folgende Aufgaben verantwortlich:
• Betreuung und Bildung einer Gruppe von 20 Kindern
• Planung von Projekten und Ausflügen
• Führung von Entwicklungsgesprächen
• Zusammenarbeit mit den Grundschulen

Frau Lorenzen arbeitet engagiert, motiviert und mit Freude an der Sache. Für unterschiedliche Aufgaben ist sie gut und flexibel einsetzbar. Die Zusammenhänge ihrer Aufgaben durchdenkt sie gründlich und folgerichtig. Frau Lorenzen ist belastbar und bleibt auch in unruhigen Phasen besonnen. Ihre Kreativität zeigt sie in guten Entwürfen und Konzepten. Mit solidem Fachwissen arbeitet sie in Betreuung und Beratung.

Frau Lorenzen arbeitet sorgfältig und planvoll. Sie erreicht die vereinbarten Ziele und leistet gute Arbeit.

Mit den Leistungen, die Frau Lorenzen erbringt, sind wir voll zufrieden.

Gegenüber Vorgesetzten sowie Kolleginnen und Kollegen verhält sich Frau Lorenzen freundlich und kooperativ. Ihr Verhalten gegenüber den Eltern ist einwandfrei.

Für ihre Bewerbung um eine weitere Aufgabe in der Einrichtung erteilen wir dieses Zwischenzeugnis. Unser Dank gilt Frau Lorenzen für die gute Arbeit, und wir rechnen auch künftig gern mit ihrer Mitarbeit.

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

Seit dem 1. März 2018 ist Herr Henning Asmussen in unserem Unternehmen in Kiel als Entwicklungsingenieur in der Abteilung Entwicklung angestellt.

Als Förde Antriebstechnik GmbH sind wir ein Hersteller von Getrieben für Schiffe.

Herr Asmussen ist für folgende Aufgaben verantwortlich:
• Auslegung von Getriebestufen
• Berechnung mit der Finite-Elemente-Methode
• Betreuung der Versuche auf dem Prüfstand
• Dokumentation nach den Regeln der Klassifikationsgesellschaften

Zusätzliche Arbeiten erledigt Herr Asmussen im üblichen Umfang. Sein Urteilsvermögen genügt für die Fragen des Arbeitsalltags. Mit Zeitdruck kommt er in ausreichendem Maße zurecht. Seine Kreativität entspricht den Anforderungen der Aufgabe.

Herr Asmussen verfügt über die für die technischen Aufgaben erforderlichen Fachkenntnisse. Die technischen Zusammenhänge seines Aufgabengebiets sind ihm hinreichend bekannt.

Herr Asmussen arbeitet in ausreichendem Maße sorgfältig und systematisch. Mit den Resultaten seiner Arbeit erreicht er die erforderliche Qualität. Seine Präsentationen entsprechen den Anforderungen.

Mit den Leistungen, die Herr Asmussen erbringt, sind wir zufrieden.

Gegenüber Vorgesetzten, Kolleginnen und Kollegen, Kundinnen und Kunden sowie Geschäftspartnerinnen und Geschäftspartnern zeigt Herr Asmussen angemessene Umgangsformen.

Da die direkte Führung wechselt, erhält Herr Asmussen dieses Zwischenzeugnis. Unser Dank gilt ihm für die Tätigkeit, und wir hoffen auch künftig auf seine Mitarbeit.

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
    summary: 'Die erbrachten Leistungen sind in der Regel zufriedenstellend.',
    text: `Zwischenzeugnis

Herr Carsten Thiessen hat seit dem 1. März 2018 in unserem Unternehmen am Standort Kiel die Stelle als Entwicklungsingenieur in der Abteilung Entwicklung inne.

Förde Antriebstechnik GmbH ist ein Hersteller von Getrieben für Schiffe.

Herr Thiessen nimmt insbesondere die folgenden Aufgaben wahr:
• Auslegung von Getriebestufen
• Berechnung mit der Finite-Elemente-Methode
• Betreuung der Versuche auf dem Prüfstand
• Dokumentation nach den Regeln der Klassifikationsgesellschaften

Bei vertrauten Aufgaben arbeitet Herr Thiessen überwiegend motiviert. Er beurteilt die Sachverhalte des Arbeitsplatzes weitgehend richtig. Seine Belastbarkeit entspricht im Wesentlichen den Anforderungen der Stelle. Die Ideen, die Herr Thiessen einbringt, sind nur teilweise gut umsetzbar.

Herr Thiessen verfügt im Großen und Ganzen über die nötigen Grundkenntnisse. Sein technisches Verständnis genügt im Allgemeinen den Anforderungen.

Planung und Dokumentation erledigt Herr Thiessen im Wesentlichen sorgfältig. Er erzielt bei der Arbeit weitgehend die erwarteten Resultate. Seine Präsentationen und Vorträge sind im Großen und Ganzen verständlich.

Die erbrachten Leistungen sind in der Regel zufriedenstellend.

Gegenüber Vorgesetzten, Kolleginnen und Kollegen, Kundinnen und Kunden sowie Geschäftspartnerinnen und Geschäftspartnern verhält sich Herr Thiessen weitgehend den Erwartungen entsprechend.

Da die direkte Führung wechselt, erhält Herr Thiessen dieses Zwischenzeugnis. Mit dem Dank für die Arbeit verbinden wir die Hoffnung auf eine weitere Zusammenarbeit.

Kiel, 30. September 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
];
