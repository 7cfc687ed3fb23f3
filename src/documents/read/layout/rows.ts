import type { PagePieces, Piece, Segment } from './piece.ts';

/** All segments on one baseline, from left to right. */
export type Row = readonly Segment[];

/** Gap, in font sizes, from which on two pieces are no longer neighbours in one sentence. */
const segmentGap = 1.3;
/** Gap, in font sizes, that stands for a space. */
const spaceGap = 0.15;
/** A lone bullet or number belongs to the text right of it, however wide the gap. */
const loneMarker = /^(?:[•·▪‣◦●○■□❖➢➤►✓✔§o–—*-]|\p{Co}|\d{1,2}[.)]|[a-z]\))$/u;

/** Groups the pieces of a page into rows by baseline, top to bottom. */
export function rowsOf(page: PagePieces): readonly Row[] {
  const sorted = page.pieces
    .filter((piece) => piece.text.trim() !== '')
    .toSorted((a, b) => a.y - b.y || a.x - b.x);
  const rows: { y: number; size: number; pieces: Piece[] }[] = [];
  for (const piece of sorted) {
    const row = rows.at(-1);
    // Raised figures and mixed sizes sit a little off the baseline.
    if (row !== undefined && piece.y - row.y < Math.max(2, 0.35 * Math.max(piece.size, row.size))) {
      row.pieces.push(piece);
      row.size = Math.max(row.size, piece.size);
    } else rows.push({ y: piece.y, size: piece.size, pieces: [piece] });
  }
  return rows.map((row) => segmentsOf(row.pieces, page.height));
}

function segmentsOf(pieces: readonly Piece[], pageHeight: number): Row {
  const segments: Segment[] = [];
  for (const piece of pieces.toSorted((a, b) => a.x - b.x)) {
    const last = segments.at(-1);
    const gap = last === undefined ? 0 : piece.x - last.right;
    if (last === undefined || (gap > segmentGap * piece.size && !loneMarker.test(last.text.trim()))) {
      segments.push({ ...piece, pageHeight });
      continue;
    }
    segments[segments.length - 1] = merge(last, piece, gap > spaceGap * piece.size ? ' ' : '');
  }
  return segments;
}

/** Two segments as one, with a separator unless a space is there already. */
export function merge(left: Segment, right: Piece, separator: string): Segment {
  const spaced = /\s$/.test(left.text) || /^\s/.test(right.text);
  return {
    ...left,
    text: left.text + (spaced ? '' : separator) + right.text,
    right: Math.max(left.right, right.right),
    size: Math.max(left.size, right.size),
  };
}

/** The font size in the middle of all segments. */
export function medianSize(rows: readonly Row[]): number {
  const sizes = rows.flat().map((segment) => segment.size);
  return sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? 10;
}
