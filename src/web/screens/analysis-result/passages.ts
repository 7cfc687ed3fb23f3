import type { SentenceReading } from '#domain/decode/reading.ts';
import { letterBlocks } from './letter-blocks.ts';
import type { Block, Piece } from './letter-blocks.ts';
import type { Note } from './notes.ts';

/** Pieces in a row that belong to the same note, or to none. */
export interface Passage {
  readonly note: Note | null;
  readonly pieces: readonly Piece[];
  /** True for the first passage of its note: the one that leads to the margin. */
  readonly opens: boolean;
}

export interface SetBlock {
  readonly kind: Block['kind'];
  readonly rows: readonly (readonly Passage[])[];
}

const startOf = (piece: Piece) => (piece.kind === 'text' ? piece.start : piece.at);

/** A number that no other passage of the letter has. */
export function passageKey(passage: Passage): number {
  const first = passage.pieces[0];
  if (!first) return -1;
  // A space may stand at the offset where the next word starts; half a step keeps the two apart.
  return first.kind === 'text' ? first.start : first.at - 0.5;
}

/** Cuts a piece of text at each of the given offsets that lies inside it. */
export function cutAt(piece: Piece, cuts: readonly number[]): Piece[] {
  if (piece.kind !== 'text') return [piece];
  const inside = [...new Set(cuts)].filter((cut) => piece.start < cut && cut < piece.end);
  const edges = [piece.start, ...inside.toSorted((a, b) => a - b), piece.end];
  return edges.slice(1).map((end, index) => ({ kind: 'text', start: edges[index] ?? piece.start, end }));
}

function passagesOf(row: readonly Piece[], notes: readonly Note[], opened: Set<number>): Passage[] {
  const cuts = notes.flatMap((note) => [note.start, note.end]);
  const passages: { note: Note | null; pieces: Piece[]; opens: boolean }[] = [];
  for (const piece of row.flatMap((one) => cutAt(one, cuts))) {
    const at = startOf(piece);
    const note = notes.find((one) => one.start <= at && at < one.end) ?? null;
    const last = passages.at(-1);
    if (last && last.note === note) {
      last.pieces.push(piece);
    } else {
      const opens = note !== null && piece.kind === 'text' && !opened.has(note.number);
      if (opens) opened.add(note.number);
      passages.push({ note, pieces: [piece], opens });
    }
  }
  return passages;
}

/**
 * Sets a letter: its blocks, and in each row which words belong to which note. Every visible character of the text
 * comes out once and in order, except the marks of lists and hyphens that only parted a word at a line end.
 */
export function setLetter(
  text: string,
  sentences: readonly SentenceReading[],
  notes: readonly Note[],
): SetBlock[] {
  const opened = new Set<number>();
  return letterBlocks(text, sentences).map(({ kind, rows }) => ({
    kind,
    rows: rows.map((row) => passagesOf(row, notes, opened)),
  }));
}
