import { decodeText } from './decode-text.ts';
import { DocumentError } from './document-error.ts';
import { defaultLimits, type ReadLimits } from './limits.ts';
import { runParser } from './run-parser.ts';
import { sniff, type Format } from './sniff.ts';
import { tidyText } from './tidy.ts';

export { DocumentError } from './document-error.ts';

export interface ReadDocument {
  readonly format: Format;
  /** Plain text: a blank line between paragraphs, list items as „– item“ lines. */
  readonly text: string;
  /** Pages of a PDF; 1 for formats that have none of their own. */
  readonly pages: number;
}

/**
 * Reads the text of a letter from a file. What it is, its content says.
 * @param bytes the file
 * @param _fileName as the visitor named it; kept for messages and logs of callers, never trusted for the format
 * @param limits what the file may cost; the usual ones where left out
 * @throws DocumentError with a code and a German message for the user
 */
export async function readDocument(
  bytes: Uint8Array,
  _fileName: string,
  limits: Partial<ReadLimits> = {},
): Promise<ReadDocument> {
  const within = { ...defaultLimits, ...limits };
  if (bytes.length > within.bytes) {
    throw new DocumentError(
      'too-large',
      `Die Datei ist größer als ${Math.floor(within.bytes / 1024 / 1024)} MB. Bitte nur die Seiten des Zeugnisses speichern oder den Text des Zeugnisses kopieren und einfügen.`,
    );
  }
  const format = sniff(bytes);
  const { text, pages } =
    format === 'txt' ? { text: readText(bytes, within), pages: 1 } : await runParser(format, bytes, within);
  if (text.trim() === '') throw new DocumentError('no-text');
  return { format, text, pages };
}

/** Plain text needs no process of its own: its work is bounded by its length. */
function readText(bytes: Uint8Array, limits: ReadLimits): string {
  // No encoding in use needs more than four bytes a character.
  const text = bytes.length > limits.characters * 4 ? null : decodeText(bytes);
  if (text === null || text.length > limits.characters) throw new DocumentError('too-large');
  return tidyText(text);
}
