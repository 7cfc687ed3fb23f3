import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { DocumentError } from './document-error.ts';
import type { ReadLimits } from './limits.ts';
import { joinBlocks, type TextBlock } from './list-text.ts';
import type { ParsedDocument } from './run-parser.ts';
import { tableBlocks, type TableCell } from './table-text.ts';
import { tidyText } from './tidy.ts';
import { walkXml } from './xml.ts';
import { unzip } from './zip.ts';

const maxXmlBytes = 16_000_000;
const isNeeded = (name: string): boolean =>
  /^(\[Content_Types\]\.xml|_rels\/.*|word\/.*\.(xml|rels))$/.test(name);

/** DOCX → text: paragraphs, lists („– item“), tables and text boxes in reading order; no headers, footers, comments. */
export async function readDocx(bytes: Uint8Array, limits: ReadLimits): Promise<ParsedDocument> {
  // The library sees only what was unpacked within bounds, without pictures and other ballast.
  const files = Object.fromEntries(unzip(bytes, isNeeded, maxXmlBytes));
  const lean = zipSync(files, { level: 0 });
  const noImages = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(lean) }, { convertImage: noImages });
  const blocks = htmlBlocks(value, limits.characters);
  return { text: tidyText(joinBlocks(blocks)), pages: 1 };
}

const blockTags = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'td', 'th']);

/** The library's HTML is plain and closed like XML; its blocks become ours. */
function htmlBlocks(html: string, maxCharacters: number): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  const tables: TableCell[][][] = [];
  let current = '';
  let items = 0;
  let total = 0;

  const flush = (): void => {
    const cell = tables.at(-1)?.at(-1)?.at(-1);
    if (current.trim() !== '')
      (cell ?? blocks).push({ kind: items > 0 ? 'item' : 'paragraph', text: current });
    current = '';
  };
  // eslint-disable-next-line no-control-regex -- not allowed in XML, and of no use in a letter
  const clean = html.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  walkXml(`<body>${clean}</body>`, {
    open(name) {
      if (blockTags.has(name) || name === 'table') flush();
      if (name === 'li') items++;
      else if (name === 'br') current += '\n';
      else if (name === 'table') tables.push([]);
      else if (name === 'tr') tables.at(-1)?.push([]);
      else if (name === 'td' || name === 'th') tables.at(-1)?.at(-1)?.push([]);
    },
    text(text) {
      total += text.length;
      if (total > maxCharacters) throw new DocumentError('too-large');
      current += text;
    },
    close(name) {
      if (blockTags.has(name)) flush();
      if (name === 'li') items--;
      else if (name === 'table') {
        const rows = tables.pop() ?? [];
        (tables.at(-1)?.at(-1)?.at(-1) ?? blocks).push(...tableBlocks(rows));
      }
    },
  });
  flush();
  return blocks;
}
