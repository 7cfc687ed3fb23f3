import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { docxFromXml, odtFile } from '../testing/sample-files.ts';
import { sniff } from './sniff.ts';

const bytes = (...values: readonly (number | string)[]): Uint8Array =>
  Buffer.concat(
    values.map((value) => (typeof value === 'number' ? Buffer.from([value]) : Buffer.from(value, 'latin1'))),
  );

const compound = (directory: string): Uint8Array =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(500),
    Buffer.from(directory, 'utf16le'),
  ]);

describe('formats that are read', () => {
  test.each([
    ['pdf', bytes('%PDF-1.4\n')],
    ['pdf', bytes('Rest einer Übertragung\r\n%PDF-1.7\n')],
    ['rtf', bytes('{\\rtf1\\ansi Hallo}')],
    ['docx', docxFromXml('<w:document/>')],
    ['odt', odtFile('')],
    ['doc', compound('WordDocument')],
    ['png', bytes(0x89, 'PNG\r\n', 0x1a, '\n', 0, 0)],
    ['jpeg', bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16, 'JFIF')],
    ['gif', bytes('GIF89a', 1, 0)],
    ['tiff', bytes('II*', 0, 8, 0, 0, 0)],
    ['tiff', bytes('MM', 0, '*', 0, 0, 0, 8)],
    ['webp', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 ')],
    ['heic', bytes(0, 0, 0, 24, 'ftypheic', 0, 0, 0, 0)],
    ['heic', bytes(0, 0, 0, 24, 'ftypmif1', 0, 0, 0, 0, 'mif1heic')],
    ['avif', bytes(0, 0, 0, 24, 'ftypmif1', 0, 0, 0, 0, 'mif1avif')],
    ['txt', bytes('Zeugnis')],
    ['txt', Buffer.from('\ufeffZeugnis', 'utf16le')],
    ['txt', Buffer.from('Zeugnis für Frau Müller', 'utf16le')],
  ] as const)('%s', (format, file) => {
    expect(sniff(file)).toBe(format);
  });
});

describe('files that are refused', () => {
  test.each([
    ['nothing', 'empty', bytes()],
    ['Word with password', 'encrypted', compound('EncryptedPackage')],
    ['old Excel', 'unknown-format', compound('Workbook')],
    [
      'new Excel',
      'unknown-format',
      zipSync({ '[Content_Types].xml': strToU8(''), 'xl/workbook.xml': strToU8('') }),
    ],
    ['cut off DOCX', 'damaged', docxFromXml('<w:document/>').subarray(0, 300)],
    ['a web page', 'unknown-format', bytes('<!DOCTYPE html><p>Zeugnis</p>')],
    ['a drawing', 'unknown-format', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a program', 'unknown-format', bytes(0x7f, 'ELF', 2, 1, 1, 0, 0, 0, 0)],
    ['noise', 'unknown-format', Uint8Array.from({ length: 999 }, (_, i) => (i * 89 + ((i * i) % 251)) % 256)],
  ] as const)('%s', (_name, code, file) => {
    expect(() => sniff(file)).toThrow(expect.objectContaining({ name: 'DocumentError', code }));
  });

  test('each refusal says in German what to do instead', () => {
    expect(() => sniff(compound('Workbook'))).toThrow(/Geeignet sind PDF, Word .*JPEG, PNG/);
  });
});
