// Written by scripts/samples.ts.
import type { SampleReference } from './sample-reference.ts';

export const ausbildungszeugnis: readonly SampleReference[] = [
  {
    slug: 'ausbildung-chemielaborantin-sehr-gut',
    type: 'ausbildungszeugnis',
    grade: 1,
    job: 'Chemielaborantin',
    note: 'Weggang auf eigenen Wunsch',
    summary: 'Sämtliche Arbeiten führte Frau Okonkwo immer zu unserer vollsten Zufriedenheit aus.',
    text: `Ausbildungszeugnis

Frau Mila Okonkwo trat am 1. September 2021 in unser Institut ein und wurde bis zum 22. Januar 2025 zur Chemielaborantin ausgebildet.

Als Institut für Wasseranalytik gGmbH sind wir ein Prüfinstitut für Trink- und Abwasser.

Ihre Ausbildung umfasste die folgenden Inhalte:
• Probenahme und Probenvorbereitung
• Bestimmung von Spurenstoffen mit chromatographischen Verfahren
• Kalibrierung der Geräte
• Führung des Laborjournals

Frau Okonkwo zeigte immer außerordentlich hohe Lernbereitschaft und herausragendes Engagement. Weit über das Erwartete hinaus engagierte sie sich jederzeit mit höchstem Einsatz. Auch die schwierigsten Zusammenhänge erfasste sie durchweg sofort und mit größter Genauigkeit.

Ein exzellentes, äußerst fundiertes Fachwissen zeichnete Frau Okonkwo stets aus. Sie beherrschte die vermittelten Fachkenntnisse jederzeit auf höchstem Niveau.

Umfangreiche Vorgänge plante Frau Okonkwo immer ausgezeichnet und schloss sie mit größter Genauigkeit ab. Ihre Selbständigkeit war stets äußerst hoch und beispielhaft. Sie erzielte durchweg herausragende Lern- und Arbeitsergebnisse.

Sämtliche Arbeiten führte Frau Okonkwo immer zu unserer vollsten Zufriedenheit aus.

In der Abschlussprüfung vor der Industrie- und Handelskammer zu Lübeck erzielte Frau Okonkwo am 22. Januar 2025 mit der Gesamtnote „sehr gut“ ein exzellentes Ergebnis.

Frau Okonkwo verhielt sich gegenüber Ausbilderinnen und Ausbildern, Vorgesetzten, Kolleginnen und Kollegen sowie Mitauszubildenden stets vorbildlich und genoss höchste Wertschätzung.

Auf eigenen Wunsch scheidet Frau Okonkwo nach bestandener Abschlussprüfung zum 22. Januar 2025 bei uns aus. Unser besonderer Dank gilt ihr für die immer herausragende Zusammenarbeit; für den Berufs- und Lebensweg wünschen wir alles Gute und weiterhin viel Erfolg.

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
    summary: 'Die übertragenen Aufgaben erfüllte Herr Jessen stets zu unserer vollen Zufriedenheit.',
    text: `Ausbildungszeugnis

Herr Finn Jessen begann am 1. August 2022 in unserem Unternehmen die Ausbildung zum Industriekaufmann, die am 18. Juni 2025 endete.

Als Buchenhain Papierwerke AG sind wir ein Hersteller von Verpackungen aus Altpapier.

In der Ausbildung eignete sich Herr Jessen folgende Fertigkeiten an:
• Einholen und Vergleichen von Angeboten
• Bearbeitung von Aufträgen vom Eingang bis zur Rechnung
• Buchung von Eingangs- und Ausgangsrechnungen
• Mitarbeit an der jährlichen Inventur

Herr Jessen war durchweg hoch motiviert und lernte mit großem Engagement. Neuen Aufgaben widmete er sich immer mit hoher Eigeninitiative und Freude am Lernen. Schwierige Sachverhalte analysierte er stets gründlich und mit gutem Urteil. Seine Belastbarkeit war durchweg hoch und gab dem Team sicheren Rückhalt. Seine umfassenden Fachkenntnisse setzte er im Tagesgeschäft jederzeit sicher ein.

Auch bei mehreren Aufträgen zugleich ging Herr Jessen immer systematisch und gründlich vor. Mit anvertrauten Werten und Unterlagen ging er durchweg zuverlässig und verantwortungsbewusst um. Güte und Menge seiner Arbeitsergebnisse lagen jederzeit über dem Durchschnitt.

Die übertragenen Aufgaben erfüllte Herr Jessen stets zu unserer vollen Zufriedenheit.

In der Abschlussprüfung vor der Industrie- und Handelskammer zu Kiel zeigte Herr Jessen am 18. Juni 2025 gute Leistungen in Theorie und Praxis und erreichte die Gesamtnote „gut“.

Mit Ausbilderinnen und Ausbildern, Vorgesetzten, Kolleginnen und Kollegen sowie Mitauszubildenden arbeitete Herr Jessen jederzeit gut und vertrauensvoll zusammen. Im Umgang mit unseren Kundinnen und Kunden war er durchweg höflich, geduldig und hilfsbereit.

Die Ausbildung endete am 18. Juni 2025 mit dem Bestehen der Abschlussprüfung, und wir übernehmen Herrn Jessen in ein unbefristetes Arbeitsverhältnis. Wir danken ihm für die jederzeit guten Leistungen und wünschen für die berufliche und private Zukunft alles Gute und weiterhin viel Erfolg.

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
    summary: 'Sämtliche Arbeiten führte Herr Rickmers zu unserer vollen Zufriedenheit aus.',
    text: `Ausbildungszeugnis

Herr Malte Rickmers begann am 1. August 2022 in unserem Unternehmen die Ausbildung zum Industriekaufmann, die am 18. Juni 2025 endete.

Als Buchenhain Papierwerke AG sind wir ein Hersteller von Verpackungen aus Altpapier.

In der Ausbildung eignete sich Herr Rickmers folgende Fertigkeiten an:
• Einholen und Vergleichen von Angeboten
• Bearbeitung von Aufträgen vom Eingang bis zur Rechnung
• Buchung von Eingangs- und Ausgangsrechnungen
• Mitarbeit an der jährlichen Inventur

Auch zusätzliche Aufgaben übernahm Herr Rickmers motiviert und engagiert. Mit Engagement und guter Eigeninitiative erweiterte er seine Fähigkeiten. Sein analytisches Denken war gut und half bei der Klärung schwieriger Fragen. Herr Rickmers war belastbar und bewältigte auch hohen Arbeitsanfall gut. Mit solidem Fachwissen bearbeitete er die Vorgänge seines Sachgebiets.

Herr Rickmers ging sorgfältig zu Werke und plante die Arbeit gut. Er war zuverlässig, vertrauenswürdig und im Umgang mit Geschäftsdaten verschwiegen. Sein Lernerfolg war gut und in den Arbeitsergebnissen erkennbar.

Sämtliche Arbeiten führte Herr Rickmers zu unserer vollen Zufriedenheit aus.

Seine Ausbildung beendete er am 18. Juni 2025 mit der Abschlussprüfung vor der Industrie- und Handelskammer zu Kiel und der Gesamtnote „befriedigend“.

Im Umgang mit Ausbilderinnen und Ausbildern, Vorgesetzten, Kolleginnen und Kollegen, Mitauszubildenden sowie Kundinnen und Kunden war Herr Rickmers freundlich und hilfsbereit.

Die Ausbildung endete am 18. Juni 2025 mit dem Bestehen der Abschlussprüfung, und wir übernehmen Herrn Rickmers in ein unbefristetes Arbeitsverhältnis. Unser Dank gilt ihm für die guten Leistungen; für die berufliche Zukunft wünschen wir alles Gute.

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
    summary: 'Herr Aydın erledigte die übertragenen Aufgaben zu unserer Zufriedenheit.',
    text: `Ausbildungszeugnis

Herr Deniz Aydın begann am 1. August 2022 in unserem Betrieb die Ausbildung zum Friseur, die am 9. Juli 2025 endete.

Der Salon Schnittpunkt ist ein Friseursalon mit sechs Plätzen.

Im Verlauf der Ausbildung erwarb Herr Aydın Kenntnisse und Fertigkeiten auf folgenden Gebieten:
• Waschen und Pflegen der Haare
• Schneiden und Färben nach Anweisung
• Terminvergabe und Kassieren

Herr Aydın zeigte in ausreichendem Maße Einsatz. Seine Lern- und Einsatzbereitschaft entsprach den Anforderungen. Sein Urteilsvermögen genügte für die Fragen des Arbeitsalltags.

Herr Aydın eignete sich die erforderlichen Fachkenntnisse an. Sein Fachwissen genügte für die Bearbeitung der üblichen Vorgänge.

Die täglichen Arbeiten erledigte Herr Aydın den Vorgaben entsprechend. In Planung und Systematik genügte seine Arbeitsweise den Erwartungen. Die Ergebnisse seiner Arbeit entsprachen unseren Vorgaben.

Herr Aydın erledigte die übertragenen Aufgaben zu unserer Zufriedenheit.

Herr Aydın verhielt sich gegenüber Ausbilderinnen und Ausbildern, Vorgesetzten, Kolleginnen und Kollegen sowie Mitauszubildenden höflich und korrekt. Sein Umgang mit unseren Kundinnen und Kunden entsprach den Erwartungen.

Das Ausbildungsverhältnis endete am 9. Juli 2025 mit dem Bestehen der Gesellenprüfung; eine Übernahme ist aus betrieblichen Gründen nicht möglich. Unser Dank gilt Herrn Aydın für die geleistete Arbeit; für den weiteren Weg wünschen wir alles Gute.

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
    summary: 'Herr Wilken erledigte die übertragenen Aufgaben überwiegend zu unserer Zufriedenheit.',
    text: `Ausbildungszeugnis

Herr Jost Wilken begann am 1. August 2022 in unserem Unternehmen die Ausbildung zum Industriekaufmann, die am 18. Juni 2025 endete.

Als Buchenhain Papierwerke AG sind wir ein Hersteller von Verpackungen aus Altpapier.

In der Ausbildung eignete sich Herr Wilken folgende Fertigkeiten an:
• Einholen und Vergleichen von Angeboten
• Bearbeitung von Aufträgen vom Eingang bis zur Rechnung
• Buchung von Eingangs- und Ausgangsrechnungen
• Mitarbeit an der jährlichen Inventur

Den erwarteten Einsatz zeigte Herr Wilken überwiegend. Sein Engagement entsprach im Wesentlichen den Erwartungen. Er beurteilte die Sachverhalte des Arbeitsplatzes weitgehend richtig. Herr Wilken war den Belastungen der Ausbildung im Großen und Ganzen gewachsen. Im täglichen Geschäft reichten seine Fachkenntnisse im Allgemeinen aus.

Bei der Arbeit ging Herr Wilken nur teilweise planvoll vor. Zusagen hielt er nach Erinnerung in der Regel ein. Seine Arbeitsergebnisse entsprachen im Wesentlichen den Anforderungen.

Herr Wilken erledigte die übertragenen Aufgaben überwiegend zu unserer Zufriedenheit.

Die Abschlussprüfung vor der Industrie- und Handelskammer zu Kiel wurde von Herrn Wilken am 18. Juni 2025 abgelegt und bestanden.

Im Umgang mit Ausbilderinnen und Ausbildern, Vorgesetzten, Kolleginnen und Kollegen, Mitauszubildenden sowie Kundinnen und Kunden war Herr Wilken nur teilweise höflich und korrekt.

Nach bestandener Abschlussprüfung scheidet Herr Wilken zum 18. Juni 2025 aus, da keine passende Stelle frei ist. Für die Mitarbeit während der Ausbildung danken wir ihm. Auf dem weiteren Weg wünschen wir ihm alles Gute.

Neumünster, 18. Juni 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
];
