import type { Span } from '../german/sentences.ts';
import { splitSentences } from '../german/sentences.ts';
import { flatten } from '../german/flat.ts';
import { late } from '../german/late.ts';
import { narrow, narrowParts } from '../german/narrow.ts';
import { haveAtHand } from '../german/sentences-at-hand.ts';
import { Sheet, textsOnSheet, type Threes, threesOf } from '../german/threes.ts';
import type { Line } from './lines.ts';
import { bulletMark, readLines } from './lines.ts';
import type { Zones } from './zones.ts';
import { findZones } from './zones.ts';
import { nothingWorthTrying, type WorthTrying, worthTrying } from './worth-trying.ts';

/** A sentence, a list item, a heading inside the letter, or a line of letterhead and signature. */
export interface Unit extends Span {
  /** Literally from the letter. */
  readonly text: string;
  /** On one line, without bullet. */
  readonly flat: string;
  readonly lower: string;
  /** Where its threes lie beside those of other units, and its bit there: tells which searches can be spared. */
  readonly sheet: Sheet;
  readonly bit: number;
  /** The threes of all units of the letter together, and the sheets that they lie on. */
  readonly whole: { readonly threes: Threes; readonly sheets: readonly Sheet[] };
  /** Phrases of the knowledge of which a cue stands in a sentence of the body. */
  readonly phrases: WorthTrying;
  readonly kind: 'sentence' | 'item' | 'title' | 'line';
  readonly zone: 'letterhead' | 'heading' | 'body' | 'signature';
  /** Units of one paragraph (or list) share a number. */
  readonly paragraph: number;
}

/** Cuts a letter into its units, in order; nothing but white space and bullets is lost. */
export function readUnits(text: string): { units: Unit[]; lines: Line[]; zones: Zones } {
  const part = narrowParts(text);
  const lines = readLines(text, part);
  const zones = findZones(lines);
  const units: Unit[] = [];
  const whole: { threes: Threes; sheets: Sheet[] } = { threes: threesOf(''), sheets: [] };
  let sheet = new Sheet();
  let paragraph = 0;
  const add = (span: Span, kind: Unit['kind'], zone: Unit['zone']): void => {
    const literal = part(span.start, span.end);
    const told = flatten(literal).text.replace(bulletMark, '').trim();
    const flat = told === literal ? literal : narrow(told);
    if (flat === '') return;
    const lower = flat.toLowerCase();
    const bit = 1 << (units.length % textsOnSheet);
    if (bit === 1) whole.sheets.push((sheet = new Sheet()));
    sheet.add(bit, flat);
    units.push({
      start: span.start,
      end: span.end,
      text: literal,
      flat,
      lower,
      sheet,
      bit,
      whole,
      phrases: kind === 'sentence' ? worthTrying(lower) : nothingWorthTrying,
      kind,
      zone,
      paragraph,
    });
  };
  lines.forEach((line, i) => {
    if (line.kind === 'blank' || i >= zones.bodyFrom) return;
    add(line, 'line', zones.heading >= 0 && i >= zones.heading ? 'heading' : 'letterhead');
  });
  for (const block of readBlocks(lines.slice(zones.bodyFrom, zones.bodyTo))) {
    if (block.kind !== 'item' || units.at(-1)?.kind !== 'item') paragraph++;
    if (block.kind === 'prose') {
      for (const span of splitSentences(text, block.start, block.end)) {
        add(span, /^[•▪●■◦‣·]/.test(text[span.start] as string) ? 'item' : 'sentence', 'body');
      }
    } else {
      add(block, block.kind, 'body');
    }
  }
  paragraph++;
  lines.forEach((line, i) => {
    if (i >= zones.bodyTo && line.kind !== 'blank') add(line, 'line', 'signature');
  });
  whole.threes = threesOf(units.map(({ flat }) => flat).join('\n'));
  haveAtHand(units);
  return { units, lines, zones };
}

interface Block extends Span {
  readonly kind: 'prose' | 'item' | 'title';
}

/** Joins the lines of the body to paragraphs, list items and headings between them. */
function readBlocks(lines: readonly Line[]): Block[] {
  const blocks: { kind: Block['kind']; start: number; end: number; indent: number }[] = [];
  let open = false;
  let listAfter = false;
  lines.forEach((line, i) => {
    if (line.kind === 'page' || line.kind === 'rule') return;
    if (line.kind === 'blank') {
      open = open && goesOn(lines, i);
      return;
    }
    const last = blocks.at(-1);
    const { start, end, indent } = line;
    if (line.kind === 'bullet' || gradeLine.test(line.text) || isTableRow(lines, i)) {
      blocks.push({ kind: 'item', start, end, indent });
      open = true;
      // What follows a marked list without a mark is text again.
      listAfter = false;
      return;
    }
    if (open && last !== undefined && continues(last, line, lines[i - 1])) {
      last.end = end;
    } else if (listAfter && isOpenItem(line, lines[i + 1])) {
      blocks.push({ kind: 'item', start, end, indent });
      open = false;
      return;
    } else {
      blocks.push({
        kind: isTitle(line, lines[i - 1], lines[i + 1]) ? 'title' : 'prose',
        start,
        end,
        indent,
      });
    }
    open = true;
    listAfter = line.text.endsWith(':') || (listAfter && blocks.at(-1)?.kind === 'item');
  });
  return blocks;
}

