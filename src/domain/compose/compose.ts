import type { Answers } from '../letter/answers.ts';
import { areaIds, type Block, type Letter } from '../letter/letter.ts';
import { rankFor, readsRight } from './choose.ts';
import { isLeading, missingAspect } from './leadership-aspects.ts';
import { planLetter, type Place } from './plan.ts';
import { randomFrom } from './random.ts';
import { settingOf, type Setting } from './setting.ts';
import { splitClosing } from './split-closing.ts';
import { jarring } from './style.ts';
import { noMemory, remember, type Memory, type Written } from './writer.ts';

/** Fewest and most letters that are tried for each request; the smoothest is taken. */
const [fewest, most] = [4, 16];

/**
 * Composes a letter from answers.
 * @param seed chooses among equally good wordings; the same answers and seed give the same letter
 */
export function compose(answers: Answers, seed = 1): Letter {
  const blocks = smoothest(planLetter(answers), settingOf(answers), seed);
  return {
    type: answers.type,
    seed,
    // Empty areas too: the user may put text of her own into them.
    areas: areaIds.map((id) => ({
      id,
      blocks: blocks.filter(({ place }) => place.area === id).map(({ block }) => block),
    })),
    dropped: [],
  };
}

/** Tries on while even the best letter repeats a booster or an opening. */
function smoothest(places: readonly Place[], setting: Setting, seed: number): Draft['blocks'] {
  let best: Draft | null = null;
  for (let at = 0; at < most && (at < fewest || (best?.worst ?? 0) >= jarring); at += 1) {
    const next = draft(places, setting, randomFrom(seed * 1009 + at));
    if (best === null || next.cost < best.cost) best = next;
  }
  return best?.blocks ?? [];
}

interface Draft {
  readonly blocks: readonly { readonly place: Place; readonly block: Block }[];
  readonly cost: number;
  /** Cost of the sentence that goes worst with what stands before it. */
  readonly worst: number;
}

function draft(places: readonly Place[], setting: Setting, random: () => number): Draft {
  const blocks: { place: Place; block: Block }[] = [];
  let memory: Memory = noMemory;
  const costs: number[] = [];
  const used = new Set<string>();
  for (const place of places.flatMap((one) => splitClosing(one, setting, random))) {
    const here = place.paragraph ? { ...memory, sinceName: null } : memory;
    const ranked =
      place.text === undefined ? fill(place, blocks, rankFor(place, setting, here, used, random)) : [];
    const written = ranked.find(readsRight) ?? ranked[0] ?? null;
    const text = place.text ?? written?.text;
    if (text === undefined) continue;
    if (written !== null) used.add(written.module.id);
    blocks.push({ place, block: blockFor(place, text, written) });
    memory = remember(here, blockFor(place, text, written), setting);
    costs.push(written?.cost ?? 0);
  }
  return { blocks, cost: costs.reduce((sum, one) => sum + one, 0), worst: Math.max(0, ...costs) };
}

/** A sentence that completes what is told on leadership must tell just that; where nothing is missing, none is needed. */
function fill(place: Place, before: Draft['blocks'], ranked: readonly Written[]): readonly Written[] {
  if (place.completes !== true) return ranked;
  const told = before.flatMap(({ block }) => (isLeading(block.category) ? [block.text] : []));
  const completes = missingAspect(told);
  return completes === null ? [] : ranked.filter(({ text }) => completes(text));
}

/** A system block for a place. */
export function blockFor(place: Place, text: string, written: Written | null): Block {
  return {
    id: place.key,
    kind: 'system',
    category: place.category,
    grade: place.grade,
    module: written?.module.id ?? null,
    text,
    original: text,
    list: place.list ?? [],
    ...(place.listAssisted === true ? { listAssisted: true } : {}),
    paragraph: place.paragraph,
    hidden: false,
  };
}
