import type { PagePieces, Piece } from '../layout/piece.ts';
import { squareEdges } from './square-edges.ts';
import { bulletLike, type WordLine } from './words.ts';

/** Width in points that every page is taken to have: paper in this country is A4. */
const pageWidth = 595;
/** Gap, in font sizes, at which a line is cut: columns, or a label and its value. */
const cutGap = 1.3;
/** Signs that stand at the beginning of a line as a mark and as nothing else. */
const surelyBullet = /^[•·▪■●○*+«»]$/u;
/** Sizes this near to the usual one are the usual one, read a little wrong. */
const sameSize = 0.16;
/** Line beginnings this near to each other, in font sizes, are meant to be the same. */
const sameStart = 0.35;

/**
 * Lines as they were read from a picture → pieces in points, as a text page has them, with the small errors of
 * reading taken out: sizes, beginnings of lines, bullets.
 */
export function piecesOf(
  lines: readonly WordLine[],
  page: { readonly width: number; readonly height: number },
): PagePieces {
  const scale = pageWidth / page.width;
  const usual = median(lines.flatMap(({ size, words }) => words.map(() => size))) ?? 30;
  const pieces = withBullets(squareEdges(lines), usual).flatMap((line) => {
    const size = Math.abs(line.size - usual) < sameSize * usual ? usual : line.size;
    return runsOf(line, size).map((run): Piece => ({
      text: run.text,
      x: run.x * scale,
      right: run.right * scale,
      y: line.y * scale,
      size: size * scale,
    }));
  });
  return { height: page.height * scale, pieces: alignStarts(pieces, usual * scale) };
}

function runsOf({ words }: WordLine, size: number): readonly { text: string; x: number; right: number }[] {
  const runs: { text: string; x: number; right: number }[] = [];
  for (const { text, x, right } of words) {
    const last = runs.at(-1);
    // A mark keeps its distance, so that the text of the item begins at a place of its own.
    const afterMark = runs.length === 1 && last?.text === '•';
    if (last === undefined || x - last.right > cutGap * size || afterMark) runs.push({ text, x, right });
    else runs[runs.length - 1] = { text: `${last.text} ${text}`, x: last.x, right };
  }
  return runs;
}

/** Pieces that begin at nearly the same place begin at the same place. */
function alignStarts(pieces: readonly Piece[], size: number): readonly Piece[] {
  const starts = pieces.map(({ x }) => x).toSorted((a, b) => a - b);
  const groups: number[][] = [];
  for (const x of starts) {
    const group = groups.at(-1);
    if (group !== undefined && x - (group.at(-1) ?? x) < sameStart * size && x - (group[0] ?? x) < size)
      group.push(x);
    else groups.push([x]);
  }
  const place = new Map(groups.flatMap((group) => group.map((x) => [x, median(group) ?? x] as const)));
  return pieces.map((piece) => ({ ...piece, x: place.get(piece.x) ?? piece.x }));
}

/** The first word of a line where it may be the mark of a list. */
const markOf = ({ words: [first, second] }: WordLine): WordLine['words'][number] | undefined =>
  second !== undefined && bulletLike.test(first?.text ?? '') && /^[\p{L}\p{N}„"(]/u.test(second.text)
    ? first
    : undefined;

/** A lone sign before a text is the mark of a list: by what it is, or when others stand above or below it. */
function withBullets(lines: readonly WordLine[], size: number): readonly WordLine[] {
  const marks = lines.map(markOf).filter((mark) => mark !== undefined);
  return lines.map((line) => {
    const mark = markOf(line);
    if (mark === undefined) return line;
    const others = marks.filter((other) => other !== mark && Math.abs(other.x - mark.x) < size);
    if (!surelyBullet.test(mark.text) && others.length === 0) return line;
    return { ...line, words: [{ ...mark, text: '•' }, ...line.words.slice(1)] };
  });
}

const median = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[values.length >> 1];
