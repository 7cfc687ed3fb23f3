import { blocksOf, type Block, type Letter } from './letter.ts';

/** Where the words of a block stand in the text of the letter. */
export interface BlockPlace {
  readonly block: Block;
  readonly start: number;
  readonly end: number;
}

/** The blocks that stand in a letter's text, in their order; hidden and empty ones do not. */
export function blockPlaces(letter: Letter, text: string): BlockPlace[] {
  const found: BlockPlace[] = [];
  let from = 0;
  for (const block of blocksOf(letter)) {
    const start = block.hidden || block.text === '' ? -1 : text.indexOf(block.text, from);
    if (start === -1) continue;
    from = start + block.text.length;
    found.push({ block, start, end: from });
  }
  return found;
}
