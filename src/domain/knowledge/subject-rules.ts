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
] as const satisfies readonly Rule[];
