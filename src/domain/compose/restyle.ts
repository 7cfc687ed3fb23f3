import type { Answers } from '../letter/answers.ts';
import { isEdited, mapBlocks, type Letter } from '../letter/letter.ts';
import { placeOf } from './block-context.ts';
import { writeModule } from './choose.ts';
import { moduleById } from './library.ts';
import { settingOf } from './setting.ts';
import { noMemory, remember, type Memory } from './writer.ts';

/**
 * Writes every untouched system block anew from its own module: after a change of gender form, company term or date
 * format, and after blocks were moved, so that names and boosters fall in the right places. The user's texts stay.
 */
export function restyle(letter: Letter, answers: Answers): Letter {
  const setting = settingOf(answers);
  let memory: Memory = noMemory;
  return mapBlocks(letter, (block) => {
    if (block.hidden) return block;
    const here = block.paragraph ? { ...memory, sinceName: null } : memory;
    const place = block.kind === 'own' || isEdited(block) ? null : placeOf(block, answers);
    const module = block.module === null ? undefined : moduleById(block.module);
    const written =
      place === null || module === undefined ? null : writeModule(module, place, setting, here, block.text);
    const text = written?.text ?? block.text;
    memory = remember(here, { ...block, text }, setting);
    return written === null ? block : { ...block, text, original: text };
  });
}
