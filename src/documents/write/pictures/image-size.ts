/** Width and height in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The size that a picture claims, read from its header alone, so that nothing is unpacked for one that is too large.
 * @returns null for what is neither PNG, JPEG nor WebP
 */
export function imageSize(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ascii = (from: number, to: number): string => String.fromCharCode(...bytes.slice(from, to));
  try {
    if (ascii(1, 4) === 'PNG') return { width: view.getUint32(16), height: view.getUint32(20) };
    if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return webpSize(view, ascii(12, 16));
    if (view.getUint16(0) === 0xff_d8) return jpegSize(view);
  } catch (fault) {
    if (!(fault instanceof RangeError)) throw fault;
  }
  return null;
}

function webpSize(view: DataView, kind: string): ImageSize | null {
  const three = (at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  if (kind === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 };
  if (kind === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3f_ff, height: view.getUint16(28, true) & 0x3f_ff };
  if (kind !== 'VP8L') return null;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3f_ff) + 1, height: ((bits >> 14) & 0x3f_ff) + 1 };
}

/** Frame headers are SOF0…SOF15 without the three that mark other things. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegSize(view: DataView): ImageSize | null {
  let at = 2;
  while (at < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
