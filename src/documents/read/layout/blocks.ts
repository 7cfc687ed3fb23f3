import type { TextBlock } from '../list-text.ts';
import { endsInsideWord, joinLines } from './join-lines.ts';
import type { Line } from './piece.ts';

const bullet = /^(?:[•·▪‣◦●○■□❖➢➤►✓✔]|\p{Co}|[§o*](?=\s))\s*/u;
const dashOrNumber = /^(?:[–—-]|\d{1,2}[.)]|[a-z]\))\s+/;
const months = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';
const date = new RegExp(String.raw`^\d{1,2}\.\s*(?:${months}|\d)`);
const endsSentence = /[.:!?]["“”»«)]?$/;

/** The list that is being read, if any. */
interface OpenList {
  /** Where its items begin. */
  readonly x: number;
  /** The kind of mark; „none“ for lists whose marks are drawings and no text. */
  readonly mark: 'bullet' | 'dash' | 'number' | 'none';
}

/** Lines in reading order → paragraphs and list items, with divided words joined. */
export function blocksOf(lines: readonly Line[]): readonly TextBlock[] {
  const edges = columnEdges(lines);
  const normalGap = usualGap(lines);
  const blocks: TextBlock[] = [];
  let list: OpenList | null = null;
  let previous: Line | null = null;
  for (const line of lines) {
    const text = line.text.trim();
    const link: Link = previous === null ? 'apart' : linkOf(previous, line, edges, normalGap);
    const mark = markOf(text, link, line, list);
    const last = blocks.at(-1);
    if (mark !== null) {
      list = { x: line.x, mark };
      blocks.push({ kind: 'item', text: withoutMark(text) });
    } else if (list?.mark === 'none' && Math.abs(line.x - list.x) < 3 && link !== 'flows') {
      blocks.push({ kind: 'item', text });
    } else if (last === undefined || link === 'apart' || leavesList(line, list, link)) {
      const drawn = startsDrawnList(previous, line, blocks.at(-1)) && isListAhead(lines, line, edges);
      list = drawn ? { x: line.x, mark: 'none' } : null;
      blocks.push({ kind: drawn ? 'item' : 'paragraph', text });
    } else {
      const joined = link === 'flows' ? joinLines(last.text, text) : `${last.text}\n${text}`;
      blocks[blocks.length - 1] = { ...last, text: joined };
    }
    previous = line;
  }
  return blocks;
}

/** Where the running text of a column begins and ends. */
interface Edges {
  readonly left: number;
  readonly right: number;
}

/** How a line hangs together with the one before: same sentence, new line of the same block, or new block. */
type Link = 'flows' | 'below' | 'apart';

function linkOf(previous: Line, line: Line, edges: ReadonlyMap<string, Edges>, normalGap: number): Link {
  if (line.start === 'hard') return 'apart';
  if (endsInsideWord(previous.text.trim())) return 'flows';
  if (Math.abs(line.size - previous.size) > 1.5) return 'apart';
  const forced = line.start === 'line' || isForcedBreak(previous, line, edges.get(previous.column));
  const ended = endsSentence.test(previous.text.trim());
  if (line.start === 'soft') return ended || forced ? 'apart' : 'flows';
  if (line.y - previous.y > 1.25 * normalGap * line.size) return 'apart';
  if (!forced) return 'flows';
  return ended ? 'apart' : 'below';
}

/** True when the next word would have fitted into the line above: somebody wanted a new line there. */
function isForcedBreak(previous: Line, line: Line, edges: Edges | undefined): boolean {
  if (edges === undefined) return false;
  const width = edges.right - edges.left;
  // Lines that begin at different places away from the left edge are centred or set to the right.
  const offset = Math.min(previous.x, line.x) - edges.left;
  if (offset > 0.1 * width && Math.abs(previous.x - line.x) > 0.5 * line.size) return true;
  if (offset > 0.3 * width) return true;
  const text = line.text.trim();
  const firstWord = text.split(/\s/, 1)[0] ?? '';
  const wordWidth = ((line.right - line.x) * firstWord.length) / Math.max(1, text.length);
  return previous.right + 0.3 * line.size + wordWidth + 0.05 * width < edges.right;
}

function markOf(text: string, link: Link, line: Line, list: OpenList | null): OpenList['mark'] | null {
  if (bullet.test(text)) return 'bullet';
  if (!dashOrNumber.test(text) || date.test(text)) return null;
  const mark = /^[–—-]/.test(text) ? 'dash' : 'number';
  // A dash may also stand in running text that happens to wrap before it.
  const inList = list?.mark === mark && Math.abs(list.x - line.x) < 3;
  return link !== 'flows' || inList ? mark : null;
}

/** Numbers stay, other marks are replaced by the usual dash when the blocks are joined. */
function withoutMark(text: string): string {
  return /^(?:\d{1,2}[.)]|[a-z]\))\s/.test(text) ? text : text.replace(bullet, '').replace(/^[–—-]\s+/, '');
}

/** Left of the marks, or below an item that came to its end, right under the marks: the list is over. */
const leavesList = (line: Line, list: OpenList | null, link: Link): boolean =>
  list !== null && (line.x < list.x - 4 || (list.mark !== 'none' && link === 'below' && line.x < list.x + 3));

/** Some programs draw their bullets: what is left is an indented block after a colon. */
function startsDrawnList(previous: Line | null, line: Line, before: TextBlock | undefined): boolean {
  return (
    previous !== null && before?.kind === 'paragraph' && before.text.endsWith(':') && line.x > previous.x + 8
  );
}

/** True when more lines follow at the same indent and at least one of them begins anew. */
function isListAhead(lines: readonly Line[], first: Line, edges: ReadonlyMap<string, Edges>): boolean {
  const start = lines.indexOf(first);
  const following = lines.slice(start + 1, start + 40);
  const end = following.findIndex((line) => Math.abs(line.x - first.x) >= 3);
  const items = lines.slice(start, end < 0 ? undefined : start + 1 + end);
  return items.slice(1).some((line, i) => isForcedBreak(items[i] ?? first, line, edges.get(first.column)));
}

/** Edges of each column by its longest lines; narrow lines beside the text do not count. */
function columnEdges(lines: readonly Line[]): ReadonlyMap<string, Edges> {
  const widest = new Map<string, number>();
  for (const { column, x, right } of lines) widest.set(column, Math.max(widest.get(column) ?? 0, right - x));
  const edges = new Map<string, Edges>();
  for (const { column, x, right } of lines) {
    if (right - x < (widest.get(column) ?? 0) / 2) continue;
    const known = edges.get(column) ?? { left: x, right };
    edges.set(column, { left: Math.min(known.left, x), right: Math.max(known.right, right) });
  }
  return edges;
}

/** Usual distance of two baselines in font sizes. */
function usualGap(lines: readonly Line[]): number {
  const gaps: number[] = [];
  for (const [i, line] of lines.entries()) {
    const previous = lines[i - 1];
    if (previous === undefined || line.start !== 'none') continue;
    const gap = (line.y - previous.y) / Math.max(1, line.size);
    if (gap > 0.8 && gap < 2.5) gaps.push(gap);
  }
  return gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 1.4;
}
