import type { Rule } from './rule.ts';

const source = 'domain.md §3 Widerspruch';

/** Where two places of a letter do not go together: tasks, rank, employer, persons, praise and plain facts. */
export const clashRules = [
  {
    id: 'task-denied',
    kind: 'contradiction',
    severity: 'warning',
    title: 'An anderer Stelle steht das Gegenteil: „{quote}“',
    detail:
      'Hier wird eine Arbeit verneint oder anderen zugeschrieben, von der das Zeugnis sonst erzählt. Wer beides liest, weiß nicht, was gilt, und zweifelt am Ganzen.',
    advice:
      'Um Streichung oder Klarstellung bitten: Die Aufgaben müssen vollständig und richtig beschrieben sein.',
    correctable: true,
    ruling: 'gewo-109-2',
    slot: 'tasks',
    matches: [
      'Zu ihren Aufgaben gehörten:\n- Prüfung und Buchung der Belege\n- Führung der Kasse\n\nDas Verwalten von Bargeld gehörte nicht zu ihren Aufgaben.',
      'Frau Kern buchte die Belege und bereitete die Monatsabschlüsse vor. Die Monatsabschlüsse erledigte stets allein die Abteilungsleiterin.',
      'Frau Kern buchte die Belege und besuchte Messen im Ausland. Dienstreisen waren auf dieser Stelle nicht vorgesehen.',
      'Frau Kern beriet die Kunden am Schalter und buchte die Belege, wobei Kundenkontakt nie zu ihrer Tätigkeit gehörte.',
      'Frau Kern leitete unsere Auszubildenden an und buchte die Belege. Mit Auszubildenden hatte sie nie zu tun.',
      'Frau Kern verhandelte mit den Lieferanten und buchte die Belege. Verhandlungen führte sie nicht.',
    ],
    silent: [
      'Frau Kern buchte die Belege. Dienstreisen waren auf dieser Stelle nicht vorgesehen.',
      'Frau Kern buchte die Belege und übernahm gern auch Arbeiten, die nicht zu ihren Aufgaben gehörten.',
      'Frau Kern führte die Kasse und betreute nicht nur die Kunden am Schalter, sondern auch die im Versandhandel.',
      'Frau Kern beriet die Kunden am Schalter. Fehler kamen dabei nie vor.',
      'Frau Kern leitete unsere Auszubildenden an und buchte die Belege; in der Probezeit war das noch nicht vorgesehen, bis sie 2019 den Ausbilderschein erwarb.',
    ],
    source,
    note: 'Verneinte Arbeiten, von denen sonst nichts erzählt wird, sind kein Widerspruch.',
  },
] as const satisfies readonly Rule[];
