/** A text on one line, for patterns, with the way back to the offsets of the text it came from. */
export interface Flat {
  /** Line breaks, tabs and runs of spaces are one space; words broken at a line end are whole; quotes are straight. */
  readonly text: string;
  /** Offset in the given text of the character at this offset of `text` (also of its end). */
  origin(at: number): number;
}

const uneven = /[\s\u00AD\u200B\u00A0„“”‚‘’«»‹›‐‑*_]/;
const hyphenAtLineEnd = /[-‐\u00AD][ \t]*\r?\n/;

/**
 * Makes a text flat. „Zufrie-\ndenheit“ becomes „Zufriedenheit“, „Dach-\nund Fachwerk“ keeps its hyphen, Markdown
 * stars and underscores at word borders vanish (gender stars stay).
 */
export function flatten(text: string): Flat {
  if (isPlain(text) || !uneven.test(text) || isFlat(text)) return { text, origin: (at) => at };
  const out: string[] = [];
  const from: number[] = [];
  let i = 0;
  while (i < text.length) {
    if (isLetter(text.charCodeAt(i))) {
      out.push(text[i] as string);
      from.push(i++);
      continue;
    }
    const step = stepAt(text, i, out.at(-1) ?? ' ');
    if (step.out !== '') {
      out.push(step.out);
      from.push(i);
    }
    i += step.length;
  }
  return { text: out.join(''), origin: (at) => (at >= from.length ? text.length : (from[at] ?? 0)) };
}

/** Latin letters, signs of ASCII and single spaces: the usual case, told without a regular expression. */
function isPlain(text: string): boolean {
  let before = 32;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 32 ? before === 32 : code < 32 || code === star || code === underscore) return false;
    if (code > 126 && (code < 0xc0 || code > 0x17f)) return false;
    before = code;
  }
  return true;
}

/** A Latin letter: stands in the flat text as it is. */
const isLetter = (code: number): boolean =>
  (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 0xbf && code < 0x180);

const star = 42;
const underscore = 95;

/** Only single spaces between words, for what else may stand there. */
function isFlat(text: string): boolean {
  return !/[^\S ]| {2}|^ |[\u00AD\u200B„“”‚‘’«»‹›‐‑]|(?<!\p{L})[*_]|[*_](?!\p{L})/u.test(text);
}

function stepAt(text: string, i: number, before: string): { out: string; length: number } {
  const c = text[i] as string;
  if (/[-‐\u00AD]/.test(c)) {
    const broken = hyphenAtLineEnd.exec(text.slice(i, i + 8));
    if (broken?.index === 0 && /\p{L}/u.test(before)) {
      let end = i + broken[0].length;
      while (end < text.length && /[ \t]/.test(text[end] as string)) end++;
      const rest = text.slice(end, end + 6);
      if (/^(?:und|oder|bzw)\b/.test(rest)) return { out: '-', length: 1 };
      // „Karten-\nDienst“ is a compound written with a hyphen; „Zufrie-\ndenheit“ is one word.
      return { out: /^\p{Ll}/u.test(rest) || c === '\u00AD' ? '' : '-', length: end - i };
    }
    return c === '\u00AD' ? { out: '', length: 1 } : { out: '-', length: 1 };
  }
  if (/[\s\u00A0]/.test(c)) {
    let end = i + 1;
    while (end < text.length && /[\s\u00A0\u200B]/.test(text[end] as string)) end++;
    return { out: before === ' ' ? '' : ' ', length: end - i };
  }
  if (c === '\u200B') return { out: '', length: 1 };
  if (/[„“”«»‹›]/.test(c)) return { out: '"', length: 1 };
  if (/[‚‘’]/.test(c)) return { out: "'", length: 1 };
  if (c === '‑') return { out: '-', length: 1 };
  if ((c === '*' || c === '_') && !(/\p{L}/u.test(before) && /^\p{L}/u.test(text.slice(i + 1, i + 3)))) {
    return { out: '', length: 1 };
  }
  return { out: c, length: 1 };
}
