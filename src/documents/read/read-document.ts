import { decodeText } from './decode-text.ts';
import { DocumentError } from './document-error.ts';
import { pagesText } from './layout/pages-text.ts';
import type { PagePieces } from './layout/piece.ts';
import { defaultLimits, type ReadLimits } from './limits.ts';
import { runParser, type ParsedDocument } from './run-parser.ts';
import { runPicture } from './run-picture.ts';
import { sniff, type Format } from './sniff.ts';
import { tidyText } from './tidy.ts';

export { DocumentError } from './document-error.ts';

/** A document whose text is known, or whose pages must first be read from their pictures. */
export interface OpenedDocument {
  readonly format: Format;
  /** '' while there are pictures to read. */
  readonly text: string;
  readonly pages: number;
  /** Text of the pages in place, where the format has pages. */
  readonly layout: readonly PagePieces[];
  /** Pages, from 0, that must be read from their pictures. */
  readonly pictures: readonly number[];
}

export interface ReadDocument {
  readonly format: Format;
  /** Plain text: a blank line between paragraphs, list items as „– item“ lines. */
  readonly text: string;
  /** Pages of a PDF or of a picture; 1 for formats that have none of their own. */
  readonly pages: number;
}

/**
 * Opens a file: says by its content what it is, and gives its text where it holds any. Takes well under a second.
 * @param bytes the file
 * @param limits what the file may cost; the usual ones where left out
 * @throws DocumentError with a code and a German message for the user
 */
export async function openDocument(
  bytes: Uint8Array,
  limits: Partial<ReadLimits> = {},
): Promise<OpenedDocument> {
  const within = { ...defaultLimits, ...limits };
  if (bytes.length > within.bytes) {
    throw new DocumentError(
      'too-large',
      `Die Datei ist größer als ${Math.floor(within.bytes / 1024 / 1024)} MB. Bitte nur die Seiten des Zeugnisses speichern oder den Text des Zeugnisses kopieren und einfügen.`,
    );
  }
  const format = sniff(bytes);
  const parsed: ParsedDocument =
    format === 'txt' ? { text: readText(bytes, within), pages: 1 } : await runParser(format, bytes, within);
  const { text, pages, layout = [], pictures = [] } = parsed;
  if (pictures.length > within.pictures) {
    throw new DocumentError(
      'too-many-pages',
      `Die Datei hat ${pictures.length} Seiten aus Bildern, gelesen werden höchstens ${within.pictures}. Bitte nur die Seiten des Zeugnisses speichern oder den Text des Zeugnisses kopieren und einfügen.`,
    );
  }
  if (pictures.length === 0 && text.trim() === '') throw new DocumentError('no-text');
  return { format, text, pages, layout, pictures };
}

/**
 * Reads the text of a letter from a file, from pictures as well, which takes some seconds a page.
 * @param _fileName as the visitor named it; never trusted for the format
 * @throws DocumentError with a code and a German message for the user
 */
export async function readDocument(
  bytes: Uint8Array,
  _fileName: string,
  limits: Partial<ReadLimits> = {},
): Promise<ReadDocument> {
  const { format, text, pages, layout, pictures } = await openDocument(bytes, limits);
  if (pictures.length === 0) return { format, text, pages };
  const read = [...layout];
  for (const page of pictures)
    read[page] = (await runPicture(bytes, { format, page, turn: null }, limits)).layout;
  const whole = pagesText(read);
  if (whole.trim() === '') throw new DocumentError('no-text');
  return { format, text: whole, pages };
}

/** Plain text needs no process of its own: its work is bounded by its length. */
function readText(bytes: Uint8Array, limits: ReadLimits): string {
  // No encoding in use needs more than four bytes a character.
  const text = bytes.length > limits.characters * 4 ? null : decodeText(bytes);
  if (text === null || text.length > limits.characters) throw new DocumentError('too-large');
  return tidyText(text);
}
