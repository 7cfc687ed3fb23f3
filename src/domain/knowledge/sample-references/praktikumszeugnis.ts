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

Frau Clara Müller-Lüdenscheidt trat am 1. Januar 2025 ein Praktikum an und arbeitete bis zum 30. Juni 2025 in unserer Agentur mit.

Agentur Leuchtfeuer GmbH ist eine Werbeagentur mit 25 Beschäftigten.

Im Verlauf des Praktikums bearbeitete Frau Müller-Lüdenscheidt die folgenden Themen:
• Texte für Anzeigen und soziale Medien
• Auswertung von Kampagnen
• Vorbereitung von Präsentationen
• Recherche zu Märkten und Wettbewerb

Weit über das Erwartete hinaus engagierte Frau Müller-Lüdenscheidt sich immer mit höchstem Einsatz. Mit größter Eigeninitiative erschloss sie sich stets neue Themen und übernahm zusätzliche Aufgaben. Analytisches Denken und Urteilskraft waren bei ihr durchweg hervorragend. Auch für schwierigste Aufgaben fand Frau Müller-Lüdenscheidt jederzeit außergewöhnlich kreative und sofort umsetzbare Lösungen.

Mit herausragender Übersicht setzte Frau Müller-Lüdenscheidt stets die richtigen Prioritäten und erledigte jede Aufgabe mit höchster Sorgfalt. Hervorzuheben ist die exzellente Arbeitsweise, mit der sie immer äußerst gründlich und effizient zum Ziel kam. Die Qualität ihrer Arbeitsergebnisse war durchweg vorbildlich und übertraf alle Erwartungen. Workshops und Sitzungen moderierte Frau Müller-Lüdenscheidt jederzeit mit größter Souveränität und klarem Blick auf das Ergebnis.

Die übertragenen Aufgaben erfüllte Frau Müller-Lüdenscheidt stets zu unserer vollsten Zufriedenheit.

Von Vorgesetzten und Kolleg*innen wurde Frau Müller-Lüdenscheidt wegen ihrer immer vorbildlichen Zusammenarbeit sehr geschätzt. Unsere Kund*innen schätzten ihre durchweg zuvorkommende und ausgezeichnete Betreuung in höchstem Maße.

Mit Ablauf der vereinbarten Zeit beendete Frau Müller-Lüdenscheidt das Praktikum am 30. Juni 2025. Wir empfehlen sie gern und ohne jede Einschränkung weiter. Auch in Zukunft stehen ihr unsere Türen jederzeit offen. Wir bedanken uns bei Frau Müller-Lüdenscheidt für die stets hervorragende Arbeit und wünschen für Ausbildung, Beruf und Privatleben alles Gute und weiterhin viel Erfolg.

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
    summary: 'Herr Carstens erledigte seine Aufgaben jederzeit zu unserer vollen Zufriedenheit.',
    text: `Praktikumszeugnis

Herr Linus Carstens war vom 1. April 2025 bis zum 30. September 2025 im Rahmen eines Pflichtpraktikums während des Studiums der Informatik in unserem Unternehmen tätig und lernte dabei die Abteilung Entwicklung kennen.

Wir, Binnenhafen Software GmbH, sind ein Anbieter von Programmen für Reedereien.

Während des Praktikums übernahm Herr Carstens folgende Aufgaben:
• Entwicklung eines Werkzeugs zur Auswertung von Protokollen
• Teilnahme an den Besprechungen des Teams
• Erstellung automatisierter Tests
• Dokumentation der Ergebnisse

Herr Carstens war immer hoch motiviert und lernte mit großem Engagement. Seine Lernbereitschaft und sein Einsatz waren durchweg hoch. In neue Themen fand er dank guter Auffassungsgabe jederzeit rasch hinein.

Neu erlerntes Fachwissen setzte Herr Carstens immer sicher und fachgerecht in die Praxis um. Wir profitierten stets von seinen gründlichen und praxisnahen Fachkenntnissen.

Auch bei mehreren Aufträgen zugleich ging Herr Carstens jederzeit systematisch und gründlich vor. Er arbeitete durchweg selbständig, eigenverantwortlich und umsichtig. Bei seinen Projektaufgaben kam er stets zügig zu guten Ergebnissen.

Herr Carstens erledigte seine Aufgaben jederzeit zu unserer vollen Zufriedenheit.

Gegenüber Vorgesetzten sowie Kolleginnen und Kollegen verhielt Herr Carstens sich durchweg einwandfrei.

Mit Ablauf der vereinbarten Zeit beendete Herr Carstens das Praktikum am 30. September 2025. Gern würden wir ihn in unserem Unternehmen jederzeit wieder einstellen. Für die stets guten Leistungen im Praktikum danken wir ihm und wünschen für den weiteren Berufs- und Lebensweg alles Gute und weiterhin viel Erfolg.

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

Frau Bruhn war eine sorgfältige Mitarbeiterin, die ihre Arbeit gut plante. Die Vorgänge ihres Arbeitsgebiets bearbeitete sie systematisch und genau. Anvertraute Werte behandelte sie zuverlässig und mit Sorgfalt. Frau Bruhn erreichte die Lernziele und lieferte gute Ergebnisse. Projekt- und Übungsaufgaben schloss sie mit guten Ergebnissen ab.

Mit den Leistungen, die Frau Bruhn erbrachte, waren wir voll zufrieden.

Gegenüber Vorgesetzten sowie Kolleginnen und Kollegen verhielt Frau Bruhn sich freundlich und kooperativ.

Mit Ablauf der vereinbarten Zeit beendete Frau Bruhn das Praktikum am 20. Juni 2025. Für die gute Unterstützung danken wir ihr und wünschen für den Berufsweg Erfolg.

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
    summary: 'Mit den Leistungen, die Herr Lohse erbrachte, waren wir zufrieden.',
    text: `Praktikumszeugnis

