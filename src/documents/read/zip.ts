import { inflateRawSync } from 'node:zlib';
import { DocumentError } from './document-error.ts';

export interface ZipEntry {
  readonly name: string;
  readonly encrypted: boolean;
  /** 0 stored, 8 deflated; others are not read. */
  readonly method: number;
  readonly compressedSize: number;
  readonly headerOffset: number;
}

const endSignature = 0x06054b50;
const centralSignature = 0x02014b50;
const endSize = 22;
const longestComment = 65_535;

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The directory of a ZIP archive, or null when it has none (cut off, or no archive). */
export function zipEntries(bytes: Uint8Array): readonly ZipEntry[] | null {
  const view = viewOf(bytes);
  let end = bytes.length - endSize;
  const first = Math.max(0, end - longestComment);
  while (end >= first && view.getUint32(end, true) !== endSignature) end--;
  if (end < first) return null;
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== centralSignature) return null;
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      compressedSize: view.getUint32(at + 20, true),
      headerOffset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/**
 * Unpacks the wanted entries, and no more than `maxBytes` of them: sizes that the archive claims are not believed.
 * @throws DocumentError damaged, encrypted or too-large
 */
export function unzip(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
  maxBytes: number,
): ReadonlyMap<string, Uint8Array> {
  const entries = zipEntries(bytes);
  if (entries === null) throw new DocumentError('damaged');
  const out = new Map<string, Uint8Array>();
  let left = maxBytes;
  for (const entry of entries) {
    if (!wanted(entry.name)) continue;
    if (entry.encrypted) throw new DocumentError('encrypted');
    const data = inflateEntry(bytes, entry, left);
    left -= data.length;
    out.set(entry.name, data);
  }
  return out;
}

function inflateEntry(bytes: Uint8Array, entry: ZipEntry, maxBytes: number): Uint8Array {
  const view = viewOf(bytes);
  if (entry.headerOffset + 30 > bytes.length) throw new DocumentError('damaged');
  const skip = view.getUint16(entry.headerOffset + 26, true) + view.getUint16(entry.headerOffset + 28, true);
  const start = entry.headerOffset + 30 + skip;
  const packed = bytes.subarray(start, start + entry.compressedSize);
  if (entry.method === 0) {
    if (packed.length > maxBytes) throw new DocumentError('too-large');
    return packed;
  }
  if (entry.method !== 8) throw new DocumentError('damaged');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, maxBytes) });
  } catch (error) {
    const tooMuch = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new DocumentError(tooMuch ? 'too-large' : 'damaged');
  }
}
