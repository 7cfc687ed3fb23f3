import { asksForSales, tellsSales } from '../decode/find-missing-traits.ts';
import { candidatesFor, isSpecial } from './candidates.ts';
import type { LibraryModule } from './library.ts';
import { isGraded, misreadings } from './misreadings.ts';
import type { Place } from './plan.ts';
import type { Draw } from './random.ts';
import type { Setting } from './setting.ts';
import { jarring } from './style.ts';
import { writeAll, writeLike, type Memory, type Written } from './writer.ts';

/**
 * The modules that may fill a place as sentences after what stands before, the best first; those that the decoder
 * reads otherwise than meant come last.
 * @param used modules that the letter has already
 * @param draw the place's own taste among those that go well here; without it the smoothest is first
 */
export function rankFor(
  place: Place,
  setting: Setting,
  memory: Memory,
  used: ReadonlySet<string>,
  draw?: Draw,
): Written[] {
  const modules = candidatesFor(place, setting).filter(({ id }) => !used.has(id));
  return rank(modules, place, setting, memory, draw);
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
  const ranked = rank([module], place, setting, memory);
  return ranked.find(readsRight) ?? ranked[0] ?? null;
}

function rank(
  modules: readonly LibraryModule[],
  place: Place,
  setting: Setting,
  memory: Memory,
  draw?: Draw,
): Written[] {
  const own: Draw | undefined = draw && ((about) => draw(`${place.key} ${about}`));
  const weighed = writeAll(modules, place, setting, memory, own).map((one) => ({
    one,
    weight:
      (own === undefined ? one.cost : strain(one.cost) + 10 * own(one.module.id)) -
      (isSpecial(one.module) ? 4 : 0) -
      (isClassic(place, one.text) ? 20 : 0) +
      unsaid(place, one.text, setting) +
      unsold(place, one.text, setting),
  }));
  return weighed.toSorted((a, b) => a.weight - b.weight).map(({ one }) => one);
}

/**
 * What a sentence costs when it is chosen by taste. Small frictions count for nothing: else every change of an earlier
 * sentence would choose all later ones anew, before the eyes of who is just writing.
 */
const strain = (cost: number): number => (cost < tolerable ? 0 : cost);
const tolerable = 10;

/** Readers look for the summary by its formula: „… zu unserer vollen Zufriedenheit“. */
const isClassic = ({ category }: Place, text: string): boolean =>
  category === 'performance-summary' && /(?<!\p{L})zu \p{L}+ (?:\p{L}+ ){0,2}Zufriedenheit/u.test(text);

/** Does the decoder read the sentence as it is meant? */
export const readsRight = ({ module, plain }: Written): boolean =>
  !isGraded(module) || misreadings(plain, module).length === 0;

/** Of those who sell readers want to know what they sold; the general words for success do not say it. */
function unsold({ category }: Place, text: string, { answers }: Setting): number {
  const isAsked = category === 'working-success' && asksForSales(answers.occupation.job_title);
  return isAsked && !tellsSales(text) ? 25 : 0;
}

/** An introduction that leaves out facts we have is the worse one. */
function unsaid(place: Place, text: string, { base: { data } }: Setting): number {
  if (place.kind !== 'introduction') return 0;
  const facts = [data.Geburtsdatum, data.Geburtsort, data.Abteilung, data.Einsatzort, data.Praktikumsfeld];
  return 15 * facts.filter((fact) => fact !== undefined && !text.includes(fact)).length;
}
