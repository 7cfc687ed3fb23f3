import { similarityOf, trigrams } from '../german/similarity.ts';
import { blocksOf, isEdited, type Block, type Letter } from '../letter/letter.ts';
import { repeatedIn } from './task-faults.ts';

/** Colour of a block in the help view (specification §4). */
export const helpColors = { own: 'blue', edited: 'yellow', unusual: 'red', duplicate: 'purple' } as const;
export type HelpKind = keyof typeof helpColors;

export interface HelpMark {
  readonly block: string;
  readonly kind: HelpKind;
  readonly color: (typeof helpColors)[HelpKind];
  /** What it is, German; empty for own and edited. */
  readonly note: string;
  /** Span in the block's text, for unusual characters. */
  readonly start?: number;
  readonly end?: number;
  /** It is this bullet of the block instead, or the span is in it. */
  readonly item?: number;
  /** The other block of a duplicate. */
  readonly other?: string;
}

/** What is said of a place that is to be filled in. */
export const openPlace = 'Offene Stelle';
/** Two blocks that are more alike than this say the same. */
const duplicateFrom = 0.75;
/** Letters of German and its neighbours, digits, and the signs of a reference; the rest is unusual. */
const unusual = /[^\p{Script=Latin}\p{N}\s.,;:()/%&§€+*’'„“"–\-•°²³·]|[!?]/gu;
const placeholder =
  /[{[<][^}\]>]*[}\]>]|_{2,}|\.{3,}|…|\b(?:XX+|xxx+|TODO|NN|N\.N\.)\b|\b(?:Platzhalter|Mustermann|Musterfrau)\b|\bHier steht ein eigener Satz\b/gu;

/** Surely to be filled in: people are called Mustermann, and points may be left out. */
const surelyOpen = /[{[<][^}\]>]*[}\]>]|_{3,}|\b(?:XX+|xxx+|TODO)\b|\bHier steht ein eigener Satz\b/u;

/** Is a sentence still to be filled in, so that nobody knows what it will say? */
export const hasOpenPlace = (text: string): boolean => surelyOpen.test(text);

/** Marks for the help view: own and edited blocks, unusual characters, open places, contents said twice. */
export function helpMarks(letter: Letter): HelpMark[] {
  const blocks = blocksOf(letter).filter(({ hidden }) => !hidden);
  return [
    ...blocks.flatMap(origin),
    ...blocks.flatMap(oddSigns),
    ...duplicates(blocks),
    ...blocks.flatMap(tasksTwice),
  ];
}

const mark = (block: Block, kind: HelpKind, more: Partial<HelpMark> = {}): HelpMark => ({
  block: block.id,
  kind,
  color: helpColors[kind],
  note: '',
  ...more,
});

function origin(block: Block): HelpMark[] {
  if (block.kind === 'own') return [mark(block, 'own')];
  return isEdited(block) ? [mark(block, 'edited')] : [];
}

function oddSigns(block: Block): HelpMark[] {
  const inList = block.list.flatMap((text, item) => oddSpans(text).map((span) => ({ ...span, item })));
  return [...oddSpans(block.text), ...inList].map((span) => mark(block, 'unusual', span));
}

function oddSpans(text: string) {
  const spansOf = (pattern: RegExp, note: string) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      note,
      start: index,
      end: index + found.length,
    }));
  const open = spansOf(placeholder, openPlace);
  const signs = spansOf(unusual, 'Ungewöhnliches Zeichen');
  return [
    ...open,
    ...signs.filter((sign) => !open.some(({ start, end }) => sign.start >= start && sign.start < end)),
  ];
}

const tasksTwice = (block: Block): HelpMark[] =>
  repeatedIn(block.list).map((item) =>
    mark(block, 'duplicate', { note: 'Steht in dieser Liste schon einmal', item }),
  );

function duplicates(blocks: readonly Block[]): HelpMark[] {
  const grams = blocks.map(({ text }) => trigrams(text));
  const isLike = (one: number, other: number): boolean =>
    one !== other && similarityOf(grams[one] ?? new Set(), grams[other] ?? new Set()) > duplicateFrom;
  return blocks.flatMap((block, at) => {
    const other = blocks.find((_, there) => isLike(there, at));
    return other === undefined
      ? []
      : [
          mark(block, 'duplicate', {
            note: 'Ähnlicher Inhalt steht auch an anderer Stelle',
            other: other.id,
          }),
        ];
  });
}
