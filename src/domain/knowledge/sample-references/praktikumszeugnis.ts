// Written by scripts/samples.ts.
import type { SampleReference } from './sample-reference.ts';

export const praktikumszeugnis: readonly SampleReference[] = [
  {
    slug: 'praktikum-marketing-sehr-gut',
    type: 'praktikumszeugnis',
    grade: 1,
    job: 'Praktikantin Marketing',
    note: 'Agentur, Doppelname',
    summary:
      'Sämtliche Arbeiten führte Frau Müller-Lüdenscheidt immer zu unserer vollsten Zufriedenheit aus.',
    text: `Praktikumszeugnis

Um ein Praktikum zu absolvieren, war Frau Clara Müller-Lüdenscheidt vom 1. Januar 2025 bis zum 30. Juni 2025 bei uns.

Die Agentur Leuchtfeuer GmbH ist eine Werbeagentur mit 25 Beschäftigten.

Während des Praktikums übernahm Frau Müller-Lüdenscheidt folgende Aufgaben:
• Texte für Anzeigen und soziale Medien
• Auswertung von Kampagnen
• Vorbereitung von Präsentationen
• Recherche zu Märkten und Wettbewerb

Frau Müller-Lüdenscheidt zeigte stets überaus hohe Lernbereitschaft und herausragendes Engagement. Ihre Motivation und Einsatzfreude waren immer vorbildlich. Sie analysierte verwickelte Sachverhalte durchweg äußerst scharfsinnig und kam zu den besten Schlüssen. Auch für schwierigste Aufgaben fand Frau Müller-Lüdenscheidt jederzeit außergewöhnlich kreative und sofort umsetzbare Lösungen.

Die Gründlichkeit und Umsicht, mit denen Frau Müller-Lüdenscheidt immer zu Werke ging, waren vorbildlich. Hervorzuheben ist die beispielhafte Arbeitsweise, mit der sie stets außerordentlich gründlich und effizient zum Ziel kam. Sie erzielte jederzeit hervorragende Lern- und Arbeitsergebnisse. Frau Müller-Lüdenscheidt präsentierte auch vor großem Publikum durchweg höchst überzeugend.

Sämtliche Arbeiten führte Frau Müller-Lüdenscheidt immer zu unserer vollsten Zufriedenheit aus.

Von Vorgesetzten und Kolleg*innen wurde Frau Müller-Lüdenscheidt wegen ihrer stets vorbildlichen Zusammenarbeit sehr geschätzt. Sie behandelte unsere Kund*innen jederzeit mit größter Aufmerksamkeit und gewann so ihr volles Vertrauen.

Wie vereinbart dauert ihr Praktikum bis zum 30. Juni 2025. Jedem Arbeitgeber können wir Frau Müller-Lüdenscheidt als Nachwuchskraft sehr empfehlen. Auch in Zukunft stehen ihr unsere Türen jederzeit offen. Wir danken ihr für die immer hervorragende Mitarbeit und wünschen ihr für den beruflichen und persönlichen Weg alles Gute und weiterhin viel Erfolg.

Hamburg, 30. Juni 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
  {
    slug: 'praktikum-informatik-gut',
    type: 'praktikumszeugnis',
    grade: 2,
    job: 'Praktikant Softwareentwicklung',
    note: 'Pflichtpraktikum neben dem Studium',
    summary: 'Herr Carstens erledigte seine Aufgaben stets zu unserer vollen Zufriedenheit.',
    text: `Praktikumszeugnis

Herr Linus Carstens war vom 1. April 2025 bis zum 30. September 2025 im Rahmen eines Pflichtpraktikums während des Studiums der Informatik in unserem Unternehmen, Abteilung Entwicklung, tätig.

Die Binnenhafen Software GmbH ist ein Anbieter von Programmen für Reedereien.

Sein Praktikum umfasste die folgenden Arbeiten:
• Entwicklung eines Werkzeugs zur Auswertung von Protokollen
• Teilnahme an den Besprechungen des Teams
• Erstellung automatisierter Tests
• Dokumentation der Ergebnisse

Herr Carstens war immer hoch motiviert und lernte mit großem Engagement. Neuen Aufgaben widmete er sich stets mit hoher Eigeninitiative und Freude am Lernen. Sein Urteilsvermögen war jederzeit sicher, ausgewogen und gut begründet.

Herr Carstens erwarb durchweg gute und fundierte Fachkenntnisse. Sein Fachwissen war immer umfassend und auf aktuellem Stand.

Herr Carstens arbeitete stets sorgfältig, gut strukturiert und zügig. Eigenständig und sicher traf er in seinem Aufgabengebiet jederzeit die nötigen Entscheidungen. Seine Lernfortschritte waren immer gut und in den Arbeitsergebnissen deutlich erkennbar.

Herr Carstens erledigte seine Aufgaben stets zu unserer vollen Zufriedenheit.

Sein Verhalten gegenüber Vorgesetzten sowie Kolleginnen und Kollegen war vorbildlich.

Mit Ablauf der vereinbarten Zeit beendet Herr Carstens das Praktikum am 30. September 2025. Nach dem Abschluss seiner Ausbildung würden wir ihn jederzeit gern bei uns einstellen. Unser Dank gilt ihm für die stets gute Zusammenarbeit; für Beruf und Privatleben wünschen wir alles Gute und weiterhin viel Erfolg.

Hamburg, 30. September 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
  {
    slug: 'praktikum-schule-befriedigend',
    type: 'praktikumszeugnis',
    grade: 3,
    job: 'Schülerpraktikantin Tischlerei',
    note: 'zwei Wochen Schule',
    summary: 'Sämtliche Arbeiten führte Frau Bruhn zu unserer vollen Zufriedenheit aus.',
    text: `Praktikumszeugnis

Frau Ida Bruhn absolvierte vom 2. Juni 2025 bis zum 20. Juni 2025 ein Schulpraktikum in unserem Betrieb.

Als Tischlerei Ahrens GmbH sind wir eine Tischlerei für Möbel und Innenausbau.

Ihr Praktikum umfasste die folgenden Arbeiten:
• Mithilfe beim Zuschnitt und Schleifen
• Ölen und Lackieren von Oberflächen
• Begleitung auf Montage

Zusätzliche Arbeiten übernahm Frau Bruhn gern und engagiert. Ihre Lernbereitschaft und Einsatzfreude waren gut. Sie besitzt eine gute Auffassungsgabe und ein sicheres Urteil.

Frau Bruhn arbeitete sorgfältig und planvoll. Sorgfalt und Tempo standen bei ihrer Arbeit in einem guten Verhältnis. Zusagen hielt sie auch unter Zeitdruck verlässlich ein. Frau Bruhn erreichte die Lernziele und lieferte gute Ergebnisse. Ihre Arbeitsergebnisse waren gut und von solider Qualität.

Sämtliche Arbeiten führte Frau Bruhn zu unserer vollen Zufriedenheit aus.

Zu Vorgesetzten sowie Kolleginnen und Kollegen hatte Frau Bruhn ein gutes Verhältnis.

Wie vereinbart dauert ihr Praktikum bis zum 20. Juni 2025. Wir bedanken uns bei Frau Bruhn für die guten Leistungen und wünschen Erfolg in Ausbildung und Beruf.

Niebüll, 20. Juni 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
  {
    slug: 'praktikum-informatik-ausreichend',
    type: 'praktikumszeugnis',
    grade: 4,
    job: 'Praktikant Softwareentwicklung',
    note: 'Pflichtpraktikum neben dem Studium',
    summary: 'Herr Lohse erledigte die übertragenen Aufgaben zu unserer Zufriedenheit.',
    text: `Praktikumszeugnis

Herr Bjarne Lohse war vom 1. April 2025 bis zum 30. September 2025 im Rahmen eines Pflichtpraktikums während des Studiums der Informatik in unserem Unternehmen, Abteilung Entwicklung, tätig.

Die Binnenhafen Software GmbH ist ein Anbieter von Programmen für Reedereien.

Sein Praktikum umfasste die folgenden Arbeiten:
• Entwicklung eines Werkzeugs zur Auswertung von Protokollen
• Teilnahme an den Besprechungen des Teams
• Erstellung automatisierter Tests
• Dokumentation der Ergebnisse

Den erforderlichen Einsatz zeigte Herr Lohse bei den gestellten Aufgaben. Seine Lern- und Einsatzbereitschaft entsprach den Anforderungen. Die Zusammenhänge seiner Aufgaben erkannte er in ausreichendem Maße.

Herr Lohse eignete sich die erforderlichen Fachkenntnisse an. Sein Fachwissen genügte für die Bearbeitung der üblichen Vorgänge.

Herr Lohse erledigte die Aufgaben seines Bereichs mit der erforderlichen Sorgfalt. Nach angemessener Einarbeitung führte er die Aufgaben seines Bereichs selbständig aus. Mit den Resultaten seiner Arbeit erreichte er die erforderliche Qualität.

Herr Lohse erledigte die übertragenen Aufgaben zu unserer Zufriedenheit.

Gegenüber Vorgesetzten sowie Kolleginnen und Kollegen zeigte Herr Lohse angemessene Umgangsformen.

Mit Ablauf der vereinbarten Zeit beendet Herr Lohse das Praktikum am 30. September 2025. Für die geleistete Arbeit bedanken wir uns bei ihm; für die kommende Zeit wünschen wir alles Gute.

Hamburg, 30. September 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
  {
    slug: 'praktikum-informatik-mangelhaft',
    type: 'praktikumszeugnis',
    grade: 5,
    job: 'Praktikant Softwareentwicklung',
    note: 'Pflichtpraktikum neben dem Studium',
    summary: 'Die erbrachten Leistungen waren in der Regel zufriedenstellend.',
    text: `Praktikumszeugnis

Herr Tjark Ewald war vom 1. April 2025 bis zum 30. September 2025 im Rahmen eines Pflichtpraktikums während des Studiums der Informatik in unserem Unternehmen, Abteilung Entwicklung, tätig.

Die Binnenhafen Software GmbH ist ein Anbieter von Programmen für Reedereien.

Sein Praktikum umfasste die folgenden Arbeiten:
• Entwicklung eines Werkzeugs zur Auswertung von Protokollen
• Teilnahme an den Besprechungen des Teams
• Erstellung automatisierter Tests
• Dokumentation der Ergebnisse

Neuen Lerninhalten widmete sich Herr Ewald im Großen und Ganzen mit der nötigen Einsatzbereitschaft. Sein Engagement entsprach im Wesentlichen den Erwartungen. Er beurteilte die Sachverhalte des Arbeitsplatzes weitgehend richtig.

Die erforderlichen Grundkenntnisse waren bei Herrn Ewald überwiegend vorhanden. Sein Fachwissen entsprach im Allgemeinen den Anforderungen.

Bei der Arbeit ging Herr Ewald nur teilweise planvoll vor. Er arbeitete nach genauer Anweisung im Großen und Ganzen selbständig. Er erreichte die Lernziele überwiegend.

Die erbrachten Leistungen waren in der Regel zufriedenstellend.

Herr Ewald verhielt sich gegenüber Vorgesetzten sowie Kolleginnen und Kollegen nur teilweise korrekt.

Mit Ablauf der vereinbarten Zeit beendet Herr Ewald das Praktikum am 30. September 2025. Unser Dank gilt ihm für die Mitarbeit in unserem Unternehmen. Für Ausbildung und Beruf wünschen wir ihm alles Gute.

Hamburg, 30. September 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
];
