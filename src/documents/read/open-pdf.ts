import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DocumentError } from './document-error.ts';
import { keepSoftHyphens } from './keep-soft-hyphens.ts';

const packageDir = path.dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
/** Pixels of one picture inside a PDF; larger ones are left out of the page. */
const mostPixels = 64_000_000;

/** @throws DocumentError encrypted, damaged */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  keepSoftHyphens();
  const task = getDocument({
    data: bytes,
    disableFontFace: true,
    useSystemFonts: false,
    standardFontDataUrl: `${packageDir}/standard_fonts/`,
    cMapUrl: `${packageDir}/cmaps/`,
    wasmUrl: `${packageDir}/wasm/`,
    iccUrl: `${packageDir}/iccs/`,
    maxImageSize: mostPixels,
    verbosity: 0,
  });
  const document = await task.promise.catch((error: unknown) => {
    const locked = error instanceof Error && error.name === 'PasswordException';
    throw new DocumentError(locked ? 'encrypted' : 'damaged');
  });
  if (document.numPages === 0) throw new DocumentError('damaged');
  return document;
}
