// Makes Word 97 files: a compound file of two streams with one piece of text.
const sector = 512;
const free = 0xffff_ffff;
const endOfChain = 0xffff_fffe;
/** Smaller streams would live in another place of the container. */
const smallest = 4096;

function padded(bytes: Buffer): Buffer {
  const size = Math.max(smallest, Math.ceil(bytes.length / sector) * sector);
  return Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
}

/** The stream of the text: a header and the text in UTF-16, paragraphs ended by carriage returns. */
function wordStream(text: Buffer, tableSize: number, flags: number): Buffer {
  const header = Buffer.alloc(1024);
  header.writeUInt16LE(0xa5ec, 0);
  header.writeUInt16LE(0x00c1, 2);
  header.writeUInt16LE(0x0200 | flags, 0x0a);
  header.writeUInt32LE(header.length, 0x18);
  header.writeUInt32LE(header.length + text.length, 0x1c);
  header.writeUInt32LE(text.length / 2, 0x4c);
  header.writeUInt32LE(0, 0x1a2);
  header.writeUInt32LE(tableSize, 0x1a6);
  return Buffer.concat([header, text]);
}

/** The table of pieces: one, with all of the text. */
function pieceTable(characters: number): Buffer {
  const table = Buffer.alloc(5 + 8 + 8);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(characters, 9);
  table.writeUInt32LE(1024, 15);
  return table;
}

function directoryEntry(
  name: string,
  type: number,
  links: readonly [number, number, number],
  start: number,
  size: number,
): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 0, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(type, 66);
  entry.writeUInt8(1, 67);
  for (const [i, link] of links.entries()) entry.writeUInt32LE(link, 68 + 4 * i);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}

/**
 * A DOC file.
 * @param flags set in its header, 0x0100 for one with a password
 */
export function docFile(paragraphs: readonly string[], flags = 0): Uint8Array {
  const text = Buffer.from(paragraphs.map((paragraph) => `${paragraph}\r`).join(''), 'utf16le');
  const table = pieceTable(text.length / 2);
  const streams = [padded(wordStream(text, table.length, flags)), padded(table)];
  const [word, pieces] = streams.map((stream) => stream.length / sector) as [number, number];
  // Sector 0 holds the allocation table, 1 the directory, then come the streams.
  const chain = (from: number, count: number): number[] =>
    Array.from({ length: count }, (_, i) => (i === count - 1 ? endOfChain : from + i + 1));
  const allocation = Buffer.alloc(sector, 0xff);
  const entries = [0xffff_fffd, endOfChain, ...chain(2, word), ...chain(2 + word, pieces)];
  for (const [i, next] of entries.entries()) allocation.writeUInt32LE(next, 4 * i);
  const directory = Buffer.concat([
    directoryEntry('Root Entry', 5, [free, free, 1], endOfChain, 0),
    directoryEntry('WordDocument', 2, [free, 2, free], 2, word * sector),
    directoryEntry('1Table', 2, [free, free, free], 2 + word, pieces * sector),
    Buffer.alloc(128),
  ]);
  const header = Buffer.alloc(sector, 0xff);
  header.fill(0, 0, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(smallest, 56);
  header.writeUInt32LE(endOfChain, 60);
  header.writeUInt32LE(endOfChain, 68);
  header.writeUInt32LE(0, 76);
  return new Uint8Array(Buffer.concat([header, allocation, directory, ...streams]));
}
