import type { Rule } from './rule.ts';

const source = 'domain.md §3 Widerspruch';
const praise = ' Sie arbeitete stets äußerst sorgfältig. Ihre Ergebnisse waren immer sehr gut.';
const farewell =
  ' Wir danken ihr für die stets sehr gute Zusammenarbeit und wünschen ihr beruflich und privat alles Gute und weiterhin viel Erfolg.';
const shared = {
  kind: 'contradiction',
  severity: 'warning',
  correctable: true,
  ruling: 'gewo-109-2',
  source,
} as const;

/** What is told of the employment itself in two places, and cannot both be. */
export const claimRules = [
  {
    ...shared,
    id: 'end-told-twice',
    title: 'Das Ende ist an anderer Stelle anders erzählt: „{quote}“',
    detail:
      'Zwei Sätze schildern verschieden, von wem oder warum das Arbeitsverhältnis beendet wurde. Leser nehmen den ungünstigeren an.',
    advice: 'Um einen einzigen, zutreffenden Satz bitten; der Grund muss nicht genannt werden.',
    slot: 'closing',
    matches: [
      'Die Kündigung ging von Frau Kern aus. Nach der von uns ausgesprochenen Kündigung wünschen wir ihr alles Gute.',
      'Wir haben das Arbeitsverhältnis mit sofortiger Wirkung beendet. Eine Rückkehr würden wir sehr begrüßen.' +
        farewell,
      'Die Trennung erfolgte in beiderseitigem Einvernehmen. Wir haben Frau Kern fristlos gekündigt.' +
        farewell,
      'Frau Kern tritt in den Ruhestand. Sie verlässt uns, um ein Studium aufzunehmen.' + farewell,
    ],
    silent: [
      'Frau Kern verlässt uns auf eigenen Wunsch. Wir würden sie jederzeit wieder einstellen.' + farewell,
      'Wir trennen uns in bestem beiderseitigem Einvernehmen. Frau Kern geht in den Ruhestand, den sie sich verdient hat.' +
        farewell,
    ],
    note: '',
  },
  {
    ...shared,
    id: 'stays-or-leaves',
    title: 'Bleibt oder geht? „{quote}“',
    detail:
      'Ein anderer Satz sagt das Gegenteil: Einmal endet das Arbeitsverhältnis, einmal besteht es fort. Der Satz wirkt wie aus einem anderen Zeugnis übernommen.',
    advice: 'Um Berichtigung bitten: nur der zutreffende Satz soll stehen bleiben.',
    slot: 'closing',
    matches: [
      'Frau Kern verlässt uns auf eigenen Wunsch. Wir hoffen, dass sie noch viele Jahre für uns arbeitet.' +
        farewell,
      'Frau Kern ist bis heute in ungekündigter Stellung bei uns tätig. Nach ihrem Austritt übernahm Herr Ott ihre Kunden.' +
        farewell,
    ],
    silent: [
      'Frau Kern verlässt uns auf eigenen Wunsch. Wir hoffen, dass sie uns noch lange als freie Beraterin verbunden bleibt.' +
        farewell,
    ],
    note: '',
  },
  {
    ...shared,
    id: 'status-told-twice',
    title: 'Praktikum, Ausbildung oder Anstellung? „{quote}“',
    detail:
      'Das Zeugnis beschreibt sonst eine andere Stellung. Leser wissen nicht, als was gearbeitet wurde.',
    advice: 'Um Berichtigung bitten; hat sich die Stellung geändert, um einen Satz dazu.',
    slot: 'performance',
    matches: [
      'Frau Kern war als Praktikantin in der Redaktion. Als fest angestellte Redakteurin schrieb sie Beiträge.' +
        praise,
      'Frau Kern absolvierte ein Praktikum. Während ihrer dreijährigen Lehrzeit zeigte sie hohe Einsatzbereitschaft.' +
        praise,
    ],
    silent: [
      'Nach einem Praktikum war Frau Kern als fest angestellte Redakteurin tätig.' + praise,
      'Frau Kern absolvierte zunächst ein Praktikum. Die Ausbildung bei uns schloss sich an.' + praise,
    ],
    note: '',
  },
  {
    ...shared,
    id: 'qualified-or-not',
    title: 'Einmal mit, einmal ohne diesen Abschluss: „{quote}“',
    detail: 'An anderer Stelle steht das Gegenteil. Leser zweifeln dann an Abschluss und Nachweis.',
    advice: 'Um Berichtigung bitten; wurde der Abschluss nachgeholt, um einen Satz dazu.',
    slot: 'performance',
    matches: [
      'Frau Kern kam als Diplom-Kauffrau zu uns. Obwohl sie nie studiert hat, arbeitete sie sich rasch ein.' +
        praise,
      'Frau Kern erwarb den Staplerschein. Da sie keinen Staplerschein besaß, halfen andere.' + praise,
    ],
    silent: [
      'Frau Kern erwarb den Staplerschein. Einen Führerschein brauchte sie nicht, und ohne Führerschein kam sie gut zurecht.' +
        praise,
    ],
    note: '',
  },
  {
    ...shared,
    id: 'without-break',
    title: 'Ohne Unterbrechung, und doch eine: „{quote}“',
    detail:
      'An anderer Stelle heißt es, es habe keine Fehlzeit oder Unterbrechung gegeben. Beides zusammen kann nicht stimmen; Fehlzeiten gehören ohnehin nur ausnahmsweise in ein Zeugnis.',
    advice: 'Um Streichung der Fehlzeit bitten.',
    slot: 'performance',
    matches: [
      'Frau Kern hat nie gefehlt. Wegen ihrer häufigen Fehlzeiten halfen andere aus.' + praise,
      'Frau Kern war ohne Unterbrechung für uns tätig. Von Mai 2019 bis Mai 2020 ruhte ihr Arbeitsverhältnis.' +
        praise,
    ],
    silent: ['Frau Kern hat nie gefehlt. Bei Krankheit der Kollegen sprang sie ein.' + praise],
    note: '',
  },
  {
    ...shared,
    id: 'simple-but-rated',
    title: 'Nur Art und Dauer, und doch bewertet: „{quote}“',
    detail:
      'Das Zeugnis nennt sich selbst ein einfaches, enthält aber Aussagen zu Leistung oder Verhalten. Leser wissen nicht, ob die Bewertung gewollt ist.',
    advice: 'Um Streichung des Satzes bitten, wenn ein Zeugnis mit Bewertung gewünscht ist.',
    slot: 'closing',
    matches: [
      'Auf ihren Wunsch beschränkt sich dieses Zeugnis auf Art und Dauer der Beschäftigung.' + farewell,
      'Frau Kern erhält ein einfaches Zeugnis.' + farewell,
    ],
    silent: ['Über Art und Dauer der Beschäftigung geben die Unterlagen Auskunft.' + farewell],
    note: '',
  },
] as const satisfies readonly Rule[];
