/** Width of the feature hashes that the fitted weights are stored under. */
export const hashBits = 22;

/** FNV-1a over UTF-16 code units: 32 bits, the same on every machine. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/** Folds a further hash into one; order counts. */
export function mix(value: number, further: number): number {
  let mixed = Math.imul(value ^ further, 0x9e3779b1);
  mixed ^= mixed >>> 15;
  return Math.imul(mixed, 0x85ebca6b) >>> 0;
}

/** The upper `hashBits` bits. */
export function cut(value: number): number {
  return value >>> (32 - hashBits);
}
