/** A reference of our own invention that a visitor may try: persons and companies do not exist. */
export interface SampleLetter {
  readonly id: 'projektleiterin' | 'koch' | 'azubi';
  /** Short German name for a link. */
  readonly label: string;
  readonly text: string;
}

/** Good throughout, with two weak places: how she led her team, and who stands first in the behaviour sentence. */
const projectManager = `Ostwind Anlagenbau GmbH
Am Speicher 14
24937 Flensburg

Arbeitszeugnis

Frau Lena Vogt, geboren am 14. Mai 1988 in Husum, war vom 1. März 2018 bis zum 30. September 2025 als Projektleiterin in unserer Abteilung Netzanschluss tätig.

Die Ostwind Anlagenbau GmbH plant und errichtet Umspannwerke für Windparks in Norddeutschland und beschäftigt 240 Mitarbeiterinnen und Mitarbeiter an drei Standorten.

Zu ihren Aufgaben gehörten:
• Leitung von Netzanschlussprojekten mit einem Auftragswert von bis zu vier Millionen Euro
• Termin- und Kostenplanung sowie Berichte an die Geschäftsführung
• Auswahl und Steuerung der Nachunternehmer
• Abstimmung mit Netzbetreibern und Genehmigungsbehörden
• fachliche Führung eines Teams aus sechs Ingenieuren und Technikern

Frau Vogt verfügt über ein umfassendes und fundiertes Fachwissen, das sie stets sicher und erfolgreich in die Praxis umsetzte. Durch den regelmäßigen Besuch von Lehrgängen erweiterte sie ihre Kenntnisse stets mit gutem Erfolg. Ihre schnelle Auffassungsgabe ermöglichte es ihr, auch schwierige Zusammenhänge jederzeit zutreffend zu beurteilen.

Sie zeigte stets hohe Einsatzbereitschaft und war auch starkem Termindruck jederzeit gut gewachsen. Ihre Arbeitsweise war stets sorgfältig, planvoll und selbständig. Die vereinbarten Projektziele erreichte sie immer termingerecht und in guter Qualität. Hervorzuheben ist das Umspannwerk Süderlügum, das sie trotz langer Lieferzeiten vier Wochen vor dem Termin übergab. Ihr Team führte sie zielbewusst. Frau Vogt erledigte die ihr übertragenen Aufgaben stets zu unserer vollen Zufriedenheit.

Ihr Verhalten gegenüber Kollegen, Vorgesetzten und Geschäftspartnern war stets einwandfrei. Von unseren Auftraggebern wurde sie wegen ihres verbindlichen Auftretens sehr geschätzt.

Frau Vogt verlässt unser Unternehmen auf eigenen Wunsch. Wir bedauern ihr Ausscheiden sehr, danken ihr für die stets gute Zusammenarbeit und wünschen ihr beruflich wie persönlich alles Gute und weiterhin viel Erfolg.

Flensburg, 30. September 2025

Dr. Henrike Brodersen
Geschäftsführerin
`;

/** Average, with a classic code, superiors left out of the behaviour sentence and a closing without thanks or regret. */
const cook = `Landgasthof Drei Eschen
Inhaber: Ruprecht Haberl
Dorfplatz 3
94051 Hauzenberg

Zeugnis

Herr Milan Novak, geboren am 2. November 1991, war vom 15. April 2019 bis zum 17. Januar 2025 in unserem Landgasthof als Koch beschäftigt.

Der Landgasthof Drei Eschen ist ein Familienbetrieb mit 80 Plätzen, Biergarten und zwölf Gästezimmern. Unsere Küche steht für bayerische Gerichte aus Erzeugnissen der Umgebung.

Sein Aufgabengebiet umfasste folgende Tätigkeiten:
- Vor- und Zubereitung von Fleisch- und Fischgerichten
- Führung des Saucenpostens im Abendgeschäft
- Zusammenstellung der wöchentlichen Mittagskarte
- Warenannahme und Kontrolle der Kühlräume
- Einhaltung der Hygienevorschriften
- Vorbereitung von Feiern mit bis zu 120 Gästen

Herr Novak verfügt über solide Fachkenntnisse, die er sicher anwendete. Neue Rezepte und Abläufe verstand er gut. Er war den Anforderungen des Tagesgeschäfts gut gewachsen und behielt auch an besuchten Wochenenden die Übersicht. Herr Novak zeigte eine gute Einsatzbereitschaft und übernahm bei Bedarf zusätzliche Dienste. Er arbeitete sorgfältig und sauber. Er war stets pünktlich. Seine Gerichte waren von guter Qualität, und er hielt die vorgesehenen Kosten ein. Die ihm übertragenen Aufgaben erledigte er zu unserer vollen Zufriedenheit.

Sein Verhalten gegenüber den Kollegen und unseren Gästen war einwandfrei. Durch seine Geselligkeit trug er zur Verbesserung des Betriebsklimas bei. Die Lehrlinge fragten ihn gern um Rat, und er zeigte für ihre Belange Verständnis.

In der Küche standen ihm zwei Jungköche und ein Auszubildender zur Seite. Während des Umbaus im Frühjahr 2022 kochte Herr Novak mit dem gesamten Team in einer Behelfsküche im Hof und richtete anschließend den neuen Saucenposten ein. Seit Mai 2023 betreute er außerdem den Kräutergarten, aus dem ein Teil unserer Zutaten stammt. Er vertrat den Küchenchef an dessen freien Tagen.

Das Arbeitsverhältnis endete am 17. Januar 2025. Wir wünschen Herrn Novak für die Zukunft alles Gute.

Hauzenberg, 31. Januar 2025

Ruprecht Haberl
Inhaber
`;

