import type { Rule } from './rule.ts';

const behavior = 'Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war stets vorbildlich.';
const tasks =
  'Zu ihren Aufgaben gehörten:\n- Prüfung und Buchung der Belege\n- Überwachung der Zahlungen\n- Vorbereitung der Monatsabschlüsse';
const summary = 'Frau Kern erfüllte ihre Aufgaben stets zu unserer vollsten Zufriedenheit.';
const leaves = 'Frau Kern verlässt uns auf eigenen Wunsch.';
const regrets = 'Wir bedauern ihr Ausscheiden sehr';
const thanks = 'danken ihr für die stets sehr gute Zusammenarbeit';
const wishes = 'wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg';

/** Order of the parts of a letter and within its farewell. */
export const orderRules = [
  {
    id: 'order-behavior-first',
    kind: 'order',
    severity: 'hint',
    title: 'Das Verhalten wird vor der Leistung beurteilt',
    detail:
      'Üblich ist: Aufgaben, Leistung, Verhalten, Schluss. Steht das Verhalten vor der Leistung, kann das gelesen werden, als sei Umgänglichkeit das Wichtigste gewesen; oft ist es nur Ungeschick.',
    advice: 'Um die übliche Reihenfolge bitten: erst die Leistung, dann das Verhalten.',
    correctable: true,
    ruling: 'gewo-109-2',
    slot: 'tasks',
    matches: [
      `${tasks}\n\n${behavior}`,
      `Das Verhalten von Frau Kern gegenüber Vorgesetzten und Kollegen war stets einwandfrei.\n\n${tasks}`,
      `${tasks}\n\nGegenüber der Geschäftsleitung und ihren Kolleginnen verhielt sich Frau Kern stets vorbildlich. Kunden begegnete sie immer sehr freundlich.`,
      `${tasks}\n\nIhr Umgang mit Vorgesetzten, Kollegen und Kunden war jederzeit sehr gut.`,
    ],
    silent: [
      tasks,
      `${tasks}\n\nSie arbeitete stets sehr gut mit der Geschäftsleitung und den Lieferanten zusammen.`,
      'Sie vertrat das Unternehmen gegenüber Banken und Behörden. Daneben prüfte und buchte sie Belege und bereitete die Monatsabschlüsse vor.',
      `Frau Kern berichtete an die Geschäftsleitung und führte drei Kolleginnen. ${tasks}`,
    ],
    source: 'domain.md §1 (Aufbau), §3 Reihenfolge',
    note: 'In den Beispielen fehlt das Verhalten an seinem Ort.',
  },
  {
    id: 'order-tasks-late',
    kind: 'order',
    severity: 'hint',
    title: 'Die Aufgaben stehen erst nach der Beurteilung',
    detail:
      'Was jemand zu tun hatte, steht üblicherweise vor der Beurteilung, damit klar ist, woran die Leistung gemessen wird. Nachgestellt wirken die Aufgaben nebensächlich.',
    advice: 'Um die übliche Reihenfolge bitten: Aufgaben nach der Einleitung, dann die Beurteilung.',
    correctable: true,
    ruling: 'gewo-109-2',
    slot: 'behavior',
    matches: [
      `${tasks}\n\n${behavior}`,
      `${behavior}\n\n${tasks}`,
      `Ihr Aufgabengebiet umfasste die Prüfung und Buchung der Belege, die Überwachung der Zahlungen und die Vorbereitung der Abschlüsse.\n\n${behavior}`,
      `${behavior} Zu ihren Tätigkeiten gehörten die Buchung der Belege, das Mahnwesen und die Vorbereitung der Abschlüsse.`,
    ],
    silent: [
      behavior,
      `${behavior} Kunden gegenüber war sie stets sehr freundlich.`,
      `Auch Aufgaben außerhalb ihres Gebiets übernahm sie stets gern und mit sehr gutem Ergebnis. ${behavior}`,
      `Die Vertretung der Abteilungsleiterin meisterte sie stets sehr gut. ${behavior}`,
    ],
    source: 'domain.md §1 (Aufbau)',
    note: 'In den Beispielen fehlen die Aufgaben an ihrem Ort.',
  },
  {
    id: 'order-company-late',
    kind: 'order',
    severity: 'hint',
    title: 'Das Unternehmen wird erst nach der Beurteilung vorgestellt',
    detail:
      'Eine Vorstellung des Arbeitgebers gehört an den Anfang. Hinter der Beurteilung drängt sie sich zwischen Lob und Schluss und wirkt wie eine Verlegenheit.',
    advice: 'Bitten, den Satz zur Einleitung zu stellen.',
    correctable: true,
    slot: 'behavior',
    matches: [
      `${behavior}\n\nUnser Unternehmen stellt mit 120 Beschäftigten Verpackungen her.`,
      `${behavior}\n\nDie Muster Papierwerke GmbH beliefert seit 1962 Kunden in ganz Europa mit Verpackungen aus Karton.`,
      `Unser Betrieb ist ein Hersteller von Verpackungen mit zwei Werken.\n\n${behavior}`,
      `${behavior}\n\nUnsere Firma betreibt drei Papierfabriken und beschäftigt 120 Menschen.`,
    ],
    silent: [
      `${behavior} Die Ergebnisse sind glänzend: elf Veröffentlichungen in vier Jahren.`,
      behavior,
      `${behavior} Unser Unternehmen ist ihr zu großem Dank verpflichtet.`,
      `${behavior} Unser Betrieb hat Frau Kern viel zu verdanken.`,
      `${behavior} Unsere Firma verliert mit ihr eine sehr gute Fachkraft.`,
    ],
    source: 'domain.md §1 (Aufbau)',
    note: 'In den Beispielen fehlt die Vorstellung an ihrem Ort.',
  },
  {
    id: 'order-summary',
    kind: 'order',
    severity: 'hint',
    title: 'Die Zufriedenheitsformel steht an ungewohnter Stelle',
    detail:
      'Die zusammenfassende Formel gehört zur Leistungsbeurteilung. In der Einleitung, mitten in den Sätzen zum Verhalten oder nach den Wünschen wirkt sie nachgeschoben, und ihr Gewicht geht verloren.',
    advice: 'Bitten, die Formel an den Anfang oder das Ende der Leistungsbeurteilung zu stellen.',
    correctable: true,
    ruling: 'gewo-109-2',
    slot: 'closing',
    matches: [
      `${leaves} ${regrets}, ${thanks} und ${wishes}. ${summary}`,
      `${leaves} ${regrets}, ${thanks} und ${wishes}. Ihre Leistungen haben stets unsere vollste Zufriedenheit gefunden.`,
      `${leaves} ${regrets} und ${thanks}. Mit ihren Leistungen waren wir stets äußerst zufrieden. Wir ${wishes}.`,
      `${behavior} ${summary} Kunden und Lieferanten begegnete sie stets sehr freundlich.\n\n${leaves} ${regrets}, ${thanks} und ${wishes}.`,
    ],
    silent: [
      `${leaves} ${regrets}, ${thanks} und ${wishes}.`,
      `Wir waren mit ihren Leistungen stets äußerst zufrieden und bedauern ihr Ausscheiden sehr. Wir ${thanks} und ${wishes}.`,
      `${summary}\n\n${leaves} ${regrets}, ${thanks} und ${wishes}.`,
      `${leaves} ${regrets} und ${thanks}, mit der wir immer äußerst zufrieden waren. Wir ${wishes}.`,
      `${summary}\n\n${leaves} ${regrets}, ${thanks} und ${wishes}. Eine solche Nachbarin hätte ich später gern.`,
    ],
    source: 'domain.md §2.1 (Ort der Formel)',
    note: 'In den Beispielen fehlt die Formel an ihrem Ort. Vor oder nach den Einzelaussagen zur Leistung ist sie gleich gut.',
  },
  {
    id: 'order-occasion',
    kind: 'order',
    severity: 'hint',
    title: 'Der Anlass steht mitten in der Beurteilung',
    detail:
      'Warum ein Zwischenzeugnis ausgestellt wird, steht am Schluss. Zwischen zwei Beurteilungen wirkt der Satz, als solle er überlesen werden, und der Schluss bleibt ohne Anlass.',
    advice: 'Bitten, den Anlass in den letzten Absatz zu stellen.',
    correctable: true,
    slot: 'summary',
    type: 'zwischenzeugnis',
    matches: [
      'Dieses Zwischenzeugnis wird wegen eines Vorgesetztenwechsels erstellt. Frau Kern erfüllt ihre Aufgaben stets zu unserer vollsten Zufriedenheit.',
      'Frau Kern hat um ein Zwischenzeugnis gebeten, weil ihre Vorgesetzte wechselt. Sie erfüllt ihre Aufgaben stets zu unserer vollsten Zufriedenheit.',
      'Anlass für dieses Zwischenzeugnis ist die Umstrukturierung der Abteilung. Frau Kern erfüllt ihre Aufgaben stets zu unserer vollsten Zufriedenheit.',
      'Frau Kern erfüllt ihre Aufgaben stets zu unserer vollsten Zufriedenheit. Das Zwischenzeugnis erstellen wir anlässlich ihrer bevorstehenden Elternzeit.',
    ],
    silent: [
      'Frau Kern erfüllt ihre Aufgaben stets zu unserer vollsten Zufriedenheit.',
      'Seit dem letzten Zwischenzeugnis hat Frau Kern ihre Leistungen noch gesteigert. Sie erfüllt ihre Aufgaben stets zu unserer vollsten Zufriedenheit.',
      'Auch auf besonderen Wunsch übernimmt sie jederzeit Vertretungen. Frau Kern erfüllt ihre Aufgaben stets zu unserer vollsten Zufriedenheit.',
      'Die Umstellung auf das neue System hat sie sehr gut begleitet. Frau Kern erfüllt ihre Aufgaben stets zu unserer vollsten Zufriedenheit.',
    ],
    source: 'domain.md §1.1 (letzter Absatz = Anlass)',
    note: '',
  },
  {
    id: 'order-wishes-first',
    kind: 'order',
    severity: 'hint',
    title: 'Die Wünsche stehen vor Dank und Bedauern',
    detail:
      'Ein Schluss endet mit den Wünschen. Kommen sie zuerst, wirken Dank und Bedauern nachgeschoben, als seien sie fast vergessen worden.',
    advice: 'Um die übliche Folge bitten: Grund, Bedauern und Dank, dann die Wünsche.',
    correctable: true,
    slot: 'closing',
    matches: [
      `${leaves} Wir ${wishes}. ${regrets} und ${thanks}.`,
      `Wir ${wishes}. ${leaves} ${regrets} und ${thanks}.`,
      `${leaves} ${regrets}, ${wishes} und ${thanks}.`,
      `${leaves} Für ihren weiteren Weg begleiten sie unsere besten Wünsche, und wir bedanken uns für die stets sehr gute Mitarbeit. Ihr Ausscheiden bedauern wir sehr.`,
    ],
    silent: [
      `${leaves} ${regrets}, ${thanks} und ${wishes}.`,
      `${leaves} Wir ${thanks}, bedauern ihr Ausscheiden sehr und ${wishes}.`,
      `${leaves} ${regrets} und ${thanks}, die stets auf die Wünsche unserer Kunden einging. Wir ${wishes}.`,
      `${leaves} ${regrets}, ${thanks} und ${wishes}. Wir würden sie jederzeit wieder einstellen.`,
    ],
    source: 'domain.md §2.4 (Schlussformel)',
    note: 'Dank und Bedauern dürfen untereinander tauschen.',
  },
  {
    id: 'order-reason-late',
    kind: 'order',
    severity: 'hint',
    title: 'Grund oder Abschluss wird nach den Wünschen nachgeschoben',
    detail:
      'Warum und wann es endet (in der Ausbildung auch die Prüfung), steht am Anfang des Schlusses. Nach den Wünschen wirkt es nachgeschoben, und der letzte Satz, den Leser behalten, ist der Abgang.',
    advice: 'Bitten, den Satz vor Dank, Bedauern und Wünsche zu stellen.',
    correctable: true,
    slot: 'closing',
    matches: [
      `${regrets}, ${thanks} und ${wishes}. ${leaves}`,
      `Wir ${thanks} und ${wishes}. Das Arbeitsverhältnis endet auf ihren eigenen Wunsch zum 31. August 2023.`,
      `${regrets}, ${thanks} und ${wishes}. Frau Kern scheidet zum 31. August 2023 auf eigenen Wunsch aus unserem Unternehmen aus.`,
      `Wir ${thanks} und ${wishes}. Ihr Ausscheiden erfolgt auf eigenen Wunsch.`,
    ],
    silent: [
      `${leaves} ${regrets}, ${thanks} und ${wishes}.`,
      `Frau Kern verlässt uns zum 31. August 2023 auf eigenen Wunsch. Wir ${thanks} und ${wishes}.`,
      `${leaves} Wir ${thanks} und ${wishes}, auch wenn sie uns nun verlässt.`,
      `${leaves} ${regrets}, ${thanks} und ${wishes}. Wir würden sie jederzeit wieder beschäftigen.`,
    ],
    source: 'domain.md §2.4 (Schlussformel)',
    note: '',
  },
  {
    id: 'order-private-first',
    kind: 'order',
    severity: 'hint',
    title: 'Private Wünsche stehen vor den beruflichen',
    detail:
      'In einem Arbeitszeugnis stehen die Wünsche für den Beruf vorn. Umgekehrt kann es klingen, als werde beruflich weniger erwartet; meist ist es nur eine Eigenheit der Schreibenden.',
    advice: 'Wer sichergehen will, bittet um „beruflich wie privat“.',
    correctable: false,
    better: 'Wir wünschen beruflich wie privat alles Gute und weiterhin viel Erfolg.',
    slot: 'closing',
    matches: [
      `${leaves} ${regrets}, ${thanks} und wünschen ihr privat wie beruflich alles Gute und weiterhin viel Erfolg.`,
      `${leaves} ${regrets}, ${thanks} und wünschen ihr privat sowie auch für den neuen Beruf alles Gute und weiterhin viel Erfolg.`,
      `${leaves} ${regrets}, ${thanks} und wünschen ihr persönlich und beruflich alles Gute und weiterhin viel Erfolg.`,
      `${leaves} ${regrets}, ${thanks} und wünschen ihr für Familie und Beruf alles Gute und weiterhin viel Erfolg.`,
    ],
    silent: [
      `${leaves} ${regrets}, ${thanks} und ${wishes}.`,
      `${leaves} ${regrets}, ${thanks} und wünschen ihr für ihren persönlichen und beruflichen Weg alles Gute und weiterhin viel Erfolg.`,
      `${leaves} ${regrets}, ${thanks} und wünschen ihr auf ihrem Lebens- und Berufsweg alles Gute und weiterhin viel Erfolg.`,
      `${leaves} ${regrets}, ${thanks} und wünschen ihr im Beruf viel Erfolg sowie privat und für die berufliche Weiterbildung alles Gute.`,
    ],
    source: 'domain.md §2.4 (Schlussformel)',
    note: '',
  },
] as const satisfies readonly Rule[];
