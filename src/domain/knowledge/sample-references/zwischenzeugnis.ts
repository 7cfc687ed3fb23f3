// Written by scripts/samples.ts.
import type { SampleReference } from './sample-reference.ts';

export const zwischenzeugnis: readonly SampleReference[] = [
  {
    slug: 'zwischenzeugnis-teamleiterin-elternzeit-sehr-gut',
    type: 'zwischenzeugnis',
    grade: 1,
    job: 'Teamleiterin Kundenservice',
    note: 'vor der Elternzeit',
    summary: 'Die übertragenen Aufgaben erfüllt Frau Hans immer zu unserer vollsten Zufriedenheit.',
    text: `Zwischenzeugnis

Frau Svenja Hans gehört seit dem 1. März 2018 als Teamleiterin Kundenservice zum Team unseres Unternehmens.

Wir, Stadtwerke Geest AöR, sind ein kommunaler Versorger für Strom, Gas und Wasser.

Frau Hans nimmt insbesondere die folgenden Aufgaben wahr:
• Führung eines Teams von elf Beschäftigten
• Planung der Dienste und Urlaube
• Bearbeitung schwieriger Beschwerden
• Weiterentwicklung der Abläufe im Kundenservice

Mit größtem persönlichem Einsatz und durchweg herausragender Motivation treibt Frau Hans ihre Aufgaben voran. Sie analysiert verwickelte Sachverhalte immer überaus scharf und kommt zu den besten Schlüssen. Hervorzuheben ist die ausgezeichnete Belastbarkeit, mit der sie auch schwierigste Lagen stets bewältigt. Frau Hans verfügt über ein exzellentes Fachwissen und berät durchweg außerordentlich sachkundig.

Die Gründlichkeit und Umsicht, mit der Frau Hans jederzeit zu Werke geht, sind vorbildlich. Auch bei schwierigsten Vorhaben erzielt sie immer hervorragende Ergebnisse.

Als Führungskraft vermittelt Frau Hans Ziele durchweg höchst klar und gewinnt das Team dafür mit ausgezeichneter Überzeugungskraft. Dank ihrer stets herausragenden Einsatzplanung ist der Bereich auch zu Spitzenzeiten optimal besetzt. Mit größtem Vertrauen und klaren Zielen überträgt sie Verantwortung jederzeit an die bestmögliche Stelle im Team.

Die übertragenen Aufgaben erfüllt Frau Hans immer zu unserer vollsten Zufriedenheit.

Von Vorgesetzten, Kolleg:innen und Mitarbeiter:innen wird Frau Hans wegen ihrer durchweg vorbildlichen Zusammenarbeit sehr geschätzt. Sie behandelt unsere Kund:innen jederzeit mit größter Aufmerksamkeit und gewinnt so ihr volles Vertrauen. Unterschiedliche Interessen bringt sie stets zu einem guten und tragfähigen Ausgleich.

Frau Hans tritt ihre Elternzeit an und erhält aus diesem Grund dieses Zwischenzeugnis. Wir danken ihr für die immer exzellenten Leistungen und freuen uns auf eine weiterhin sehr erfolgreiche Zusammenarbeit.

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
    summary: 'Herr Dr. Yıldız erledigt seine Aufgaben immer zu unserer vollen Zufriedenheit.',
    text: `Zwischenzeugnis

Herr Dr. Emre Yıldız steht seit dem 1. März 2018 als Entwicklungsingenieur in der Abteilung Entwicklung in einem Arbeitsverhältnis mit unserem Unternehmen in Kiel.

Förde Antriebstechnik GmbH ist ein Hersteller von Getrieben für Schiffe und unter anderem in Kiel tätig.

Im Einzelnen übernimmt Herr Dr. Yıldız folgende Aufgaben:
• Auslegung von Getriebestufen
• Berechnung mit der Finite-Elemente-Methode
• Betreuung der Versuche auf dem Prüfstand
• Dokumentation nach den Regeln der Klassifikationsgesellschaften

Mit Freude an der Arbeit und hohem Leistungswillen ist Herr Dr. Yıldız durchweg bei der Sache. Auf sein klares, folgerichtiges Denken können wir stets bauen. Er ist jederzeit belastbar und behält auch bei hohem Arbeitsaufkommen den Überblick. Seine Vorschläge sind durchweg kreativ und werden gern aufgegriffen.

Herr Dr. Yıldız besitzt umfassende und fundierte Fachkenntnisse, die immer sicher in die Arbeit einfließen. Sein ausgeprägtes technisches Verständnis für Anlagen und Verfahren nutzt er stets mit gutem Erfolg.

Auch bei mehreren Aufträgen zugleich geht Herr Dr. Yıldız jederzeit systematisch und gründlich vor. Die Qualität seiner Arbeit ist auch bei großer Menge durchweg hoch. Mit anschaulichen Unterlagen stellt er schwierige Themen in Vorträgen stets verständlich dar.

Herr Dr. Yıldız erledigt seine Aufgaben immer zu unserer vollen Zufriedenheit.

Gegenüber Vorgesetzten, Kolleginnen und Kollegen, Kundinnen und Kunden sowie Geschäftspartnerinnen und Geschäftspartnern verhält Herr Dr. Yıldız sich durchweg einwandfrei.

Da die direkte Führung wechselt, erhält Herr Dr. Yıldız dieses Zwischenzeugnis. Wir freuen uns, auch künftig mit ihm zu arbeiten, und danken für die immer gute Arbeit.

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

Wir, Kindertagesstätte Kleine Robben e. V., sind eine Einrichtung mit fünf Gruppen.

Als Erzieherin verantwortet Frau Lorenzen die folgenden Aufgaben:
• Betreuung und Bildung einer Gruppe von 20 Kindern
• Planung von Projekten und Ausflügen
• Führung von Entwicklungsgesprächen
• Zusammenarbeit mit den Grundschulen

Frau Lorenzen arbeitet engagiert, motiviert und mit Freude an der Sache. Für unterschiedliche Aufgaben ist sie gut und flexibel einsetzbar. Die Zusammenhänge ihrer Aufgaben durchdenkt sie gründlich und folgerichtig. Frau Lorenzen ist belastbar und bleibt auch in unruhigen Phasen besonnen. Ihre Kreativität zeigt sie in guten Entwürfen und Konzepten. Mit solidem Fachwissen arbeitet sie in Betreuung und Beratung.

Frau Lorenzen arbeitet sorgfältig und planvoll. Sie erreicht die vereinbarten Ziele und leistet gute Arbeit.

Mit den Leistungen, die Frau Lorenzen erbringt, sind wir voll zufrieden.

Gegenüber Vorgesetzten sowie Kolleginnen und Kollegen verhält Frau Lorenzen sich freundlich und kooperativ. Ihr Verhalten gegenüber unseren Eltern ist einwandfrei.

Für ihre Bewerbung um eine weitere Aufgabe in der Einrichtung erteilen wir dieses Zwischenzeugnis. Unser Dank gilt Frau Lorenzen für die gute Arbeit, wir rechnen auch künftig gern mit ihrer Mitarbeit.

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

Wir, Förde Antriebstechnik GmbH, sind ein Hersteller von Getrieben für Schiffe.

Als Entwicklungsingenieur verantwortet Herr Asmussen die folgenden Aufgaben:
• Auslegung von Getriebestufen
• Berechnung mit der Finite-Elemente-Methode
• Betreuung der Versuche auf dem Prüfstand
• Dokumentation nach den Regeln der Klassifikationsgesellschaften

Zu zusätzlichen Arbeiten ist Herr Asmussen im üblichen Umfang bereit. Sein Urteilsvermögen genügt für die Fragen des Arbeitsalltags. Mit Zeitdruck kommt er in ausreichendem Maße zurecht. Seine Kreativität entspricht den Anforderungen der Aufgabe.

Herr Asmussen verfügt über die für die technischen Aufgaben erforderlichen Fachkenntnisse. Die technischen Zusammenhänge seines Aufgabengebiets sind ihm hinreichend bekannt.

Herr Asmussen erledigt die Aufgaben seines Bereichs den Vorgaben entsprechend. Er erreicht die vereinbarten Projektziele in ausreichendem Maße. Seine Präsentationen entsprechen den Anforderungen.

Mit den Leistungen, die Herr Asmussen erbringt, sind wir zufrieden.

Herr Asmussen verhält sich gegenüber Vorgesetzten, Kolleginnen und Kollegen, Kundinnen und Kunden sowie Geschäftspartnerinnen und Geschäftspartnern höflich und korrekt.

Da die direkte Führung wechselt, erhält Herr Asmussen dieses Zwischenzeugnis. Unser Dank gilt ihm für die Tätigkeit, wir hoffen auch künftig auf seine Mitarbeit.

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
    summary:
      'Herr Thiessen erledigt die übertragenen Aufgaben im Großen und Ganzen zu unserer Zufriedenheit.',
    text: `Zwischenzeugnis

Herr Carsten Thiessen begann am 1. März 2018 seine Tätigkeit in unserem Unternehmen am Standort Kiel und arbeitet als Entwicklungsingenieur in der Abteilung Entwicklung.

Förde Antriebstechnik GmbH ist ein Hersteller von Getrieben für Schiffe.

Herr Thiessen ist für folgende Aufgaben verantwortlich:
• Auslegung von Getriebestufen
• Berechnung mit der Finite-Elemente-Methode
• Betreuung der Versuche auf dem Prüfstand
• Dokumentation nach den Regeln der Klassifikationsgesellschaften

Bei vertrauten Aufgaben arbeitet Herr Thiessen überwiegend motiviert. Seine Auffassungsgabe entspricht im Wesentlichen den Anforderungen der Stelle. Auch in arbeitsreichen Zeiten ist er den Belastungen weitgehend gewachsen. Die Ideen, die Herr Thiessen einbringt, sind überwiegend gut umsetzbar.

Herr Thiessen verfügt im Allgemeinen über die nötigen Fachkenntnisse. Für bekannte Verfahren und Geräte reicht sein technisches Verständnis in der Regel aus.

Im Großen und Ganzen geht Herr Thiessen bei der Arbeit planvoll vor. Die Ergebnisse seiner Projekte entsprechen im Wesentlichen den Vorgaben. Seine Präsentationen und Vorträge sind im Allgemeinen verständlich.

Herr Thiessen erledigt die übertragenen Aufgaben im Großen und Ganzen zu unserer Zufriedenheit.

Im Umgang mit Vorgesetzten, Kolleginnen und Kollegen, Kundinnen und Kunden sowie Geschäftspartnerinnen und Geschäftspartnern ist Herr Thiessen in der Regel höflich und korrekt.

Da die direkte Führung wechselt, erhält Herr Thiessen dieses Zwischenzeugnis. Für die bisherige Mitarbeit danken wir ihm. Wir rechnen mit einer weiteren Zusammenarbeit.

Kiel, 30. September 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
];
