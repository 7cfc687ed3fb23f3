// Written by scripts/samples.ts.
import type { SampleReference } from './sample-reference.ts';

export const arbeitszeugnis: readonly SampleReference[] = [
  {
    slug: 'verkaeuferin-sehr-gut',
    type: 'arbeitszeugnis',
    grade: 1,
    job: 'Verkäuferin',
    note: 'Vermerk zur Ehrlichkeit, Wiedereinstellung',
    summary: 'Unsere hohen Erwartungen wurden von Frau Hansen durchweg in bester Weise übertroffen.',
    text: `Arbeitszeugnis

In der Zeit vom 1. März 2018 bis zum 30. September 2025 war Frau Maren Hansen als Verkäuferin für unsere Firma tätig.

Hansen & Lütt Feinkost KG ist ein Fachgeschäft für Käse und Feinkost mit drei Filialen.

Frau Hansen nahm insbesondere die folgenden Aufgaben wahr:
• Beratung der Kundschaft an der Bedientheke
• Kassieren und Abrechnung der Kasse
• Gestaltung der Theke und der Auslagen
• Warenannahme, Lagerung und Kontrolle der Mindesthaltbarkeit
• Bestellung des Tagesbedarfs

Die Begeisterung, mit der Frau Hansen ans Werk ging, war immer außerordentlich groß und für alle beispielhaft. Analytisches Denken und Urteilskraft waren bei ihr jederzeit hervorragend. Sie war stets in höchstem Maße belastbar und ausdauernd. Das Fachwissen, auf das wir bei Frau Hansen immer bauen konnten, war in Breite und Tiefe herausragend.

Mit ausgezeichnetem Blick für Sauberkeit und Ordnung erledigte Frau Hansen ihre Arbeit durchweg mit größter Sorgfalt. Geld, Waren und fremdes Eigentum waren bei ihr dank vorbildlicher Zuverlässigkeit jederzeit in besten Händen. Sie war immer ehrlich und genoss unser uneingeschränktes Vertrauen. Qualität und Menge ihrer Arbeit waren stets exzellent und lagen weit über dem Durchschnitt.

Unsere hohen Erwartungen wurden von Frau Hansen durchweg in bester Weise übertroffen.

Von Vorgesetzten sowie Kolleginnen und Kollegen wurde Frau Hansen wegen ihrer immer vorbildlichen Zusammenarbeit sehr geschätzt. Unsere Kundinnen und Kunden schätzten ihre stets zuvorkommende und herausragende Betreuung in höchstem Maße. Auch vor Gremien und bei offiziellen Anlässen trat sie durchweg mit größter Souveränität auf.

Das Arbeitsverhältnis endet zum 30. September 2025 auf eigenen Wunsch von Frau Hansen wegen des Wechsels in eine neue berufliche Aufgabe. In unserer Firma ist sie jederzeit wieder willkommen. Wir verlieren sie äußerst ungern, danken für die stets ausgezeichneten Leistungen und wünschen für den weiteren Berufs- und Lebensweg alles Gute und weiterhin viel Erfolg.

Husum, 30. September 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
  {
    slug: 'vertriebsleiter-sehr-gut',
    type: 'arbeitszeugnis',
    grade: 1,
    job: 'Vertriebsleiter',
    note: 'Führungskraft, zwei Unterschriften',
    summary: 'Die übertragenen Aufgaben erfüllte Herr Marx jederzeit zu unserer vollsten Zufriedenheit.',
    text: `Arbeitszeugnis

Herr Ruben Marx stand vom 1. März 2018 bis zum 30. September 2025 als Vertriebsleiter in einem Arbeitsverhältnis mit unserem Unternehmen.

Nordlicht Leuchten AG ist ein Hersteller von Außenleuchten mit 600 Beschäftigten.

Herr Marx nahm insbesondere die folgenden Aufgaben wahr:
• Leitung des Vertriebs Nord mit 14 Beschäftigten
• Verantwortung für einen Jahresumsatz von 22 Millionen Euro
• Verhandlung der Rahmenverträge mit Großhändlern
• Planung von Umsatz und Budget
• Aufbau eines Netzes von Handelsvertretungen

Herr Marx ergriff jederzeit die Initiative und brachte neue Vorhaben mit hervorragendem Einsatz voran. Sein Urteilsvermögen war stets sicher, ausgewogen und gut begründet. Er war durchweg in höchstem Maße belastbar und ausdauernd.

Das Fachwissen, auf das wir bei Herrn Marx immer bauen konnten, war in Breite und Tiefe ausgezeichnet. Trends und Bewegungen des Marktes erkannte er stets überaus früh und sicher. Weiterbildung war für ihn durchweg selbstverständlich und führte zu guten Fortschritten.

Mit vorbildlicher Übersicht arbeitete Herr Marx auch viele Anfragen immer außerordentlich zügig und sorgfältig ab. Die vereinbarten Umsatzziele übertraf er stets deutlich und erzielte exzellente Verkaufserfolge. Er verhandelte durchweg mit hervorragendem Geschick und bestem Ergebnis. Sein strategischer Weitblick war jederzeit herausragend und prägte die Ausrichtung seines Bereichs entscheidend.

Als Führungskraft vermittelte Herr Marx Ziele immer äußerst klar und gewann das Team dafür mit ausgezeichneter Überzeugungskraft. Er förderte seine Mitarbeiterinnen und Mitarbeiter stets höchst gezielt und mit exzellentem Erfolg. Mit größtem Vertrauen und klaren Zielen übertrug er Verantwortung durchweg an die bestmögliche Stelle im Team.

Die übertragenen Aufgaben erfüllte Herr Marx jederzeit zu unserer vollsten Zufriedenheit.

Herr Marx verhielt sich gegenüber Vorgesetzten, Kolleginnen und Kollegen, Mitarbeiterinnen und Mitarbeitern sowie Geschäftspartnerinnen und Geschäftspartnern stets vorbildlich und genoss höchste Wertschätzung. Er behandelte unsere Kundinnen und Kunden immer mit größter Aufmerksamkeit und gewann so ihr volles Vertrauen.

Das Arbeitsverhältnis endet zum 30. September 2025 auf eigenen Wunsch von Herrn Marx wegen des Wechsels in eine neue berufliche Aufgabe. Sein Ausscheiden ist für uns ein großer Verlust, den wir außerordentlich bedauern, und wir danken ihm für die durchweg hervorragenden Leistungen. Für seinen weiteren Berufs- und Lebensweg wünschen wir ihm alles Gute und weiterhin viel Erfolg.

Lübeck, 30. September 2025

Ina Petersen
Vorstand

Jens Wulf
Leiter Personal
`,
  },
  {
    slug: 'abteilungsleiter-ruhestand-sehr-gut',
    type: 'arbeitszeugnis',
    grade: 1,
    job: 'Abteilungsleiter Einkauf',
    note: 'drei Stationen, Ruhestand',
    summary: 'Die übertragenen Aufgaben erfüllte Herr Graf immer zu unserer vollsten Zufriedenheit.',
    text: `Arbeitszeugnis

Herr Hinrich Graf arbeitete vom 1. April 1994 bis zum 31. März 2025 als Abteilungsleiter Einkauf für unser Unternehmen.

Als Förde Antriebstechnik GmbH sind wir ein Hersteller von Getrieben für Schiffe.

Vom 1. April 1994 bis zum 31. Dezember 2003 nahm Herr Graf die Aufgaben als Einkäufer wahr. Er begann am 1. Januar 2004 als Gruppenleiter in der Abteilung Strategischer Einkauf und blieb bis zum 30. Juni 2012 in dieser Stellung. Seit dem 1. Juli 2012 war er als Abteilungsleiter Einkauf tätig.

Im Einzelnen übernahm Herr Graf folgende Aufgaben:
• Leitung des Einkaufs mit neun Beschäftigten
• Verantwortung für ein Einkaufsvolumen von 40 Millionen Euro
• Auswahl und Bewertung der Lieferanten
• Abschluss von Rahmenverträgen
• Mitglied im Lenkungskreis Qualität

Herr Graf zeigte jederzeit ein äußerst hohes Engagement, das weit über das Erwartete hinausging. Analytisches Denken und Urteilskraft waren bei ihm durchweg ausgezeichnet. Auch unter starkem Zeitdruck arbeitete er immer ruhig, sicher und überlegt.

Herr Graf verfügte über ein hervorragendes, stets aktuelles Fachwissen und wandte Vorschriften und Verfahren mit größter Sicherheit an. Vorbildlich war das kaufmännische Können, mit dem er durchweg Kosten und Nutzen abwog. Auch anspruchsvolle Lehrgänge besuchte er immer mit gutem Lernerfolg.

Mit herausragender Organisation und höchster Genauigkeit erledigte Herr Graf jederzeit auch umfangreiche Vorgänge. Vereinbarte Ziele übertraf er stets deutlich und mit besten Ergebnissen. Auch in schwierigsten Verhandlungen erzielte er durchweg überaus vorteilhafte Abschlüsse.

Als Führungskraft vermittelte Herr Graf Ziele immer außerordentlich klar und gewann das Team dafür mit exzellenter Überzeugungskraft. Er delegierte Aufgaben und Verantwortung jederzeit äußerst zielgerichtet und mit ausgezeichnetem Erfolg. Seine herausragende Mitarbeiterführung zeigte sich durchweg in weit überdurchschnittlichen Teamergebnissen und einem hervorragenden Arbeitsklima.

Die übertragenen Aufgaben erfüllte Herr Graf immer zu unserer vollsten Zufriedenheit.

Von Vorgesetzten, Kolleginnen und Kollegen, Mitarbeiterinnen und Mitarbeitern sowie Geschäftspartnerinnen und Geschäftspartnern wurde Herr Graf wegen seiner stets vorbildlichen Zusammenarbeit sehr geschätzt. Als überaus integre und loyale Persönlichkeit genoss er durchweg unser größtes Vertrauen.

Das Arbeitsverhältnis endet zum 31. März 2025 mit dem Eintritt von Herrn Graf in den Ruhestand. Wir danken ihm für die immer ausgezeichnete Zusammenarbeit und wünschen für den neuen Lebensabschnitt persönlich alles Gute und weiterhin viel Freude.

Kiel, 31. März 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
  {
    slug: 'buchhalterin-kanzlei-sehr-gut',
    type: 'arbeitszeugnis',
    grade: 1,
    job: 'Buchhalterin',
    note: 'Kanzlei mit Mandanten',
    summary: 'Unsere hohen Erwartungen wurden von Frau Dr. von der Heide stets in bester Weise übertroffen.',
    text: `Arbeitszeugnis

Vom 1. März 2018 bis zum 30. September 2025 nahm Frau Dr. Annegret von der Heide in unserer Kanzlei die Aufgaben als Buchhalterin wahr.

Steuerkanzlei Thomsen Partnerschaft mbB ist eine Steuerberatungskanzlei mit zwölf Beschäftigten.

Frau Dr. von der Heide war für folgende Aufgaben verantwortlich:
• Laufende Finanzbuchhaltung für Mandate verschiedener Branchen
• Umsatzsteuervoranmeldungen und Zusammenfassende Meldungen
• Vorbereitung der Jahresabschlüsse
• Lohnabrechnungen für bis zu vierzig Beschäftigte
• Abstimmung mit den Finanzämtern

Mit größtem persönlichem Einsatz und immer ausgezeichneter Motivation trieb Frau Dr. von der Heide ihre Aufgaben voran. Sie analysierte verwickelte Sachverhalte durchweg außerordentlich scharfsinnig und kam zu den besten Schlüssen. Arbeitsspitzen bewältigte sie jederzeit mit gutem Ergebnis.

Auch zu schwierigsten Fachfragen gab Frau Dr. von der Heide dank exzellenter Fachkenntnisse stets fundierte Auskunft. Sie beherrschte unsere EDV-Anwendungen herausragend und schöpfte ihre Möglichkeiten durchweg voll aus.

Mit hervorragender Organisation und höchster Genauigkeit erledigte Frau Dr. von der Heide immer auch umfangreiche Vorgänge. Sie plante ihre Zeit stets gut und hielt Fristen sicher ein. Ihre Ehrlichkeit und Zuverlässigkeit waren jederzeit vorbildlich. Die Qualität ihrer Arbeit lag immer auf höchstem Niveau.

Unsere hohen Erwartungen wurden von Frau Dr. von der Heide stets in bester Weise übertroffen.

Von Vorgesetzten sowie Kolleginnen und Kollegen wurde Frau Dr. von der Heide wegen ihrer durchweg vorbildlichen Zusammenarbeit sehr geschätzt. Unsere Mandantinnen und Mandanten schätzten ihre jederzeit zuvorkommende und ausgezeichnete Betreuung in höchstem Maße.

Das Arbeitsverhältnis endet zum 30. September 2025 auf eigenen Wunsch von Frau Dr. von der Heide. Wir empfehlen sie gern und ohne jede Einschränkung weiter. Wir bedauern ihr Ausscheiden außerordentlich, danken für die stets herausragende Zusammenarbeit und wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg.

Kiel, 30. September 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
  {
    slug: 'projektleiterin-gut',
    type: 'arbeitszeugnis',
    grade: 2,
    job: 'Projektleiterin',
    note: 'Führungskraft mit Werdegang',
    summary: 'Frau Vogt erledigte ihre Aufgaben durchweg zu unserer vollen Zufriedenheit.',
    text: `Arbeitszeugnis

Frau Lena Vogt, geboren am 14. Mai 1988 in Husum, nahm am 1. März 2018 in unserem Unternehmen in Flensburg die Tätigkeit als Projektleiterin in der Abteilung Netzanschluss auf und übte sie bis zum 30. September 2025 aus.

Als Ostwind Anlagenbau GmbH sind wir ein Hersteller von Schaltanlagen mit 240 Beschäftigten.

Zum 1. März 2018 übernahm Frau Vogt die Stelle als Projektingenieurin in der Abteilung Planung und blieb dort bis zum 31. Mai 2020. Seit dem 1. Juni 2020 war sie als Projektleiterin in der Abteilung Netzanschluss tätig.

Als Führungskraft trug Frau Vogt die Verantwortung für folgende Aufgaben:
• Leitung von Netzanschlussprojekten mit einem Auftragswert von bis zu vier Millionen Euro
• Termin- und Kostenplanung sowie Berichte an die Geschäftsführung
• Auswahl und Steuerung der Nachunternehmer
• Abstimmung mit Netzbetreibern und Genehmigungsbehörden
• Fachliche Führung eines Teams aus sechs Fachkräften

Frau Vogt arbeitete immer mit hohem Engagement und großer Eigeninitiative. Schwierige Sachverhalte analysierte sie stets gründlich und mit gutem Urteil. Auch unter starkem Zeitdruck arbeitete sie durchweg ruhig, sicher und überlegt.

Frau Vogt besaß fundierte Fachkenntnisse und wandte die einschlägigen Vorschriften jederzeit richtig an. Auch anspruchsvolle Lehrgänge besuchte sie stets mit gutem Lernerfolg.

Auch bei mehreren Aufträgen zugleich ging Frau Vogt immer systematisch und gründlich vor. Sie erreichte jederzeit die vereinbarten Ziele und übertraf sie oft. Auch schwierige Verhandlungen führte sie gut vorbereitet und stets zu tragfähigen Abschlüssen. Weitreichende Entscheidungen traf Frau Vogt durchweg zügig und nach sorgfältiger Abwägung.

Als Führungskraft war Frau Vogt bei ihren Mitarbeiterinnen und Mitarbeitern jederzeit anerkannt und geschätzt. Dank klarer Ziele und gerechter Mitarbeiterführung waren Leistung und Stimmung im Team immer gut.

Frau Vogt erledigte ihre Aufgaben durchweg zu unserer vollen Zufriedenheit.

Gegenüber Vorgesetzten, Kolleginnen und Kollegen sowie Mitarbeiterinnen und Mitarbeitern verhielt sich Frau Vogt stets einwandfrei. Im Umgang mit unseren Kundinnen und Kunden war sie immer höflich, geduldig und hilfsbereit.

Das Arbeitsverhältnis endet zum 30. September 2025 auf eigenen Wunsch von Frau Vogt. Ihren Weggang bedauern wir sehr, für die jederzeit guten Leistungen danken wir und wünschen für Beruf und Privatleben alles Gute und weiterhin viel Erfolg.

Flensburg, 30. September 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
  {
    slug: 'softwareentwickler-ohne-anrede-gut',
    type: 'arbeitszeugnis',
    grade: 2,
    job: 'Softwareentwickler',
    note: 'ohne Anrede und Fürwort',
    summary: 'Kim Sandoval erledigte die Aufgaben stets zu unserer vollen Zufriedenheit.',
    text: `Arbeitszeugnis

Kim Sandoval trat am 01.01.2020 als Softwareentwickler in unser Unternehmen ein und arbeitete bis zum 30.06.2025 bei uns.

Binnenhafen Software GmbH ist ein Anbieter von Programmen für Reedereien.

Im Einzelnen übernahm Kim Sandoval folgende Aufgaben:
• Entwicklung von Schnittstellen und Diensten in Java und Kotlin
• Entwurf der Datenmodelle
• Automatisierte Tests und Auslieferung
• Fachliche Abstimmung mit den Anwendungsbereichen
• Einarbeitung neuer Teammitglieder

Kim Sandoval arbeitete jederzeit mit hohem Engagement und großer Eigeninitiative. Schwierige Sachverhalte analysierte Kim Sandoval stets gründlich und mit gutem Urteil. Auch unter starkem Zeitdruck arbeitete Kim Sandoval immer ruhig, sicher und überlegt. Kim Sandovals Vorschläge waren durchweg kreativ und wurden gern aufgegriffen.

Auch in angrenzenden Gebieten war Kim Sandoval dank fundierter Fachkenntnisse jederzeit gut bewandert. Kim Sandoval verfügt über umfassende und stets aktuelle Kenntnisse der eingesetzten Systeme und Programme.

Auch bei mehreren Aufträgen zugleich ging Kim Sandoval durchweg systematisch und gründlich vor. Kim Sandoval arbeitete immer selbständig, eigenverantwortlich und umsichtig. Auch unter engen Vorgaben lieferte Kim Sandoval jederzeit gute Ergebnisse.

Kim Sandoval erledigte die Aufgaben stets zu unserer vollen Zufriedenheit.

Gegenüber Vorgesetzten und Teammitgliedern verhielt sich Kim Sandoval immer einwandfrei.

Kim Sandoval verlässt unser Unternehmen zum 30.06.2025 auf eigenen Wunsch. Wir bedauern das Ausscheiden sehr, danken für die stets gute Zusammenarbeit und wünschen Kim Sandoval beruflich wie persönlich alles Gute und weiterhin viel Erfolg.

Hamburg, 30.06.2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
  {
    slug: 'kfz-mechatroniker-gut',
    type: 'arbeitszeugnis',
    grade: 2,
    job: 'Kfz-Mechatroniker',
    note: 'Handwerk',
    summary: 'Herr Klaaßen erledigte seine Aufgaben durchweg zu unserer vollen Zufriedenheit.',
    text: `Arbeitszeugnis

Herr Torben Klaaßen war vom 1. März 2018 bis zum 30. September 2025 in unserem Betrieb als Kfz-Mechatroniker angestellt.

Als Autohaus Klüver e. K. sind wir ein Familienbetrieb mit Werkstatt und Verkauf.

Herr Klaaßen nahm insbesondere die folgenden Aufgaben wahr:
• Wartung und Instandsetzung von Personenkraftwagen
• Fehlersuche mit Diagnosegeräten
• Vorbereitung auf die Hauptuntersuchung
• Arbeiten an Hochvoltsystemen
• Annahmegespräche bei Reparaturen

Zu zusätzlichem Einsatz war Herr Klaaßen stets gern bereit. Sein Urteilsvermögen war jederzeit sicher, ausgewogen und gut begründet. Er war auch bei starkem Arbeitsanfall immer ausdauernd und belastbar.

Fachlich war Herr Klaaßen stets auf aktuellem Stand und setzte sein Fachwissen erfolgreich ein. Mit seinem guten technischen Verständnis löste er jederzeit auch anspruchsvolle Aufgaben an Anlagen und Geräten.

Auch bei mehreren Aufträgen zugleich ging Herr Klaaßen durchweg systematisch und gründlich vor. Mit anvertrauten Werten und Unterlagen ging er immer zuverlässig und verantwortungsbewusst um. Auch umfangreiche Aufträge schloss er stets mit guten Ergebnissen ab.

Herr Klaaßen erledigte seine Aufgaben durchweg zu unserer vollen Zufriedenheit.

Bei Vorgesetzten, Kollegen und Kunden war Herr Klaaßen wegen seiner immer kollegialen und hilfsbereiten Art anerkannt.

Das Arbeitsverhältnis endet zum 30. September 2025 auf eigenen Wunsch von Herrn Klaaßen. Wir würden ihn jederzeit wieder bei uns einstellen. Seinen Weggang bedauern wir sehr, für die durchweg guten Leistungen danken wir und wünschen für Beruf und Privatleben alles Gute und weiterhin viel Erfolg.

Leck, 30. September 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
  {
    slug: 'hotelfachfrau-gut',
    type: 'arbeitszeugnis',
    grade: 2,
    job: 'Hotelfachfrau',
    note: 'Gäste statt Kunden, befristet',
    summary: 'Frau Brar erledigte ihre Aufgaben durchweg zu unserer vollen Zufriedenheit.',
    text: `Arbeitszeugnis

Frau Jule Brar trat am 1. März 2018 als Hotelfachfrau in unser Hotel ein und arbeitete bis zum 31. Oktober 2024 bei uns.

Hotel Deichgraf GmbH ist ein Haus mit 64 Zimmern und Restaurant.

Frau Brar war für folgende Aufgaben verantwortlich:
• Empfang und Verabschiedung der Gäste
• Annahme und Verwaltung von Reservierungen
• Führung der Kasse und Tagesabschluss
• Vorbereitung von Tagungen und Feiern
• Bearbeitung von Beschwerden

Mit Freude an der Arbeit und hohem Leistungswillen war Frau Brar immer bei der Sache. Sie besaß eine schnelle Auffassungsgabe und erfasste neue Sachverhalte stets sicher. Auf ihre Nervenstärke in hektischen Phasen konnten wir uns jederzeit verlassen.

Frau Brar besaß fundierte Fachkenntnisse und setzte sie im täglichen Ablauf durchweg sicher ein. Den fremdsprachigen Schriftwechsel führte sie stets gewandt und genau.

Frau Brar arbeitete immer sorgfältig, gut strukturiert und zügig. Die Qualität ihrer Arbeit war auch bei großer Menge jederzeit hoch.

Frau Brar erledigte ihre Aufgaben durchweg zu unserer vollen Zufriedenheit.

Mit Vorgesetzten sowie Kolleginnen und Kollegen arbeitete Frau Brar immer gut und vertrauensvoll zusammen. Unsere Gäste schätzten ihre stets zuvorkommende und hervorragende Betreuung in höchstem Maße. Sie trat durchweg sicher, freundlich und verbindlich auf.

Der befristete Vertrag mit Frau Brar läuft wie vereinbart zum 31. Oktober 2024 aus. Wir bedanken uns bei ihr für die jederzeit gute Zusammenarbeit, verbunden mit guten Wünschen für Beruf und Privatleben und weiterhin viel Erfolg.

Büsum, 31. Oktober 2024

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
  {
    slug: 'koechin-teilzeit-gut',
    type: 'arbeitszeugnis',
    grade: 2,
    job: 'Köchin',
    note: 'in Teilzeit',
    summary: 'Frau Kaya erledigte ihre Aufgaben durchweg zu unserer vollen Zufriedenheit.',
    text: `Arbeitszeugnis

Vom 1. März 2018 bis zum 30. September 2025 nahm Frau Elif Kaya in unserem Haus die Aufgaben als Köchin wahr. Sie arbeitete 24 Stunden in der Woche und damit in Teilzeit.

Als Landgasthof Drei Eschen sind wir ein Familienbetrieb mit 80 Plätzen und Biergarten.

Frau Kaya nahm insbesondere die folgenden Aufgaben wahr:
• Zubereitung warmer und kalter Speisen
• Führung des Gemüsepostens
• Erstellung der Mittagskarte
• Bestellung der Frischware
• Einhaltung der Hygienevorschriften

Auch bei neuen Aufgaben ergriff Frau Kaya immer die Initiative und brachte sie mit hohem Engagement voran. Mit Freude an der Arbeit und hohem Leistungswillen war sie durchweg bei der Sache. In neue Themen fand sie dank guter Auffassungsgabe stets rasch hinein. Frau Kaya war auch bei starkem Arbeitsanfall immer ausdauernd und belastbar. Ihre Vorschläge waren durchweg kreativ und wurden gern aufgegriffen. Auch bei seltenen Arbeiten kannte sie dank ihrer guten Fachkenntnisse stets die richtigen Handgriffe.

Mit Werkzeugen, Geräten und Material ging Frau Kaya jederzeit sorgsam um und arbeitete gründlich und zügig. Die Qualität ihrer Arbeit war auch bei großer Menge immer hoch.

Frau Kaya erledigte ihre Aufgaben durchweg zu unserer vollen Zufriedenheit.

Bei Vorgesetzten sowie Kolleginnen und Kollegen war Frau Kaya wegen ihrer stets kollegialen und hilfsbereiten Art anerkannt.

Das Arbeitsverhältnis endet zum 30. September 2025 auf eigenen Wunsch von Frau Kaya. Wir verlieren mit ihr eine gute Fachkraft, bedauern dies sehr und danken für die immer gute Mitarbeit. Für die berufliche und private Zukunft wünschen wir alles Gute und weiterhin viel Erfolg.

Hauzenberg, 30. September 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
  {
    slug: 'redakteur-betriebsbedingt-gut',
    type: 'arbeitszeugnis',
    grade: 2,
    job: 'Redakteur',
    note: 'betriebsbedingtes Ende',
    summary: 'Herr Öztürk erledigte seine Aufgaben immer zu unserer vollen Zufriedenheit.',
    text: `Arbeitszeugnis

Herr Anselm Öztürk stand vom 1. März 2018 bis zum 30. September 2025 als Redakteur in einem Arbeitsverhältnis mit unserem Verlag.

Verlag Strandgut GmbH ist ein Verlag für Regionalzeitungen.

Im Einzelnen übernahm Herr Öztürk folgende Aufgaben:
• Recherche und Verfassen von Beiträgen für den Lokalteil
• Redigieren der Texte freier Kräfte
• Planung der Wochenendbeilage
• Betreuung des Internetauftritts

Auch bei weniger beliebten Aufgaben blieb Herr Öztürk immer gut motiviert. Schwierige Zusammenhänge durchschaute er stets schnell und zutreffend. Auch unter starkem Zeitdruck arbeitete er jederzeit ruhig, sicher und überlegt. Unsere Arbeit bereicherte Herr Öztürk immer durch kreative und gut durchdachte Vorschläge. Wir profitierten stets von seinen gründlichen und praxisnahen Fachkenntnissen.

Auch bei mehreren Aufträgen zugleich ging Herr Öztürk durchweg systematisch und gründlich vor. Auf seine Termintreue konnten wir uns in allen Vorhaben immer verlassen. Was er lieferte, war stets von guter Qualität und in der Praxis verwendbar. Briefe, Berichte und Protokolle verfasste Herr Öztürk durchweg stilsicher, knapp und treffend.

Herr Öztürk erledigte seine Aufgaben immer zu unserer vollen Zufriedenheit.

Mit Vorgesetzten, Kolleg:innen und Geschäftspartner:innen arbeitete Herr Öztürk stets gut und vertrauensvoll zusammen.

Betriebsbedingte Gründe führen zum 30. September 2025 zur Beendigung des Arbeitsverhältnisses mit Herrn Öztürk. Wir können ihn jedem Arbeitgeber uneingeschränkt empfehlen. Seinen Weggang bedauern wir sehr, für die stets guten Leistungen danken wir und wünschen für Beruf und Privatleben alles Gute und weiterhin viel Erfolg.

Rendsburg, 30. September 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
  {
    slug: 'pflegefachfrau-befriedigend',
    type: 'arbeitszeugnis',
    grade: 3,
    job: 'Pflegefachfrau',
    note: 'Patienten statt Kunden, Umzug der Familie',
    summary: 'Unsere Erwartungen hat Frau Petersen gut erfüllt.',
    text: `Arbeitszeugnis

In der Zeit vom 1. März 2018 bis zum 30. September 2025 war Frau Gesa Petersen als Pflegefachfrau für unsere Klinik tätig.

Als Klinik am Noor gGmbH sind wir ein Krankenhaus der Grund- und Regelversorgung.

Frau Petersen nahm insbesondere die folgenden Aufgaben wahr:
• Grund- und Behandlungspflege auf der inneren Station
• Vorbereitung und Gabe von Medikamenten nach ärztlicher Anordnung
• Führung der Pflegedokumentation
• Begleitung der Visiten
• Anleitung von Auszubildenden

Leistungswille und Freude an der Arbeit waren bei Frau Petersen gut ausgeprägt. Flexibel und zuverlässig übernahm sie auch Aufgaben anderer Bereiche. Die Zusammenhänge ihrer Aufgaben durchdachte sie gründlich und folgerichtig. Frau Petersen war belastbar und blieb auch in unruhigen Phasen besonnen.

Fachliche Fragen beantwortete Frau Petersen sachkundig und verständlich. Ihre Kenntnisse erweiterte sie durch Seminare und Fachlektüre mit gutem Ergebnis.

Frau Petersen arbeitete sorgfältig und planvoll. Vereinbarte Ziele erreichte sie mit soliden Ergebnissen.

Unsere Erwartungen hat Frau Petersen gut erfüllt.

Gegenüber Vorgesetzten sowie Kolleginnen und Kollegen verhielt sich Frau Petersen freundlich und kooperativ. Ihr Verhalten gegenüber unseren Patientinnen und Patienten war immer einwandfrei.

Das Arbeitsverhältnis endet zum 30. September 2025 auf eigenen Wunsch von Frau Petersen aus familiären Gründen. Für die guten Leistungen danken wir ihr und bedauern das Ende der Zusammenarbeit. Wir wünschen ihr für den weiteren Berufsweg alles Gute und Erfolg.

Schleswig, 30. September 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
  {
    slug: 'lagerist-ausreichend',
    type: 'arbeitszeugnis',
    grade: 4,
    job: 'Lagerist',
    note: 'Ablauf der Befristung',
    summary: 'Mit den Leistungen, die Herr Novak erbrachte, waren wir zufrieden.',
    text: `Arbeitszeugnis

Vom 1. Januar 2023 bis zum 31. Dezember 2024 nahm Herr Milan Novak in unserem Unternehmen die Aufgaben als Lagerist wahr.

Hafenlogistik Brunsbüttel GmbH ist ein Dienstleister für Umschlag und Lagerung.

Herr Novak nahm insbesondere die folgenden Aufgaben wahr:
• Annahme und Kontrolle eingehender Ware
• Einlagerung mit Gabelstaplern
• Kommissionierung nach Liste
• Mitarbeit bei der Inventur

Zusätzliche Arbeiten erledigte Herr Novak im üblichen Umfang. Seine Motivation war für die anfallenden Aufgaben ausreichend. Neue Sachverhalte erfasste er nach angemessener Einarbeitung. Seine Belastbarkeit entsprach den Anforderungen der Arbeit. Herr Novak verfügt über das für die Stelle erforderliche Fachwissen.

Die anfallenden Arbeiten erledigte Herr Novak den Vorgaben entsprechend. Zusagen hielt er mit ausreichender Zuverlässigkeit ein. Die Ergebnisse der ausgeführten Arbeiten genügten unseren Anforderungen.

Mit den Leistungen, die Herr Novak erbrachte, waren wir zufrieden.

Herr Novak verhielt sich gegenüber Vorgesetzten sowie Kolleginnen und Kollegen höflich und korrekt.

Mit Ablauf der vereinbarten Befristung scheidet Herr Novak zum 31. Dezember 2024 bei uns aus. Unser Dank gilt ihm für die geleistete Arbeit; für den weiteren Weg wünschen wir alles Gute.

Brunsbüttel, 31. Dezember 2024

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
  {
    slug: 'sachbearbeiterin-mangelhaft',
    type: 'arbeitszeugnis',
    grade: 5,
    job: 'Sachbearbeiterin',
    note: 'Kündigung durch den Arbeitgeber',
    summary: 'Den Anforderungen der Stelle wurde Frau Reuß überwiegend gerecht.',
    text: `Arbeitszeugnis

Frau Tanja Reuß war vom 1. Januar 2024 bis zum 31. Dezember 2024 als Sachbearbeiterin in unserem Unternehmen tätig.

Ostsee Versand GmbH ist ein Versandhändler für Segelbedarf.

Frau Reuß war für folgende Aufgaben verantwortlich:
• Erfassung von Bestellungen
• Bearbeitung der Ablage
• Telefonische Auskünfte zu Lieferzeiten

Den erwarteten Einsatz zeigte Frau Reuß weitgehend. Zu zusätzlichen Arbeiten war sie im Großen und Ganzen bereit. Ihre Auffassungsgabe entsprach im Wesentlichen den Anforderungen der Stelle. Auch in arbeitsreichen Zeiten war Frau Reuß den Belastungen weitgehend gewachsen.

In vertrauten Sachgebieten wandte Frau Reuß ihr Fachwissen im Großen und Ganzen sicher an. Fachliche Fragen aus ihrem Aufgabengebiet beantwortete sie nur teilweise sachkundig.

Bei der Arbeit ging Frau Reuß nur teilweise planvoll vor. Sie erzielte bei der Arbeit weitgehend die erwarteten Resultate.

Den Anforderungen der Stelle wurde Frau Reuß überwiegend gerecht.

Frau Reuß verhielt sich gegenüber Vorgesetzten sowie Kolleginnen und Kollegen höflich und korrekt. Ihr Verhalten gegenüber unseren Kundinnen und Kunden war im Wesentlichen einwandfrei.

Das Beschäftigungsverhältnis mit Frau Reuß endet am 31. Dezember 2024. Wir danken ihr für die Mitarbeit und wünschen auf dem weiteren Weg alles Gute.

Kappeln, 31. Dezember 2024

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
];
