import type { Rule } from './rule.ts';

/** What is amiss with the text that came in, not with the letter: told before all else, and no employer can mend it. */
export const paperRules = [
  {
    id: 'two-letters',
    kind: 'formal',
    severity: 'error',
    title: 'Im Text stehen {count} Zeugnisse',
    detail:
      'Hier beginnt ein weiteres Zeugnis. Alle wurden als eines gelesen: Noten und Angaben vermischen sich, Lücken und Widersprüche werden nicht gemeldet.',
    advice: 'Jedes Zeugnis einzeln prüfen, also nur die Seiten eines Zeugnisses zusammen hochladen.',
    correctable: false,
    slot: 'closing',
    matches: [
      'Frau Kern verlässt uns auf eigenen Wunsch. Wir bedauern das sehr, danken Frau Kern für die stets sehr gute Zusammenarbeit und wünschen ihr beruflich und privat alles Gute und weiterhin viel Erfolg.\n\nAhrensburg, 30. Juni 2023\n\nArbeitszeugnis\n\nFrau Jana Kern, geboren am 3. Mai 1985, war vom 1. März 2012 bis zum 31. Dezember 2014 bei uns als Sachbearbeiterin beschäftigt. Sie buchte Belege und prüfte Rechnungen.',
    ],
    silent: [
      'Frau Kern verlässt uns auf eigenen Wunsch. Wir bedauern das sehr, danken Frau Kern für die stets sehr gute Zusammenarbeit und wünschen ihr beruflich und privat alles Gute und weiterhin viel Erfolg.',
      'Frau Kern verlässt uns auf eigenen Wunsch.\n\nArbeitszeugnis Seite 2\n\nWir bedauern das sehr, danken Frau Kern für die stets sehr gute Zusammenarbeit und wünschen ihr beruflich und privat alles Gute und weiterhin viel Erfolg.',
    ],
    source: 'eigene Regel: ein Zeugnis beurteilt eine Beschäftigung',
    note: 'Andere Widersprüche und Formfehler bleiben dann unerwähnt, denn sie kommen von der Mischung.',
  },
  {
    id: 'letter-copies',
    kind: 'formal',
    severity: 'warning',
    title: 'Dasselbe Zeugnis steht {count} im Text',
    detail: 'Derselbe Text wiederholt sich. Gelesen wurde er einmal, nämlich dort, wo er zuerst steht.',
    advice: 'Nichts; für den Versand genügt ein Exemplar.',
    correctable: false,
    slot: 'signature',
    matches: [],
    silent: [],
    source: 'eigene Regel: Abschriften sind ein Zeugnis',
    note: 'Beispiele sind ganze Texte, siehe decode/letter-copies.test.ts.',
  },
  {
    id: 'near-copies',
    kind: 'formal',
    severity: 'warning',
    title: 'Fast dasselbe Zeugnis steht {count} im Text',
    detail:
      'Die Fassungen unterscheiden sich in wenigen Wörtern. Gelesen wurde nur die erste; schon ein Wort wie „stets“ kann aber eine Note ausmachen.',
    advice: 'Sind es verschiedene Fassungen, jede einzeln prüfen.',
    correctable: false,
    slot: 'signature',
    matches: [],
    silent: [],
    source: 'eigene Regel: Abschriften sind ein Zeugnis',
    note: 'Beispiele sind ganze Texte, siehe decode/letter-copies.test.ts.',
  },
  {
    id: 'pages-order',
    kind: 'formal',
    severity: 'warning',
    title: 'Die Seiten stehen vermutlich in falscher Reihenfolge',
    detail:
      'Das Ende des Zeugnisses steht vor seinem Anfang. Gelesen wurde es so, wie es vermutlich geschrieben ist; was über den Seitenwechsel reicht, kann dabei verloren gehen.',
    advice: 'Sicherer ist es, die Seiten in der richtigen Reihenfolge noch einmal zu prüfen.',
    correctable: false,
    slot: 'letterhead',
    matches: [],
    silent: [],
    source: 'eigene Regel: was vor dem Anfang steht, kommt von einer anderen Seite',
    note: 'Beispiele sind ganze Texte, siehe decode/letter-starts.test.ts.',
  },
  {
    id: 'missing-page',
    kind: 'formal',
    severity: 'warning',
    title: 'Fehlt eine Seite?',
    detail:
      'Der Text endet mit „{last}“, Schluss und Unterschrift folgen nicht. Beurteilt ist nur, was da ist: Was auf einer weiteren Seite stehen kann, gilt nicht als Lücke, und die Noten können sich noch ändern.',
    advice:
      'Alle Seiten zusammen prüfen, in der richtigen Reihenfolge. Gibt es keine weitere, um eine vollständige und unterschriebene Fassung bitten.',
    correctable: false,
    slot: 'closing',
    matches: [],
    silent: [],
    source: 'eigene Regel: ein Zeugnis endet mit Schluss, Datum und Unterschrift',
    note: 'Beispiele sind ganze Texte, siehe decode/missing-page.test.ts.',
  },
] as const satisfies readonly Rule[];
