import sharp, { type Sharp } from 'sharp';
import { DocumentError } from '../document-error.ts';
import { loaded } from '../reader-fault.ts';
import type { PictureFormat } from '../sniff.ts';
import type { GreyImage } from './grey-image.ts';

/** Pixels of a picture as it comes; beyond it is a bomb or a poster. */
const mostPixels = 64_000_000;
/** Longer side in pixels to which pictures are brought down: A4 at 240 dpi. More takes longer and reads no better. */
export const readingSize = 2800;

const tooLarge = (): DocumentError =>
  new DocumentError(
    'too-large',
    'Das Bild hat zu viele Bildpunkte: gelesen werden höchstens 64 Millionen. Bitte das Bild verkleinern oder die Seite noch einmal aufnehmen.',
  );

/**
 * One page of a picture file in grey and upright as the camera says, on white where it was transparent.
 * @param page from 0, for TIFF
 * @throws DocumentError damaged, too-large
 */
export async function loadPicture(
  bytes: Uint8Array,
  format: PictureFormat,
  page: number,
): Promise<GreyImage> {
  return toGrey(await open(bytes, format, page));
}

/** How many pages a picture file has: TIFF may have several. */
export async function countPictures(bytes: Uint8Array, format: PictureFormat): Promise<number> {
  if (format === 'heic') return 1;
  const { pages = 1, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > mostPixels) throw tooLarge();
  return format === 'tiff' ? pages : 1;
}

async function open(bytes: Uint8Array, format: PictureFormat, page: number): Promise<Sharp> {
  if (format !== 'heic') {
    const meta = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (meta.width * (meta.pageHeight ?? meta.height) > mostPixels) throw tooLarge();
    // Photos that were cut off are read as far as they go; what is missing shows in the confidence.
    return sharp(bytes, { limitInputPixels: mostPixels, page, failOn: 'error', sequentialRead: true });
  }
  const { all } = (await loaded(import('heic-decode'))).default;
  const [first] = await all({ buffer: bytes });
  if (first === undefined) throw new DocumentError('damaged');
  if (first.width * first.height > mostPixels) throw tooLarge();
  const { data, width, height } = await first.decode();
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: mostPixels });
}

/** Brings a picture down to reading size, in grey. */
async function toGrey(picture: Sharp): Promise<GreyImage> {
  const size = { width: readingSize, height: readingSize };
  return rawGrey(picture.rotate().resize({ ...size, fit: 'inside', withoutEnlargement: true }));
}

/** The pixels of a picture in grey. */
export async function rawGrey(picture: Sharp): Promise<GreyImage> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels === 1) return { data, width, height };
  return { data: data.filter((_, i) => i % channels === 0), width, height };
}

/** The picture turned clockwise by quarters. */
export async function turnPicture(image: GreyImage, degrees: number): Promise<GreyImage> {
  if (degrees % 360 === 0) return image;
  const { width, height } = image;
  return rawGrey(sharp(image.data, { raw: { width, height, channels: 1 } }).rotate(degrees));
}
