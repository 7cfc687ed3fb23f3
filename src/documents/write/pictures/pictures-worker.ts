// Worker thread: draws pages and logos, so that the server goes on meanwhile.
import { parentPort } from 'node:worker_threads';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PictureAnswer, PictureOrder } from './pictures.ts';

/** pdfjs names the browser's type; this canvas has the same methods. */
type RenderContext = Parameters<PDFPageProxy['render']>[0]['canvasContext'];

/** Longest side of a logo: 60 mm at 500 dpi. */
const logoSide = 1200;

async function drawLogo(bytes: Uint8Array): Promise<PictureAnswer> {
  const image = await loadImage(Buffer.from(bytes));
  const scale = Math.min(1, logoSide / Math.max(image.width, image.height));
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = createCanvas(width ?? 1, height ?? 1);
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  const png = new Uint8Array(await canvas.encode('png'));
  return { picture: { png, width: canvas.width, height: canvas.height }, pages: 1 };
}

async function drawPage(pdf: Uint8Array, number: number, scale: number): Promise<PictureAnswer> {
  const loading = getDocument({ data: pdf, verbosity: 0 });
  const document = await loading.promise;
  try {
    if (number > document.numPages) return { missing: true };
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const context = canvas.getContext('2d') as unknown as RenderContext;
    await page.render({ canvas: null, canvasContext: context, viewport, background: '#ffffff' }).promise;
    const png = new Uint8Array(await canvas.encode('png'));
    return { picture: { png, width: canvas.width, height: canvas.height }, pages: document.numPages };
  } finally {
    await loading.destroy();
  }
}

async function draw(order: PictureOrder): Promise<PictureAnswer> {
  try {
    return order.kind === 'logo'
      ? await drawLogo(order.bytes)
      : await drawPage(order.pdf, order.page, order.scale);
  } catch (fault) {
    return { error: String(fault) };
  }
}

parentPort?.on('message', (order: PictureOrder) => {
  void draw(order).then((answer) => parentPort?.postMessage(answer, []));
});
