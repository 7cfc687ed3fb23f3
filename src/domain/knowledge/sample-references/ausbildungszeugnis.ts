// Written by scripts/samples.ts.
import type { SampleReference } from './sample-reference.ts';

export const ausbildungszeugnis: readonly SampleReference[] = [
  {
    slug: 'ausbildung-chemielaborantin-sehr-gut',
    type: 'ausbildungszeugnis',
    grade: 1,
    job: 'Chemielaborantin',
    note: 'Weggang auf eigenen Wunsch',
    summary: 'Die übertragenen Aufgaben erfüllte Frau Okonkwo jederzeit zu unserer vollsten Zufriedenheit.',
    text: `Ausbildungszeugnis

Frau Mila Okonkwo absolvierte vom 1. September 2021 bis zum 22. Januar 2025 an unserem Institut die Ausbildung zur Chemielaborantin.

Institut für Wasseranalytik gGmbH ist ein Prüfinstitut für Trink- und Abwasser.

In der Ausbildung eignete sich Frau Okonkwo folgende Fertigkeiten an:
• Probenahme und Probenvorbereitung
• Bestimmung von Spurenstoffen mit chromatographischen Verfahren
• Kalibrierung der Geräte
• Führung des Laborjournals

Mit größter Eigeninitiative erschloss sich Frau Okonkwo immer neue Themen und übernahm zusätzliche Aufgaben. Sie zeigte jederzeit überaus hohe Lernbereitschaft und ausgezeichnetes Engagement. Analytisches Denken und Urteilskraft waren bei ihr durchweg hervorragend.

Ein exzellentes, außerordentlich fundiertes Fachwissen zeichnete Frau Okonkwo immer aus. Sie beherrschte die vermittelten Fachkenntnisse stets auf höchstem Niveau.

Hervorzuheben ist die herausragende Arbeitsweise, mit der Frau Okonkwo jederzeit äußerst gründlich und effizient zum Ziel kam. Auch schwierigste Aufgaben löste sie durchweg völlig selbständig und mit größter Umsicht. Vereinbarte Ziele übertraf sie stets deutlich und mit besten Ergebnissen.

Die übertragenen Aufgaben erfüllte Frau Okonkwo jederzeit zu unserer vollsten Zufriedenheit.

In der Abschlussprüfung vor der Industrie- und Handelskammer zu Lübeck erzielte Frau Okonkwo am 22. Januar 2025 mit der Gesamtnote „sehr gut“ ein exzellentes Ergebnis.

Frau Okonkwo verhielt sich gegenüber Ausbilderinnen und Ausbildern, Vorgesetzten, Kolleginnen und Kollegen sowie Mitauszubildenden stets vorbildlich und genoss höchste Wertschätzung.

Im Anschluss an die bestandene Abschlussprüfung verlässt Frau Okonkwo unser Institut auf eigenen Wunsch. Unser besonderer Dank gilt ihr für die immer ausgezeichnete Zusammenarbeit; für den Berufs- und Lebensweg wünschen wir alles Gute und weiterhin viel Erfolg.

Lübeck, 22. Januar 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
  {
    slug: 'ausbildung-industriekaufmann-gut',
    type: 'ausbildungszeugnis',
    grade: 2,
    job: 'Industriekaufmann',
    note: 'Prüfung vor der Kammer, Übernahme',
    summary: 'Herr Jessen erledigte seine Aufgaben immer zu unserer vollen Zufriedenheit.',
    text: `Ausbildungszeugnis

Herr Finn Jessen trat am 1. August 2022 in unser Unternehmen ein und wurde bis zum 18. Juni 2025 zum Industriekaufmann ausgebildet.

Als Buchenhain Papierwerke AG sind wir ein Hersteller von Verpackungen aus Altpapier.

Während der Ausbildung erlernte Herr Jessen insbesondere diese Tätigkeiten:
• Einholen und Vergleichen von Angeboten
• Bearbeitung von Aufträgen vom Eingang bis zur Rechnung
• Buchung von Eingangs- und Ausgangsrechnungen
• Mitarbeit an der jährlichen Inventur

Neuen Aufgaben widmete sich Herr Jessen jederzeit mit hoher Eigeninitiative und Freude am Lernen. Aus eigenem Antrieb übernahm er immer weitere Aufgaben und zeigte großen Einsatz. Schwierige Sachverhalte analysierte er durchweg gründlich und mit gutem Urteil. Seine Belastbarkeit war jederzeit hoch und gab dem Team sicheren Rückhalt. Neu erlerntes Fachwissen setzte Herr Jessen stets sicher und fachgerecht in die Praxis um.

Herr Jessen arbeitete immer sorgfältig, gut strukturiert und zügig. Mit anvertrauten Werten und Unterlagen ging er durchweg zuverlässig und verantwortungsbewusst um. Güte und Menge seiner Arbeitsergebnisse lagen stets über dem Durchschnitt.

Herr Jessen erledigte seine Aufgaben immer zu unserer vollen Zufriedenheit.

Alle Teile der Abschlussprüfung vor der Industrie- und Handelskammer zu Kiel bestand Herr Jessen am 18. Juni 2025 und erreichte die Gesamtnote „gut“.

Bei Ausbilderinnen und Ausbildern, Vorgesetzten, Kolleginnen und Kollegen sowie Mitauszubildenden war Herr Jessen wegen seiner stets kollegialen und hilfsbereiten Art anerkannt. Sein Verhalten gegenüber unseren Kundinnen und Kunden war jederzeit einwandfrei.

Im Anschluss an die bestandene Abschlussprüfung übernehmen wir Herrn Jessen in ein unbefristetes Arbeitsverhältnis. Wir danken ihm für die immer guten Leistungen und wünschen für die berufliche und private Zukunft alles Gute und weiterhin viel Erfolg.

Neumünster, 18. Juni 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
  {
    slug: 'ausbildung-industriekaufmann-befriedigend',
    type: 'ausbildungszeugnis',
    grade: 3,
    job: 'Industriekaufmann',
    note: 'Prüfung vor der Kammer, Übernahme',
    summary: 'Herr Rickmers erledigte die übertragenen Aufgaben zu unserer vollen Zufriedenheit.',
    text: `Ausbildungszeugnis

Herr Malte Rickmers wurde vom 1. August 2022 bis zum 18. Juni 2025 in unserem Unternehmen zum Industriekaufmann ausgebildet.

Buchenhain Papierwerke AG ist ein Hersteller von Verpackungen aus Altpapier.

In der Ausbildung eignete sich Herr Rickmers folgende Fertigkeiten an:
• Einholen und Vergleichen von Angeboten
• Bearbeitung von Aufträgen vom Eingang bis zur Rechnung
• Buchung von Eingangs- und Ausgangsrechnungen
• Mitarbeit an der jährlichen Inventur

Herr Rickmers war motiviert und beteiligte sich engagiert an allen Aufgaben. Seine Lernbereitschaft und Einsatzfreude waren gut. Die Zusammenhänge seiner Aufgaben durchdachte er gründlich und folgerichtig. Wir schätzten Herrn Rickmers als belastbaren und ausdauernden Mitarbeiter. Die vermittelten Fachkenntnisse beherrschte er gut und setzte sie praxisgerecht ein.

Herr Rickmers arbeitete sorgfältig und planvoll. Anvertraute Werte behandelte er zuverlässig und mit Sorgfalt. Projekt- und Übungsaufgaben schloss er mit guten Ergebnissen ab.

Herr Rickmers erledigte die übertragenen Aufgaben zu unserer vollen Zufriedenheit.

Mit soliden Leistungen und der Gesamtnote „befriedigend“ bestand Herr Rickmers am 18. Juni 2025 die Abschlussprüfung vor der Industrie- und Handelskammer zu Kiel.

Im Umgang mit Ausbilderinnen und Ausbildern, Vorgesetzten, Kolleginnen und Kollegen, Mitauszubildenden sowie Kundinnen und Kunden war Herr Rickmers freundlich und hilfsbereit.

Die Ausbildung endete am 18. Juni 2025 mit dem Bestehen der Abschlussprüfung, und wir übernehmen Herrn Rickmers in ein unbefristetes Arbeitsverhältnis. Wir danken ihm für die gute Mitarbeit und wünschen ihm für den weiteren Berufsweg alles Gute.

Neumünster, 18. Juni 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
  {
    slug: 'ausbildung-friseur-ausreichend',
    type: 'ausbildungszeugnis',
    grade: 4,
    job: 'Friseur',
    note: 'keine Übernahme',
    summary: 'Mit den Leistungen, die Herr Aydın erbrachte, waren wir zufrieden.',
    text: `Ausbildungszeugnis

Herr Deniz Aydın wurde vom 1. August 2022 bis zum 9. Juli 2025 in unserem Betrieb zum Friseur ausgebildet.

Als Salon Schnittpunkt sind wir ein Friseursalon mit sechs Plätzen.

In der Ausbildung eignete sich Herr Aydın folgende Fertigkeiten an:
• Waschen und Pflegen der Haare
• Schneiden und Färben nach Anweisung
• Terminvergabe und Kassieren

Zusätzliche Arbeiten erledigte Herr Aydın im üblichen Umfang. Sein Engagement beim Lernen genügte den Erwartungen. Neue Sachverhalte beurteilte er den Anforderungen der Ausbildung entsprechend.

Die vermittelten Fachkenntnisse beherrschte Herr Aydın in ausreichendem Maße. Sein Fachwissen genügte für die Bearbeitung der üblichen Vorgänge.

Herr Aydın erledigte die Aufgaben seines Bereichs mit der erforderlichen Sorgfalt. Seine Arbeitsweise entsprach den Anforderungen. Die vorgegebenen Lernziele erreichte er in ausreichendem Maße.

Mit den Leistungen, die Herr Aydın erbrachte, waren wir zufrieden.

Gegenüber Ausbilderinnen und Ausbildern, Vorgesetzten, Kolleginnen und Kollegen sowie Mitauszubildenden zeigte Herr Aydın angemessene Umgangsformen. Im Kontakt mit Kundinnen und Kunden genügte sein Verhalten den Anforderungen.

Nach bestandener Gesellenprüfung scheidet Herr Aydın zum 9. Juli 2025 aus, da keine passende Stelle frei ist. Unser Dank gilt ihm für die geleistete Arbeit; für den weiteren Weg wünschen wir alles Gute.

Itzehoe, 9. Juli 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
  {
    slug: 'ausbildung-industriekaufmann-mangelhaft',
    type: 'ausbildungszeugnis',
    grade: 5,
    job: 'Industriekaufmann',
    note: 'Prüfung vor der Kammer, keine Übernahme',
    summary: 'Den Anforderungen der Ausbildung wurde Herr Wilken überwiegend gerecht.',
    text: `Ausbildungszeugnis

Wir haben Herrn Jost Wilken vom 1. August 2022 bis zum 18. Juni 2025 zum Industriekaufmann ausgebildet.

Als Buchenhain Papierwerke AG sind wir ein Hersteller von Verpackungen aus Altpapier.

Im Verlauf der Ausbildung erwarb Herr Wilken Kenntnisse und Fertigkeiten auf folgenden Gebieten:
• Einholen und Vergleichen von Angeboten
• Bearbeitung von Aufträgen vom Eingang bis zur Rechnung
• Buchung von Eingangs- und Ausgangsrechnungen
• Mitarbeit an der jährlichen Inventur

Herr Wilken zeigte im Großen und Ganzen den nötigen Einsatz beim Lernen und Arbeiten. Sein Engagement entsprach im Wesentlichen den Erwartungen. Er beurteilte die Sachverhalte des Arbeitsplatzes weitgehend richtig. Arbeitsspitzen bewältigte Herr Wilken im Großen und Ganzen. Sein Fachwissen entsprach im Wesentlichen den Anforderungen.

Herr Wilken arbeitete unter Anleitung im Allgemeinen sorgfältig. Zusagen hielt er nach Erinnerung in der Regel ein. Er erzielte bei der Arbeit weitgehend die erwarteten Resultate.

Den Anforderungen der Ausbildung wurde Herr Wilken überwiegend gerecht.

Die Abschlussprüfung vor der Industrie- und Handelskammer zu Kiel wurde von Herrn Wilken am 18. Juni 2025 abgelegt und bestanden.

Im Umgang mit Ausbilderinnen und Ausbildern, Vorgesetzten, Kolleginnen und Kollegen, Mitauszubildenden sowie Kundinnen und Kunden war Herr Wilken nur teilweise höflich und korrekt.

Nach bestandener Abschlussprüfung scheidet Herr Wilken zum 18. Juni 2025 aus, da keine passende Stelle frei ist. Für die Mitarbeit während der Ausbildung danken wir ihm. Auf dem weiteren Weg wünschen wir ihm alles Gute.

Neumünster, 18. Juni 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
];
