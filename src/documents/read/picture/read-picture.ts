import sharp from 'sharp';
import type { PagePieces } from '../layout/piece.ts';
import { evenLight, isEvenlyLit } from './even-light.ts';
import type { GreyImage } from './grey-image.ts';
import { turnPicture } from './load-picture.ts';
import { photoHints, type PhotoHint } from './photo-hints.ts';
import { piecesOf } from './pieces-of.ts';
import { straighten } from './straighten.ts';
import { findTurn, recognise } from './tesseract.ts';
import { countLostLines, readWords, wordLines, type ReadWord } from './words.ts';

/** The steps of reading a page, in their order. */
export type PageStage = 'opening' | 'turning' | 'straightening' | 'recognising';

/** A page that was read from its picture. */
export interface ReadPicture {
  /** For putting the text of all pages together, see `pagesText`. */
  readonly layout: PagePieces;
  readonly words: readonly ReadWord[];
  /** Mean confidence of the words by their length, 0…100; 0 without words. */
  readonly confidence: number;
  /** Degrees clockwise that the picture was turned to stand upright. */
  readonly turn: number;
  /** The page upright as a JPEG in grey; the boxes of the words are places on it. */
  readonly picture: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly hints: readonly PhotoHint[];
  /** Lines that could not be made out and are missing in the text. */
  readonly lost: number;
  /** True for paper with nothing on it, such as the back of a sheet. */
  readonly blank: boolean;
}

/** Share of dark pixels below which a page is empty: a line of text has more. */
const leastInk = 0.0008;

const pictureQuality = 80;

/**
 * Reads a page from its picture: turns it upright, straightens its lines, recognises the words.
 * @param turn degrees clockwise where somebody said so, `null` to find out
 * @param onStage told each step, and 0…1 how far it is
 */
export async function readPicture(
  image: GreyImage,
  turn: number | null,
  onStage: (stage: PageStage, share: number) => void,
): Promise<ReadPicture> {
  onStage('turning', 0);
  const degrees = turn ?? (await findTurn(image));
  const upright = await turnPicture(image, degrees);
  onStage('straightening', 0);
  const evenlyLit = isEvenlyLit(upright);
  const { image: straight, bend, slope } = straighten(upright, evenlyLit ? upright : evenLight(upright));
  onStage('recognising', 0);
  const blocks = await recognise(straight, (share) => onStage('recognising', share));
  const words = readWords(blocks, upright, bend, straight);
  const lines = wordLines(blocks, straight);
  return {
    layout: piecesOf(lines, upright),
    words,
    confidence: confidenceOf(words),
    turn: degrees,
    picture: await asJpeg(upright),
    width: upright.width,
    height: upright.height,
    lost: countLostLines(blocks),
    blank: words.length === 0 && inkShare(straight) < leastInk && isPaper(upright),
    hints: photoHints({
      image: upright,
      evenlyLit,
      slope,
      letterHeight: usualHeight(words) * upright.height,
    }),
  };
}

/** From the baseline to the top of tall letters, and nothing below: such words are equally high whatever they say. */
const tall = /^(?=[^]*[bdfhklA-Z])[a-fh-ik-or-xzA-PR-Z]{3,}$/;

/** Median height of tall letters as a share of the page. The rows of the recogniser tell less: it widens those of small letters. */
function usualHeight(words: readonly ReadWord[]): number {
  const heights = words
    .filter(({ text }) => tall.test(text))
    .map(({ box }) => box.height)
    .toSorted((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0;
}

function confidenceOf(words: readonly ReadWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const weighted = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
  return letters === 0 ? 0 : Math.round(weighted / letters);
}

function inkShare({ data }: GreyImage): number {
  let dark = 0;
  for (const value of data) if (value < 128) dark++;
  return dark / data.length;
}

/** Nothing but paper in the picture: a smooth motif without letters is no empty back of a sheet. */
function isPaper({ data }: GreyImage): boolean {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = (counts[value] as number) + 1;
  const levelAt = (share: number): number => {
    let seen = 0;
    return counts.findIndex((count) => (seen += count) >= share * data.length);
  };
  const dark = levelAt(0.05);
  return levelAt(0.95) - dark < mostShade && dark > leastLight;
}
/** Grey levels between the darker and the lighter parts of an empty sheet, light and shadow of the room included. */
const mostShade = 90;
const leastLight = 80;

async function asJpeg({ data, width, height }: GreyImage): Promise<Uint8Array> {
  const picture = sharp(data, { raw: { width, height, channels: 1 } });
  return new Uint8Array(await picture.jpeg({ quality: pictureQuality }).toBuffer());
}
