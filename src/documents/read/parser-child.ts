// Entry of the child process: reads the file from stdin, parses it, answers once over IPC.
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { DocumentError } from './document-error.ts';
import type { ReadLimits } from './limits.ts';
import type { ParsedDocument, ParserAnswer } from './run-parser.ts';

type Parser = (bytes: Uint8Array, limits: ReadLimits) => ParsedDocument | Promise<ParsedDocument>;

/** Only the library that is needed gets loaded: it is most of the time a small file takes. */
async function parserFor(format: string | undefined): Promise<Parser> {
  if (format === 'pdf') return (await import('./pdf.ts')).readPdf;
  if (format === 'docx') return (await import('./docx.ts')).readDocx;
  if (format === 'odt') return (await import('./odt.ts')).readOdt;
  if (format === 'rtf') return (await import('./rtf.ts')).readRtf;
  throw new DocumentError('unknown-format');
}

async function answer(): Promise<ParserAnswer> {
  try {
    const [, , format, limits] = process.argv;
    const [parser, bytes] = await Promise.all([parserFor(format), buffer(process.stdin)]);
    const parsed = await parser(new Uint8Array(bytes), JSON.parse(limits ?? '{}') as ReadLimits);
    return { ok: true, ...parsed };
  } catch (error) {
    // Whatever a parser throws means that the file is not what it should be.
    const known = error instanceof DocumentError ? error : new DocumentError('damaged');
    return { ok: false, code: known.code, message: known.message };
  }
}

process.on('disconnect', () => process.exit(1));
process.send?.(await answer(), () => process.exit(0));
