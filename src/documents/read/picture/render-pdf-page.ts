import { createCanvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { DocumentError } from '../document-error.ts';
import { openPdf } from '../open-pdf.ts';
import type { GreyImage } from './grey-image.ts';
import { readingSize, rawGrey } from './load-picture.ts';

type RenderTarget = Pick<Parameters<PDFPageProxy['render']>[0], 'canvas' | 'canvasContext'>;

/**
 * A page of a PDF as a picture.
 * @param page from 0
 * @param size of the longer side in pixels, at most the reading size
 */
export async function renderPdfPage(
  bytes: Uint8Array,
  page: number,
  size: number = readingSize,
): Promise<GreyImage> {
  const document = await openPdf(bytes);
  if (page >= document.numPages) throw new DocumentError('damaged');
  const proxy = await document.getPage(page + 1);
  const natural = proxy.getViewport({ scale: 1 });
  const viewport = proxy.getViewport({ scale: size / Math.max(natural.width, natural.height, 1) });
  const [width, height] = [Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height))];
  const canvas = createCanvas(width, height);
  // The library names the browser's types, which this one stands in for.
  const target = { canvas: null, canvasContext: canvas.getContext('2d') as unknown } as RenderTarget;
  await proxy.render({ ...target, viewport, background: '#fff' }).promise;
  return rawGrey(sharp(canvas.data(), { raw: { width, height, channels: 4 } }));
}
