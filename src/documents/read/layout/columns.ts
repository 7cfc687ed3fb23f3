import { readsByColumn } from '../table-text.ts';
import type { Line, Segment } from './piece.ts';
import { medianSize, merge, type Row } from './rows.ts';

interface Strip {
  readonly from: number;
  readonly to: number;
}

/** Rows from some start up to `end` (exclusive) that share an empty strip, with text on both sides of it. */
interface Run {
  readonly end: number;
  /** Middle of the strip. */
  readonly gutter: number;
  /** True for running text, false for a few short lines beside each other. */
  readonly prose: boolean;
}

/** Width, in font sizes, of the narrowest strip that counts as the space between columns. */
const gutterWidth = 1.3;
/** A gap of this many font sizes inside a plain line stays visible as a tab. */
const tabGap = 3;
/** Longest run in rows, for two columns whose lines do not stand on the same height. */
const longestRun = 200;
/** A page with more rows is no letter; its order is left as it is. */
const mostRows = 500;

/** The rows of one page as lines in reading order: columns one after the other, the rest from top to bottom. */
export function linesOf(rows: readonly Row[], page: number): readonly Line[] {
  return withStart(readRows(rows, 'body', 'none', `${page}`), 'soft');
}

/**
 * @param column name of the column the rows stand in
 * @param usual how its plain lines start
 * @param prefix for the names of columns found inside
 */
function readRows(
  rows: readonly Row[],
  column: string,
  usual: Line['start'],
  prefix: string,
): readonly Line[] {
  const lines: Line[] = [];
  let start = usual;
  for (let at = 0; at < rows.length;) {
    const run = rows.length > mostRows ? null : columnRun(rows, at);
    if (run === null) {
      lines.push({ ...joinRow(rows[at] ?? []), column, start });
      start = usual;
      at++;
      continue;
    }
    const inside = rows.slice(at, run.end);
    const usualInside = run.prose ? 'none' : 'line';
    const [left, right] = [side(inside, run.gutter, true), side(inside, run.gutter, false)];
    const name = `${prefix}.${at}`;
    lines.push(...withStart(readRows(left, `${name}l`, usualInside, `${name}l`), 'hard'));
    lines.push(
      ...withStart(readRows(right, `${name}r`, usualInside, `${name}r`), run.prose ? 'soft' : 'hard'),
    );
    start = 'hard';
    at = run.end;
  }
  return lines;
}

function side(rows: readonly Row[], gutter: number, isLeft: boolean): readonly Row[] {
  const parts = rows.map((row) => row.filter((segment) => segment.x < gutter === isLeft));
  return parts.filter((row) => row.length > 0);
}

const withStart = (lines: readonly Line[], start: Line['start']): readonly Line[] =>
  lines.map((line, i) => (i === 0 ? { ...line, start } : line));

function joinRow(row: Row): Segment {
  const [first, ...rest] = row;
  if (first === undefined) throw new RangeError('a row has at least one segment');
  let joined = first;
  for (const segment of rest) {
    const wide = segment.x - joined.right > tabGap * segment.size;
    joined = merge(joined, segment, wide ? '\t' : ' ');
  }
  return joined;
}

/** The longest run of rows from `start` on that reads as columns, or null. */
function columnRun(rows: readonly Row[], start: number): Run | null {
  const size = medianSize(rows.slice(start, start + longestRun));
  let free: readonly Strip[] = [{ from: -Infinity, to: Infinity }];
  let best: Run | null = null;
  const last = Math.min(rows.length, start + longestRun);
  for (let end = start; end < last; end++) {
    for (const segment of rows[end] ?? []) free = without(free, segment, gutterWidth * size);
    const inner = free.find((strip) => strip.from !== -Infinity && strip.to !== Infinity);
    if (inner === undefined) {
      // A row across the strip ends the run; before the first row on the other side it may still begin.
      if (best !== null) break;
      continue;
    }
    const gutter = (inner.from + inner.to) / 2;
    const kind = kindOfColumns(rows.slice(start, end + 1), gutter);
    // Lines beside each other begin together; what stands above them on one side is no part of them.
    if (kind === 'short' && !isPair(rows[start] ?? [], gutter)) continue;
    if (kind !== null) best = { end: end + 1, gutter, prose: kind === 'prose' };
  }
  return best === null ? null : withoutTail(rows, start, best);
}

const isPair = (row: Row, gutter: number): boolean =>
  row.some((segment) => segment.x < gutter) && row.some((segment) => segment.x >= gutter);

/** The strips that stay free when a segment takes its place; narrow remains are dropped. */
function without(free: readonly Strip[], taken: Segment, least: number): readonly Strip[] {
  return free.flatMap((strip) => {
    if (taken.right <= strip.from || taken.x >= strip.to) return [strip];
    const parts = [
      { from: strip.from, to: taken.x },
      { from: taken.right, to: strip.to },
    ];
    return parts.filter((part) => part.to - part.from >= least);
  });
}

/** Running text has several long lines on each side; a few short rows count when they are no table of labels. */
function kindOfColumns(rows: readonly Row[], gutter: number): 'prose' | 'short' | null {
  const textOf = (row: Row, isLeft: boolean): string =>
    row
      .filter((segment) => segment.x < gutter === isLeft)
      .map((segment) => segment.text)
      .join(' ');
  const pairs = rows.map((row) => [textOf(row, true), textOf(row, false)] as const);
  const isProse = ([0, 1] as const).every((i) => {
    const texts = pairs.map((pair) => pair[i]).filter((text) => text !== '');
    return texts.length >= 3 && texts.join('').length >= 20 * texts.length;
  });
  if (isProse) return 'prose';
  return readsByColumn(pairs) ? 'short' : null;
}

/** Rows at the end that stand on the left only, after a gap, come after both columns: they leave the run. */
function withoutTail(rows: readonly Row[], start: number, run: Run): Run {
  let end = run.end;
  for (let i = run.end - 1; i > start; i--) {
    const row = rows[i] ?? [];
    if (row.some((segment) => segment.x >= run.gutter)) break;
    const gap = (row[0]?.y ?? 0) - (rows[i - 1]?.[0]?.y ?? 0);
    if (gap > 1.8 * (row[0]?.size ?? 10)) end = i;
  }
  return { ...run, end };
}
