import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const long = [
  'Frau Müller, geboren am 3. März 1985 in Köln, war vom 1. April 2018 bis zum 30. September 2025 als Buchhalterin tätig.',
  'Sie verfügt über ein äußerst fundiertes Fachwissen und löste auch schwierige Aufgaben stets selbständig.',
  'Übertragene Aufgaben erledigte sie stets zu unserer vollsten Zufriedenheit. Ihr Verhalten war jederzeit einwandfrei.',
  'Öffentliche Auftritte meisterte sie souverän. Wir wünschen ihr für die Zukunft alles Gute und weiterhin viel Erfolg.',
].join('\r\n');
const short = 'Sie war stets bemüht, die Aufgaben zu erfüllen.';
const quotes = 'Er war „jederzeit“ für seine Kollegen da – mit großem Geschick. 100 €';
const plainQuotes = 'Er war "jederzeit" für seine Kollegen da, mit großem Geschick. Café, Coupé, § 109.';

const encodings = [
  'utf8',
  'utf8 with mark',
  'win1252',
  'iso-8859-15',
  'utf16le with mark',
  'utf16le',
  'utf16be with mark',
  'utf16be',
  'macroman',
  'cp850',
] as const;

function encode(text: string, name: (typeof encodings)[number]): Uint8Array {
  const [encoding = 'utf8', mark] = name.split(' with ');
  // The library's Mac set is the one from before the euro.
  const known = encoding === 'macroman' ? text.replaceAll('€', '¤') : text;
  return iconv.encode(known, encoding === 'utf16be' ? 'utf16-be' : encoding, { addBOM: mark !== undefined });
}

describe.each(encodings)('%s', (encoding) => {
  // Quotes and dashes do not exist in cp850 and the old ISO set: there only what survives is expected.
  const texts =
    encoding === 'cp850' || encoding === 'iso-8859-15' ? [long, short, plainQuotes] : [long, short, quotes];
  test.each(texts)('is recognised: %s', (text) => {
    expect(decodeText(encode(text, encoding))).toBe(text);
  });
});

test('the euro sign tells the newer ISO set from the Windows one', () => {
  const text = 'Sie führte die Kasse mit Umsätzen von über 100 € täglich.';
  expect(decodeText(iconv.encode(text, 'iso-8859-15'))).toBe(text);
  expect(decodeText(iconv.encode(text, 'win1252'))).toBe(text);
});

test('one broken byte does not turn a UTF-8 text into another encoding', () => {
  const bytes = Buffer.concat([Buffer.from(long), Buffer.from([0xc3])]);
  expect(decodeText(bytes)).toBe(`${long}\ufffd`);
});
