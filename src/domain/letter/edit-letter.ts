import { mapBlocks, type AreaId, type Block, type Letter } from './letter.ts';

/** The letter with another text in a block; what stood there is kept for `resetBlock`. */
export const editBlock = (letter: Letter, id: string, text: string): Letter =>
  mapBlocks(letter, (block) => (block.id === id ? { ...seenThrough(block), text } : block));

/** The letter with a block whose kept words were looked at after the person changed: they may stand. */
export const letStand = (letter: Letter, id: string): Letter =>
  mapBlocks(letter, (block) => (block.id === id ? seenThrough(block) : block));

function seenThrough(block: Block): Block {
  const rest: { -readonly [Key in keyof Block]: Block[Key] } = { ...block };
  delete rest.writtenFor;
  return rest;
}

/**
 * The letter with the text back in a system block that stood there before: in an improved reference the employer's own
 * sentence with its grade, else the composer's.
 */
export const resetBlock = (letter: Letter, id: string): Letter =>
  mapBlocks(letter, (block) => {
    if (block.id !== id || block.original === null) return block;
    const { employer, original } = block;
    if (employer === undefined) return { ...withoutAssisted(block), text: original };
    return { ...withoutAssisted(block), ...employer, original: employer.text, module: null };
  });

/** The letter with a text of a language model in a block, marked as such. */
export const assistBlock = (letter: Letter, id: string, text: string): Letter =>
  mapBlocks(letter, (block) => (block.id === id ? { ...seenThrough(block), text, assisted: true } : block));

/** A block that no text of a language model stands in any more. */
export function withoutAssisted(block: Block): Block {
  const rest: { -readonly [Key in keyof Block]: Block[Key] } = { ...block };
  delete rest.assisted;
  return rest;
}

/** Hides a block or shows it again. */
export const hideBlock = (letter: Letter, id: string, hidden: boolean): Letter =>
  mapBlocks(letter, (block) => (block.id === id ? { ...block, hidden } : block));

/** Begins or ends a paragraph at a block. */
export const setParagraph = (letter: Letter, id: string, paragraph: boolean): Letter =>
  mapBlocks(letter, (block) => (block.id === id ? { ...block, paragraph } : block));

/** Takes a block of the user's own out; system blocks are hidden instead. */
export const removeOwn = (letter: Letter, id: string): Letter =>
  mapBlocks(letter, (block) => (block.id === id && block.kind === 'own' ? null : block));

/** Moves a block to a position within its area. */
export function moveBlock(letter: Letter, id: string, to: number): Letter {
  return inArea(letter, id, (blocks) => {
    const from = blocks.findIndex((block) => block.id === id);
    const moved = blocks[from];
    if (moved === undefined) return blocks;
    const rest = blocks.toSpliced(from, 1);
    return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, moved);
  });
}

/**
 * Inserts free text.
 * @param own id and text; the id must be new in the letter
 * @param after id of the block before it, null for the start of the area
 */
export function insertOwn(
  letter: Letter,
  area: AreaId,
  own: { readonly id: string; readonly text: string; readonly paragraph?: boolean },
  after: string | null,
): Letter {
  const block: Block = {
    id: own.id,
    kind: 'own',
    category: null,
    grade: null,
    module: null,
    text: own.text,
    original: null,
    list: [],
    paragraph: own.paragraph ?? false,
    hidden: false,
  };
  return {
    ...letter,
    areas: letter.areas.map((one) => {
      if (one.id !== area) return one;
      const at = after === null ? 0 : one.blocks.findIndex(({ id }) => id === after) + 1;
      return { ...one, blocks: one.blocks.toSpliced(at, 0, block) };
    }),
  };
}

function inArea(letter: Letter, id: string, change: (blocks: readonly Block[]) => readonly Block[]): Letter {
  return {
    ...letter,
    areas: letter.areas.map((area) =>
      area.blocks.some((block) => block.id === id) ? { ...area, blocks: change(area.blocks) } : area,
    ),
  };
}
