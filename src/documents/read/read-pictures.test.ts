import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { letterPdf, pictureFile, scannedPage, spoil } from '../testing/page-pictures.ts';
import { rawPdf, typstPdf } from '../testing/sample-files.ts';
import { findGaps } from './picture/find-gaps.ts';
import type { GreyImage } from './picture/grey-image.ts';
import { pagesText } from './layout/pages-text.ts';
import type { ReadPicture } from './picture/read-picture.ts';
import { unreadMark } from './picture/words.ts';
import { openDocument, readDocument } from './read-document.ts';
import { runPicture } from './run-picture.ts';

const failure = (code: string): unknown => expect.objectContaining({ name: 'DocumentError', code });

const letter = [
  'Arbeitszeugnis',
  'Frau Lena Vogt war vom 1. März 2018 bis zum 30. September 2025 als Projektleiterin tätig und übernahm dort diese Aufgaben:',
  '– Leitung von Netzanschlussprojekten\n– Termin- und Kostenplanung',
  'Frau Vogt erledigte ihre Aufgaben stets zu unserer vollsten Zufriedenheit. Ihr Verhalten war jederzeit vorbildlich.',
].join('\n\n');

/** The upper part of a page: what is read takes its time. */
const upper = ({ data, width, height }: GreyImage, share: number): GreyImage => {
  const rows = Math.round(height * share);
  return { data: data.slice(0, rows * width), width, height: rows };
};

let page: GreyImage;
/** The page read once, and the steps that were told; several tests look at it. */
let whole: ReadPicture;
const stages: string[] = [];
beforeAll(async () => {
  page = upper(await scannedPage(letterPdf(letter), 150), 0.35);
  whole = await runPicture(
    await pictureFile(page, 'png'),
    { format: 'png', page: 0, turn: null },
    undefined,
    { onProgress: ({ stage }) => void stages.push(stage) },
  );
});

describe('a page that was scanned', () => {
  test('gives paragraphs and list items as they were written, each word with its place', async () => {
    expect(pagesText([whole.layout])).toBe(letter);
    expect(whole.confidence).toBeGreaterThan(90);
    expect(whole).toMatchObject({ turn: 0, width: page.width, height: page.height });
    const best = whole.words.find(({ text }) => text === 'vollsten');
    expect(best?.confidence).toBeGreaterThan(85);
    expect(best?.box.y).toBeGreaterThan(0.5);
    expect(await sharp(whole.picture).metadata()).toMatchObject({ format: 'jpeg', width: page.width });
    expect([...new Set(stages)]).toEqual(['opening', 'turning', 'straightening', 'recognising']);
  });

  test('that lost a word is sure of the others: only the hole on the picture tells', async () => {
    expect(findGaps(whole.words)).toEqual([]);
    const box = whole.words.find(({ text }) => text === 'unserer')?.box ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    // A copy: a slice of a buffer is the buffer.
    const data = Uint8Array.from(page.data);
    const [from, to] = [(box.y - 0.01) * page.height, (box.y + box.height + 0.01) * page.height].map(
      Math.round,
    );
    for (let row = from ?? 0; row < (to ?? 0); row += 1) {
      const start = row * page.width;
      data.fill(
        255,
        start + Math.floor(box.x * page.width) - 2,
        start + Math.ceil((box.x + box.width) * page.width) + 2,
      );
    }
    const file = await pictureFile({ ...page, data }, 'png');
    const holed = await runPicture(file, { format: 'png', page: 0, turn: 0 });
    expect(holed.confidence).toBeGreaterThan(90);
    expect(findGaps(holed.words)).toEqual([{ before: 'zu', after: 'vollsten' }]);
  });

  test('that is too coarse loses words: each place is marked, so that nobody takes the rest for the whole', async () => {
    const text = readFileSync(path.resolve('docs/beispiele/lagerist-ausreichend.txt'), 'utf8');
    const coarse = await scannedPage(letterPdf(text, { furniture: true }), 100);
    const file = await pictureFile(coarse, 'jpeg', { quality: 50 });
    const { words, layout } = await runPicture(file, { format: 'jpeg', page: 0, turn: 0 });
    const marks = words.filter((word) => word.text === unreadMark);
    expect(marks.length).toBeGreaterThan(0);
    // Where they stand nothing else was read, and their line is no row of a table for it.
    expect(findGaps(words).length).toBeGreaterThanOrEqual(marks.length);
    expect(pagesText([layout])).toMatch(/\p{L} \[…\] \p{L}/u);
  });

  test('may be one of several in a TIFF: numbers and repeated heads go, divided words are joined', async () => {
    const pages =
      typstPdf(`#set page(width: 14cm, height: 14cm, margin: (x: 1cm, y: 1.6cm), header: [Ostwind Anlagenbau GmbH],
        footer: [#h(1fr) Seite #context counter(page).display("1 von 1", both: true)])
      Frau Vogt arbeitete immer mit hohem Engagement und war unter starkem Zeitdruck ruhig und sicher. Sie besitzt fundierte Fachkennt-
      #pagebreak()
      nisse und erledigte ihre Aufgaben stets zu unserer vollen Zufriedenheit.`);
    const rendered = [await scannedPage(pages, 100, 0), await scannedPage(pages, 100, 1)];
    const [first] = rendered as [GreyImage, GreyImage];
    const file = await sharp(Buffer.concat(rendered.map(({ data }) => data)), {
      raw: { width: first.width, height: first.height * 2, channels: 1, pageHeight: first.height },
    })
      .tiff({ compression: 'lzw' })
      .toBuffer();
    expect(await openDocument(file)).toMatchObject({ format: 'tiff', pages: 2, pictures: [0, 1], text: '' });
    expect(await readDocument(file, 'a.tif')).toMatchObject({
      pages: 2,
      text: expect.stringMatching(
        /^Ostwind Anlagenbau GmbH\n\nFrau Vogt .* besitzt fundierte Fachkenntnisse und erledigte ihre Aufgaben stets zu unserer vollen Zufriedenheit\.$/,
      ) as string,
    });
  });
});

