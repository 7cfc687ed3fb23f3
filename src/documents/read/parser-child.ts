// Entry of the child process: reads the file from stdin, parses it, answers once over IPC.
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { answerParent } from './answer-parent.ts';
import { DocumentError } from './document-error.ts';
import type { ReadLimits } from './limits.ts';
import { loaded } from './reader-fault.ts';
import type { ParsedDocument, Work } from './run-parser.ts';
import { isPictureFormat } from './sniff.ts';

type Parser = (bytes: Uint8Array, limits: ReadLimits) => ParsedDocument | Promise<ParsedDocument>;

/** Only the library that is needed gets loaded: it is most of the time a small file takes. */
async function parserFor(format: Work): Promise<Parser> {
  if (format === 'pdf') return (await loaded(import('./pdf.ts'))).readPdf;
  if (format === 'docx') return (await loaded(import('./docx.ts'))).readDocx;
  if (format === 'odt') return (await loaded(import('./odt.ts'))).readOdt;
  if (format === 'rtf') return (await loaded(import('./rtf.ts'))).readRtf;
  if (format === 'signatures') {
    const { verifyPdf } = await loaded(import('../sign/verify-pdf.ts'));
    return (bytes) => ({ text: JSON.stringify(verifyPdf(bytes)), pages: 0 });
  }
  if (format === 'table') {
    const { parseTable } = await loaded(import('./table.ts'));
    return async (bytes) => ({ text: JSON.stringify(await parseTable(bytes)), pages: 0 });
  }
  if (format === 'doc') return (await loaded(import('./doc.ts'))).readDoc;
  if (!isPictureFormat(format)) throw new DocumentError('unknown-format');
  const { countPictures } = await loaded(import('./picture/load-picture.ts'));
  return async (bytes) => {
    const pages = await countPictures(bytes, format);
    return { text: '', pages, pictures: Array.from({ length: pages }, (_, page) => page) };
  };
}

await answerParent(async () => {
  const [, , format, limits] = process.argv;
  const [parser, bytes] = await Promise.all([parserFor(format as Work), buffer(process.stdin)]);
  return parser(new Uint8Array(bytes), JSON.parse(limits ?? '{}') as ReadLimits);
});
