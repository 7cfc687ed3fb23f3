import type { Answers } from '../letter/answers.ts';
import { withoutAssisted } from '../letter/edit-letter.ts';
import { blockOf, blocksOf, mapBlocks, type Letter } from '../letter/letter.ts';
import { memoryBefore, placeOf } from './block-context.ts';
import { rankFor, readsRight, writeModule } from './choose.ts';
import { moduleById } from './library.ts';
import { settingOf } from './setting.ts';

/** Another wording for a block. */
export interface Alternative {
  readonly module: string;
  readonly text: string;
}

/**
 * Other wordings of the same category, grade and purpose, the smoothest first; each module once.
 * @returns empty for own blocks and for texts that come from the answers
 */
export function alternativesFor(letter: Letter, id: string, answers: Answers): Alternative[] {
  const block = blockOf(letter, id);
  const place = block === null || block.kind === 'own' ? null : placeOf(block, answers);
  if (place === null || place.text !== undefined) return [];
  const setting = settingOf(answers);
  const used = new Set(blocksOf(letter).flatMap(({ module }) => module ?? []));
  const found = new Map<string, string>();
  for (const { module, text } of rankFor(place, setting, memoryBefore(letter, id, setting), used).filter(
    readsRight,
  )) {
    if (!found.has(module.id)) found.set(module.id, text);
  }
  return [...found].map(([module, text]) => ({ module, text }));
}

/** The letter with another module in a block; an edit of the block is gone. Unchanged when the module does not fit. */
export function takeAlternative(letter: Letter, id: string, moduleId: string, answers: Answers): Letter {
  const block = blockOf(letter, id);
  const place = block === null ? null : placeOf(block, answers);
  const module = moduleById(moduleId);
  if (place === null || module === undefined) return letter;
  const setting = settingOf(answers);
  const written = writeModule(module, place, setting, memoryBefore(letter, id, setting));
  if (written === null) return letter;
  return mapBlocks(letter, (one) =>
    one.id === id
      ? { ...withoutAssisted(one), module: moduleId, text: written.text, original: written.text }
      : one,
  );
}
