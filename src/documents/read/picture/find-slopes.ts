import type { SlopeSample } from './fit-slopes.ts';
import type { GreyImage } from './grey-image.ts';

const stripWidth = 25;
/** Farthest shift between neighbouring strips, in pixels: a slope of 0.28, about 16 degrees. */
const farthest = 7;
/** Bands as a share of the height; a band holds a few lines. */
const bandShare = 1 / 14;
/** Mean ink (0…255) below which a band is empty. */
const leastInk = 6;
const leastCorrelation = 0.45;
/** A black edge must not outweigh the letters. */
const mostInk = 140;

/**
 * How text lines rise and fall over the page: neighbouring vertical strips are laid over each other, and the shift at
 * which their ink fits best is the slope there.
 * @param image about 1000 pixels wide, evenly lit
 */
export function findSlopes(image: GreyImage): readonly SlopeSample[] {
  const { width, height } = image;
  const strips = inkOfStrips(image);
  const band = Math.round(height * bandShare);
  const samples: SlopeSample[] = [];
  for (const [s, strip] of strips.entries()) {
    const next = strips[s + 1];
    if (next === undefined) break;
    for (let top = 0; top + band <= height; top += band >> 1) {
      const found = bestShift(strip, next, top, band);
      if (found === null) continue;
      samples.push({
        x: ((s + 1) * stripWidth * 2) / width - 1,
        y: ((top + band / 2) * 2) / height - 1,
        slope: found.shift / stripWidth,
        weight: found.correlation ** 2,
      });
    }
  }
  return samples;
}

/** Ink per row for each strip, a little blurred. */
function inkOfStrips({ data, width, height }: GreyImage): readonly Float32Array[] {
  return Array.from({ length: Math.floor(width / stripWidth) }, (_, s) => {
    const rows = new Float32Array(height);
    for (let y = 0; y < height; y++) {
      let sum = 0;
      for (let x = s * stripWidth; x < (s + 1) * stripWidth; x++) sum += 255 - (data[y * width + x] ?? 255);
      rows[y] = Math.min(sum / stripWidth, mostInk);
    }
    return rows.map((value, y) =>
      y === 0 || y === height - 1 ? 0 : ((rows[y - 1] ?? 0) + 2 * value + (rows[y + 1] ?? 0)) / 4,
    );
  });
}

interface Shift {
  /** Pixels down, with fractions. */
  readonly shift: number;
  /** 0…1. */
  readonly correlation: number;
}

function bestShift(one: Float32Array, other: Float32Array, top: number, band: number): Shift | null {
  const bottom = top + band;
  const meanOne = mean(one, top, bottom);
  const meanOther = mean(other, top, bottom);
  if (meanOne < leastInk || meanOther < leastInk) return null;
  const scores: number[] = [];
  for (let shift = -farthest; shift <= farthest; shift++) {
    let [both, first, second] = [0, 0, 0];
    for (let y = Math.max(top, -shift); y < Math.min(bottom, other.length - shift); y++) {
      const a = (one[y] ?? 0) - meanOne;
      const b = (other[y + shift] ?? 0) - meanOther;
      both += a * b;
      first += a * a;
      second += b * b;
    }
    scores.push(both / Math.sqrt(first * second + 1));
  }
  const correlation = Math.max(...scores);
  const at = scores.indexOf(correlation);
  if (correlation < leastCorrelation || at === 0 || at === scores.length - 1) return null;
  // The top of the parabola through the best score and its neighbours.
  const [before, after] = [scores[at - 1] ?? 0, scores[at + 1] ?? 0];
  const bend = before - 2 * correlation + after;
  const fraction = bend === 0 ? 0 : (0.5 * (before - after)) / bend;
  return { shift: at - farthest + fraction, correlation };
}

function mean(values: Float32Array, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += values[i] ?? 0;
  return sum / (to - from);
}
