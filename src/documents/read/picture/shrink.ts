import type { GreyImage } from './grey-image.ts';

/** The picture at the given width, each pixel the mean of those it stands for; never larger than it was. */
export function shrink(image: GreyImage, width: number): GreyImage {
  if (image.width <= width) return image;
  const scale = image.width / width;
  const height = Math.max(1, Math.round(image.height / scale));
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const top = Math.floor(y * scale);
    const bottom = Math.max(top + 1, Math.min(image.height, Math.floor((y + 1) * scale)));
    for (let x = 0; x < width; x++) {
      const left = Math.floor(x * scale);
      const right = Math.max(left + 1, Math.min(image.width, Math.floor((x + 1) * scale)));
      let sum = 0;
      for (let v = top; v < bottom; v++)
        for (let u = left; u < right; u++) sum += image.data[v * image.width + u] ?? 0;
      data[y * width + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return { data, width, height };
}