Herr Bjarne Lohse trat am 1. April 2025 ein Pflichtpraktikum während des Studiums der Informatik an und arbeitete bis zum 30. September 2025 in der Abteilung Entwicklung in unserem Unternehmen mit.

Binnenhafen Software GmbH ist ein Anbieter von Programmen für Reedereien.

Herr Lohse arbeitete im Praktikum an folgenden Aufgaben:
• Entwicklung eines Werkzeugs zur Auswertung von Protokollen
• Teilnahme an den Besprechungen des Teams
• Erstellung automatisierter Tests
• Dokumentation der Ergebnisse

Den erforderlichen Einsatz zeigte Herr Lohse bei den gestellten Aufgaben. Seine Lern- und Einsatzbereitschaft entsprach den Anforderungen. Die Zusammenhänge seiner Aufgaben erkannte er in ausreichendem Maße.

Herr Lohse verfügt über das für die Stelle erforderliche Fachwissen. Sein Fachwissen genügte den Anforderungen der einzelnen Aufgabengebiete.

Herr Lohse erledigte die Aufgaben seines Bereichs den Vorgaben entsprechend. Die für die Stelle erforderliche Eigenverantwortung hat er wahrgenommen. Er erreichte die vorgegebenen Lernziele.

Mit den Leistungen, die Herr Lohse erbrachte, waren wir zufrieden.

Gegenüber Vorgesetzten sowie Kolleginnen und Kollegen zeigte Herr Lohse angemessene Umgangsformen.

Mit Ablauf der vereinbarten Zeit beendete Herr Lohse das Praktikum am 30. September 2025. Wir danken ihm für die Mitarbeit und wünschen ihm für die Zukunft alles Gute.

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
    summary: 'Herr Ewald erledigte die übertragenen Aufgaben im Großen und Ganzen zu unserer Zufriedenheit.',
    text: `Praktikumszeugnis

Herr Tjark Ewald war vom 1. April 2025 bis zum 30. September 2025 im Rahmen eines Pflichtpraktikums während des Studiums der Informatik in unserem Unternehmen tätig und lernte dabei die Abteilung Entwicklung kennen.

Wir, Binnenhafen Software GmbH, sind ein Anbieter von Programmen für Reedereien.

Herr Ewald arbeitete im Praktikum an folgenden Aufgaben:
• Entwicklung eines Werkzeugs zur Auswertung von Protokollen
• Teilnahme an den Besprechungen des Teams
• Erstellung automatisierter Tests
• Dokumentation der Ergebnisse

An vertrauten Aufgaben beteiligte Herr Ewald sich in der Regel motiviert. Er zeigte im Allgemeinen den nötigen Einsatz beim Lernen und Arbeiten. Die Zusammenhänge seiner Aufgaben erkannte er überwiegend richtig.

Erlernte Fachkenntnisse wandte Herr Ewald in der Regel richtig an. Sein Fachwissen entsprach im Wesentlichen den Anforderungen.

Im Großen und Ganzen ging Herr Ewald bei der Arbeit planvoll vor. Vertraute Aufgaben führte er in der Regel selbständig aus. Bei den gestellten Aufgaben erzielte er überwiegend brauchbare Arbeitsergebnisse.

Herr Ewald erledigte die übertragenen Aufgaben im Großen und Ganzen zu unserer Zufriedenheit.

Im Umgang mit Vorgesetzten sowie Kolleginnen und Kollegen war Herr Ewald in der Regel höflich und korrekt.

Mit Ablauf der vereinbarten Zeit beendete Herr Ewald das Praktikum am 30. September 2025. Ihm danken wir für die Arbeit in unserem Unternehmen. Für Ausbildung und Beruf wünschen wir ihm alles Gute.

Hamburg, 30. September 2025

Dr. Henrike Brodersen
Geschäftsführerin
`,
  },
];
