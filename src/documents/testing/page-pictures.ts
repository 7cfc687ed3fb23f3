// Makes pictures of pages for tests and measurements: a letter is set, rendered, and spoilt the way scanners and phones do.
import sharp from 'sharp';
import type { GreyImage } from '../read/picture/grey-image.ts';
import { renderPdfPage } from '../read/picture/render-pdf-page.ts';
import { typstPdf } from './sample-files.ts';

/** How a letter is set. */
export interface PageStyle {
  /** Letterhead and foot on every page. */
  readonly furniture?: boolean;
  readonly size?: number;
  readonly columns?: number;
}

const quoted = (text: string): string => text.replaceAll(/[\\#$*_@<>`~[\]="/-]/g, (sign) => `\\${sign}`);

/** A letter in plain text (blank lines between paragraphs, items as „– item“) as a PDF on A4. */
export function letterPdf(
  letter: string,
  { furniture = false, size = 11, columns = 1 }: PageStyle = {},
): Uint8Array {
  const page = furniture
    ? `header: [Ostwind Anlagenbau GmbH · Hafendamm 12 · 24937 Flensburg #line(length: 100%)],
       footer: context [#set text(size: 8pt); Amtsgericht Flensburg HRB 1234 · www.ostwind.example #h(1fr) Seite #counter(page).display("1 von 1", both: true)],`
    : '';
  const blocks = letter
    .trim()
    .split(/\n{2,}/)
    .map((block, i) => {
      const lines = block.split('\n').map((line) => line.trim());
      if (i === 0 && lines.length === 1) return `= ${quoted(lines[0] ?? '')}`;
      if (lines.every((line) => /^[–-] /.test(line)))
        return lines.map((line) => `- ${quoted(line.slice(2))}`).join('\n');
      return lines
        .map((line) => (/^[–-] /.test(line) ? `\n- ${quoted(line.slice(2))}` : `${quoted(line)} \\`))
        .join('\n')
        .replace(/ \\$/, '');
    });
  return typstPdf(
    `#set page(paper: "a4", margin: 25mm, columns: ${columns}, ${page})
#set text(size: ${size}pt)
#set par(justify: true)
${blocks.join('\n\n')}`,
  );
}

/** A page of a PDF at the resolution of a scanner. */
export async function scannedPage(pdf: Uint8Array, dpi: number, page = 0): Promise<GreyImage> {
  return renderPdfPage(pdf.slice(), page, Math.round(11.69 * dpi));
}

/** What happens to a page on its way through a scanner or a phone. */
export interface Spoiling {
  /** Degrees that the sheet lies askew. */
  readonly askew?: number;
  /** How much narrower the far edge is, 0…0.3. */
  readonly perspective?: number;
  /** Height of the wave of the sheet in shares of the page. */
  readonly curl?: number;
  /** How dark the shadow is that falls over the page, 0…1. */
  readonly shadow?: number;
  /** Standard deviation of the noise in grey levels. */
  readonly noise?: number;
  /** A table around the sheet. */
  readonly desk?: boolean;
}

/** The same numbers each time, between 0 and 1. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The picture of a sheet that lies askew, bends, is seen from one side, in bad light. */
export function spoil(image: GreyImage, spoiling: Spoiling): GreyImage {
  const { askew = 0, perspective = 0, curl = 0, shadow = 0, noise = 0, desk = false } = spoiling;
  const { width, height } = image;
  const random = chance(7);
  const angle = (askew * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const margin = desk ? 0.06 : 0;
  const data = new Uint8Array(width * height);
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      // From the middle, −0.5…0.5 of the height on both axes.
      const x0 = (px - width / 2) / height;
      const y0 = (py - height / 2) / height;
      const x1 = (x0 * cos + y0 * sin) * (1 + 2 * margin);
      const y1 = (y0 * cos - x0 * sin) * (1 + 2 * margin);
      const depth = 1 + perspective * (0.5 - y1) + perspective * 0.4 * x1;
      const across = x1 * depth;
      const along = y1 * depth + curl * Math.sin((across * height * Math.PI * 1.3) / width + 0.6);
      const light = 1 - shadow * (0.55 + 0.45 * Math.sin(3.1 * across + 2.3 * along + 0.8)) * 0.75;
      const paper = sample(image, across * height + width / 2, along * height + height / 2, desk);
      const grain = noise === 0 ? 0 : (random() + random() + random() - 1.5) * 2 * noise;
      data[py * width + px] = Math.max(0, Math.min(255, paper * light + grain));
    }
  }
  return { data, width, height };
}

function sample({ data, width, height }: GreyImage, x: number, y: number, desk: boolean): number {
  if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) return desk ? 70 : 255;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  const at = top * width + left;
  const above = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx;
  const below = (data[at + width] ?? 0) * (1 - fx) + (data[at + width + 1] ?? 0) * fx;
  return above * (1 - fy) + below * fy;
}

/** A picture as a file. */
export async function pictureFile(
  { data, width, height }: GreyImage,
  format: 'jpeg' | 'png' | 'webp' | 'tiff',
  options: {
    readonly quality?: number;
    readonly blur?: number;
    readonly turn?: number;
    readonly width?: number;
  } = {},
): Promise<Uint8Array> {
  let picture = sharp(data, { raw: { width, height, channels: 1 } });
  if (options.blur) picture = picture.blur(options.blur);
  if (options.turn) picture = picture.rotate(options.turn);
  if (options.width) picture = picture.resize({ width: options.width });
  const { quality = 90 } = options;
  const encoded =
    format === 'png'
      ? picture.png({ compressionLevel: 3 })
      : format === 'tiff'
        ? picture.tiff({ compression: 'lzw' })
        : picture.toFormat(format, { quality });
  return new Uint8Array(await encoded.toBuffer());
}
