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
] as const satisfies readonly Rule[];

type Id = (typeof figureRules)[number]['id'];

/** The rule with this id. */
export const figureRule = (id: Id): (typeof figureRules)[number] =>
  figureRules.find((one) => one.id === id) as (typeof figureRules)[number];
