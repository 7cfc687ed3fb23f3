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
      'Die übertragenen Aufgaben erfüllte Frau Müller-Lüdenscheidt stets zu unserer vollsten Zufriedenheit.',
    text: `Praktikumszeugnis

Frau Clara Müller-Lüdenscheidt war vom 1. Januar 2025 bis zum 30. Juni 2025 im Rahmen eines Praktikums in unserer Agentur tätig.

Als Agentur Leuchtfeuer GmbH sind wir eine Werbeagentur mit 25 Beschäftigten.

Frau Müller-Lüdenscheidt arbeitete im Praktikum an folgenden Aufgaben:
• Texte für Anzeigen und soziale Medien
• Auswertung von Kampagnen
• Vorbereitung von Präsentationen
• Recherche zu Märkten und Wettbewerb

Weit über das Erwartete hinaus engagierte sich Frau Müller-Lüdenscheidt stets mit höchstem Einsatz. Mit größter Eigeninitiative erschloss sie sich durchweg neue Themen und übernahm zusätzliche Aufgaben. Analytisches Denken und Urteilskraft waren bei ihr jederzeit exzellent. Auch für schwierigste Aufgaben fand Frau Müller-Lüdenscheidt immer außergewöhnlich kreative und sofort umsetzbare Lösungen.

Frau Müller-Lüdenscheidt arbeitete stets äußerst sorgfältig, zügig und vorausschauend. Die Gründlichkeit und Umsicht, mit der sie jederzeit zu Werke ging, waren vorbildlich. Sie erzielte immer ausgezeichnete Lern- und Arbeitsergebnisse. Ihre Vorträge waren durchweg hervorragend aufgebaut und begeisterten die Zuhörer*innen.

Die übertragenen Aufgaben erfüllte Frau Müller-Lüdenscheidt stets zu unserer vollsten Zufriedenheit.

Frau Müller-Lüdenscheidt verhielt sich gegenüber Vorgesetzten und Kolleg*innen jederzeit vorbildlich und genoss höchste Wertschätzung. Sie behandelte unsere Kund*innen durchweg mit größter Aufmerksamkeit und gewann so ihr volles Vertrauen.

Mit Ablauf der vereinbarten Zeit beendet Frau Müller-Lüdenscheidt das Praktikum am 30. Juni 2025. Jedem Arbeitgeber können wir sie als Nachwuchskraft sehr empfehlen. Nach dem Abschluss ihrer Ausbildung würden wir sie jederzeit gern bei uns einstellen. Unser besonderer Dank gilt Frau Müller-Lüdenscheidt für die stets exzellente Unterstützung; für den Berufs- und Lebensweg wünschen wir alles Gute und weiterhin viel Erfolg.

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
    summary: 'Unsere Erwartungen erfüllte Herr Carstens mit guten Leistungen immer voll und ganz.',
    text: `Praktikumszeugnis

Herr Linus Carstens leistete vom 1. April 2025 bis zum 30. September 2025 in unserem Unternehmen ein Pflichtpraktikum in der Abteilung Entwicklung ab.

Binnenhafen Software GmbH ist ein Anbieter von Programmen für Reedereien.

Herr Carstens arbeitete im Praktikum an folgenden Aufgaben:
• Entwicklung eines Werkzeugs zur Auswertung von Protokollen
• Teilnahme an den Besprechungen des Teams
• Erstellung automatisierter Tests
• Dokumentation der Ergebnisse

Neuen Aufgaben widmete sich Herr Carstens jederzeit mit hoher Eigeninitiative und Freude am Lernen. Aus eigenem Antrieb übernahm er durchweg weitere Aufgaben und zeigte großen Einsatz. In neue Themen fand er dank guter Auffassungsgabe stets rasch hinein.

Neu erlerntes Fachwissen setzte Herr Carstens jederzeit sicher und fachgerecht in die Praxis um. Sein Fachwissen war durchweg umfassend und auf aktuellem Stand.

Auch bei mehreren Aufträgen zugleich ging Herr Carstens immer systematisch und gründlich vor. Auf seine selbständige und verantwortungsbewusste Arbeitsweise konnten wir uns stets verlassen. Güte und Menge seiner Arbeitsergebnisse lagen durchweg über dem Durchschnitt.

Unsere Erwartungen erfüllte Herr Carstens mit guten Leistungen immer voll und ganz.

Herr Carstens begegnete Vorgesetzten sowie Kolleginnen und Kollegen stets freundlich, hilfsbereit und respektvoll.

