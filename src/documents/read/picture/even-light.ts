import type { GreyImage } from './grey-image.ts';

/** Window of the local mean as a share of the width; wider than a letter, narrower than a shadow. */
const windowShare = 0.04;
/** Shares of the local mean: from here down it is ink, from there up it is paper. */
const ink = 0.62;
const paper = 0.97;
/** Darker means are noise: dividing by them would make letters out of a black table. */
const darkest = 8;

/** Takes shadows and uneven light away: each pixel is measured against the mean around it. */
export function evenLight({ data, width, height }: GreyImage): GreyImage {
  const sums = integral(data, width, height);
  const radius = Math.max(8, Math.round((width * windowShare) / 2));
  const stride = width + 1;
  const out = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - radius) * stride;
    const bottom = Math.min(height, y + radius + 1);
    const rows = bottom - Math.max(0, y - radius);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius);
      const right = Math.min(width, x + radius + 1);
      const sum =
        ((sums[bottom * stride + right] ?? 0) -
          (sums[top + right] ?? 0) -
          (sums[bottom * stride + left] ?? 0) +
          (sums[top + left] ?? 0)) >>>
        0;
      const mean = Math.max(darkest, sum / ((right - left) * rows));
      const share = ((data[y * width + x] ?? 0) / mean - ink) / (paper - ink);
      out[y * width + x] = share <= 0 ? 0 : share >= 1 ? 255 : share * 255;
    }
  }
  return { data: out, width, height };
}

/** Sums of all pixels above and left, modulo 2³²: differences of windows stay right, in half the memory. */
function integral(data: Uint8Array, width: number, height: number): Uint32Array {
  const stride = width + 1;
  const sums = new Uint32Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] ?? 0;
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

/** True when the paper is equally bright all over, as in a scan or a rendered page. */
export function isEvenlyLit({ data, width, height }: GreyImage): boolean {
  const [columns, rows] = [8, 10];
  const levels: number[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      levels.push(
        paperLevel(
          data,
          width,
          (column * width) / columns,
          (row * height) / rows,
          width / columns,
          height / rows,
        ),
      );
    }
  }
  return Math.min(...levels) > 0.93 * Math.max(...levels) && Math.min(...levels) > 200;
}

/** The brightness that a tenth of the pixels of a tile exceed: the paper, wherever there is some. */
function paperLevel(data: Uint8Array, width: number, x0: number, y0: number, w: number, h: number): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let y = Math.floor(y0); y < y0 + h - 1; y += 3) {
    for (let x = Math.floor(x0); x < x0 + w - 1; x += 3) {
      const value = data[y * width + x] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
      total++;
    }
  }
  let above = 0;
  for (let level = 255; level > 0; level--) {
    above += counts[level] ?? 0;
    if (above >= total / 10) return level;
  }
  return 0;
}
