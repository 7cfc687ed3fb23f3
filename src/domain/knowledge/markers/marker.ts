/**
 * What a word does to the grade of the statement it stands in. The order of the quality kinds is the scale of the
 * trade (domain rule "positive scale": what counts is which step of praise was chosen, not that there is praise).
 */
export type MarkerKind =
  | 'top' // hervorragend, vollste: the highest step
  | 'strong' // umfassend, hoch: clear praise
  | 'plain' // sorgfältig, gut: positive, no booster
  | 'adequate' // angemessen, korrekt: enough
  | 'weak' // entwicklungsfähig: less than enough
  | 'intensifier' // sehr, äußerst
  | 'downtoner' // recht, durchaus
  | 'always' // stets, jederzeit
  | 'mostly' // meist, oft
  | 'sometimes' // gelegentlich, zeitweise
  | 'restriction' // im Großen und Ganzen
  | 'condition' // soweit, solange
  | 'effort' // bemüht
  | 'potential' // konnte, war in der Lage
  | 'help' // unter Anleitung
  | 'demand' // Anforderungen, vorgeschrieben
  | 'meets' // entsprach, genügte
  | 'exceeds' // übertraf
  | 'incomparable' // seinesgleichen suchend
  | 'esteem' // geschätzt, anerkannt
  | 'negation' // nicht, kein
  | 'fault' // Beanstandung, Fehler
  | 'distance' // galt als, wurde betraut
  | 'outcome'; // Erfolg, gewinnbringend

/** A group of words or phrases that do the same. */
export interface Marker {
  /** Written by hand, stable. */
  readonly id: string;
  readonly kind: MarkerKind;
  /** Words and phrases in any inflected form, separated by `|`; `*` at a word's end stands for any ending. */
  readonly words: string;
  /** Sentences in which the marker must be found … */
  readonly matches: readonly string[];
  /** … and such in which it must not. */
  readonly silent: readonly string[];
  readonly source: string;
  readonly note: string;
}
