import type { Rule } from './rule.ts';

const source = 'domain.md §3 Widerspruch';
const rest = ' Sie arbeitete stets äußerst sorgfältig. Ihre Ergebnisse waren immer sehr gut.';

/** Where two places of a letter tell of one subject, and not alike. */
export const subjectRules = [
  {
    id: 'same-subject',
    kind: 'contradiction',
    severity: 'warning',
    title: 'Von derselben Sache wird auch das Gegenteil erzählt: „{quote}“',
    detail:
      'Gelobt wird es an einer Stelle, hier steht ein Mangel oder Misserfolg bei derselben Sache. Wer beides liest, glaubt eher dem Nachteiligen.',
    advice: 'Um Berichtigung bitten: Beides zusammen kann nicht stimmen.',
    correctable: true,
    ruling: 'gewo-109-2',
    slot: 'performance',
    matches: [
      'Dank ihrer Kampagnen verdoppelten sich die Bestellungen im Onlineshop. Die Bestellungen im Onlineshop gingen in ihrer Zeit jedoch zurück.' +
        rest,
      'Ihre Steuererklärungen waren immer fehlerfrei. Mehrere Steuererklärungen mussten nach ihrer Abgabe korrigiert werden.' +
        rest,
      'Den Trubel der Messe hielt sie stets gelassen durch. Auf der Messe war sie sichtlich überfordert.' + rest,
    ],
    silent: [
      'Dank ihrer Kampagnen verdoppelten sich die Bestellungen im Onlineshop. Bestellungen, die verspätet eintrafen, klärte sie stets sehr freundlich.' +
        rest,
      'Ihre Steuererklärungen waren immer fehlerfrei. Verluste senkte sie stets sehr deutlich.' + rest,
    ],
    source,
    note: 'Was die Person behob, abwendete oder von anderen übernahm, ist kein Mangel.',
  },
  {
    id: 'failure-told',
    kind: 'contradiction',
    severity: 'warning',
    title: 'Ein Mangel, der zum übrigen Lob nicht passt: „{quote}“',
    detail:
      'Das Zeugnis lobt, und hier steht, dass etwas misslang, zu spät kam, abgelehnt wurde oder von anderen berichtigt werden musste. Solche Sätze wiegen schwerer als das Lob.',
    advice: 'Um Streichung bitten; einzelne Fehler gehören in ein sonst gutes Zeugnis nicht hinein.',
    correctable: true,
    ruling: 'gewo-109-2',
    slot: 'performance',
    matches: [
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Jede dritte ihrer Auswertungen musste neu erstellt werden.' +
        rest,
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Die Berichte kamen mehrere Tage nach dem Termin und mit Verspätung.' +
        rest,
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Einsätze am Samstag lehnte sie von Anfang an ab.' +
        rest,
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Ihre Mitteilungen mussten vorher von der Leitung genehmigt werden.' +
        rest,
    ],
    silent: [
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Fehlbuchungen der Vorjahre klärte sie stets vollständig auf.' +
        rest,
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Ihre Berichte kamen nie zu spät.' + rest,
      'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Ihre Abschlüsse mussten kein einziges Mal korrigiert werden.' +
        rest,
    ],
    source,
    note: 'Verneintes, Behobenes und Früheres bleibt still.',
  },
] as const satisfies readonly Rule[];
