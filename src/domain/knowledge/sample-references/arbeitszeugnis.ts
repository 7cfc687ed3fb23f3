// Written by scripts/samples.ts.
import type { SampleReference } from './sample-reference.ts';

export const arbeitszeugnis: readonly SampleReference[] = [
  {
    slug: 'verkaeuferin-sehr-gut',
    type: 'arbeitszeugnis',
    grade: 1,
    job: 'Verkäuferin',
    note: 'Vermerk zur Ehrlichkeit, Wiedereinstellung',
    summary: 'Sämtliche Arbeiten führte Frau Hansen immer zu unserer vollsten Zufriedenheit aus.',
    text: `Arbeitszeugnis

Frau Maren Hansen war vom 1. März 2018 bis zum 30. September 2025 als Verkäuferin in unserer Firma tätig.

Als Hansen & Lütt Feinkost KG sind wir ein Fachgeschäft für Käse und Feinkost mit drei Filialen.

Frau Hansen nahm insbesondere die folgenden Aufgaben wahr:
• Beratung der Kundschaft an der Bedientheke
• Kassieren und Abrechnung der Kasse
• Gestaltung der Theke und der Auslagen
• Warenannahme, Lagerung und Kontrolle der Mindesthaltbarkeit
• Bestellung des Tagesbedarfs

Auch zusätzliche Aufgaben übernahm Frau Hansen stets mit höchster Einsatzfreude. Ihre exzellente Auffassungsgabe erschloss ihr immer außerordentlich rasch auch neue und schwierige Themen. Wegen ihrer überaus hohen Belastbarkeit war sie auch langen Phasen größten Arbeitsanfalls jederzeit gewachsen. Frau Hansen verfügte über ein ausgezeichnetes Fachwissen und beriet durchweg höchst sachkundig.

Frau Hansen arbeitete stets außerordentlich sorgfältig, zügig und vorausschauend. Geld, Waren und fremdes Eigentum waren bei ihr dank vorbildlicher Zuverlässigkeit immer in besten Händen. Sie war durchweg ehrlich und genoss unser uneingeschränktes Vertrauen. Die Qualität ihrer Arbeit lag stets auf höchstem Niveau.

Sämtliche Arbeiten führte Frau Hansen immer zu unserer vollsten Zufriedenheit aus.

Von Vorgesetzten sowie Kolleginnen und Kollegen wurde Frau Hansen wegen ihrer durchweg vorbildlichen Zusammenarbeit sehr geschätzt. Unsere Kundinnen und Kunden schätzten ihre stets zuvorkommende und herausragende Betreuung in höchstem Maße. Auch vor Gremien und bei offiziellen Anlässen trat sie immer mit größter Souveränität auf.

Das Arbeitsverhältnis endet zum 30. September 2025 auf eigenen Wunsch von Frau Hansen wegen des Wechsels in eine neue berufliche Aufgabe. In unserer Firma ist sie jederzeit wieder willkommen. Ihr Ausscheiden ist für uns ein großer Verlust, den wir außerordentlich bedauern, und wir danken ihr für die immer herausragenden Leistungen. Für ihren weiteren Berufs- und Lebensweg wünschen wir ihr alles Gute und weiterhin viel Erfolg.

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
    summary: 'Sämtliche Arbeiten führte Herr Marx durchweg zu unserer vollsten Zufriedenheit aus.',
    text: `Arbeitszeugnis

Herr Ruben Marx war vom 1. März 2018 bis zum 30. September 2025 als Vertriebsleiter in unserem Unternehmen tätig.

Die Nordlicht Leuchten AG ist ein Hersteller von Außenleuchten mit 600 Beschäftigten.

Als Führungskraft trug Herr Marx die Verantwortung für folgende Aufgaben:
• Leitung des Vertriebs Nord mit 14 Beschäftigten
• Verantwortung für einen Jahresumsatz von 22 Millionen Euro
• Verhandlung der Rahmenverträge mit Großhändlern
• Planung von Umsatz und Budget
• Aufbau eines Netzes von Handelsvertretungen

Herr Marx zeigte immer ein außerordentlich hohes Engagement, das weit über das Erwartete hinausging. Schwierige Sachverhalte analysierte er jederzeit gründlich und mit gutem Urteil. Hervorzuheben ist die außergewöhnliche Belastbarkeit, mit der er auch schwierigste Lagen durchweg bewältigte.

Herr Marx verfügte über ein ausgezeichnetes Fachwissen, das auch entlegene Teilgebiete umfasste, und hielt es immer auf dem neuesten Stand. Dank seiner hervorragenden Kenntnis der Branche traf er jederzeit die besten Einschätzungen zu Preisen und Nachfrage. In Fortbildungen Gelerntes setzte er durchweg zügig und sicher um.

Mit vorbildlicher Übersicht arbeitete Herr Marx auch viele Anfragen immer äußerst zügig und sorgfältig ab. Seine Verkaufserfolge waren jederzeit herausragend und gehörten zu den besten unseres Unternehmens. Mit größter Überzeugungskraft und stets fairem Stil führte er auch schwierigste Verhandlungen zu ausgezeichneten Abschlüssen. Sein strategischer Weitblick war immer hervorragend und prägte die Ausrichtung seines Bereichs entscheidend.

Als Führungskraft vermittelte Herr Marx Ziele durchweg höchst klar und gewann das Team dafür mit exzellenter Überzeugungskraft. Durch seine vorbildliche Förderung wuchsen seine Mitarbeiterinnen und Mitarbeiter stets an ihren Aufgaben. Er delegierte Aufgaben und Verantwortung immer äußerst zielgerichtet und mit hervorragendem Erfolg. Leistung und Zusammenhalt des von Herrn Marx geführten Bereichs waren jederzeit exzellent.

Sämtliche Arbeiten führte Herr Marx durchweg zu unserer vollsten Zufriedenheit aus.

Herr Marx verhielt sich gegenüber Vorgesetzten, Kolleginnen und Kollegen, Mitarbeiterinnen und Mitarbeitern sowie Geschäftspartnerinnen und Geschäftspartnern immer vorbildlich und genoss höchste Wertschätzung. Unsere Kundinnen und Kunden schätzten seine stets zuvorkommende und ausgezeichnete Betreuung in höchstem Maße.

Das Arbeitsverhältnis endet zum 30. September 2025 auf eigenen Wunsch von Herrn Marx wegen des Wechsels in eine neue berufliche Aufgabe. Sein Ausscheiden ist für uns ein großer Verlust, den wir außerordentlich bedauern, und wir danken ihm für die immer exzellenten Leistungen. Wir wünschen ihm beruflich wie privat alles Gute und weiterhin viel Erfolg.

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
    summary: 'Sämtliche Arbeiten führte Herr Graf immer zu unserer vollsten Zufriedenheit aus.',
    text: `Arbeitszeugnis

In der Zeit vom 1. April 1994 bis zum 31. März 2025 arbeitete Herr Hinrich Graf für unser Unternehmen, zuletzt als Abteilungsleiter Einkauf.

Als Förde Antriebstechnik GmbH sind wir ein Hersteller von Getrieben für Schiffe.

Vom 1. April 1994 bis zum 31. Dezember 2003 nahm Herr Graf die Aufgaben als Einkäufer wahr. Er begann am 1. Januar 2004 als Gruppenleiter in der Abteilung Strategischer Einkauf und blieb bis zum 30. Juni 2012 in dieser Stellung. Seit dem 1. Juli 2012 war er als Abteilungsleiter Einkauf tätig.

Seine Tätigkeit erstreckte sich auf folgende Gebiete:
• Leitung des Einkaufs mit neun Beschäftigten
• Verantwortung für ein Einkaufsvolumen von 40 Millionen Euro
• Auswahl und Bewertung der Lieferanten
• Abschluss von Rahmenverträgen
• Mitglied im Lenkungskreis Qualität

Die Begeisterung, mit der Herr Graf ans Werk ging, war stets außerordentlich groß und für alle beispielhaft. Seine ausgezeichnete Auffassungsgabe erschloss ihm immer höchst rasch auch neue und schwierige Themen. Dank großer Ausdauer hielt er auch anhaltend hohen Belastungen durchweg gut stand.

Herr Graf verfügte über ein hervorragendes Fachwissen, das auch entlegene Teilgebiete umfasste, und hielt es stets auf dem neuesten Stand. Sein herausragendes kaufmännisches Gespür brachte unserem Unternehmen immer beachtliche Einsparungen. An Fortbildungen nahm er aus eigenem Antrieb und durchweg mit gutem Erfolg teil.

Die Gründlichkeit und Umsicht, mit denen Herr Graf stets zu Werke ging, waren vorbildlich. Seine Arbeitsergebnisse waren jederzeit fehlerfrei und von herausragender Qualität. Mit größter Überzeugungskraft und immer fairem Stil führte er auch schwierigste Verhandlungen zu exzellenten Abschlüssen.

Leistung und Zusammenhalt des von Herrn Graf geführten Bereichs waren durchweg hervorragend. Freiraum und Ergebnissicherung brachte er beim Delegieren stets herausragend in Einklang.

Sämtliche Arbeiten führte Herr Graf immer zu unserer vollsten Zufriedenheit aus.

Im Umgang mit Vorgesetzten, Kolleginnen und Kollegen, Mitarbeiterinnen und Mitarbeitern sowie Geschäftspartnerinnen und Geschäftspartnern war Herr Graf jederzeit außerordentlich freundlich, hilfsbereit und in jeder Hinsicht vorbildlich. Er war stets absolut integer, loyal und überaus diskret.

Zum 31. März 2025 verabschieden wir Herrn Graf in den Ruhestand. Wir danken ihm für die immer ausgezeichnete Zusammenarbeit und wünschen für den neuen Lebensabschnitt persönlich alles Gute und weiterhin viel Freude.

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

Die Steuerkanzlei Thomsen Partnerschaft mbB ist eine Steuerberatungskanzlei mit zwölf Beschäftigten.

Zu ihren Aufgaben gehörten vor allem:
• Laufende Finanzbuchhaltung für Mandate verschiedener Branchen
• Umsatzsteuervoranmeldungen und Zusammenfassende Meldungen
• Vorbereitung der Jahresabschlüsse
• Lohnabrechnungen für bis zu vierzig Beschäftigte
• Abstimmung mit den Finanzämtern

Frau Dr. von der Heide ergriff jederzeit die Initiative und brachte neue Vorhaben mit hervorragendem Einsatz voran. Bei unbekannten Fragestellungen erkannte sie immer auf Anhieb das Wesentliche und zog mit höchster Präzision die richtigen Schlüsse. Auch unter starkem Zeitdruck arbeitete sie durchweg ruhig, sicher und überlegt.

Frau Dr. von der Heide verfügte über ein herausragendes, stets aktuelles Fachwissen und wandte Vorschriften und Verfahren mit größter Sicherheit an. Auch bei schwierigsten Fragen zu Software und Systemen half sie mit exzellenten EDV-Kenntnissen jederzeit weiter.

Hervorzuheben ist die beispielhafte Arbeitsweise, mit der Frau Dr. von der Heide immer überaus gründlich und effizient zum Ziel kam. Mit guter Zeitplanung wahrte sie durchweg alle Fristen. Sie war jederzeit ehrlich und genoss unser uneingeschränktes Vertrauen. Ihre Arbeitsergebnisse waren auch bei größtem Arbeitsumfang stets von herausragender Qualität.

Die übertragenen Aufgaben erfüllte Frau Dr. von der Heide immer zu unserer vollsten Zufriedenheit.

Im Umgang mit Vorgesetzten sowie Kolleginnen und Kollegen war Frau Dr. von der Heide jederzeit überaus freundlich, hilfsbereit und in jeder Hinsicht vorbildlich. Unsere Mandantinnen und Mandanten schätzten ihre durchweg zuvorkommende und ausgezeichnete Betreuung in höchstem Maße.

Das Arbeitsverhältnis endet zum 30. September 2025 auf eigenen Wunsch von Frau Dr. von der Heide. Wir empfehlen sie gern und ohne jede Einschränkung weiter. Mit ihr verlieren wir eine exzellente Fachkraft, was wir außerordentlich bedauern, und danken für die stets herausragende Zusammenarbeit. Für ihren weiteren Berufs- und Lebensweg wünschen wir ihr alles Gute und weiterhin viel Erfolg.

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

Frau Lena Vogt, geboren am 14. Mai 1988 in Husum, gehörte unserem Unternehmen in Flensburg vom 1. März 2018 bis zum 30. September 2025 an und arbeitete zuletzt als Projektleiterin in der Abteilung Netzanschluss.

Die Ostwind Anlagenbau GmbH ist ein Hersteller von Schaltanlagen mit 240 Beschäftigten.

Vom 1. März 2018 bis zum 31. Mai 2020 arbeitete Frau Vogt als Projektingenieurin in der Abteilung Planung. Die Stelle als Projektleiterin in der Abteilung Netzanschluss hatte sie seit dem 1. Juni 2020 inne.

Ihre Aufgaben umfassten im Wesentlichen folgende Tätigkeiten:
• Leitung von Netzanschlussprojekten mit einem Auftragswert von bis zu vier Millionen Euro
• Termin- und Kostenplanung sowie Berichte an die Geschäftsführung
• Auswahl und Steuerung der Nachunternehmer
• Abstimmung mit Netzbetreibern und Genehmigungsbehörden
• Fachliche Führung eines Teams aus sechs Fachkräften

Zu zusätzlichem Einsatz war Frau Vogt durchweg gern bereit. Sie besaß eine schnelle Auffassungsgabe und erfasste neue Sachverhalte jederzeit sicher. Sie war stets belastbar und behielt auch bei hohem Arbeitsaufkommen den Überblick.

Auch in angrenzenden Gebieten war Frau Vogt dank fundierter Fachkenntnisse durchweg gut bewandert. An Fortbildungen nahm sie aus eigenem Antrieb und immer mit gutem Erfolg teil.

Frau Vogt arbeitete stets sorgfältig, gut strukturiert und zügig. Die Qualität ihrer Arbeit war auch bei großer Menge durchweg hoch. Sie führte Verhandlungen jederzeit geschickt und erfolgreich. Weitreichende Entscheidungen traf Frau Vogt stets zügig und nach sorgfältiger Abwägung.

Unter der Leitung von Frau Vogt arbeitete das Team durchweg gut zusammen und erreichte gute Ergebnisse. Dank klarer Ziele und gerechter Mitarbeiterführung waren Leistung und Stimmung im Team jederzeit gut.

Frau Vogt erledigte ihre Aufgaben stets zu unserer vollen Zufriedenheit.

Gegenüber Vorgesetzten, Kolleginnen und Kollegen sowie Mitarbeiterinnen und Mitarbeitern verhielt sich Frau Vogt durchweg einwandfrei. Im Umgang mit unseren Kundinnen und Kunden war sie immer höflich, geduldig und hilfsbereit.

Das Arbeitsverhältnis endet zum 30. September 2025 auf eigenen Wunsch von Frau Vogt. Wir bedauern ihr Ausscheiden sehr, danken für die stets gute Zusammenarbeit und wünschen ihr beruflich wie persönlich alles Gute und weiterhin viel Erfolg.

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
    summary: 'Die übertragenen Aufgaben erfüllte Kim Sandoval jederzeit zu unserer vollen Zufriedenheit.',
    text: `Arbeitszeugnis

Kim Sandoval war vom 01.01.2020 bis zum 30.06.2025 als Softwareentwickler in unserem Unternehmen tätig.

Als Binnenhafen Software GmbH sind wir ein Anbieter von Programmen für Reedereien.

Kim Sandovals Aufgabengebiet umfasste die folgenden Schwerpunkte:
• Entwicklung von Schnittstellen und Diensten in Java und Kotlin
• Entwurf der Datenmodelle
• Automatisierte Tests und Auslieferung
• Fachliche Abstimmung mit den Anwendungsbereichen
• Einarbeitung neuer Teammitglieder

Auch bei neuen Aufgaben ergriff Kim Sandoval durchweg die Initiative und trieb die Arbeit mit hohem Engagement voran. Kim Sandovals Urteilsvermögen war jederzeit sicher, ausgewogen und gut begründet. Dank großer Ausdauer hielt Kim Sandoval auch anhaltend hohen Belastungen immer gut stand. Kim Sandoval brachte stets neue, gut durchdachte Ideen ein.

Fachlich war Kim Sandoval jederzeit auf aktuellem Stand und setzte das Fachwissen erfolgreich ein. Die eingesetzten Technologien beherrschte Kim Sandoval sicher und nutzte ihre Möglichkeiten durchweg gut.

Tests, Dokumentation und Übergaben erledigte Kim Sandoval stets sorgfältig und mit guter Struktur. Eigenständig und sicher traf Kim Sandoval im Aufgabengebiet immer die nötigen Entscheidungen. Auch unter engen Vorgaben lieferte Kim Sandoval durchweg gute Ergebnisse.

Die übertragenen Aufgaben erfüllte Kim Sandoval jederzeit zu unserer vollen Zufriedenheit.

Bei Vorgesetzten und Teammitgliedern war Kim Sandoval wegen der stets kollegialen und hilfsbereiten Art anerkannt.

Kim Sandoval verlässt unser Unternehmen zum 30.06.2025 auf eigenen Wunsch. Wir verlieren mit Kim Sandoval eine gute Fachkraft, bedauern dies sehr und danken für die durchweg gute Mitarbeit. Für Beruf und Privatleben begleiten Kim Sandoval unsere guten Wünsche, verbunden mit der Hoffnung auf weiterhin viel Erfolg.

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
    summary: 'Die übertragenen Aufgaben erfüllte Herr Klaaßen immer zu unserer vollen Zufriedenheit.',
    text: `Arbeitszeugnis

Herr Torben Klaaßen arbeitete vom 1. März 2018 bis zum 30. September 2025 als Kfz-Mechatroniker für unseren Betrieb.

Das Autohaus Klüver e. K. ist ein Familienbetrieb mit Werkstatt und Verkauf.

Sein Verantwortungsbereich schloss diese Aufgaben ein:
• Wartung und Instandsetzung von Personenkraftwagen
• Fehlersuche mit Diagnosegeräten
• Vorbereitung auf die Hauptuntersuchung
• Arbeiten an Hochvoltsystemen
• Annahmegespräche bei Reparaturen

Mit Freude an der Arbeit und hohem Leistungswillen war Herr Klaaßen immer bei der Sache. Auf sein klares, folgerichtiges Denken konnten wir jederzeit bauen. Hohe körperliche Belastungen und Arbeitsspitzen bewältigte er stets gut.

Herr Klaaßen verfügte über umfassende praktische Fachkenntnisse und ging immer sicher mit Geräten, Maschinen und Material um. Sein technisches Urteil war jederzeit fundiert und bei Störungen wie bei Umbauten hilfreich.

Auch bei mehreren Aufträgen zugleich ging Herr Klaaßen durchweg systematisch und gründlich vor. Mit anvertrauten Werten und Unterlagen ging er stets zuverlässig und verantwortungsbewusst um. Auch umfangreiche Aufträge schloss er jederzeit mit guten Ergebnissen ab.

Die übertragenen Aufgaben erfüllte Herr Klaaßen immer zu unserer vollen Zufriedenheit.

Gegenüber Vorgesetzten, Kollegen und Kunden verhielt sich Herr Klaaßen stets einwandfrei.

Herr Klaaßen verlässt unseren Betrieb zum 30. September 2025 auf eigenen Wunsch. Wir würden ihn jederzeit wieder bei uns einstellen. Seinen Weggang bedauern wir sehr, für die stets guten Leistungen danken wir ihm und wünschen für Beruf und Privatleben alles Gute und weiterhin viel Erfolg.

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
    summary: 'Die übertragenen Aufgaben erfüllte Frau Brar stets zu unserer vollen Zufriedenheit.',
    text: `Arbeitszeugnis

Frau Jule Brar übte die Tätigkeit als Hotelfachfrau vom 1. März 2018 bis zum 31. Oktober 2024 in unserem Hotel aus.

Als Hotel Deichgraf GmbH sind wir ein Haus mit 64 Zimmern und Restaurant.

Ihr Verantwortungsbereich schloss diese Aufgaben ein:
• Empfang und Verabschiedung der Gäste
• Annahme und Verwaltung von Reservierungen
• Führung der Kasse und Tagesabschluss
• Vorbereitung von Tagungen und Feiern
• Bearbeitung von Beschwerden

Auch bei weniger beliebten Aufgaben blieb Frau Brar jederzeit gut motiviert. Schwierige Zusammenhänge durchschaute sie durchweg schnell und zutreffend. Sie war immer belastbar und behielt auch bei hohem Arbeitsaufkommen den Überblick.

Frau Brar besaß fundierte Fachkenntnisse und setzte sie im täglichen Ablauf stets sicher ein. Den fremdsprachigen Schriftwechsel führte sie jederzeit gewandt und genau.

Auch bei mehreren Aufträgen zugleich ging Frau Brar durchweg systematisch und gründlich vor. Mit ihrer Arbeit erzielte sie immer gute Ergebnisse von hoher Qualität.

Die übertragenen Aufgaben erfüllte Frau Brar stets zu unserer vollen Zufriedenheit.

Bei Vorgesetzten sowie Kolleginnen und Kollegen war Frau Brar wegen ihrer jederzeit kollegialen und hilfsbereiten Art anerkannt. Unsere Gäste schätzten ihre durchweg zuvorkommende und exzellente Betreuung in höchstem Maße. Sie trat immer sicher, freundlich und verbindlich auf.

Mit Ablauf der vereinbarten Befristung scheidet Frau Brar zum 31. Oktober 2024 bei uns aus. Unser Dank gilt ihr für die jederzeit guten Leistungen; für den beruflichen und den persönlichen Weg wünschen wir alles Gute und weiterhin viel Erfolg.

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
    summary: 'Die übertragenen Aufgaben erfüllte Frau Kaya stets zu unserer vollen Zufriedenheit.',
    text: `Arbeitszeugnis

Frau Elif Kaya nahm am 1. März 2018 in unserem Haus die Tätigkeit als Köchin auf und übte sie bis zum 30. September 2025 aus. Die wöchentliche Arbeitszeit betrug 24 Stunden.

Als Landgasthof Drei Eschen sind wir ein Familienbetrieb mit 80 Plätzen und Biergarten.

Ihr Aufgabengebiet umfasste die folgenden Schwerpunkte:
• Zubereitung warmer und kalter Speisen
• Führung des Gemüsepostens
• Erstellung der Mittagskarte
• Bestellung der Frischware
• Einhaltung der Hygienevorschriften

Frau Kaya arbeitete jederzeit mit hohem Engagement und großer Eigeninitiative. Ihre Einsatzbereitschaft war durchweg hoch und für das Team ein Gewinn. Schwierige Sachverhalte analysierte sie immer gründlich und mit gutem Urteil. Dank großer Ausdauer hielt Frau Kaya auch anhaltend hohen Belastungen jederzeit gut stand. Unsere Arbeit bereicherte sie stets durch kreative und gut durchdachte Vorschläge. Mit ihrem breiten Fachwissen klärte sie auch schwierige Fachfragen immer gut.

Auch bei mehreren Aufträgen zugleich ging Frau Kaya jederzeit systematisch und gründlich vor. Mit guten Ergebnissen trug sie durchweg spürbar zum Erfolg des Hauses bei.

Die übertragenen Aufgaben erfüllte Frau Kaya stets zu unserer vollen Zufriedenheit.

Bei Vorgesetzten sowie Kolleginnen und Kollegen war Frau Kaya wegen ihrer immer kollegialen und hilfsbereiten Art anerkannt.

Zum 30. September 2025 beendet Frau Kaya die Tätigkeit in unserem Haus auf eigenen Wunsch. Wir bedauern ihr Ausscheiden sehr und danken ihr für die durchweg gute Zusammenarbeit. Beruflich und persönlich wünschen wir ihr alles Gute und weiterhin viel Erfolg.

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
    summary: 'Herr Öztürk erledigte seine Aufgaben jederzeit zu unserer vollen Zufriedenheit.',
    text: `Arbeitszeugnis

Herr Anselm Öztürk war vom 1. März 2018 bis zum 30. September 2025 in unserem Verlag als Redakteur angestellt.

Die Verlag Strandgut GmbH ist ein Verlag für Regionalzeitungen.

Zu seinen Aufgaben gehörten vor allem:
• Recherche und Verfassen von Beiträgen für den Lokalteil
• Redigieren der Texte freier Kräfte
• Planung der Wochenendbeilage
• Betreuung des Internetauftritts

Herr Öztürk arbeitete durchweg mit hohem Engagement und großer Eigeninitiative. Schwierige Sachverhalte analysierte er stets gründlich und mit gutem Urteil. Er war jederzeit belastbar und behielt auch bei hohem Arbeitsaufkommen den Überblick. Dank seines ausgeprägten Ideenreichtums fand er immer gute neue Wege. Fachlich war Herr Öztürk durchweg auf aktuellem Stand und setzte sein Fachwissen erfolgreich ein.

Herr Öztürk arbeitete stets sorgfältig, gut strukturiert und zügig. Seine Zeit teilte er jederzeit überlegt und effizient ein. Mit guten Ergebnissen trug er immer spürbar zum Erfolg des Verlags bei. Herr Öztürk sprach auch vor größerem Kreis durchweg klar, gewandt und überzeugend.

Herr Öztürk erledigte seine Aufgaben jederzeit zu unserer vollen Zufriedenheit.

Mit Vorgesetzten, Kolleg:innen und Geschäftspartner:innen arbeitete Herr Öztürk stets gut und vertrauensvoll zusammen.

Das Arbeitsverhältnis endet zum 30. September 2025 aus betriebsbedingten Gründen. Einem neuen Arbeitgeber können wir Herrn Öztürk mit voller Überzeugung empfehlen. Wir bedauern sein Ausscheiden sehr, danken für die stets gute Zusammenarbeit und wünschen ihm beruflich wie persönlich alles Gute und weiterhin viel Erfolg.

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
    summary: 'Sämtliche Arbeiten führte Frau Petersen zu unserer vollen Zufriedenheit aus.',
    text: `Arbeitszeugnis

Frau Gesa Petersen war vom 1. März 2018 bis zum 30. September 2025 in unserer Klinik als Pflegefachfrau angestellt.

Als Klinik am Noor gGmbH sind wir ein Krankenhaus der Grund- und Regelversorgung.

Frau Petersen nahm insbesondere die folgenden Aufgaben wahr:
• Grund- und Behandlungspflege auf der inneren Station
• Vorbereitung und Gabe von Medikamenten nach ärztlicher Anordnung
• Führung der Pflegedokumentation
• Begleitung der Visiten
• Anleitung von Auszubildenden

Bei neuen Aufgaben zeigte Frau Petersen gute Eigeninitiative. Sie stellte sich gut und flexibel auf neue Anforderungen ein. Neue Sachverhalte erfasste sie zutreffend und in guter Zeit. Stress und Hektik begegnete Frau Petersen mit guter Belastbarkeit und Gelassenheit.

Mit solidem Fachwissen arbeitete Frau Petersen in Betreuung und Beratung. Ihre Kenntnisse erweiterte sie durch Seminare und Fachlektüre mit gutem Ergebnis.

Frau Petersen ging sorgfältig zu Werke und plante die Arbeit gut. Die Qualität ihrer Arbeit mit Patientinnen und Patienten war gut.

Sämtliche Arbeiten führte Frau Petersen zu unserer vollen Zufriedenheit aus.

Zu Vorgesetzten sowie Kolleginnen und Kollegen hatte Frau Petersen ein gutes Verhältnis. Im Umgang mit unseren Patientinnen und Patienten war sie immer höflich, geduldig und hilfsbereit.

Das Arbeitsverhältnis endet zum 30. September 2025 auf eigenen Wunsch von Frau Petersen aus familiären Gründen. Wir bedauern ihr Ausscheiden und danken ihr für die gute Mitarbeit. Für die berufliche Zukunft wünschen wir ihr Erfolg und alles Gute.

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
    summary: 'Sämtliche Arbeiten führte Herr Novak zu unserer Zufriedenheit aus.',
    text: `Arbeitszeugnis

In der Zeit vom 1. Januar 2023 bis zum 31. Dezember 2024 war Herr Milan Novak als Lagerist für unser Unternehmen tätig.

Die Hafenlogistik Brunsbüttel GmbH ist ein Dienstleister für Umschlag und Lagerung.

Zu seinen Aufgaben gehörten vor allem:
• Annahme und Kontrolle eingehender Ware
• Einlagerung mit Gabelstaplern
• Kommissionierung nach Liste
• Mitarbeit bei der Inventur

An Eigeninitiative brachte Herr Novak ein ausreichendes Maß mit. Er zeigte das für die Stelle erwartete Engagement. Die Zusammenhänge seiner Aufgaben erkannte er in ausreichendem Maße. Seine Belastbarkeit entsprach den Anforderungen der Arbeit. Herr Novak verfügte über die Fachkenntnisse, die für die Arbeit mit den vorhandenen Geräten erforderlich waren.

Die anfallenden Arbeiten erledigte Herr Novak den Vorgaben entsprechend. Im Umgang mit anvertrauten Werten genügte seine Zuverlässigkeit. Mit den Resultaten seiner Arbeit erreichte er die erforderliche Qualität.

Sämtliche Arbeiten führte Herr Novak zu unserer Zufriedenheit aus.

Gegenüber Vorgesetzten sowie Kolleginnen und Kollegen zeigte Herr Novak angemessene Umgangsformen.

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
    summary: 'Frau Reuß erledigte die übertragenen Aufgaben im Allgemeinen zu unserer Zufriedenheit.',
    text: `Arbeitszeugnis

Vom 1. Januar 2024 bis zum 31. Dezember 2024 nahm Frau Tanja Reuß in unserem Unternehmen die Aufgaben als Sachbearbeiterin wahr.

Als Ostsee Versand GmbH sind wir ein Versandhändler für Segelbedarf.

Zu ihren Aufgaben gehörten vor allem:
• Erfassung von Bestellungen
• Bearbeitung der Ablage
• Telefonische Auskünfte zu Lieferzeiten

Den erwarteten Einsatz zeigte Frau Reuß überwiegend. Ihre Eigeninitiative genügte im Allgemeinen den Anforderungen. Neue Sachverhalte erfasste sie im Großen und Ganzen zutreffend. Bei üblichem Arbeitsanfall war Frau Reuß weitgehend belastbar.

In vertrauten Sachgebieten wandte Frau Reuß ihr Fachwissen im Wesentlichen sicher an. Fachliche Fragen aus ihrem Aufgabengebiet beantwortete sie nur teilweise sachkundig.

Die laufenden Vorgänge bearbeitete Frau Reuß im Großen und Ganzen sorgfältig und geordnet. Sie erzielte bei der Arbeit überwiegend die erwarteten Resultate.

Frau Reuß erledigte die übertragenen Aufgaben im Allgemeinen zu unserer Zufriedenheit.

Gegenüber Vorgesetzten sowie Kolleginnen und Kollegen zeigte Frau Reuß angemessene Umgangsformen. Im Kontakt mit Kundinnen und Kunden war sie nur teilweise höflich und hilfsbereit.

Das Arbeitsverhältnis endet am 31. Dezember 2024. Für die Mitarbeit in unserem Unternehmen danken wir Frau Reuß. Alles Gute möchten wir ihr mit auf den Weg geben.

Kappeln, 31. Dezember 2024

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
];
