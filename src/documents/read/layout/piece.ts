/** A run of text as the page places it, turned upright; points, y grows downwards. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  /** Baseline. */
  readonly y: number;
  /** Font size. */
  readonly size: number;
}

/** Pieces of one baseline that belong together. */
export interface Segment extends Piece {
  /** Height of the page, to tell the edges from the body. */
  readonly pageHeight: number;
}

/** One line of the letter in reading order. */
export interface Line extends Segment {
  /** Lines of one column share this name; the running text of all pages is „body“. */
  readonly column: string;
  /**
   * What the line begins: nothing in particular, a line of its own (line), a page or column into which a sentence may
   * run on (soft), or something that stands for itself (hard). Heights compare only within a column.
   */
  readonly start: 'none' | 'line' | 'soft' | 'hard';
}

export interface PagePieces {
  readonly height: number;
  readonly pieces: readonly Piece[];
}
