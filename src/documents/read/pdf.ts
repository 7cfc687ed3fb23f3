import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  getDocument,
  OPS,
  Util,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DocumentError } from './document-error.ts';
import { blocksOf } from './layout/blocks.ts';
import { linesOf } from './layout/columns.ts';
import { dropFurniture } from './layout/furniture.ts';
import type { PagePieces, Piece } from './layout/piece.ts';
import { rowsOf } from './layout/rows.ts';
import { keepSoftHyphens } from './keep-soft-hyphens.ts';
import type { ReadLimits } from './limits.ts';
import { joinBlocks } from './list-text.ts';
import type { ParsedDocument } from './run-parser.ts';
import { tidyText } from './tidy.ts';

const packageDir = path.dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
/** A page with fewer characters has no text worth the name. */
const leastCharacters = 10;
/** Looking for a picture unpacks it, which takes its time. */
const mostPictureChecks = 3;

/** PDF → text in reading order, without headers, footers and page numbers. */
export async function readPdf(bytes: Uint8Array, limits: ReadLimits): Promise<ParsedDocument> {
  keepSoftHyphens();
  const task = getDocument({
    data: bytes,
    disableFontFace: true,
    useSystemFonts: false,
    standardFontDataUrl: `${packageDir}/standard_fonts/`,
    cMapUrl: `${packageDir}/cmaps/`,
    wasmUrl: `${packageDir}/wasm/`,
    verbosity: 0,
  });
  const document = await task.promise.catch((error: unknown) => {
    const locked = error instanceof Error && error.name === 'PasswordException';
    throw new DocumentError(locked ? 'encrypted' : 'damaged');
  });
  if (document.numPages === 0) throw new DocumentError('damaged');
  if (document.numPages > limits.pages) {
    throw new DocumentError(
      'too-many-pages',
      `Die Datei hat ${document.numPages} Seiten, gelesen werden höchstens ${limits.pages}. Bitte nur die Seiten des Zeugnisses speichern oder den Text des Zeugnisses kopieren und einfügen.`,
    );
  }
  const pages = await readPages(document, limits.characters);
  const rows = dropFurniture(pages.map(rowsOf));
  const lines = rows.flatMap((page, i) => linesOf(page, i));
  const text = tidyText(joinBlocks(blocksOf(lines)));
  refuseGibberish(text);
  return { text, pages: document.numPages };
}

async function readPages(document: PDFDocumentProxy, maxCharacters: number): Promise<readonly PagePieces[]> {
  const pages: PagePieces[] = [];
  const bare: number[] = [];
  let left = maxCharacters;
  for (let number = 1; number <= document.numPages; number++) {
    // One page after the other, so that the limit is felt before the next page is unpacked.
    const page = await document.getPage(number);
    const pieces = await readPieces(page, left);
    const characters = length(pieces);
    left -= characters;
    if (characters < leastCharacters) bare.push(number);
    pages.push({ height: page.getViewport({ scale: 1 }).height, pieces });
    page.cleanup();
  }
  if (bare.length === document.numPages) throw new DocumentError('scan');
  for (const number of bare.slice(0, mostPictureChecks)) {
    if (await hasPicture(await document.getPage(number)))
      throw new DocumentError('scan', pictureMessage(number));
  }
  return pages;
}

const pictureMessage = (page: number): string =>
  `Seite ${page} dieser PDF-Datei ist nur ein Bild ohne Text, und Bilder lassen sich derzeit noch nicht lesen. Bitte eine Datei mit Text auf allen Seiten wählen oder den Text des Zeugnisses kopieren und einfügen.`;

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

async function hasPicture(page: PDFPageProxy): Promise<boolean> {
  const { fnArray } = await page.getOperatorList();
  const paints = new Set<number>([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintImageXObjectRepeat,
  ]);
  return fnArray.some((operator: number) => paints.has(operator));
}

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
