import { DocumentError } from './document-error.ts';
import { encodingByPattern } from './decode-text.ts';
import { zipEntries } from './zip.ts';

export type TextFormat = 'txt' | 'pdf' | 'docx' | 'odt' | 'rtf' | 'doc';
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'tiff' | 'heic' | 'avif' | 'gif';
export type Format = TextFormat | PictureFormat;

const pictureFormats: ReadonlySet<string> = new Set<PictureFormat>([
  'jpeg',
  'png',
  'webp',
  'tiff',
  'heic',
  'avif',
  'gif',
]);
export const isPictureFormat = (format: Format): format is PictureFormat => pictureFormats.has(format);

/** Bytes as characters of the same number; a TextDecoder would take „latin1“ for the Windows set. */
const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/**
 * Says by its content what a file is; name and declared type are never trusted.
 * @throws DocumentError empty, encrypted, damaged or unknown-format for what cannot be read
 */
export function sniff(bytes: Uint8Array): Format {
  if (bytes.length === 0) throw new DocumentError('empty');
  // Some producers write a few bytes before the header, and readers accept it within the first kilobyte.
  if (ascii(bytes, 0, 1024).includes('%PDF-')) return 'pdf';
  if (/^\s*\{\\rtf/.test(ascii(bytes, 0, 64))) return 'rtf';
  if (ascii(bytes, 0, 4) === 'PK\u0003\u0004') return sniffZip(bytes);
  if (ascii(bytes, 0, 8) === '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1') return sniffOldOffice(bytes);
  const picture = sniffPicture(bytes);
  if (picture !== null) return picture;
  if (!isText(bytes)) throw new DocumentError('unknown-format');
  return 'txt';
}

function sniffZip(bytes: Uint8Array): Format {
  const entries = zipEntries(bytes);
  if (entries === null) {
    // Without its directory at the end the archive was cut off; the first names tell whether it was a letter.
    const start = ascii(bytes, 0, 4096);
    throw new DocumentError(
      /word\/|\[Content_Types\]|opendocument\.text/.test(start) ? 'damaged' : 'unknown-format',
    );
  }
  const names = new Set(entries.map((entry) => entry.name));
  if (names.has('[Content_Types].xml') && [...names].some((name) => name.startsWith('word/'))) return 'docx';
  if (names.has('content.xml') && ascii(bytes, 30, 130).includes('opendocument.text')) return 'odt';
  throw new DocumentError('unknown-format');
}

/** Word 97 files and encrypted DOCX share the same container; its directory names are UTF-16. */
function sniffOldOffice(bytes: Uint8Array): Format {
  const has = (name: string): boolean => Buffer.from(bytes).includes(Buffer.from(name, 'utf16le'));
  if (has('EncryptedPackage')) throw new DocumentError('encrypted');
  if (has('WordDocument')) return 'doc';
  throw new DocumentError('unknown-format');
}

const pictureHeads: readonly (readonly [PictureFormat, RegExp])[] = [
  ['jpeg', /^\u00ff\u00d8\u00ff/],
  ['png', /^\u0089PNG\r\n/],
  ['gif', /^GIF8/],
  ['tiff', /^(?:II[*+]\0|MM\0[*+])/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['avif', /^.{4}ftyp(?:avif|avis)/s],
  ['heic', /^.{4}ftyp(?:heic|heix|hevc|hevx|heim|heis|mif1|msf1)/s],
];

function sniffPicture(bytes: Uint8Array): PictureFormat | null {
  const head = ascii(bytes, 0, 16);
  const found = pictureHeads.find(([, pattern]) => pattern.test(head))?.[0] ?? null;
  // The general brand stands for both; what the file holds is named behind it.
  return found === 'heic' && /^.{4}ftypm/s.test(head) && ascii(bytes, 16, 64).includes('avif')
    ? 'avif'
    : found;
}

function isText(bytes: Uint8Array): boolean {
  if (encodingByPattern(bytes) !== null) return true;
  const head = bytes.subarray(0, 65_536);
  let controls = 0;
  for (const byte of head) {
    if (byte === 0) return false;
    if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) controls++;
  }
  if (controls > head.length * 0.01) return false;
  return !/^(\u00ef\u00bb\u00bf)?\s*<(!doctype|html|\?xml|svg)/i.test(ascii(bytes, 0, 256));
}
