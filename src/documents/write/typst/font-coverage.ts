/** First and last code point of a stretch that a font can show. */
type Stretch = readonly [first: number, last: number];

/**
 * The code points a TrueType or OpenType font has glyphs for, from its `cmap` table (format 12, else 4).
 * @throws RangeError for bytes that are no such font
 */
export function fontCoverage(font: Uint8Array): ReadonlySet<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = tableOffset(view, 'cmap');
  const subtables = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, i) => cmap + view.getUint32(cmap + 8 + 8 * i),
  );
  const full = subtables.find((at) => view.getUint16(at) === 12);
  const basic = subtables.find((at) => view.getUint16(at) === 4);
  if (full === undefined && basic === undefined) throw new RangeError('font without a readable cmap');
  const stretches = full === undefined ? stretchesOf4(view, basic ?? 0) : stretchesOf12(view, full);
  const covered = new Set<number>();
  for (const [first, last] of stretches) for (let code = first; code <= last; code++) covered.add(code);
  return covered;
}

function tableOffset(view: DataView, name: string): number {
  const count = view.getUint16(4);
  for (let at = 12; at < 12 + 16 * count; at += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));
    if (tag === name) return view.getUint32(at + 8);
  }
  throw new RangeError(`font without a ${name} table`);
}

function stretchesOf12(view: DataView, at: number): readonly Stretch[] {
  return Array.from({ length: view.getUint32(at + 12) }, (_, i) => [
    view.getUint32(at + 16 + 12 * i),
    view.getUint32(at + 20 + 12 * i),
  ]);
}

function stretchesOf4(view: DataView, at: number): readonly Stretch[] {
  const size = view.getUint16(at + 6);
  return Array.from({ length: size / 2 }, (_, i): Stretch => [
    view.getUint16(at + 16 + size + 2 * i),
    view.getUint16(at + 14 + 2 * i),
  ]).filter(([first]) => first !== 0xffff);
}
