import { DocumentError } from './document-error.ts';
import type { ReadLimits } from './limits.ts';
import { joinBlocks, type TextBlock } from './list-text.ts';
import type { ParsedDocument } from './run-parser.ts';
import { tableBlocks, type TableCell } from './table-text.ts';
import { tidyText } from './tidy.ts';
import { walkXml } from './xml.ts';
import { unzip } from './zip.ts';

const maxXmlBytes = 16_000_000;
const ignored = new Set(['office:annotation', 'text:tracked-changes', 'text:note', 'svg:title', 'svg:desc']);

/** ODT → text: paragraphs, lists and tables of the body in document order, without notes and comments. */
export function readOdt(bytes: Uint8Array, limits: ReadLimits): ParsedDocument {
  const wanted = new Set(['content.xml', 'META-INF/manifest.xml']);
  const files = unzip(bytes, (name) => wanted.has(name), maxXmlBytes);
  const decoder = new TextDecoder();
  const manifest = decoder.decode(files.get('META-INF/manifest.xml'));
  if (manifest.includes('encryption-data')) throw new DocumentError('encrypted');
  const content = files.get('content.xml');
  if (content === undefined) throw new DocumentError('damaged');
  const blocks = contentBlocks(decoder.decode(content), limits.characters);
  return { text: tidyText(joinBlocks(blocks)), pages: 1 };
}

function contentBlocks(xml: string, maxCharacters: number): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  // Text boxes nest paragraphs in paragraphs, and tables nest in cells: each level collects for itself.
  const paragraphs: string[] = [];
  const tables: { rows: TableCell[][] }[] = [];
  let skip = 0;
  let listDepth = 0;
  let total = 0;

  const add = (text: string): void => {
    if (skip > 0 || paragraphs.length === 0) return;
    total += text.length;
    if (total > maxCharacters) throw new DocumentError('too-large');
    paragraphs.push((paragraphs.pop() ?? '') + text);
  };
  const endParagraph = (): void => {
    const block: TextBlock = { kind: listDepth > 0 ? 'item' : 'paragraph', text: paragraphs.pop() ?? '' };
    const cell = tables.at(-1)?.rows.at(-1)?.at(-1);
    (cell ?? blocks).push(block);
  };

  walkXml(xml, {
    open(name, attributes) {
      if (ignored.has(name)) skip++;
      else if (name === 'text:p' || name === 'text:h') paragraphs.push('');
      else if (name === 'text:s') add(' '.repeat(Math.min(50, Number(attributes['text:c'] ?? 1))));
      else if (name === 'text:tab') add('\t');
      else if (name === 'text:line-break') add('\n');
      else if (name === 'text:list-item') listDepth++;
      else if (name === 'table:table') tables.push({ rows: [] });
      else if (name === 'table:table-row') tables.at(-1)?.rows.push([]);
      else if (name === 'table:table-cell') tables.at(-1)?.rows.at(-1)?.push([]);
    },
    text: add,
    close(name) {
      if (ignored.has(name)) skip--;
      else if (name === 'text:p' || name === 'text:h') endParagraph();
      else if (name === 'text:list-item') listDepth--;
      else if (name === 'table:table') {
        const cell = tables.at(-2)?.rows.at(-1)?.at(-1);
        (cell ?? blocks).push(...tableBlocks(tables.pop()?.rows ?? []));
      }
    },
  });
  return blocks;
}
