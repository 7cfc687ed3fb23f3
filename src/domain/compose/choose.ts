import { candidatesFor, isSpecial } from './candidates.ts';
import type { LibraryModule } from './library.ts';
import { isGraded, misreadings } from './misreadings.ts';
import type { Place } from './plan.ts';
import type { Setting } from './setting.ts';
import { jarring } from './style.ts';
import { writeAll, writeLike, type Memory, type Written } from './writer.ts';

/**
 * The modules that may fill a place as sentences after what stands before, the best first; those that the decoder
 * reads otherwise than meant come last.
 * @param used modules that the letter has already
 * @param random chance among good ones; without it the smoothest is first
 */
export function rankFor(
  place: Place,
  setting: Setting,
  memory: Memory,
  used: ReadonlySet<string>,
  random: () => number = () => 0,
): Written[] {
  const modules = candidatesFor(place, setting).filter(({ id }) => !used.has(id));
  return rank(modules, place, setting, memory, random);
}

/**
 * One certain module as a sentence; null when it has no text for these answers.
 * @param before its wording so far, whose boosters stay unless they jar now
 */
export function writeModule(
  module: LibraryModule,
  place: Place,
  setting: Setting,
  memory: Memory,
  before?: string,
): Written | null {
  const like = before === undefined ? null : writeLike(before, module, place, setting, memory);
  if (like !== null && like.cost < jarring && readsRight(like)) return like;
  const ranked = rank([module], place, setting, memory, () => 0);
  return ranked.find(readsRight) ?? ranked[0] ?? null;
}

function rank(
  modules: readonly LibraryModule[],
  place: Place,
  setting: Setting,
  memory: Memory,
  random: () => number,
): Written[] {
  const drawn = writeAll(modules, place, setting, memory).map((one) => ({
    one,
    draw: one.cost + 10 * random() - (isSpecial(one.module) ? 4 : 0) + unsaid(place, one.text, setting),
  }));
  return drawn.toSorted((a, b) => a.draw - b.draw).map(({ one }) => one);
}

/** Does the decoder read the sentence as it is meant? */
export const readsRight = ({ module, plain }: Written): boolean =>
  !isGraded(module) || misreadings(plain, module).length === 0;

/** An introduction that leaves out facts we have is the worse one. */
function unsaid(place: Place, text: string, { base: { data } }: Setting): number {
  if (place.kind !== 'introduction') return 0;
  const facts = [data.Geburtsdatum, data.Geburtsort, data.Abteilung, data.Einsatzort];
  return 15 * facts.filter((fact) => fact !== undefined && !text.includes(fact)).length;
}