/** „Fleiß: gut“: a line of a table of grades. */
const gradeLine = late.iu`^[\p{L} ,/()&-]{3,60}:\s*(?:note:? )?(?:sehr gut|gut|befriedigend|ausreichend|mangelhaft|[1-6](?:[,.]\d)?\s?[+–-]?)\.?$`;

/** A blank line inside a sentence (page break): what follows begins small. */
function goesOn(lines: readonly Line[], blank: number): boolean {
  let at = blank + 1;
  while (lines[at]?.kind === 'blank' || lines[at]?.kind === 'page') at += 1;
  const next = lines[at];
  const before = lines[blank - 1];
  return (
    next?.kind === 'text' &&
    before?.kind === 'text' &&
    /^\p{Ll}/u.test(next.text) &&
    !/[.!?:]$/.test(before.text)
  );
}

function continues(
  last: { kind: Block['kind']; indent: number },
  line: Line,
  before: Line | undefined,
): boolean {
  if (last.kind === 'title') return false;
  if (last.kind === 'prose') return !(before?.text.endsWith(':') === true && isOpenItem(line, undefined));
  if (/^\p{Ll}/u.test(line.text) || line.indent > last.indent || /[-‐]$/.test(before?.text ?? ''))
    return true;
  return (before?.text.length ?? 0) > 60 && !/[.;,]$/.test(before?.text ?? '') && !isSentenceStart(line.text);
}

const isSentenceStart = (text: string): boolean =>
  /^(?:Herrn?|Frau|Er|Sie|Seine?|Ihre?|Wir|Mit|Durch|Dank|Auch|Aufgrund|Besonders|Darüber|Zu|Zudem|Im|In|Die|Der|Das)\s/u.test(
    text,
  );

/** An item of a list whose bullets were lost: short, open at its end, and nobody is its subject. */
function isOpenItem(line: Line, next: Line | undefined): boolean {
  if (line.text.length > 120 || /[.!?:]$/.test(line.text)) return false;
  if (/^(?:Herrn?|Frau|Er|Sie|Wir)\s/u.test(line.text)) return false;
  // Two long lines without a comma between them are running text.
  if (line.text.length > 60 && (next?.text.length ?? 0) > 40 && !/[,;]$/.test(line.text)) return false;
  return next === undefined || next.kind !== 'text' || !/^\p{Ll}/u.test(next.text) || /[,;]$/.test(line.text);
}

const isRow = (line: Line | undefined): boolean => line?.kind === 'table' && !/[.!?]$/.test(line.text);

/** Columns: at least two rows below each other. */
function isTableRow(lines: readonly Line[], at: number): boolean {
  return isRow(lines[at]) && (isRow(lines[at - 1]) || isRow(lines[at + 1]));
}

/** „Frau Kern hatte folgende Aufgaben:“ is a sentence, and what it announces ends with the list. */
const leadsIn = late.iu`(?<!\p{L})(?:hat|hatte|haben|hatten|war|waren|ist|sind|gehör\p{L}*|umfass\p{L}*|zähl\p{L}*|bestand\p{L}*|bestehen|oblag\p{L}*|obliegen|übernahm|übernimmt|übernommen|erledigt\p{L}*|bearbeitet\p{L}*|lernte|erlernt\p{L}*|betreut\p{L}*|beinhalt\p{L}*|wurde\p{L}*|verantwort\p{L}*|durchlief|erstreck\p{L}*)(?!\p{L})`;

/** „Aufgaben“, „Leistung und Verhalten:“ on a line of its own. */
function isTitle(line: Line, before: Line | undefined, next: Line | undefined): boolean {
  if (line.text.length > 60 || /[.!?,;]$/.test(line.text) || /^\p{Ll}/u.test(line.text)) return false;
  if (before !== undefined && before.kind !== 'blank') return false;
  if (line.text.endsWith(':') && leadsIn.test(line.text)) return false;
  return (
    next === undefined ||
    next.kind === 'blank' ||
    /^#+\s/.test(line.text) ||
    line.text.split(/\s+/).length <= 4
  );
}
