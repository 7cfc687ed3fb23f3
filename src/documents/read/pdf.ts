import { OPS, Util, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DocumentError } from './document-error.ts';
import { pagesText } from './layout/pages-text.ts';
import type { PagePieces, Piece } from './layout/piece.ts';
import type { ReadLimits } from './limits.ts';
import { openPdf } from './open-pdf.ts';
import type { ParsedDocument } from './run-parser.ts';

/** A page with fewer characters has no text worth the name. */
const leastCharacters = 10;
/** A page with fewer characters may be a scan with a stamp or a header of text. */
const fewCharacters = 400;
/** Share of the page that a picture covers when it is the page. */
const coversPage = 0.5;

/**
 * PDF → text in reading order, without headers, footers and page numbers. Pages that are pictures are named; then the
 * text is put together when they have been read.
 */
export async function readPdf(bytes: Uint8Array, limits: ReadLimits): Promise<ParsedDocument> {
  const document = await openPdf(bytes);
  if (document.numPages > limits.pages) {
    throw new DocumentError(
      'too-many-pages',
      `Die Datei hat ${document.numPages} Seiten, gelesen werden höchstens ${limits.pages}. Bitte nur die Seiten des Zeugnisses speichern oder den Text des Zeugnisses kopieren und einfügen.`,
    );
  }
  const { layout, pictures } = await readPages(document, limits.characters);
  if (pictures.length > 0) return { text: '', pages: document.numPages, layout, pictures };
  const text = pagesText(layout);
  refuseGibberish(text);
  return { text, pages: document.numPages, layout, pictures };
}

interface PdfPages {
  readonly layout: readonly PagePieces[];
  /** Pages, from 0, that must be read from their picture. */
  readonly pictures: readonly number[];
}

async function readPages(document: PDFDocumentProxy, maxCharacters: number): Promise<PdfPages> {
  const layout: PagePieces[] = [];
  const pictures: number[] = [];
  let left = maxCharacters;
  for (let number = 1; number <= document.numPages; number++) {
    // One page after the other, so that the limit is felt before the next page is unpacked.
    const page = await document.getPage(number);
    const pieces = await readPieces(page, left);
    const characters = length(pieces);
    left -= characters;
    if (characters < fewCharacters && (await isPicture(page, characters < leastCharacters)))
      pictures.push(number - 1);
    layout.push({ height: page.getViewport({ scale: 1 }).height, pieces });
    page.cleanup();
  }
  return { layout, pictures };
}

/** The text runs of a page, upright, in points from the top left; stops as soon as there is too much. */
async function readPieces(page: PDFPageProxy, maxCharacters: number): Promise<readonly Piece[]> {
  const viewport = page.getViewport({ scale: 1 });
  const reader = page.streamTextContent({ includeMarkedContent: false }).getReader();
  const turned: Piece[][] = [[], [], [], []];
  let characters = 0;
  for (;;) {
    const { done, value } = (await reader.read()) as { done: boolean; value: TextChunk };
    if (done) break;
    for (const item of value.items) {
      characters += item.str.length;
      if (characters > maxCharacters) throw new DocumentError('too-large');
      const [a, b, c, d, x, y] = Util.transform(viewport.transform, item.transform) as Matrix;
      const quarter = Math.round(Math.atan2(b, a) / (Math.PI / 2));
      // Slanted text is a watermark.
      if (Math.abs(Math.atan2(b, a) - (quarter * Math.PI) / 2) > 0.1) continue;
      const size = Math.hypot(c, d) || item.height;
      const turn = (quarter + 4) % 4;
      const [left, base] = upright(x, y, turn, viewport);
      turned[turn]?.push({ text: withHyphens(item.str), x: left, right: left + item.width, y: base, size });
    }
  }
  // Text across the main direction stands in the margin.
  const byLength = turned.toSorted((one, other) => length(other) - length(one));
  return byLength[0] ?? [];
}

/** A soft hyphen that a page shows is a hyphen; between small letters it is a leftover that nobody sees. */
const withHyphens = (text: string): string =>
  text.replaceAll(/(?<=\p{Ll})\u00ad(?=\p{Ll})/gu, '').replaceAll('\u00ad', '-');

type Matrix = [number, number, number, number, number, number];

interface TextChunk {
  readonly items: readonly { str: string; transform: number[]; width: number; height: number }[];
}

const length = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + piece.text.length, 0);

function upright(
  x: number,
  y: number,
  quarter: number,
  page: { width: number; height: number },
): [number, number] {
  if (quarter === 1) return [y, page.width - x];
  if (quarter === 2) return [page.width - x, page.height - y];
  if (quarter === 3) return [page.height - y, x];
  return [x, y];
}

const paints = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
]);

/**
 * True when the page is a picture of a page.
 * @param anySize a page without text is one, however small the picture; beside text it must cover the page
 */
async function isPicture(page: PDFPageProxy, anySize: boolean): Promise<boolean> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const { width, height } = page.getViewport({ scale: 1 });
  const stack: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [i, operator] of (fnArray as readonly number[]).entries()) {
    if (operator === OPS.save) stack.push(matrix);
    else if (operator === OPS.restore) matrix = stack.pop() ?? matrix;
    else if (operator === OPS.transform)
      matrix = Util.transform(matrix, [...argumentsOf(argsArray, i)]) as Matrix;
    else if (paints.has(operator)) {
      const [a, b, c, d] = matrix;
      if (anySize || Math.abs(a * d - b * c) > coversPage * width * height) return true;
    }
  }
  return false;
}

const argumentsOf = (all: readonly unknown[], i: number): readonly number[] =>
  Array.from((all[i] ?? []) as Iterable<number>);

/** Some programs store text without saying which letters it is. */
function refuseGibberish(text: string): void {
  const visible = text.replaceAll(/\s/g, '');
  const readable = visible.match(/[\p{Script=Latin}\p{N}\p{P}\p{Sc}+=|~^<>°]/gu)?.length ?? 0;
  if (readable >= 0.8 * visible.length) return;
  throw new DocumentError(
    'no-text',
    'Der Text in dieser PDF-Datei ist so gespeichert, dass er sich nicht auslesen lässt. Bitte eine Word-Datei wählen oder den Text des Zeugnisses abschreiben und einfügen.',
  );
}
