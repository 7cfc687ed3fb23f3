import type { Answers } from '../letter/answers.ts';
import { blocksOf, type Block, type Letter } from '../letter/letter.ts';
import type { ClosingPart } from '../letter/module.ts';
import { planLetter, type Place } from './plan.ts';
import type { Setting } from './setting.ts';
import { noMemory, remember, type Memory } from './writer.ts';

/**
 * The place in the plan that a system block fills, with the block's own grade; null when the answers know no such
 * place any more.
 */
export function placeOf(block: Block, answers: Answers): Place | null {
  const places = planLetter(answers);
  const whole = places.find(({ key }) => key === block.id);
  if (whole !== undefined) return { ...whole, grade: block.grade };
  // The closing formula is one place in the plan and several blocks in the letter.
  const closing = block.id.startsWith('closing/') ? places.find(({ key }) => key === 'closing') : undefined;
  if (closing === undefined) return null;
  return { ...closing, key: block.id, grade: block.grade, says: saidBy(block.id) };
}

/** „closing/thanks+wishes“ → thanks, wishes. */
export const saidBy = (id: string): ClosingPart[] => id.slice('closing/'.length).split('+') as ClosingPart[];

/** What a reader has in the ear when she comes to a block. */
export function memoryBefore(letter: Letter, id: string, setting: Setting): Memory {
  let memory = noMemory;
  for (const block of blocksOf(letter)) {
    if (block.id === id) return block.paragraph ? { ...memory, sinceName: null } : memory;
    if (!block.hidden) memory = remember(memory, block, setting);
  }
  return memory;
}
