import iconv from 'iconv-lite';
import { DocumentError } from './document-error.ts';
import type { ReadLimits } from './limits.ts';
import { joinBlocks, type TextBlock } from './list-text.ts';
import type { ParsedDocument } from './run-parser.ts';
import { tidyText } from './tidy.ts';

/** Groups that hold no text of the letter. */
const skipped = new Set(
  `fonttbl colortbl stylesheet info pict header headerl headerr headerf footer footerl footerr footerf footnote
  annotation object themedata colorschememapping latentstyles datastore listtable listoverridetable rsidtbl generator
  xmlnstbl fldinst bkmkstart bkmkend nonshppict pgptbl revtbl filetbl shpinst deleted`.split(/\s+/),
);
const listMarks = new Set(['listtext', 'pntext']);
const paragraphEnds = new Set(['par', 'sect', 'page', 'cell', 'row']);
const signs: Readonly<Record<string, string>> = {
  line: '\n',
  tab: '\t',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  endash: '–',
  emdash: '—',
  bullet: '•',
};
const symbols: Readonly<Record<string, string>> = {
  '~': '\u00a0',
  _: '-',
  '-': '\u00ad',
  '\\': '\\',
  '{': '{',
  '}': '}',
};
const maxDepth = 2000;

interface GroupState {
  skip: boolean;
  /** How many characters follow \u as a substitute for old readers. */
  substitutes: number;
}

/** Collects characters, decodes bytes, and cuts paragraphs. */
class RtfText {
  readonly blocks: TextBlock[] = [];
  codePage = 'win1252';
  isItem = false;
  readonly #maxCharacters: number;
  #current = '';
  #bytes: number[] = [];
  #total = 0;

  constructor(maxCharacters: number) {
    this.#maxCharacters = maxCharacters;
  }

  addByte(byte: number): void {
    this.#bytes.push(byte);
  }

  add(text: string): void {
    this.flush();
    this.#current += text;
    this.#total += text.length;
    if (this.#total > this.#maxCharacters) throw new DocumentError('too-large');
  }

  /** Bytes are decoded together, since some code pages use two for one character. */
  flush(): void {
    if (this.#bytes.length === 0) return;
    const bytes = Uint8Array.from(this.#bytes);
    this.#bytes = [];
    this.add(iconv.decode(bytes, this.codePage));
  }

  endParagraph(): void {
    this.flush();
    this.blocks.push({ kind: this.isItem ? 'item' : 'paragraph', text: this.#current });
    this.#current = '';
    this.isItem = false;
  }
}

/** RTF → text, in one pass without recursion; pictures, headers, footers and fields' codes are left out. */
export function readRtf(bytes: Uint8Array, limits: ReadLimits): ParsedDocument {
  const source = Buffer.from(bytes).toString('latin1');
  const text = new RtfText(limits.characters);
  const stack: GroupState[] = [];
  let state: GroupState = { skip: false, substitutes: 1 };
  let pending = 0;
  // One token a time: group, control word, hex byte, control symbol, line end, plain run.
  const token = /[{}]|\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z])|[\r\n]+|[^\\{}\r\n]+/giy;
  for (;;) {
    const start = token.lastIndex;
    const match = token.exec(source);
    if (match === null) {
      if (start < source.length) throw new DocumentError('damaged');
      break;
    }
    const [all, word, number, hex, symbol] = match;
    if (all === '{') {
      if (stack.length >= maxDepth) throw new DocumentError('damaged');
      text.flush();
      stack.push({ ...state });
    } else if (all === '}') {
      text.flush();
      state = stack.pop() ?? { skip: false, substitutes: 1 };
      pending = 0;
    } else if (word !== undefined) {
      if (word === 'bin') token.lastIndex += Math.max(0, Number(number ?? 0));
      else pending = applyWord(word, number, state, text) ?? pending;
    } else if (hex !== undefined) {
      if (pending > 0) pending--;
      else if (!state.skip) text.addByte(Number.parseInt(hex, 16));
    } else if (symbol === '*') {
      state.skip = true;
    } else if (symbol !== undefined) {
      if (!state.skip && /[\r\n]/.test(symbol)) text.endParagraph();
      else if (!state.skip) text.add(symbols[symbol] ?? '');
    } else if (!state.skip && !/^[\r\n]/.test(all)) {
      const rest = all.slice(pending);
      pending -= all.length - rest.length;
      for (const sign of rest) {
        if (sign > '\u007f') text.addByte(sign.codePointAt(0) ?? 0);
        else text.add(sign);
      }
    }
  }
  text.endParagraph();
  return { text: tidyText(joinBlocks(text.blocks)), pages: 1 };
}

/** Applies a control word; gives the number of substitute characters to drop when the word sets it. */
function applyWord(
  word: string,
  digits: string | undefined,
  state: GroupState,
  text: RtfText,
): number | null {
  const number = digits === undefined ? null : Number(digits);
  if (skipped.has(word)) state.skip = true;
  else if (listMarks.has(word)) {
    state.skip = true;
    text.isItem = true;
  } else if (word === 'ansicpg' && iconv.encodingExists(`cp${number}`)) text.codePage = `cp${number}`;
  else if (word === 'mac') text.codePage = 'macroman';
  else if (word === 'uc') state.substitutes = number ?? 1;
  else if (word === 'u' && number !== null) {
    if (!state.skip) text.add(String.fromCharCode(number < 0 ? number + 65_536 : number));
    return state.substitutes;
  } else if (state.skip) return null;
  else if (paragraphEnds.has(word)) text.endParagraph();
  else if (signs[word] !== undefined) text.add(signs[word]);
  return null;
}
