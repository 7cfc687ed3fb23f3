import WordExtractor from 'word-extractor';
import { DocumentError } from './document-error.ts';
import type { ReadLimits } from './limits.ts';
import { joinBlocks, type TextBlock } from './list-text.ts';
import type { ParsedDocument } from './run-parser.ts';
import { tidyText } from './tidy.ts';

/** Word 97–2003 (DOC) → text: paragraphs and text boxes, without headers, footers and notes. */
export async function readDoc(bytes: Uint8Array, limits: ReadLimits): Promise<ParsedDocument> {
  if (isEncrypted(Buffer.from(bytes))) throw new DocumentError('encrypted');
  const document = await new WordExtractor().extract(Buffer.from(bytes));
  const boxes = document.getTextboxes({ includeHeadersAndFooters: false, filterUnicode: false });
  const whole = `${document.getBody({ filterUnicode: false })}\n${boxes}`;
  if (whole.length > limits.characters) throw new DocumentError('too-large');
  return { text: tidyText(joinBlocks(blocksOf(whole))), pages: 1 };
}

const sector = 512;

/** The stream of the text begins with its magic number at the beginning of a sector; a flag says what comes is encrypted. */
function isEncrypted(file: Buffer): boolean {
  for (let at = sector; at + 12 <= file.length; at += sector) {
    if (file.readUInt16LE(at) === 0xa5ec) return (file.readUInt16LE(at + 0x0a) & 0x0100) !== 0;
  }
  return false;
}

const mark = /^[•·▪●○\uf0b7\uf0a7]\s*/u;

function blocksOf(text: string): readonly TextBlock[] {
  return text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) =>
      mark.test(line) ? { kind: 'item', text: line.replace(mark, '') } : { kind: 'paragraph', text: line },
    );
}