Mit Ablauf der vereinbarten Zeit beendet Herr Carstens das Praktikum am 30. September 2025. Nach dem Abschluss seiner Ausbildung würden wir ihn jederzeit gern bei uns einstellen. Wir bedanken uns bei ihm für die immer gute Unterstützung und wünschen für die berufliche und persönliche Zukunft alles Gute und auch künftig viel Erfolg.

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
    summary: 'Mit den Leistungen, die Frau Bruhn erbrachte, waren wir voll zufrieden.',
    text: `Praktikumszeugnis

Frau Ida Bruhn leistete vom 2. Juni 2025 bis zum 20. Juni 2025 in unserem Betrieb ein Schulpraktikum ab.

Tischlerei Ahrens GmbH ist eine Tischlerei für Möbel und Innenausbau.

Frau Bruhn arbeitete im Praktikum an folgenden Aufgaben:
• Mithilfe beim Zuschnitt und Schleifen
• Ölen und Lackieren von Oberflächen
• Begleitung auf Montage

Mit Fleiß und gutem Engagement bearbeitete Frau Bruhn auch neue Aufgaben. Auch zusätzliche Aufgaben übernahm sie motiviert und engagiert. Die Zusammenhänge ihrer Aufgaben durchdachte sie gründlich und folgerichtig.

Frau Bruhn ging sorgfältig zu Werke und plante die Arbeit gut. Die Vorgänge ihres Arbeitsgebiets bearbeitete sie systematisch und genau. Anvertraute Werte behandelte sie zuverlässig und mit Sorgfalt. Frau Bruhn erreichte die Lernziele und lieferte gute Ergebnisse. Qualität und Menge der geleisteten Arbeit waren gut.

Mit den Leistungen, die Frau Bruhn erbrachte, waren wir voll zufrieden.

Gegenüber Vorgesetzten sowie Kolleginnen und Kollegen verhielt sich Frau Bruhn freundlich und kooperativ.

Mit Ablauf der vereinbarten Zeit beendet Frau Bruhn das Praktikum am 20. Juni 2025. Für die gute Unterstützung danken wir ihr und wünschen für den Berufsweg Erfolg.

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

Herr Bjarne Lohse trat am 1. April 2025 ein Pflichtpraktikum während des Studiums der Informatik an und arbeitete bis zum 30. September 2025 in der Abteilung Entwicklung in unserem Unternehmen mit.

Binnenhafen Software GmbH ist ein Anbieter von Programmen für Reedereien.

Herr Lohse arbeitete im Praktikum an folgenden Aufgaben:
• Entwicklung eines Werkzeugs zur Auswertung von Protokollen
• Teilnahme an den Besprechungen des Teams
• Erstellung automatisierter Tests
• Dokumentation der Ergebnisse

Den erforderlichen Einsatz zeigte Herr Lohse bei den gestellten Aufgaben. Seine Lern- und Einsatzbereitschaft entsprach den Anforderungen. Die Zusammenhänge seiner Aufgaben erkannte er in ausreichendem Maße.

Herr Lohse verfügt über das für das Praktikum erforderliche Fachwissen. Seine Fachkenntnisse entsprachen den Anforderungen.

Die anfallenden Vorgänge bearbeitete Herr Lohse mit ausreichender Sorgfalt. Nach angemessener Einarbeitung führte er die Aufgaben seines Bereichs selbständig aus. Qualität und Umfang seiner Arbeitsergebnisse genügten den Anforderungen.

Herr Lohse erledigte die übertragenen Aufgaben zu unserer Zufriedenheit.

Gegenüber Vorgesetzten sowie Kolleginnen und Kollegen zeigte Herr Lohse angemessene Umgangsformen.

Mit Ablauf der vereinbarten Zeit beendet Herr Lohse das Praktikum am 30. September 2025. Wir danken ihm für die Mitarbeit und wünschen ihm für die Zukunft alles Gute.

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
    summary: 'Mit seinen Leistungen waren wir im Wesentlichen zufrieden.',
    text: `Praktikumszeugnis

Um während des Studiums der Informatik ein Pflichtpraktikum in der Abteilung Entwicklung zu absolvieren, war Herr Tjark Ewald vom 1. April 2025 bis zum 30. September 2025 bei uns.

Unser Unternehmen, Binnenhafen Software GmbH, ist ein Anbieter von Programmen für Reedereien.

Herr Ewald arbeitete im Praktikum an folgenden Aufgaben:
• Entwicklung eines Werkzeugs zur Auswertung von Protokollen
• Teilnahme an den Besprechungen des Teams
• Erstellung automatisierter Tests
• Dokumentation der Ergebnisse

An vertrauten Aufgaben beteiligte sich Herr Ewald im Großen und Ganzen motiviert. Sein Engagement entsprach im Wesentlichen den Erwartungen. Er beurteilte die Sachverhalte des Arbeitsplatzes weitgehend richtig.

Das vermittelte Fachwissen beherrschte Herr Ewald überwiegend im erforderlichen Umfang. Fachliche Fragen aus seinem Aufgabengebiet beantwortete er nur teilweise sachkundig.

Herr Ewald arbeitete unter Anleitung im Allgemeinen sorgfältig. Vertraute Aufgaben führte er im Großen und Ganzen selbständig aus. Die gesetzten Ziele wurden von ihm nur teilweise erreicht.

Mit seinen Leistungen waren wir im Wesentlichen zufrieden.

Gegenüber Vorgesetzten sowie Kolleginnen und Kollegen verhielt sich Herr Ewald weitgehend den Erwartungen entsprechend.

Mit Ablauf der vereinbarten Zeit beendet Herr Ewald das Praktikum am 30. September 2025. Unser Dank gilt ihm für die Mitarbeit in unserem Unternehmen. Für Ausbildung und Beruf wünschen wir ihm alles Gute.

Hamburg, 30. September 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
];
