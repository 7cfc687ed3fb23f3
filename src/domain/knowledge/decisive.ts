/** Words after which hardly a reader sees anything but a 5, whatever praise stands beside them. */
export interface DecisiveWords {
  readonly id: string;
  /** Tried on the sentence as written. */
  readonly pattern: RegExp;
  readonly matches: readonly string[];
  readonly silent: readonly string[];
  readonly source: string;
  readonly note: string;
}

export const decisiveWords: readonly DecisiveWords[] = [
  {
    id: 'effort',
    pattern:
      /(?<![\p{L}])(bemüh|bestrebt|versuchte|versucht(?!\p{L})|redlich|guten Willens|gutem Willen|guten Willen)|nahm(en)? sich [^.]{0,40}(?<!\p{L})vor(?!\p{L})/iu,
    matches: [
      'Er war stets um beste Ergebnisse bemüht.',
      'Sie nahm sich immer wieder vor, pünktlich zu sein.',
    ],
    silent: ['Er erzielte stets beste Ergebnisse.', 'Sie nahm an der Schulung teil.'],
    source: 'domain.md §2.1, §3 „Betonung des Wollens“ (AF)',
    note: 'Wille statt Ergebnis; auch „stets“ und „vollste“ im selben Satz ändern daran nichts.',
  },
  {
    id: 'restriction',
    pattern:
      /im gro(?:ß|ss)en und ganzen|weitgehend|(?<!\p{L})überwiegend|größtenteils|grösstenteils|im wesentlichen|in der regel|im allgemeinen|(?<!\p{L})grundsätzlich|nach kräften|im rahmen (?:seiner|ihrer)|(?<!\p{L})durchaus/iu,
    matches: ['Im Großen und Ganzen arbeitete sie sorgfältig.', 'Er war in der Regel pünktlich.'],
    silent: ['Sie arbeitete stets sorgfältig.', 'Die Regel wurde eingehalten.'],
    source: 'domain.md §2.1, §3 Einschränkung',
    note: 'Nimmt das Lob zurück.',
  },
  {
    id: 'sometimes',
    pattern: /gelegentlich|(?<!\p{L})zeitweise|nicht immer|hin und wieder|bisweilen|zuweilen/iu,
    matches: ['Gelegentlich brachte er Ideen ein.'],
    silent: ['Er brachte Ideen ein.'],
    source: 'domain.md §3 Einschränkung',
    note: 'Sagt, dass es meistens nicht so war.',
  },
  {
    id: 'immature',
    pattern:
      /nachteilige?s? (?:[^.]{0,40} )?bekannt|nachteiliges über|unter anleitung|entwicklungsfähig|ausbaufähig|grundkenntnis|aus dem weg/iu,
    matches: [
      'Über sein Verhalten ist uns nichts Nachteiliges bekannt geworden.',
      'Sie besitzt Grundkenntnisse in Englisch.',
      'Seine Kenntnisse sind ausbaufähig.',
    ],
    silent: ['Sie besitzt gute Kenntnisse in Englisch.'],
    source: 'categories.md Spalte „weak markers“',
    note: 'Noch nicht so weit.',
  },
];