/** A training reference: better than average, with the exam passed and the trainee taken on. */
const trainee = `Buchenhain Papierwerke AG
Mühlenweg 22
37603 Holzminden

Ausbildungszeugnis

Herr Emre Yıldız, geboren am 9. Juli 2004 in Höxter, wurde vom 1. August 2022 bis zum 18. Juni 2025 in unserem Unternehmen zum Industriekaufmann ausgebildet.

Die Buchenhain Papierwerke AG stellt seit 1911 Verpackungen aus Altpapier her und beschäftigt rund 400 Menschen.

Die Ausbildung richtete sich nach der Verordnung über die Berufsausbildung. Herr Yıldız durchlief die Abteilungen Einkauf, Lager, Auftragsbearbeitung, Personal und Rechnungswesen. Dabei erwarb er Kenntnisse und Fertigkeiten auf folgenden Gebieten:
• Einholen und Vergleichen von Angeboten
• Bearbeitung von Kundenaufträgen vom Eingang bis zur Rechnung
• Buchung von Eingangs- und Ausgangsrechnungen
• Vorbereitung der monatlichen Lohnabrechnung
• Mitarbeit an der jährlichen Inventur

Herr Yıldız zeigte stets großes Interesse an allen Fragen seines Berufs und lernte mit hoher Eigeninitiative. Er besitzt eine gute Auffassungsgabe und fand sich in jeder Abteilung schnell zurecht. Seine Aufgaben bearbeitete er stets sorgfältig und zuverlässig; im dritten Ausbildungsjahr arbeitete er in der Auftragsbearbeitung bereits selbständig. Auch in Zeiten mit hohem Arbeitsanfall behielt er jederzeit den Überblick. Seine Arbeitsergebnisse waren stets von guter Qualität. Herr Yıldız hat alle Anforderungen der Ausbildung stets zu unserer vollen Zufriedenheit erfüllt.

In der Berufsschule erzielte er gute Leistungen. Die Abschlussprüfung vor der Industrie- und Handelskammer Hannover bestand er am 18. Juni 2025 mit der Note „gut“.

Sein Verhalten gegenüber Ausbildern, Vorgesetzten, Kollegen und Mitauszubildenden war stets vorbildlich. Im Umgang mit unseren Kunden trat er stets freundlich und sicher auf.

Wir freuen uns, Herrn Yıldız nach bestandener Prüfung in ein Arbeitsverhältnis zu übernehmen. Für die gute Mitarbeit während der Ausbildung danken wir ihm und wünschen ihm für seinen beruflichen und persönlichen Weg alles Gute und weiterhin viel Erfolg.

Holzminden, 18. Juni 2025

Katharina Wessel, Leiterin Personal
Jörg Thiele, Ausbilder
`;

/** The sample letters in the order in which the interface offers them. */
export const samples: readonly SampleLetter[] = [
  { id: 'projektleiterin', label: 'Projektleiterin', text: projectManager },
  { id: 'koch', label: 'Koch', text: cook },
  { id: 'azubi', label: 'Azubi', text: trainee },
];
