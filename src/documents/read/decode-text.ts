import iconv from 'iconv-lite';

/** 8-bit encodings that German text comes in; the first one wins a tie. */
const candidates = ['windows-1252', 'utf-8', 'iso-8859-15', 'macintosh', 'cp850'] as const;
const sampleBytes = 65_536;

/** UTF-16 or UTF-8 where a byte order mark or the pattern of NUL bytes gives it away, else null. */
export function encodingByPattern(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const size = Math.min(bytes.length, 4096);
  let even = 0;
  let odd = 0;
  for (let i = 0; i < size; i++) {
    if (bytes[i] !== 0) continue;
    if (i % 2 === 0) even++;
    else odd++;
  }
  if (odd > size * 0.2 && even < size * 0.05) return 'utf-16le';
  if (even > size * 0.2 && odd < size * 0.05) return 'utf-16be';
  return null;
}

/** Bytes of a plain text file in any encoding German text usually comes in → text, without the byte order mark. */
export function decodeText(bytes: Uint8Array): string {
  const pattern = encodingByPattern(bytes);
  if (pattern !== null) return new TextDecoder(pattern).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decode(bytes, guessEncoding(bytes.subarray(0, sampleBytes)));
  }
}

/** On the Mac the euro took the place of the currency sign in 1998; the library knows the older set. */
function decode(bytes: Uint8Array, encoding: string): string {
  const text = iconv.decode(bytes, encoding);
  return encoding === 'macintosh' ? text.replaceAll('¤', '€') : text;
}

function guessEncoding(sample: Uint8Array): string {
  let best: string = candidates[0];
  let bestScore = -Infinity;
  for (const encoding of candidates) {
    const score = plausibility(decode(sample, encoding));
    if (score <= bestScore) continue;
    best = encoding;
    bestScore = score;
  }
  return best;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** How much a text looks like German: each wrong encoding turns umlauts and quotes into telling oddities. */
function plausibility(text: string): number {
  return (
    count(text, /[äöüßÄÖÜ]/gu) +
    count(text, /[éèáàâêçñ„“”‚‘’–—…•€§°©®«»\u00a0]/gu) * 0.5 +
    count(text, /(?<=\p{Ll})[äöüß](?=\p{Ll})/gu) -
    // Capitals or signs inside a word, and signs that no German letter holds.
    count(text, /(?<=\p{Ll})[^\s\p{Ll}\p{P}\u00ad](?=\p{Ll})/gu) * 2 -
    count(text, /[\u0080-\u009f\u2500-\u25ff\ufffd¤¦¨¯¸¹³¼½¾¢¥ªºþÞðÐ×÷ŠšŽžŸƒˆ˜‡†‰ı∂∑∏π∫Ω√≈∆◊]/gu) * 3
  );
}
