import { evenLight } from './even-light.ts';
import { findSlopes } from './find-slopes.ts';
import { fitSlopes, type SlopeField } from './fit-slopes.ts';
import type { GreyImage } from './grey-image.ts';
import { shrink } from './shrink.ts';

/** Width at which slopes are looked for. */
const lookWidth = 1000;
/** With fewer places that show a slope nothing can be said about the page. */
const leastSamples = 40;
/** Below this (a third of a degree) lines are straight enough as they are. */
const leastSlope = 0.004;
const gridColumns = 50;
const gridRows = 60;

/** Heights in the original for each place of the straightened page. */
export interface Bend {
  /** Row of the original, in pixels with fractions, for a place of the straightened page. */
  readonly sourceRow: (x: number, y: number) => number;
}

export interface Straightened {
  readonly image: GreyImage;
  /** `null` when the page was straight already. */
  readonly bend: Bend | null;
  /** The greatest slope of a text line; 0 when it cannot be told. */
  readonly slope: number;
}

/**
 * Makes curved or slanting text lines horizontal by moving each column of pixels up or down; also takes away skew.
 * @param image upright
 * @param even the same with even light, or the image itself where it is; what comes out is made of it
 */
export function straighten(image: GreyImage, even: GreyImage): Straightened {
  const small = evenLight(shrink(image, lookWidth));
  const samples = findSlopes(small);
  if (samples.length < leastSamples) return { image: even, bend: null, slope: 0 };
  const field = fitSlopes(samples);
  const slope = steepest(field);
  if (slope < leastSlope) return { image: even, bend: null, slope };
  const bend = bendOf(field, small, image);
  return { image: remap(even, bend), bend, slope };
}

function steepest(field: SlopeField): number {
  const places = [-0.8, -0.4, 0, 0.4, 0.8];
  return Math.max(...places.flatMap((x) => places.map((y) => Math.abs(field(x, y)))));
}

/** Follows the slopes from the middle of the page to both sides on a coarse grid. */
function bendOf(field: SlopeField, small: GreyImage, { width, height }: GreyImage): Bend {
  const scale = height / small.height;
  const step = small.width / gridColumns;
  const slope = (x: number, y: number): number =>
    field((x * 2) / small.width - 1, Math.max(-1.1, Math.min(1.1, (y * 2) / small.height - 1)));
  const middle = gridColumns >> 1;
  const grid = Array.from({ length: gridRows + 1 }, (_, r) => {
    const row = new Float64Array(gridColumns + 1);
    row[middle] = (r / gridRows) * small.height;
    // Half a step with the slope at its beginning, the whole one with the slope in its middle.
    for (let c = middle; c < gridColumns; c++) {
      const y = row[c] ?? 0;
      row[c + 1] = y + step * slope((c + 0.5) * step, y + (slope(c * step, y) * step) / 2);
    }
    for (let c = middle; c > 0; c--) {
      const y = row[c] ?? 0;
      row[c - 1] = y - step * slope((c - 0.5) * step, y - (slope(c * step, y) * step) / 2);
    }
    return row;
  });
  const sourceRow = (x: number, y: number): number => {
    const gx = Math.min(gridColumns - 1e-6, Math.max(0, (x / width) * gridColumns));
    const gy = Math.min(gridRows - 1e-6, Math.max(0, (y / height) * gridRows));
    const [c, r] = [Math.floor(gx), Math.floor(gy)];
    const [fx, fy] = [gx - c, gy - r];
    const above = (grid[r]?.[c] ?? 0) * (1 - fx) + (grid[r]?.[c + 1] ?? 0) * fx;
    const below = (grid[r + 1]?.[c] ?? 0) * (1 - fx) + (grid[r + 1]?.[c + 1] ?? 0) * fx;
    return scale * (above * (1 - fy) + below * fy);
  };
  return { sourceRow };
}

/** The straightened picture; what was outside of the original is paper. */
function remap({ data, width, height }: GreyImage, { sourceRow }: Bend): GreyImage {
  const out = new Uint8Array(width * height).fill(255);
  // Between the lines of the grid rows run straight: two heights a block of columns are enough.
  const block = 8;
  for (let y = 0; y < height; y++) {
    for (let x0 = 0; x0 < width; x0 += block) {
      const from = sourceRow(x0, y);
      const rise = (sourceRow(x0 + block, y) - from) / block;
      const end = Math.min(width, x0 + block);
      for (let x = x0; x < end; x++) {
        const row = from + (x - x0) * rise;
        if (row < 0 || row >= height - 1) continue;
        const whole = Math.floor(row);
        const part = row - whole;
        const at = whole * width + x;
        out[y * width + x] = (data[at] ?? 255) * (1 - part) + (data[at + width] ?? 255) * part;
      }
    }
  }
  return { data: out, width, height };
}
