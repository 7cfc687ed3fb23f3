import type { Answers } from '../letter/answers.ts';
import { basisOf } from '../letter/basis.ts';
import { areaIds, type Block, type Letter } from '../letter/letter.ts';
import { rankFor, readsRight } from './choose.ts';
import { isLeading, missingAspect } from './leadership-aspects.ts';
import { planLetter, type Place } from './plan.ts';
import { drawFrom, type Draw } from './random.ts';
import { settingOf, type Setting } from './setting.ts';
import { splitClosing } from './split-closing.ts';
import { jarring } from './style.ts';
import { noMemory, remember, type Memory, type Written } from './writer.ts';

/**
 * Composes a letter from answers.
 * @param seed chooses among equally good wordings; the same answers and seed give the same letter
 */
export function compose(answers: Answers, seed = 1): Letter {
  const [setting, draw] = [settingOf(answers), drawFrom(seed)];
  const places = planLetter(answers).flatMap((place) => splitClosing(place, setting, draw));
  const steps = fillAll(places, setting, draw);
  return {
    type: answers.type,
    seed,
    // Empty areas too: the user may put text of her own into them.
    areas: areaIds.map((id) => ({
      id,
      blocks: steps.flatMap(({ place, block }) => (place.area === id && block !== null ? [block] : [])),
    })),
    dropped: [],
    made: basisOf(answers),
  };
}

/** A place that was filled, or left empty, and what a reader has in the ear after it. */
interface Step {
  readonly place: Place;
  readonly block: Block | null;
  readonly after: Memory;
  readonly cost: number;
}

/** How far back, and how many wordings there, is tried to free a sentence that jars whatever its words. */
const [furthest, wordings] = [5, 24];

/**
 * Fills the places from first to last. Each has a taste of its own and gives way only to what stands before it: an
 * answer that is given later in the form changes no sentence that was already read.
 */
function fillAll(places: readonly Place[], setting: Setting, draw: Draw): Step[] {
  let steps: readonly Step[] = [];
  for (const place of places) {
    const next = optionsFor(place, steps, setting, draw, 1)[0] ?? empty(place, steps);
    steps = next.cost < jarring ? [...steps, next] : (freed(steps, place, setting, draw) ?? [...steps, next]);
  }
  return [...steps];
}

/** The nearest sentences before a place in other words, so that nothing jars up to there; null when none are found. */
function freed(steps: readonly Step[], place: Place, setting: Setting, draw: Draw): readonly Step[] | null {
  for (let back = 1; back <= Math.min(furthest, steps.length); back += 1) {
    const kept = steps.slice(0, -back);
    const [first, ...rest] = [...steps.slice(-back).map((step) => step.place), place];
    if (first === undefined) return null;
    for (const other of optionsFor(first, kept, setting, draw, wordings).slice(1)) {
      let tried: readonly Step[] | null = other.cost < jarring ? [...kept, other] : null;
      for (const one of rest) {
        if (tried === null) break;
        const next = optionsFor(one, tried, setting, draw, 1)[0] ?? empty(one, tried);
        tried = next.cost < jarring ? [...tried, next] : null;
      }
      if (tried !== null) return tried;
    }
  }
  return null;
}

const memoryAfter = (steps: readonly Step[]): Memory => steps.at(-1)?.after ?? noMemory;
const empty = (place: Place, before: readonly Step[]): Step => ({
  place,
  block: null,
  after: memoryAfter(before),
  cost: 0,
});

/** The ways to fill a place after what stands before it, the most liked first. */
function optionsFor(
  place: Place,
  before: readonly Step[],
  setting: Setting,
  draw: Draw,
  most: number,
): Step[] {
  const memory = memoryAfter(before);
  const here = place.paragraph ? { ...memory, sinceName: null } : memory;
  const step = (block: Block, cost: number): Step => ({
    place,
    block,
    after: remember(here, block, setting),
    cost,
  });
  if (place.text !== undefined) return [step(blockFor(place, place.text, null), 0)];
  const used = new Set(before.flatMap(({ block }) => block?.module ?? []));
  const ranked = fill(place, before, rankFor(place, setting, here, used, draw));
  return rightOnes(ranked, most).map((written) => step(blockFor(place, written.text, written), written.cost));
}

/** The first ones that are read as they are meant; where there are none, the first of all. */
function rightOnes(ranked: readonly Written[], most: number): readonly Written[] {
  const right: Written[] = [];
  for (const one of ranked) {
    if (right.length >= most) break;
    if (readsRight(one)) right.push(one);
  }
  return right.length > 0 ? right : ranked.slice(0, 1);
}

/** A sentence that completes what is told on leadership must tell just that; where nothing is missing, none is needed. */
function fill(place: Place, before: readonly Step[], ranked: readonly Written[]): readonly Written[] {
  if (place.completes !== true) return ranked;
  const told = before.flatMap(({ block }) =>
    block !== null && isLeading(block.category) ? [block.text] : [],
  );
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
