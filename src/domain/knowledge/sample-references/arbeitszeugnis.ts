// Written by scripts/samples.ts.
import type { SampleReference } from './sample-reference.ts';

export const arbeitszeugnis: readonly SampleReference[] = [
  {
    slug: 'verkaeuferin-sehr-gut',
    type: 'arbeitszeugnis',
    grade: 1,
    job: 'Verkäuferin',
    note: 'Vermerk zur Ehrlichkeit, Wiedereinstellung',
    summary: 'Unsere hohen Erwartungen wurden von Frau Hansen stets in bester Weise übertroffen.',
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

Mit ausgezeichnetem Blick für Sauberkeit und Ordnung erledigte Frau Hansen jede Arbeit durchweg mit größter Sorgfalt. Geld, Waren und fremdes Eigentum waren bei ihr dank vorbildlicher Zuverlässigkeit jederzeit in besten Händen. Sie war immer ehrlich und genoss unser uneingeschränktes Vertrauen. Qualität und Menge ihrer Arbeit waren durchweg hervorragend und lagen weit über dem Durchschnitt.

Unsere hohen Erwartungen wurden von Frau Hansen stets in bester Weise übertroffen.

Von Vorgesetzten sowie Kolleginnen und Kollegen wurde Frau Hansen wegen ihrer immer vorbildlichen Zusammenarbeit sehr geschätzt. Unsere Kundinnen und Kunden schätzten ihre jederzeit zuvorkommende und exzellente Betreuung in höchstem Maße. Auch vor Gremien und bei offiziellen Anlässen trat sie stets mit größter Souveränität auf.

Das Arbeitsverhältnis endet zum 30. September 2025 auf eigenen Wunsch Frau Hansens, weil eine neue berufliche Aufgabe folgt. In unserer Firma ist sie jederzeit wieder willkommen. Wir verlieren sie äußerst ungern, danken für die stets hervorragenden Leistungen und wünschen für den weiteren Berufs- und Lebensweg alles Gute und weiterhin viel Erfolg.

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
    summary: 'Herr Marx erbrachte stets exzellente Leistungen, die unsere Erwartungen weit übertrafen.',
    text: `Arbeitszeugnis

Herr Ruben Marx trat am 1. März 2018 als Vertriebsleiter in unser Unternehmen ein und arbeitete bis zum 30. September 2025 bei uns.

Wir, Nordlicht Leuchten AG, sind ein Hersteller von Außenleuchten mit 600 Beschäftigten.

Herr Marx war für folgende Aufgaben verantwortlich:
• Leitung des Vertriebs Nord mit 14 Beschäftigten
• Verantwortung für einen Jahresumsatz von 22 Millionen Euro
• Verhandlung der Rahmenverträge mit Großhändlern
• Planung von Umsatz und Budget
• Aufbau eines Netzes von Handelsvertretungen

Mit größtem persönlichem Einsatz und jederzeit hervorragender Motivation trieb Herr Marx seine Aufgaben voran. Schwierige Zusammenhänge durchschaute er durchweg schnell und zutreffend. Auch unter stärkster Belastung arbeitete er immer überaus konzentriert und in bester Qualität.

Herr Marx beherrscht unser gesamtes Angebot herausragend und beriet jederzeit mit außerordentlich fundiertem Fachwissen. Trends und Bewegungen des Marktes erkannte er stets äußerst früh und sicher. Weiterbildung war für ihn immer selbstverständlich und führte zu guten Fortschritten.

Herr Marx arbeitete durchweg höchst sorgfältig, zügig und vorausschauend. Die vereinbarten Umsatzziele übertraf er stets deutlich und erzielte exzellente Verkaufserfolge. Sein ausgezeichnetes Verhandlungsgeschick führte auch in schwierigsten Gesprächen jederzeit zu vorteilhaften Abschlüssen. Herr Marx entwickelte durchweg zukunftsweisende Strategien und setzte sie mit größtem Erfolg um.

Als Führungskraft vermittelte Herr Marx Ziele stets außerordentlich klar und gewann das Team dafür mit herausragender Überzeugungskraft. Durch seine vorbildliche Förderung wuchsen seine Mitarbeiterinnen und Mitarbeiter immer an ihren Aufgaben. Mit größtem Vertrauen und klaren Zielen übertrug er Verantwortung durchweg an die bestmögliche Stelle im Team.

Herr Marx erbrachte stets exzellente Leistungen, die unsere Erwartungen weit übertrafen.

Im Umgang mit Vorgesetzten, Kolleginnen und Kollegen, Mitarbeiterinnen und Mitarbeitern sowie Geschäftspartnerinnen und Geschäftspartnern war Herr Marx immer äußerst freundlich, hilfsbereit und in jeder Hinsicht vorbildlich. Unsere Kundinnen und Kunden schätzten seine jederzeit zuvorkommende und hervorragende Betreuung in höchstem Maße.

Das Arbeitsverhältnis endet zum 30. September 2025 auf eigenen Wunsch Herrn Marx’, weil eine neue berufliche Aufgabe folgt. Wir bedauern sein Ausscheiden außerordentlich und danken ihm für die immer exzellente Zusammenarbeit. Für seinen weiteren Berufs- und Lebensweg wünschen wir ihm alles Gute und weiterhin viel Erfolg.

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

Wir, Förde Antriebstechnik GmbH, sind ein Hersteller von Getrieben für Schiffe.

Vom 1. April 1994 bis zum 31. Dezember 2003 nahm Herr Graf die Aufgaben als Einkäufer wahr. Er begann am 1. Januar 2004 als Gruppenleiter in der Abteilung Strategischer Einkauf und blieb bis zum 30. Juni 2012 in dieser Stellung. Seit dem 1. Juli 2012 war er als Abteilungsleiter Einkauf tätig.

Im Einzelnen übernahm Herr Graf folgende Aufgaben:
• Leitung des Einkaufs mit neun Beschäftigten
• Verantwortung für ein Einkaufsvolumen von 40 Millionen Euro
• Auswahl und Bewertung der Lieferanten
• Abschluss von Rahmenverträgen
• Mitglied im Lenkungskreis Qualität

Herr Graf zeigte jederzeit ein äußerst hohes Engagement, das weit über das Erwartete hinausging. Analytisches Denken und Urteilskraft waren bei ihm durchweg ausgezeichnet. Auch unter starkem Zeitdruck arbeitete er immer ruhig, sicher und überlegt.

Herr Graf verfügt über ein hervorragendes, stets aktuelles Fachwissen und wandte Vorschriften und Verfahren mit größter Sicherheit an. Vorbildlich war das kaufmännische Können, mit dem er durchweg Kosten und Nutzen abwog. Auch anspruchsvolle Lehrgänge besuchte er immer mit gutem Lernerfolg.

Mit herausragender Organisation und höchster Genauigkeit erledigte Herr Graf jederzeit auch umfangreiche Vorgänge. Vereinbarte Ziele übertraf er stets deutlich und mit besten Ergebnissen. Auch in schwierigsten Verhandlungen erzielte er durchweg überaus vorteilhafte Abschlüsse.

Als Führungskraft vermittelte Herr Graf Ziele immer außerordentlich klar und gewann das Team dafür mit exzellenter Überzeugungskraft. Er delegierte Aufgaben und Verantwortung jederzeit äußerst zielgerichtet und mit ausgezeichnetem Erfolg. Seine herausragende Mitarbeiterführung zeigte sich durchweg in weit überdurchschnittlichen Teamergebnissen und einem hervorragenden Arbeitsklima.

Die übertragenen Aufgaben erfüllte Herr Graf immer zu unserer vollsten Zufriedenheit.

Von Vorgesetzten, Kolleginnen und Kollegen, Mitarbeiterinnen und Mitarbeitern sowie Geschäftspartnerinnen und Geschäftspartnern wurde Herr Graf wegen seiner stets vorbildlichen Zusammenarbeit sehr geschätzt. Als überaus integre und loyale Persönlichkeit genoss er durchweg unser größtes Vertrauen.

Das Arbeitsverhältnis endet zum 31. März 2025 mit dem Eintritt Herrn Grafs in den Ruhestand. Wir danken ihm für die immer ausgezeichnete Zusammenarbeit und wünschen für den neuen Lebensabschnitt persönlich alles Gute und weiterhin viel Freude.

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
    summary:
      'Die übertragenen Aufgaben erfüllte Frau Dr. von der Heide immer zu unserer vollsten Zufriedenheit.',
    text: `Arbeitszeugnis

Vom 1. März 2018 bis zum 30. September 2025 nahm Frau Dr. Annegret von der Heide in unserer Kanzlei die Aufgaben als Buchhalterin wahr.

Steuerkanzlei Thomsen Partnerschaft mbB ist eine Steuerberatungskanzlei mit zwölf Beschäftigten.

Im Einzelnen übernahm Frau Dr. von der Heide folgende Aufgaben:
• Laufende Finanzbuchhaltung für Mandate verschiedener Branchen
• Umsatzsteuervoranmeldungen und Zusammenfassende Meldungen
• Vorbereitung der Jahresabschlüsse
• Lohnabrechnungen für bis zu vierzig Beschäftigte
• Abstimmung mit den Finanzämtern

Mit größtem persönlichem Einsatz und jederzeit hervorragender Motivation trieb Frau Dr. von der Heide ihre Aufgaben voran. Analytisches Denken und Urteilskraft waren bei ihr immer ausgezeichnet. Ihre Belastbarkeit war stets hoch und gab dem Team sicheren Rückhalt.

Auch zu schwierigsten Fachfragen gab Frau Dr. von der Heide dank exzellenter Fachkenntnisse durchweg fundierte Auskunft. Sie beherrscht unsere EDV-Anwendungen herausragend und schöpfte ihre Möglichkeiten jederzeit voll aus.

Mit ausgezeichneter Organisation und höchster Genauigkeit erledigte Frau Dr. von der Heide stets auch umfangreiche Vorgänge. Ihre Zeit teilte sie immer überlegt und effizient ein. Mit anvertrauten Werten ging sie jederzeit absolut ehrlich und mit größter Zuverlässigkeit um. Unsere Erwartungen an Qualität und Menge der Arbeit übertraf Frau Dr. von der Heide stets in höchstem Maße.

Die übertragenen Aufgaben erfüllte Frau Dr. von der Heide immer zu unserer vollsten Zufriedenheit.

Im Umgang mit Vorgesetzten sowie Kolleginnen und Kollegen war Frau Dr. von der Heide durchweg äußerst freundlich, hilfsbereit und in jeder Hinsicht vorbildlich. Sie behandelte unsere Mandantinnen und Mandanten stets mit größter Aufmerksamkeit und gewann so ihr volles Vertrauen.

Das Arbeitsverhältnis endet zum 30. September 2025 auf eigenen Wunsch Frau Dr. von der Heides. Wir empfehlen sie gern und ohne jede Einschränkung weiter. Ihr Ausscheiden ist für uns ein großer Verlust, den wir außerordentlich bedauern, zugleich danken wir für die jederzeit hervorragenden Leistungen. Für ihren weiteren Berufs- und Lebensweg wünschen wir ihr alles Gute und weiterhin viel Erfolg.

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
    summary: 'Frau Vogt erledigte ihre Aufgaben stets zu unserer vollen Zufriedenheit.',
    text: `Arbeitszeugnis

Frau Lena Vogt, geboren am 14. Mai 1988 in Husum, nahm am 1. März 2018 in unserem Unternehmen in Flensburg die Tätigkeit als Projektleiterin in der Abteilung Netzanschluss auf und übte sie bis zum 30. September 2025 aus.

Wir, Ostwind Anlagenbau GmbH, sind ein Hersteller von Schaltanlagen mit 240 Beschäftigten.

Zum 1. März 2018 übernahm Frau Vogt die Stelle als Projektingenieurin in der Abteilung Planung und behielt sie bis zum 31. Mai 2020. Seit dem 1. Juni 2020 war sie als Projektleiterin in der Abteilung Netzanschluss tätig.

Als Führungskraft trug Frau Vogt die Verantwortung für folgende Aufgaben:
• Leitung von Netzanschlussprojekten mit einem Auftragswert von bis zu vier Millionen Euro
• Termin- und Kostenplanung sowie Berichte an die Geschäftsführung
• Auswahl und Steuerung der Nachunternehmer
• Abstimmung mit Netzbetreibern und Genehmigungsbehörden
• Fachliche Führung eines Teams aus sechs Fachkräften

Frau Vogt arbeitete immer mit hohem Engagement und großer Eigeninitiative. Schwierige Sachverhalte analysierte sie stets gründlich und mit gutem Urteil. Auch unter starkem Zeitdruck arbeitete sie durchweg ruhig, sicher und überlegt.

Frau Vogt besitzt fundierte Fachkenntnisse und wandte die einschlägigen Vorschriften jederzeit richtig an. Auch anspruchsvolle Lehrgänge besuchte sie stets mit gutem Lernerfolg.

Mit großer Genauigkeit und klarer Planung erledigte Frau Vogt durchweg alle Vorgänge. Sie erreichte jederzeit die vereinbarten Ziele und übertraf sie oft. Auch schwierige Verhandlungen führte sie gut vorbereitet und immer zu tragfähigen Abschlüssen. Weitreichende Entscheidungen traf Frau Vogt stets zügig und nach sorgfältiger Abwägung.

Als Führungskraft war Frau Vogt bei ihren Mitarbeiterinnen und Mitarbeitern jederzeit anerkannt und geschätzt. Dank klarer Ziele und gerechter Mitarbeiterführung waren Leistung und Stimmung im Team durchweg gut.

Frau Vogt erledigte ihre Aufgaben stets zu unserer vollen Zufriedenheit.

Gegenüber Vorgesetzten, Kolleginnen und Kollegen sowie Mitarbeiterinnen und Mitarbeitern verhielt Frau Vogt sich immer einwandfrei. Im Umgang mit unseren Kundinnen und Kunden war sie durchweg höflich, geduldig und hilfsbereit.

Das Arbeitsverhältnis endet zum 30. September 2025 auf eigenen Wunsch Frau Vogts. Wir bedauern ihr Ausscheiden sehr, danken für die stets gute Zusammenarbeit und wünschen ihr beruflich wie persönlich alles Gute und weiterhin viel Erfolg.

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
    summary: 'Kim Sandoval erledigte die Aufgaben immer zu unserer vollen Zufriedenheit.',
    text: `Arbeitszeugnis

Kim Sandoval trat am 01.01.2020 als Softwareentwickler in unser Unternehmen ein und arbeitete bis zum 30.06.2025 bei uns.

Binnenhafen Software GmbH ist ein Anbieter von Programmen für Reedereien.

Im Einzelnen übernahm Kim Sandoval folgende Aufgaben:
• Entwicklung von Schnittstellen und Diensten in Java und Kotlin
• Entwurf der Datenmodelle
• Automatisierte Tests und Auslieferung
• Fachliche Abstimmung mit den Anwendungsbereichen
• Einarbeitung neuer Teammitglieder

Kim Sandoval arbeitete jederzeit mit hohem Engagement und großer Eigeninitiative. Schwierige Sachverhalte analysierte Kim Sandoval stets gründlich und mit gutem Urteil. Auch unter starkem Zeitdruck arbeitete Kim Sandoval immer ruhig, sicher und überlegt. Die Vorschläge waren durchweg kreativ und wurden gern aufgegriffen.

Kim Sandoval besitzt fundierte Fachkenntnisse und wandte Methoden und Muster stets sicher an. Dank guter Kenntnis unserer Datenbanken und Fachanwendungen fand Kim Sandoval immer einen schnellen digitalen Weg.

Auch bei mehreren Aufträgen zugleich ging Kim Sandoval durchweg systematisch und gründlich vor. Kim Sandoval arbeitete jederzeit selbständig, eigenverantwortlich und umsichtig. Auch unter engen Vorgaben lieferte Kim Sandoval stets gute Ergebnisse.

Kim Sandoval erledigte die Aufgaben immer zu unserer vollen Zufriedenheit.

Gegenüber Vorgesetzten und Teammitgliedern verhielt Kim Sandoval sich jederzeit einwandfrei.

Kim Sandoval verlässt unser Unternehmen zum 30.06.2025 auf eigenen Wunsch. Den Weggang bedauern wir sehr, für die durchweg guten Leistungen danken wir und wünschen für Beruf und Privatleben alles Gute und weiterhin viel Erfolg.

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
    summary: 'Unsere Erwartungen erfüllte Herr Klaaßen mit guten Leistungen durchweg voll und ganz.',
    text: `Arbeitszeugnis

In der Zeit vom 1. März 2018 bis zum 30. September 2025 war Herr Torben Klaaßen als Kfz-Mechatroniker für unseren Betrieb tätig.

Autohaus Klüver e. K. ist ein Familienbetrieb mit Werkstatt und Verkauf.

Herr Klaaßen nahm insbesondere die folgenden Aufgaben wahr:
• Wartung und Instandsetzung von Personenkraftwagen
• Fehlersuche mit Diagnosegeräten
• Vorbereitung auf die Hauptuntersuchung
• Arbeiten an Hochvoltsystemen
• Annahmegespräche bei Reparaturen

Von sich aus ergriff Herr Klaaßen immer die Initiative und brachte neue Aufgaben mit hohem Engagement voran. Sein Urteilsvermögen war durchweg sicher, ausgewogen und gut begründet. Er war auch bei starkem Arbeitsanfall stets ausdauernd und belastbar.

Fachlich war Herr Klaaßen immer auf aktuellem Stand und setzte sein Fachwissen erfolgreich ein. Aufbau und Funktion technischer Geräte erfasste er durchweg schnell und sicher.

Herr Klaaßen arbeitete jederzeit sorgfältig, gut strukturiert und zügig. Durch stets zuverlässige Arbeit hat er unser volles Vertrauen gewonnen. Die Qualität seiner Arbeit war auch bei großer Menge immer hoch.

Unsere Erwartungen erfüllte Herr Klaaßen mit guten Leistungen durchweg voll und ganz.

Herr Klaaßen begegnete Vorgesetzten, Kollegen und Kunden stets freundlich, hilfsbereit und respektvoll.

Auf eigenen Wunsch scheidet Herr Klaaßen zum 30. September 2025 aus unserem Betrieb aus. Sofern sich die Möglichkeit bietet, würden wir ihn jederzeit gern wieder einstellen. Wir bedauern sein Ausscheiden sehr, danken für die immer gute Zusammenarbeit und wünschen ihm beruflich wie persönlich alles Gute und weiterhin viel Erfolg.

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

Mit Freude an der Arbeit und hohem Leistungswillen war Frau Brar immer bei der Sache. Sie besitzt eine schnelle Auffassungsgabe und erfasste neue Sachverhalte stets sicher. Auf ihre Nervenstärke in hektischen Phasen konnten wir uns jederzeit verlassen.

Zu Waren und Leistungen gab Frau Brar dank umfassender Fachkenntnisse durchweg sicher Auskunft. Ihre fundierten Fremdsprachenkenntnisse waren uns immer von großem Nutzen.

Frau Brar arbeitete stets sorgfältig, gut strukturiert und zügig. Die Qualität ihrer Arbeit war auch bei großer Menge jederzeit hoch.

Frau Brar erledigte ihre Aufgaben durchweg zu unserer vollen Zufriedenheit.

Mit Vorgesetzten sowie Kolleginnen und Kollegen arbeitete Frau Brar stets gut und vertrauensvoll zusammen. Unsere Gäste schätzten ihre immer zuvorkommende und hervorragende Betreuung in höchstem Maße. Sie trat durchweg sicher, freundlich und verbindlich auf.

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
    summary: 'Frau Kaya erledigte ihre Aufgaben jederzeit zu unserer vollen Zufriedenheit.',
    text: `Arbeitszeugnis

Vom 1. März 2018 bis zum 30. September 2025 nahm Frau Elif Kaya in unserem Haus die Aufgaben als Köchin wahr. Sie arbeitete 24 Stunden in der Woche und damit in Teilzeit.

Wir, Landgasthof Drei Eschen, sind ein Familienbetrieb mit 80 Plätzen und Biergarten.

Frau Kaya nahm insbesondere die folgenden Aufgaben wahr:
• Zubereitung warmer und kalter Speisen
• Führung des Gemüsepostens
• Erstellung der Mittagskarte
• Bestellung der Frischware
• Einhaltung der Hygienevorschriften

Von sich aus ergriff Frau Kaya immer die Initiative und brachte neue Aufgaben mit hohem Engagement voran. Mit Freude an der Arbeit und hohem Leistungswillen war sie durchweg bei der Sache. In neue Themen fand sie dank guter Auffassungsgabe stets rasch hinein. Frau Kaya war auch bei starkem Arbeitsanfall immer ausdauernd und belastbar. Unsere Projekte bereicherte sie jederzeit durch kreative und ansprechende Entwürfe. Auch bei seltenen Arbeiten kannte sie dank ihrer guten Fachkenntnisse stets die richtigen Handgriffe.

Mit Werkzeugen, Geräten und Material ging Frau Kaya durchweg sorgsam um und arbeitete gründlich und zügig. Die Qualität ihrer Arbeit war auch bei großer Menge immer hoch.

Frau Kaya erledigte ihre Aufgaben jederzeit zu unserer vollen Zufriedenheit.

Bei Vorgesetzten sowie Kolleginnen und Kollegen war Frau Kaya wegen ihrer stets kollegialen und hilfsbereiten Art anerkannt.

Das Arbeitsverhältnis endet zum 30. September 2025 auf eigenen Wunsch Frau Kayas. Wir verlieren mit ihr eine gute Fachkraft, bedauern dies sehr und danken für die immer gute Mitarbeit. Für die berufliche und private Zukunft wünschen wir alles Gute und weiterhin viel Erfolg.

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
    summary: 'Unsere Erwartungen erfüllte Herr Öztürk mit guten Leistungen jederzeit voll und ganz.',
    text: `Arbeitszeugnis

Herr Anselm Öztürk stand vom 1. März 2018 bis zum 30. September 2025 als Redakteur in einem Arbeitsverhältnis mit unserem Verlag.

Verlag Strandgut GmbH ist ein Verlag für Regionalzeitungen.

Im Einzelnen übernahm Herr Öztürk folgende Aufgaben:
• Recherche und Verfassen von Beiträgen für den Lokalteil
• Redigieren der Texte freier Kräfte
• Planung der Wochenendbeilage
• Betreuung des Internetauftritts

Auch bei weniger beliebten Aufgaben blieb Herr Öztürk immer gut motiviert. Schwierige Zusammenhänge durchschaute er stets schnell und zutreffend. Auch unter starkem Zeitdruck arbeitete er jederzeit ruhig, sicher und überlegt. Unsere Projekte bereicherte Herr Öztürk immer durch kreative und ansprechende Entwürfe. Wir profitierten stets von seinen gründlichen und praxisnahen Fachkenntnissen.

Herr Öztürk arbeitete jederzeit sorgfältig, gut strukturiert und zügig. Auf seine Termintreue konnten wir uns in allen Vorhaben immer verlassen. Die Qualität seiner Arbeit war auch bei großer Menge durchweg hoch. Herr Öztürk sprach auch vor größerem Kreis stets klar, gewandt und überzeugend.

Unsere Erwartungen erfüllte Herr Öztürk mit guten Leistungen jederzeit voll und ganz.

Bei Vorgesetzten, Kolleg:innen und Geschäftspartner:innen war Herr Öztürk wegen seiner immer kollegialen und hilfsbereiten Art anerkannt.

Betriebsbedingte Gründe führen zum 30. September 2025 zur Beendigung des Arbeitsverhältnisses mit Herrn Öztürk. Wir können ihn jedem Arbeitgeber uneingeschränkt empfehlen. Seinen Weggang bedauern wir sehr, für die immer guten Leistungen danken wir und wünschen für Beruf und Privatleben alles Gute und weiterhin viel Erfolg.

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
    summary: 'Unsere Erwartungen an diese Stelle hat Frau Petersen gut erfüllt.',
    text: `Arbeitszeugnis

In der Zeit vom 1. März 2018 bis zum 30. September 2025 war Frau Gesa Petersen als Pflegefachfrau für unsere Klinik tätig.

Wir, Klinik am Noor gGmbH, sind ein Krankenhaus der Grund- und Regelversorgung.

Frau Petersen nahm insbesondere die folgenden Aufgaben wahr:
• Grund- und Behandlungspflege auf der inneren Station
• Vorbereitung und Gabe von Medikamenten nach ärztlicher Anordnung
• Führung der Pflegedokumentation
• Begleitung der Visiten
• Anleitung von Auszubildenden

Leistungswille und Freude an der Arbeit waren bei Frau Petersen gut ausgeprägt. Flexibel und zuverlässig übernahm sie auch Aufgaben anderer Bereiche. Die Zusammenhänge ihrer Aufgaben durchdachte sie gründlich und folgerichtig. Frau Petersen war belastbar und blieb auch in unruhigen Phasen besonnen.

Fachliche Fragen beantwortete Frau Petersen sachkundig und verständlich. Ihre Kenntnisse erweiterte sie durch Seminare und Fachlektüre mit gutem Ergebnis.

Frau Petersen arbeitete sorgfältig und planvoll. Vereinbarte Ziele erreichte sie mit soliden Ergebnissen.

Unsere Erwartungen an diese Stelle hat Frau Petersen gut erfüllt.

Gegenüber Vorgesetzten sowie Kolleginnen und Kollegen verhielt Frau Petersen sich freundlich und kooperativ. Ihr Verhalten gegenüber unseren Patientinnen und Patienten war immer einwandfrei.

Das Arbeitsverhältnis endet zum 30. September 2025 auf eigenen Wunsch Frau Petersens aus familiären Gründen. Für die guten Leistungen danken wir ihr und bedauern das Ende der Zusammenarbeit. Wir wünschen ihr für den weiteren Berufsweg alles Gute und Erfolg.

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

Zu zusätzlichen Arbeiten war Herr Novak im üblichen Umfang bereit. Seine Motivation war für die anfallenden Aufgaben ausreichend. Neue Sachverhalte erfasste er nach angemessener Einarbeitung. Seine Belastbarkeit entsprach den Anforderungen der Arbeit. Herr Novak verfügt über das für die Stelle erforderliche Fachwissen.

Die anfallenden Arbeiten erledigte Herr Novak den Vorgaben entsprechend. Zusagen hielt er mit ausreichender Zuverlässigkeit ein. Die Ergebnisse der ausgeführten Arbeiten genügten unseren Anforderungen.

Mit den Leistungen, die Herr Novak erbrachte, waren wir zufrieden.

Im Umgang mit Vorgesetzten sowie Kolleginnen und Kollegen genügte Herr Novak den Anforderungen.

Mit Ablauf der vereinbarten Befristung scheidet Herr Novak zum 31. Dezember 2024 bei uns aus. Unser Dank gilt ihm für die geleistete Arbeit, für den weiteren Weg wünschen wir alles Gute.

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

Frau Tanja Reuß stand vom 1. Januar 2024 bis zum 31. Dezember 2024 als Sachbearbeiterin in einem Arbeitsverhältnis mit unserem Unternehmen.

Ostsee Versand GmbH ist ein Versandhändler für Segelbedarf.

Frau Reuß war für folgende Aufgaben verantwortlich:
• Erfassung von Bestellungen
• Bearbeitung der Ablage
• Telefonische Auskünfte zu Lieferzeiten

Bei vertrauten Aufgaben arbeitete Frau Reuß überwiegend motiviert. Ihre Einsatzbereitschaft entsprach im Wesentlichen den Erwartungen an die Stelle. Neue Sachverhalte erfasste sie im Allgemeinen zutreffend. Bei üblichem Arbeitsanfall war Frau Reuß in der Regel ausreichend belastbar.

Die erforderlichen Fachkenntnisse waren bei Frau Reuß weitgehend vorhanden. Ihr Fachwissen genügte im Wesentlichen den Anforderungen des Sachgebiets.

Die laufenden Vorgänge bearbeitete Frau Reuß im Allgemeinen sorgfältig und geordnet. In der Regel lieferte sie brauchbare Ergebnisse.

Den Anforderungen der Stelle wurde Frau Reuß überwiegend gerecht.

Frau Reuß verhielt sich gegenüber Vorgesetzten sowie Kolleginnen und Kollegen höflich und korrekt. Im Kontakt mit Kundinnen und Kunden war sie in der Regel höflich und hilfsbereit.

Das Beschäftigungsverhältnis mit Frau Reuß endete am 31. Dezember 2024. Mit dem Dank für die geleistete Arbeit verbinden wir gute Wünsche für die Zukunft.

Kappeln, 31. Dezember 2024

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
];