test('a photo that was taken askew, bent, in bad light and turned is read', async () => {
  const spoilt = spoil(page, { perspective: 0.1, curl: 0.015, shadow: 0.4, noise: 5, askew: 2, desk: true });
  const file = await pictureFile(spoilt, 'jpeg', { quality: 75, turn: 90 });
  const read = await runPicture(file, { format: 'jpeg', page: 0, turn: null });
  expect(read.turn).toBe(270);
  const text = pagesText([read.layout]);
  expect(text).toContain('stets zu unserer vollsten Zufriedenheit');
  expect(text).toContain('– Termin- und Kostenplanung');
});

test('a line that cannot be made out is counted, since it is missing in the text', async () => {
  // Two lines printed over each other between others.
  const smudged = typstPdf(`#set page(width: 16cm, height: 7cm, margin: 1cm)
    Frau Vogt arbeitete immer mit hohem Engagement und guter Laune. \\
    #v(4mm) #box(height: 4mm)[Alle Aufgaben erledigte sie gut und mit Freude.] \\ #v(-7mm) #box(height: 4mm)[Geschäftsführerin und Personalleiter danken ihr.]
    #v(8mm) Wir danken Frau Vogt für die stets gute Zusammenarbeit.`);
  const read = await runPicture(await pictureFile(await scannedPage(smudged, 100), 'png'), {
    format: 'png',
    page: 0,
    turn: 0,
  });
  expect(read.lost).toBe(1);
});

test('a HEIC of a phone is read', async () => {
  const file = readFileSync(path.join(import.meta.dirname, '../testing/files/page.heic'));
  expect(await readDocument(file, 'IMG_1.HEIC')).toEqual({
    format: 'heic',
    pages: 1,
    text: 'Arbeitszeugnis\n\nFrau Lena Vogt erledigte ihre Aufgaben stets zu unserer vollsten Zufriedenheit. Ihr Verhalten war jederzeit vorbildlich.',
  });
});

/** A stream of a PDF with these entries in its dictionary. */
const object = (entries: string, data: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${entries}/Length ${data.length}>>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);

test('a PDF of text and scanned pages is read in its order', async () => {
  const scan = await pictureFile(page, 'jpeg');
  const { width, height } = await sharp(scan).metadata();
  const file = rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 5 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 ${Math.round((595 * height) / width)}]/Contents 6 0 R/Resources<</XObject<</Im1 7 0 R>>>>>>`,
    object('', Buffer.from('BT /F1 12 Tf 60 700 Td (Diese Seite ist Text.) Tj ET')),
    object('', Buffer.from(`q 595 0 0 ${Math.round((595 * height) / width)} 0 0 cm /Im1 Do Q`)),
    object(
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode`,
      scan,
    ),
  ]);
  expect(await openDocument(file)).toMatchObject({ pages: 2, pictures: [1] });
  expect(await readDocument(file, 'a.pdf')).toEqual({
    format: 'pdf',
    pages: 2,
    text: `Diese Seite ist Text.\n\n${letter}`,
  });
});

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
};

/** A PNG that says it is this large; its pixels are rows of nothing. */
function hugePng(width: number, height: number, packedMegabytes: number): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(packedMegabytes * 1024 * 1024), { level: 9 });
  const signature = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('pictures that are traps', () => {
  test('of too many pixels are refused before they are unpacked', async () => {
    const bomb = hugePng(30_000, 30_000, 50);
    expect(bomb.length).toBeLessThan(100_000);
    await expect(openDocument(bomb)).rejects.toEqual(failure('too-large'));
    await expect(runPicture(bomb, { format: 'png', page: 0, turn: null })).rejects.toEqual(
      failure('too-large'),
    );
  });

  test('that are cut off, empty inside, or lie about their size are damaged', async () => {
    const file = await pictureFile(page, 'jpeg');
    const work = { format: 'jpeg', page: 0, turn: null } as const;
    await expect(runPicture(file.subarray(0, file.length / 3), work)).rejects.toEqual(failure('damaged'));
    await expect(openDocument(Buffer.from('II*\0\u0008\0\0\0', 'latin1'))).rejects.toEqual(
      failure('damaged'),
    );
    const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');
    await expect(readDocument(heic, 'a.heic')).rejects.toEqual(failure('damaged'));
    await expect(runPicture(hugePng(4000, 4000, 1), { ...work, format: 'png' })).rejects.toEqual(
      failure('damaged'),
    );
  });

  test('of nothing hold no text', async () => {
    await expect(readDocument(hugePng(600, 600, 1), 'a.png')).rejects.toEqual(failure('no-text'));
  });

  test('that take too long or too much memory end with their process, and so do those nobody waits for', async () => {
    const file = await pictureFile(page, 'png');
    const work = { format: 'png', page: 0, turn: 0 } as const;
    await expect(runPicture(file, work, { pictureMilliseconds: 300 })).rejects.toEqual(failure('timeout'));
    await expect(runPicture(file, work, { megabytes: 90 })).rejects.toEqual(failure('memory'));
    const giveUp = new AbortController();
    const reading = runPicture(file, work, undefined, {
      signal: giveUp.signal,
      onProgress: ({ stage }) => stage === 'recognising' && giveUp.abort(new Error('nobody waits')),
    });
    await expect(reading).rejects.toThrow('nobody waits');
  });
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1;
  }
  return (crc ^ 0xffff_ffff) >>> 0;
}
