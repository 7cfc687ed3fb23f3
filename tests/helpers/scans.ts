import type { GreyImage } from '#documents/read/picture/grey-image.ts';
import { letterPdf, pictureFile, scannedPage, spoil } from '#documents/testing/page-pictures.ts';

/** A short reference, so that reading its picture takes a few seconds only. */
export const shortLetter = [
  'Arbeitszeugnis',
  'Frau Lena Vogt war vom 1. März 2018 bis zum 30. Juni 2025 bei uns tätig.',
  'Frau Vogt arbeitete stets zu unserer vollsten Zufriedenheit. Ihr Verhalten war jederzeit vorbildlich.',
].join('\n\n');

/** The upper part of a scanned page. */
async function upperPart(text: string, share = 0.3): Promise<GreyImage> {
  const { data, width, height } = await scannedPage(letterPdf(text), 150);
  const rows = Math.round(height * share);
  return { data: data.slice(0, rows * width), width, height: rows };
}

/** A clean scan of a text as a PNG. */
export async function scanOf(text: string): Promise<Uint8Array> {
  return pictureFile(await upperPart(text), 'png');
}

/** A photo of a text, bent, askew and shadowed, as a JPEG. */
export async function photoOf(text: string): Promise<Uint8Array> {
  const page = spoil(await upperPart(text), {
    perspective: 0.08,
    curl: 0.01,
    shadow: 0.3,
    askew: 2,
    noise: 4,
  });
  return pictureFile(page, 'jpeg', { quality: 80 });
}

/** A photo of something that is no text, as a JPEG. */
export async function noiseOf(width = 400, height = 500): Promise<Uint8Array> {
  const dark = (i: number): boolean => ((((i % width) >> 5) + Math.floor(i / width)) >> 6) % 2 === 0;
  const data = Uint8Array.from({ length: width * height }, (_, i) => (dark(i) ? 40 : 210));
  return pictureFile({ data, width, height }, 'jpeg', { quality: 50, blur: 2 });
}
