/** What a token is, before anything is known of its word. */
export type TokenKind = 'word' | 'number' | 'mark';

/** Takes a token with its place in the text. */
export type TakeToken = (start: number, end: number, kind: TokenKind) => void;

const space = 0;
const letter = 1;
const capital = 2;
const digit = 3;
const mark = 4;

/** Latin letters with their accents, and the signs of ASCII. */
const latin = Uint8Array.from({ length: 0x250 }, (_, code) => {
  const char = String.fromCharCode(code);
  if (/\d/.test(char)) return digit;
  if (/\p{Lu}/u.test(char)) return capital;
  if (/\p{L}/u.test(char)) return letter;
  return /\s/.test(char) ? space : mark;
});
const unknown = 5;

function kindOf(code: number): number {
  if (code < latin.length) return latin[code] as number;
  // Dashes, quotation marks, points of omission.
  return code > 0x200f && code < 0x2028 ? mark : unknown;
}

const kindAt = (text: string, at: number): number => (at < text.length ? kindOf(text.charCodeAt(at)) : space);
const isLetterAt = (text: string, at: number): boolean => {
  const kind = kindAt(text, at);
  return kind === letter || kind === capital;
};
const isApostrophe = (code: number): boolean => code === 0x27 || code === 0x2019;
const isHyphen = (code: number): boolean =>
  code === 0x2d || code === 0x2010 || code === 0x2011 || code === 0x2013;
const softHyphen = 0xad;
/** A hyphen at the end of a line; blanks behind it are seen by nobody. */
function isBroken(text: string, at: number, code: number): boolean {
  if (code !== 0x2d && code !== 0x2010) return false;
  let end = at + 1;
  while (text.charCodeAt(end) === 0x20 || text.charCodeAt(end) === 0x09) end += 1;
  return end < text.length && /[\r\n]/.test(text.charAt(end));
}

/**
 * Finds the tokens of a usual German text by its letters, several times as fast as by a regular expression.
 * @returns false for a text with unusual signs or a word broken at a line end; what was taken then counts for nothing
 */
export function scanTokens(text: string, take: TakeToken): boolean {
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    const kind = kindOf(code);
    if (kind === unknown || code === softHyphen || isBroken(text, at, code)) return false;
    const start = at;
    if (kind === digit) take(start, (at = numberEnd(text, at)), 'number');
    else if (kind === letter || kind === capital) take(start, (at = wordEnd(text, at)), 'word');
    else {
      at += 1;
      if (kind === mark) take(start, at, 'mark');
    }
  }
  return true;
}

/** Tells where runs of letters stand in any text; letters beyond Latin are asked of a regular expression. */
export function letterRuns(text: string, take: (start: number, end: number) => void): void {
  let start = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const kind = kindAt(text, at);
    const isInside =
      kind === letter || kind === capital || (kind === unknown && /^\p{L}/u.test(text.slice(at, at + 2)));
    if (isInside === start >= 0) continue;
    if (start >= 0) take(start, at);
    start = isInside ? at : -1;
  }
}

/** „12.500,00“, „31.12.2020“, „3.“, „50%“ */
function numberEnd(text: string, from: number): number {
  let at = digitsEnd(text, from);
  while (/[.,:/]/.test(text.charAt(at)) && kindAt(text, at + 1) === digit) at = digitsEnd(text, at + 1);
  if (text.charAt(at) === '.') at += 1;
  if (text.charAt(at) === '%') at += 1;
  return at;
}

function digitsEnd(text: string, from: number): number {
  let at = from;
  while (kindAt(text, at) === digit) at += 1;
  return at;
}

/** „D’Angelo“, „Kolleg*innen“, „E-Mail-Verkehr“ */
function wordEnd(text: string, from: number): number {
  let at = lettersEnd(text, from);
  if (at === text.length || text.charCodeAt(at) === 0x20) return at;
  if (isApostrophe(text.charCodeAt(at)) && kindAt(text, at + 1) === capital) at = lettersEnd(text, at + 1);
  at += genderEnding(text, at);
  while (at < text.length && isHyphen(text.charCodeAt(at)) && isLetterAt(text, at + 1))
    at = lettersEnd(text, at + 1);
  return at;
}

function lettersEnd(text: string, from: number): number {
  let at = from;
  while (isLetterAt(text, at)) at += 1;
  return at;
}

/** The length of „*innen“, „:in“ or „/-innen“ at this place, else 0. */
function genderEnding(text: string, at: number): number {
  const sign = text.charCodeAt(at);
  if (sign === 0x2a || sign === 0x3a || sign === 0x5f) {
    if (text.startsWith('innen', at + 1)) return 6;
    return text.startsWith('in', at + 1) ? 3 : 0;
  }
  if (sign !== 0x2f) return 0;
  if (text.startsWith('/innen', at)) return 6;
  return text.startsWith('/-innen', at) ? 7 : 0;
}
