import type { Rule } from './rule.ts';

/** What is told of the employment itself in two places, and cannot both be. */
export const claimRules = [
  {
    id: 'told-both-ways',
    kind: 'contradiction',
    severity: 'warning',
    title: 'An anderer Stelle steht das Gegenteil: „{quote}“',
    detail:
      'Zwei Sätze schließen einander aus. Leser wissen nicht, {matter}, und nehmen das Ungünstigere an.',
    advice: 'Um Berichtigung bitten; hat sich etwas geändert, um einen Satz dazu.',
    correctable: true,
    ruling: 'gewo-109-2',
    slot: 'closing',
    matches: [
      'Die Kündigung ging von Frau Kern aus. Nach unserer betriebsbedingten Kündigung danken wir ihr und wünschen ihr alles Gute.',
      'Frau Kern wurde mit sofortiger Wirkung gekündigt. Wir würden jederzeit wieder mit ihr zusammenarbeiten und wünschen ihr alles Gute.',
      'Frau Kern scheidet aus. Wir hoffen, dass sie noch viele Jahre an unserer Schule unterrichtet, und danken ihr.',
      'Frau Kern war als Praktikantin in der Redaktion. Als fest angestellte Redakteurin schrieb sie Beiträge. Wir danken ihr.',
      'Frau Kern kam als Diplom-Kauffrau zu uns. Obwohl sie nie studiert hat, arbeitete sie sich rasch ein. Wir danken ihr.',
      'Dieses Zeugnis beschränkt sich auf Art und Dauer der Beschäftigung. Wir danken ihr und wünschen ihr alles Gute.',
    ],
    silent: [
      'Frau Kern absolvierte ein Praktikum. Wir würden sie gern als Auszubildende wiedersehen und danken ihr.',
      'Frau Kern hat zum 31. August 2023 gekündigt. Wir würden sie jederzeit wieder einstellen und wünschen ihr alles Gute.',
      'Nach einem Praktikum war Frau Kern als fest angestellte Redakteurin tätig. Wir danken ihr.',
      'Frau Kern scheidet aus. Wir hoffen, dass sie noch viele Jahre Freude an ihrem Beruf hat, und danken ihr.',
    ],
    source: 'domain.md §3 Widerspruch',
    note: 'Ein erzählter Wechsel und Sätze über andere schweigen.',
  },
  {
    id: 'employment-both-ways',
    kind: 'contradiction',
    severity: 'warning',
    title: 'An anderer Stelle steht es anders: „{quote}“',
    detail: 'Zwei Angaben passen nicht zusammen: Offen bleibt, {matter}. Leser nehmen das Ungünstigere an.',
    advice: 'Um Berichtigung bitten; hat sich etwas geändert, um einen Satz dazu.',
    correctable: true,
    ruling: 'gewo-109-2',
    slot: 'closing',
    matches: [
      'Ihr Arbeitsplatz ist durch die Verlagerung weggefallen. Die Stelle wird zum 1. Oktober neu besetzt. Wir danken Frau Kern und wünschen ihr alles Gute.',
      'Frau Kern möchte sich beruflich verändern. Wegen des Auftragsrückgangs waren wir gezwungen, ihr zu kündigen. Wir danken ihr und wünschen ihr alles Gute.',
      'Frau Kern hat in all den Jahren ohne jede Unterbrechung für uns gearbeitet. Nach ihrer Elternzeit übernahm sie 2019 die Ausbildung. Wir danken ihr und wünschen ihr alles Gute.',
      'Ihr Umsatz wuchs von Jahr zu Jahr. Dem Umsatzrückgang in ihrem Gebiet begegnete sie mit neuen Ideen. Wir danken ihr und wünschen ihr alles Gute.',
    ],
    silent: [
      'Ihr Arbeitsplatz ist durch die Verlagerung weggefallen. Frei werdende Stellen besetzte sie zügig neu. Wir danken Frau Kern und wünschen ihr alles Gute.',
      'Frau Kern möchte sich beruflich verändern. Betriebsbedingte Kündigungen führte sie umsichtig durch. Wir danken ihr und wünschen ihr alles Gute.',
      'Frau Kern hat in all den Jahren ohne jede Unterbrechung für uns gearbeitet. Kolleginnen in Elternzeit vertrat sie. Wir danken ihr und wünschen ihr alles Gute.',
      'Ihr Umsatz wuchs von Jahr zu Jahr. Den allgemeinen Umsatzrückgang der Branche kannte sie nicht. Wir danken ihr und wünschen ihr alles Gute.',
    ],
    source: 'domain.md §3 Widerspruch',
    note: 'Gelesen wird, was eine Stelle behauptet (nie unterbrochen, Stelle entfallen, jedes Jahr gestiegen); Sätze über andere, Wünsche und erzählte Wechsel schweigen.',
  },
] as const satisfies readonly Rule[];
