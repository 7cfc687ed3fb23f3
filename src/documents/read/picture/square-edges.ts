import type { WordLine } from './words.ts';

/** A straight line x = at + lean × y. */
interface Edge {
  readonly at: number;
  readonly lean: number;
}

/** Leans below this are the ragged edge of the text, not the perspective of a photo. */
const leastLean = 0.008;
const leastLines = 6;

const xOf = (edge: Edge, y: number): number => edge.at + edge.lean * y;

/**
 * Makes the margins of a page that was photographed from one side vertical again: places between the left and the
 * right edge of the text keep their share of the way.
 */
export function squareEdges(lines: readonly WordLine[]): readonly WordLine[] {
  const spans = lines.flatMap(({ words, y }) => {
    const [first, last] = [words[0], words.at(-1)];
    return first && last ? [{ y, left: first.x, right: last.right }] : [];
  });
  const widest = Math.max(0, ...spans.map(({ left, right }) => right - left));
  const long = spans.filter(({ left, right }) => right - left > 0.7 * widest);
  if (long.length < leastLines) return lines;
  const left = fitEdge(long.map(({ y, left: x }) => ({ x, y })));
  const right = fitEdge(long.map(({ y, right: x }) => ({ x, y })));
  if (Math.abs(left.lean) < leastLean && Math.abs(right.lean) < leastLean) return lines;
  const middle = (Math.min(...long.map(({ y }) => y)) + Math.max(...long.map(({ y }) => y))) / 2;
  const [from, to] = [xOf(left, middle), xOf(right, middle)];
  const square = (x: number, y: number): number => {
    const width = Math.max(1, xOf(right, y) - xOf(left, y));
    return from + ((x - xOf(left, y)) / width) * (to - from);
  };
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word) => ({
      ...word,
      x: square(word.x, line.y),
      right: square(word.right, line.y),
    })),
  }));
}

/** The median of the slopes between all pairs that lie well apart, and the median place (Theil and Sen). */
function fitEdge(points: readonly { readonly x: number; readonly y: number }[]): Edge {
  const ys = points.map(({ y }) => y);
  const apart = (Math.max(...ys) - Math.min(...ys)) / 4;
  const slopes = points.flatMap((a, i) =>
    points.slice(i + 1).flatMap((b) => (Math.abs(b.y - a.y) > apart ? [(b.x - a.x) / (b.y - a.y)] : [])),
  );
  const lean = median(slopes) ?? 0;
  return { lean, at: median(points.map(({ x, y }) => x - lean * y)) ?? 0 };
}

const median = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[values.length >> 1];
