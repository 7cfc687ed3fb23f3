import type { GreyImage } from './grey-image.ts';

/** What would make a better picture of a page. */
export type PhotoHint = 'dark' | 'uneven' | 'small' | 'curved' | 'blurred';

/** Height of tall letters, in pixels, below which letters run together: 130 dpi give about 15, 150 dpi about 17. */
const leastHeight = 14;
const leastPaper = 120;
const steep = 0.05;
/** A stroke's edge takes this share of the contrast from one pixel to the next where the picture is sharp. */
const leastSharpness = 0.22;

export interface PageLook {
  readonly image: GreyImage;
  readonly evenlyLit: boolean;
  /** Greatest slope of a text line. */
  readonly slope: number;
  /** Usual height of tall letters in pixels; 0 when there is none. */
  readonly letterHeight: number;
}

/** What is the matter with the picture of a page. */
export function photoHints({ image, evenlyLit, slope, letterHeight }: PageLook): readonly PhotoHint[] {
  const hints: PhotoHint[] = [];
  const { paper, sharpness } = measure(image);
  if (paper < leastPaper) hints.push('dark');
  else if (!evenlyLit) hints.push('uneven');
  if (letterHeight > 0 && letterHeight < leastHeight) hints.push('small');
  if (slope > steep) hints.push('curved');
  if (sharpness < leastSharpness) hints.push('blurred');
  return hints;
}

/** Brightness of the paper, and how steep the steepest hundredth of the edges is as a share of the contrast. */
function measure({ data, width, height }: GreyImage): { readonly paper: number; readonly sharpness: number } {
  const levels = new Uint32Array(256);
  const steps = new Uint32Array(256);
  let total = 0;
  for (let y = 1; y < height; y += 3) {
    for (let x = 1; x < width - 1; x++) {
      const here = data[y * width + x] ?? 0;
      const step = Math.abs(here - (data[y * width + x + 1] ?? 0));
      levels[here] = (levels[here] ?? 0) + 1;
      steps[step] = (steps[step] ?? 0) + 1;
      total++;
    }
  }
  const paper = quantile(levels, total * 0.7);
  const ink = quantile(levels, total * 0.01);
  return { paper, sharpness: quantile(steps, total * 0.99) / Math.max(20, paper - ink) };
}

function quantile(counts: Uint32Array, rank: number): number {
  let sum = 0;
  for (const [level, count] of counts.entries()) {
    sum += count;
    if (sum >= rank) return level;
  }
  return 255;
}
