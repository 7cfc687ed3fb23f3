import type { Answers } from '../letter/answers.ts';
import { blocksOf, isKept, mapBlocks, type Block, type Letter } from '../letter/letter.ts';
import { memoryBefore, placeOf } from './block-context.ts';
import { rankFor, readsRight } from './choose.ts';
import { settingOf } from './setting.ts';

/** A second sentence on a core feature, which a short letter has: „performance/motivation/2“. */
const isExtra = ({ id }: Block): boolean => id.endsWith('/2');

/** Introductions, stations and lists of tasks may well begin alike; what rates may not. */
const rates = ({ kind, category, module }: Block): boolean =>
  kind === 'system' && category !== null && module !== null;

/**
 * The letter without the same sentence twice: a new generation knows nothing of the sentence that the user chose for
 * another place. What was there before stays; the newcomer gets another wording, or goes where it was an extra.
 * @param before the letter as the user had it
 */
export function withoutRepeats(letter: Letter, before: Letter, answers: Answers): Letter {
  const had = new Map(blocksOf(before).map(({ id, module }) => [id, module]));
  const used = new Set<string>();
  const again = new Set<string>();
  const own = blocksOf(letter).filter((block) => rates(block) && !isKept(block));
  for (const isOld of [true, false]) {
    for (const { id, module } of own) {
      if (module === null || (had.get(id) === module) !== isOld) continue;
      if (used.has(module)) again.add(id);
      used.add(module);
    }
  }
  return [...again].reduce((now, id) => rewritten(now, id, answers, used), letter);
}

function rewritten(letter: Letter, id: string, answers: Answers, used: Set<string>): Letter {
  const setting = settingOf(answers);
  return mapBlocks(letter, (block) => {
    if (block.id !== id) return block;
    const place = placeOf(block, answers);
    const ranked = place === null ? [] : rankFor(place, setting, memoryBefore(letter, id, setting), used);
    const best = ranked.find(readsRight) ?? ranked[0];
    if (best === undefined) return isExtra(block) ? null : block;
    used.add(best.module.id);
    return { ...block, module: best.module.id, text: best.text, original: best.text };
  });
}
