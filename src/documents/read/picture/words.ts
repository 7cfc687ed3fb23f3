import type { Block, Line as TesseractLine } from 'tesseract.js';
import { findUnread } from './find-unread.ts';
import type { GreyImage } from './grey-image.ts';
import type { Bend } from './straighten.ts';

/** A word as it was read. */
export interface ReadWord {
  readonly text: string;
  /** How sure the reading is, 0…100. */
  readonly confidence: number;
  /** Where it stands on the page picture, in shares of its width and height from the top left. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Words of one line, in pixels of the straightened page. */
export interface WordLine {
  readonly words: readonly {
    readonly text: string;
    readonly confidence: number;
    readonly x: number;
    readonly right: number;
  }[];
  /** Baseline. */
  readonly y: number;
  /** Font size by the height of the row. */
  readonly size: number;
}

/** A line reads as letters, not as the edge of a table or the grain of wood. */
const leastLineConfidence = 30;

/** Stands where the page holds words between others that were not read. */
export const unreadMark = '[…]';

/** What bullets are read as: no German line begins with one of these alone. */
export const bulletLike = /^[e°o*+«»=~©®¢.\-–—•·¢¥s▪■●○]$/u;

const isNoise = (text: string, confidence: number): boolean =>
  confidence < 50 && !/[\p{L}\p{N}]/u.test(text) && text.length < 4;

/** The lines of the page that hold words; what the reader took a shadow or a rule for is left out. */
export function wordLines(blocks: readonly Block[], image: GreyImage): readonly WordLine[] {
  const lines = blocks.flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
  return lines.flatMap((line) => {
    const words = textWords(line, image);
    const letters =
      words
        .map(({ text }) => text)
        .join('')
        .match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    if (letters === 0 && words.every(({ text }) => text.length > 1)) return [];
    if (line.confidence < leastLineConfidence) return [];
    return [{ words, y: (line.baseline.y0 + line.baseline.y1) / 2, size: line.rowAttributes.rowHeight }];
  });
}

function textWords(line: TesseractLine, image: GreyImage): WordLine['words'] {
  const kept = line.words.filter(({ text, confidence }, i, all) => {
    if (i === 0 && all.length > 1 && bulletLike.test(text.trim())) return true;
    return text.trim() !== '' && !isNoise(text.trim(), confidence);
  });
  return withUnread(line, kept, image).map(({ text, confidence, bbox }) => ({
    text: text.trim(),
    confidence,
    x: bbox.x0,
    right: bbox.x1,
  }));
}

type Read = Pick<TesseractLine['words'][number], 'text' | 'confidence' | 'bbox'>;

/** The words of a line, with a mark where words between them stand unread. */
function withUnread(line: TesseractLine, kept: TesseractLine['words'], image: GreyImage): readonly Read[] {
  const unread = findUnread(line, kept, image);
  return kept.flatMap((word, i) => {
    const hole = unread[i] ?? null;
    if (hole === null) return [word];
    const { y0, y1 } = line.bbox;
    return [word, { text: unreadMark, confidence: 0, bbox: { x0: hole.x, y0, x1: hole.right, y1 } }];
  });
}

const share = (value: number): number => Math.round(Math.max(0, Math.min(1, value)) * 1e4) / 1e4;

/**
 * How many lines between others hold letters that could not be made out: what they say is missing in the text.
 */
export function countLostLines(blocks: readonly Block[]): number {
  const lines = blocks.flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
  const kept = lines.filter((line) => line.confidence >= leastLineConfidence);
  const edge = (pick: (line: TesseractLine) => number, of: (...values: number[]) => number): number =>
    of(...kept.map(pick));
  const [left, right] = [edge(({ bbox }) => bbox.x0, Math.min), edge(({ bbox }) => bbox.x1, Math.max)];
  const [top, bottom] = [edge(({ bbox }) => bbox.y0, Math.min), edge(({ bbox }) => bbox.y1, Math.max)];
  const rows = kept.map((line) => line.rowAttributes.rowHeight).toSorted((a, b) => a - b);
  const usual = rows[rows.length >> 1] ?? 0;
  return lines.filter((line) => {
    const { x0, x1, y0, y1 } = line.bbox;
    const height = line.rowAttributes.rowHeight;
    const isInside = x0 >= left - usual && x1 <= right + usual && y0 >= top && y1 <= bottom;
    const isLine = height > 0.5 * usual && height < 2.5 * usual && x1 - x0 > 4 * usual;
    return line.confidence < leastLineConfidence && isInside && isLine;
  }).length;
}

/**
 * All words with their places on the page as it was before it was straightened.
 * @param image the straightened page, as it was read
 */
export function readWords(
  blocks: readonly Block[],
  page: { readonly width: number; readonly height: number },
  bend: Bend | null,
  image: GreyImage,
): readonly ReadWord[] {
  const lines = blocks.flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
  return lines
    .filter((line) => line.confidence >= leastLineConfidence)
    .flatMap((line) => {
      const kept = line.words.filter(
        ({ text, confidence }) => text.trim() !== '' && !isNoise(text.trim(), confidence),
      );
      return withUnread(line, kept, image);
    })
    .map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => {
      const middle = (x0 + x1) / 2;
      const [top, bottom] =
        bend === null ? [y0, y1] : [bend.sourceRow(middle, y0), bend.sourceRow(middle, y1)];
      return {
        text: text.trim(),
        confidence: Math.round(confidence),
        box: {
          x: share(x0 / page.width),
          y: share(top / page.height),
          width: share((x1 - x0) / page.width),
          height: share((bottom - top) / page.height),
        },
      };
    });
}
