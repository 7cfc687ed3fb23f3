import type { Part, SentenceReading } from '#domain/decode/reading.ts';

/** A piece of the letter as it is set: words of the text, a space, or a line break that belongs there. */
export type Piece =
  | { readonly kind: 'text'; readonly start: number; readonly end: number }
  | { readonly kind: 'space' | 'break'; readonly at: number };

/** A heading, a paragraph or a list of tasks; a list has one row of pieces for each item, the others one. */
export interface Block {
  readonly kind: 'heading' | 'paragraph' | 'list';
  readonly rows: readonly (readonly Piece[])[];
}

interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly part: Part | null;
  readonly item: boolean;
}

const bullet = /^[-–—•·▪‣◦*►●○]\s+/u;
const counter = /^\(?\d{1,2}[.)]\s+/u;
const headingWords = /^(?:vorläufiges |qualifiziertes )?(?:\p{L}+-?)?zeugnis$/iu;
/** Shorter paragraphs are not taken for text that a machine has wrapped. */
const leastWrap = 45;

/** Splits at line ends; page breaks count as empty lines. Offsets are those of the trimmed line. */
function linesOf(text: string, partAt: (offset: number) => Part | null): (Line | null)[] {
  const lines: (Line | null)[] = [];
  let at = 0;
  for (const raw of text.split(/\r\n|[\n\r\f\u2028\u2029]/u)) {
    const trimmed = raw.trim();
    if (trimmed === '') {
      lines.push(null);
    } else {
      const indent = raw.length - raw.trimStart().length;
      const start = at + indent;
      const part = partAt(start);
      const marker = bullet.exec(trimmed) ?? (part === 'tasks' ? counter.exec(trimmed) : null);
      const skip = marker?.[0].length ?? 0;
      lines.push({
        start: start + skip,
        end: start + trimmed.length,
        text: trimmed.slice(skip),
        part: partAt(start + skip),
        item: marker !== null,
      });
    }
    at += raw.length;
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return lines;
}

/**
 * Whether the line ends only because the next word did not fit, so that the text flows on. In an address or
 * beneath a signature every line stands for itself.
 */
function flowsOn(line: Line, next: Line, width: number, within: (offset: number) => boolean): boolean {
  if (line.part === 'letterhead' || line.part === 'signature') return false;
  if (within(line.end)) return true;
  if (width < leastWrap) return false;
  const firstWord = next.text.split(/\s/u, 1)[0] ?? '';
  return line.text.length + 1 + firstWord.length > width - 4;
}

function joint(line: Line, next: Line, flowing: boolean): Piece[] {
  if (!flowing) return [{ kind: 'break', at: line.end }];
  // „Zusam-/menarbeit“ was parted by a machine; „Vor- und/Nachbereitung“ and „Marketing-/Team“ keep their hyphen.
  const parted = /\p{Ll}-$/u.test(line.text) && /^\p{Ll}/u.test(next.text);
  return parted && !/^(?:und|oder|sowie|bzw)\b/u.test(next.text) ? [] : [{ kind: 'space', at: line.end }];
}

/** Joins lines into one row; a hyphen that only parted a word at the line end is left out. */
function rowOf(lines: readonly Line[], within: (offset: number) => boolean): Piece[] {
  const width = Math.max(...lines.map((line) => line.text.length));
  return lines.flatMap((line, index): Piece[] => {
    const next = lines[index + 1];
    if (!next) return [{ kind: 'text', start: line.start, end: line.end }];
    const between = joint(line, next, flowsOn(line, next, width, within));
    const end = between.length === 0 ? line.end - 1 : line.end;
    return [{ kind: 'text', start: line.start, end }, ...between];
  });
}

const isHeading = (line: Line) =>
  line.text.length < 60 && (line.part === 'heading' || headingWords.test(line.text));

/** A run of lines that each hold a task, after a line that announces them: a list, even without dots. */
function isBareList(lines: readonly Line[], before: Line | undefined): boolean {
  if (lines.length < 2 || !before?.text.endsWith(':')) return false;
  return lines.every((line) => line.part === 'tasks' && line.text.length < 120 && !/[.!?]$/u.test(line.text));
}

/**
 * Sets the text of a letter in blocks as its author laid it out: headings, paragraphs and task lists stay, breaks
 * that a machine made in the middle of a sentence go.
 * @param text the text that was read
 * @param sentences its sentences with offsets into that text
 */
export function letterBlocks(text: string, sentences: readonly SentenceReading[]): Block[] {
  const partAt = (offset: number) =>
    sentences.find((one) => one.start <= offset && offset < one.end)?.part ?? null;
  const within = (offset: number) => sentences.some((one) => one.start < offset && offset < one.end);

  const blocks: Block[] = [];
  let paragraph: Line[] = [];
  let items: Line[][] = [];
  let lastLine: Line | undefined;

  const closeItems = () => {
    if (items.length > 0) blocks.push({ kind: 'list', rows: items.map((item) => rowOf(item, within)) });
    items = [];
  };
  const closeParagraph = () => {
    const announced = paragraph[0]?.text.endsWith(':') === true && paragraph.length > 2;
    const rest = announced ? paragraph.slice(1) : paragraph;
    const before = announced ? paragraph[0] : lastLine;
    if (isBareList(rest, before)) {
      if (announced && paragraph[0])
        blocks.push({ kind: 'paragraph', rows: [rowOf([paragraph[0]], within)] });
      blocks.push({ kind: 'list', rows: rest.map((line) => rowOf([line], within)) });
    } else if (paragraph.length > 0) {
      blocks.push({ kind: 'paragraph', rows: [rowOf(paragraph, within)] });
    }
    lastLine = paragraph.at(-1) ?? lastLine;
    paragraph = [];
  };

  for (const line of linesOf(text, partAt)) {
    const openItem = items.at(-1);
    const lastOfItem = openItem?.at(-1);
    if (line === null) {
      closeParagraph();
      lastLine = lastOfItem ?? lastLine;
      closeItems();
    } else if (line.item) {
      closeParagraph();
      items.push([line]);
    } else if (lastOfItem && within(lastOfItem.end)) {
      openItem?.push(line);
    } else if (isHeading(line)) {
      closeItems();
      closeParagraph();
      blocks.push({ kind: 'heading', rows: [rowOf([line], within)] });
    } else {
      closeItems();
      paragraph.push(line);
    }
  }
  closeItems();
  closeParagraph();
  return mergeLists(blocks);
}

/** Items parted by empty lines belong to one list. */
function mergeLists(blocks: readonly Block[]): Block[] {
  const merged: Block[] = [];
  for (const block of blocks) {
    const last = merged.at(-1);
    if (block.kind === 'list' && last?.kind === 'list') {
      merged[merged.length - 1] = { kind: 'list', rows: [...last.rows, ...block.rows] };
    } else {
      merged.push(block);
    }
  }
  return merged;
}
