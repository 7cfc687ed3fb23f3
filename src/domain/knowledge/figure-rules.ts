import type { Rule } from './rule.ts';

/** Contradictions told by figures, dates, reasons and examinations (domain.md §3, §7). */
export const figureRules = [
  {
    id: 'against-figures',
    kind: 'contradiction',
    severity: 'warning',
    title: 'Wort und Zahlen sagen Gegenteiliges: „{quote}“',
    detail:
      'Das Wort meldet einen Anstieg oder einen Rückgang, die Zahlen zeigen etwas anderes. Meist sind sie vertauscht; gelesen wird es als Nachlässigkeit oder als versteckter Misserfolg.',
    advice: 'Um Berichtigung der Zahlen bitten.',
    correctable: true,
    slot: 'performance',
    matches: [
      'Frau Kern arbeitete stets sehr sorgfältig. So senkte sie die Fehlerquote von zwei auf fünf Prozent. Ihre Ergebnisse waren immer sehr gut.',
      'Frau Kern arbeitete stets sehr sorgfältig. Unter ihrer Verantwortung stieg der Umsatz von 1,4 Millionen auf 900.000 Euro. Ihre Ergebnisse waren immer sehr gut.',
      'Frau Kern arbeitete stets sehr sorgfältig. Die Dauer der Mahnläufe verringerte sich von vier Stunden auf drei Tage. Ihre Ergebnisse waren immer sehr gut.',
      'Frau Kern arbeitete stets sehr sorgfältig. Die Außenstände halbierte sie von 40 auf 36 Posten. Ihre Ergebnisse waren immer sehr gut.',
      'Frau Kern arbeitete stets sehr sorgfältig. Durch ihre Vorschläge reduzierten sich die Kosten auf das Dreifache. Ihre Ergebnisse waren immer sehr gut.',
      'Frau Kern arbeitete stets sehr sorgfältig. Die Zahl der betreuten Konten wuchs von 300 auf 220. Ihre Ergebnisse waren immer sehr gut.',
    ],
    silent: [
      'Frau Kern arbeitete stets sehr sorgfältig. So senkte sie die Fehlerquote von fünf auf zwei Prozent. Ihre Ergebnisse waren immer sehr gut.',
      'Frau Kern arbeitete stets sehr sorgfältig. Der Umsatz stieg von 800.000 Euro auf 1,4 Millionen. Ihre Ergebnisse waren immer sehr gut.',
      'Frau Kern arbeitete stets sehr sorgfältig. Die Dauer der Mahnläufe verringerte sich von zwei Tagen auf vier Stunden. Ihre Ergebnisse waren immer sehr gut.',
      'Frau Kern arbeitete stets sehr sorgfältig. In der Bewertung der Kunden stieg ihre Abteilung von Platz 5 auf Platz 2. Ihre Ergebnisse waren immer sehr gut.',
      'Frau Kern arbeitete stets sehr sorgfältig. Sie senkte den Aufwand um ein Fünftel, erhöhte die Zahl der Prüfungen von drei auf fünf und gewann Zeit. Ihre Ergebnisse waren immer sehr gut.',
      'Frau Kern arbeitete stets sehr sorgfältig. Die Außenstände halbierte sie von 40 auf 19 Posten. Ihre Ergebnisse waren immer sehr gut.',
    ],
    source: 'domain.md §3 Widerspruch',
    note: 'Ränge und Noten, bei denen weniger besser ist, bleiben stehen.',
  },
  {
    id: 'other-figure',
    kind: 'contradiction',
    severity: 'warning',
    title: 'An anderer Stelle steht eine andere Zahl: „{quote}“',
    detail:
      'Das Zeugnis nennt dieselbe Größe zweimal und verschieden, oder hier mehr, als es insgesamt gibt. Leser wissen nicht, welche Angabe stimmt.',
    advice: 'Um Berichtigung bitten.',
    correctable: true,
    slot: 'performance',
    matches: [
      'Zu ihren Aufgaben gehörte die Buchführung für zwölf Filialen mit einem Budget von drei Millionen Euro.\n\nFrau Kern arbeitete stets sehr sorgfältig. Ihre neun Filialen betreute sie jederzeit hervorragend. Ihre Ergebnisse waren immer sehr gut.',
      'Zu ihren Aufgaben gehörte die Buchführung für zwölf Filialen mit einem Budget von drei Millionen Euro.\n\nFrau Kern arbeitete stets sehr sorgfältig. Ihr Budget von 450.000 Euro hielt sie jederzeit ein. Ihre Ergebnisse waren immer sehr gut.',
      'Zu ihren Aufgaben gehörten die Prüfung der Belege und die Abrechnung der 40 Fahrzeuge.\n\nFrau Kern arbeitete stets sehr sorgfältig. Sie zeigte stets sehr hohen Einsatz für alle 65 Fahrzeuge. Ihre Ergebnisse waren immer sehr gut.',
      'Frau Kern arbeitete stets sehr sorgfältig. Von den 180 Kolleginnen und Kollegen wurde sie jederzeit sehr geschätzt. Ihre Ergebnisse waren immer sehr gut.',
      'Zu ihren Aufgaben gehörte die Betreuung von 25 Mandanten.\n\nFrau Kern arbeitete stets sehr sorgfältig. Den acht von ihr betreuten Mandanten begegnete sie jederzeit sehr freundlich. Ihre Ergebnisse waren immer sehr gut.',
      'Frau Kern verantwortete die Buchführung eines Geschäfts mit einem Jahresumsatz von 20 Millionen Euro.\n\nFrau Kern arbeitete stets sehr sorgfältig. Sie erreichte Einsparungen von 300 Millionen Euro. Ihre Ergebnisse waren immer sehr gut.',
    ],
    silent: [
      'Zu ihren Aufgaben gehörte die Buchführung für zwölf Filialen mit einem Budget von drei Millionen Euro.\n\nFrau Kern arbeitete stets sehr sorgfältig. Ihre zwölf Filialen betreute sie jederzeit hervorragend. Ihre Ergebnisse waren immer sehr gut.',
      'Zu ihren Aufgaben gehörte die Buchführung für zwölf Filialen mit einem Budget von drei Millionen Euro.\n\nFrau Kern arbeitete stets sehr sorgfältig. Ihr Budget von zuletzt vier Millionen Euro hielt sie jederzeit ein. Ihre Ergebnisse waren immer sehr gut.',
      'Zu ihren Aufgaben gehörten die Prüfung der Belege und die Abrechnung der 40 Fahrzeuge.\n\nFrau Kern arbeitete stets sehr sorgfältig. Zwei Fahrzeuge tauschte sie auf eigenen Vorschlag aus. Ihre Ergebnisse waren immer sehr gut.',
      'Frau Kern arbeitete stets sehr sorgfältig. Von den acht Kolleginnen ihrer Abteilung wurde sie jederzeit sehr geschätzt. Ihre Ergebnisse waren immer sehr gut.',
      'Zu ihren Aufgaben gehörte die Betreuung von 25 Mandanten.\n\nFrau Kern arbeitete stets sehr sorgfältig. Drei neue Mandanten gewann sie auf eigene Initiative. Ihre Ergebnisse waren immer sehr gut.',
    ],
    source: 'domain.md §3 Widerspruch',
    note: 'Ein Teil des Ganzen und Wachstum, das als solches erzählt wird, bleiben stehen.',
  },
  {
    id: 'other-length',
    kind: 'contradiction',
    severity: 'warning',
    title: '„{quote}“ sind angekündigt, es folgt eine andere Zahl',
    detail:
      'Die Aufzählung ist länger oder kürzer als angekündigt. Das wirkt, als wäre nachträglich etwas eingefügt oder gestrichen worden.',
    advice: 'Um Berichtigung bitten; fehlt eine Aufgabe, um deren Ergänzung.',
    correctable: true,
    slot: 'tasks',
    matches: [
      'Ihre Tätigkeit umfasste zwei Gebiete:\n- Prüfung und Buchung der Belege\n- Überwachung der Zahlungen\n- Vorbereitung der Monatsabschlüsse',
      'Frau Kern verantwortete vier Aufgabenbereiche:\n- Prüfung und Buchung der Belege\n- Überwachung der Zahlungen\n- Vorbereitung der Monatsabschlüsse',
      'Frau Kern lernte fünf Abteilungen kennen: Einkauf, Vertrieb und Buchhaltung. Sie prüfte und buchte Belege und überwachte Zahlungen.',
      'Ihre Arbeit hatte drei Schwerpunkte: Belegprüfung, Zahlungsverkehr, Mahnwesen, Lohnabrechnung und Anlagenbuchhaltung.',
    ],
    silent: [
      'Ihre Tätigkeit umfasste drei Gebiete:\n- Prüfung und Buchung der Belege\n- Überwachung der Zahlungen\n- Vorbereitung der Monatsabschlüsse',
      'Frau Kern lernte drei Abteilungen kennen: Einkauf, Vertrieb und Buchhaltung. Sie prüfte und buchte Belege und überwachte Zahlungen.',
      'Frau Kern lernte drei Abteilungen kennen: Einkauf und Logistik, Vertrieb und Buchhaltung. Sie prüfte und buchte Belege und überwachte Zahlungen.',
      'Frau Kern betreute 14 Filialen. Zu ihren Aufgaben gehörten:\n- Prüfung und Buchung der Belege\n- Überwachung der Zahlungen',
    ],
    source: 'domain.md §3 Widerspruch',
    note: 'Ein „und“ kann in einem Punkt stehen.',
  },
] as const satisfies readonly Rule[];

type Id = (typeof figureRules)[number]['id'];

/** The rule with this id. */
export const figureRule = (id: Id): (typeof figureRules)[number] =>
  figureRules.find((one) => one.id === id) as (typeof figureRules)[number];
