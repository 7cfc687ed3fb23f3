import { similarityOf, trigrams } from '../german/similarity.ts';
import { modulesOf, type ModuleFile, type TextModule } from '../letter/module.ts';
import { checkModule, type ModuleCheck } from './check-module.ts';

/** Two modules of one grade that are more alike than this say the same with other words. */
export const tooAlike = 0.72;
/** Share of sentences that may hold „sehr“. */
const sehrShare = 0.25;

export interface FileCheck {
  readonly modules: readonly { readonly id: string; readonly check: ModuleCheck }[];
  /** What concerns the file as a whole. */
  readonly problems: readonly string[];
}

/** Checks a file of the library: each module, ids, likeness and the wear of „sehr“. */
export function checkFile(file: ModuleFile): FileCheck {
  const all = modulesOf(file);
  const modules = all.map((module) => ({ id: module.id, check: checkModule(module) }));
  return { modules, problems: [...doubled(all), ...alike(all, modules), ...worn(all)] };
}

function* doubled(all: readonly TextModule[]): Generator<string> {
  const seen = new Set<string>();
  for (const { id } of all) {
    if (seen.has(id)) yield `Kennung ${id} doppelt`;
    seen.add(id);
  }
}

function* alike(all: readonly TextModule[], checks: FileCheck['modules']): Generator<string> {
  const grams = all.map(({ text }, at) =>
    trigrams(isFactual(text) ? bare(text) : (checks[at]?.check.sample ?? '')),
  );
  for (const [i, first] of all.entries())
    for (const [j, second] of all.entries()) {
      if (j <= i || !compete(first, second)) continue;
      // „… ist …“: what is left without the facts is too little to compare.
      if (Math.min(grams[i]?.size ?? 0, grams[j]?.size ?? 0) < 15) continue;
      const likeness = similarityOf(grams[i] ?? new Set(), grams[j] ?? new Set());
      if (likeness > tooAlike)
        yield `${first.id} und ${second.id} ähneln sich zu sehr (${likeness.toFixed(2)})`;
    }
}

/** Sentences full of facts share the facts; only their own words are compared. */
const isFactual = (text: string): boolean =>
  text.includes('[') || /\{(?:Eintritt|Austritt|Von|Firma(?::\w+)?)\}/.test(text);
const bare = (text: string): string =>
  text
    .replaceAll(/\[[^\]]*\]+/g, ' ')
    .replaceAll(/\{[^}|]*\|(?<present>[^}]*)\}/g, '$<present>')
    .replaceAll(/\{[^}]*\}/g, ' ');

/** May the composer take one or the other for the same place? */
function compete(first: TextModule, second: TextModule): boolean {
  return (
    first.grade === second.grade &&
    first.trait === second.trait &&
    first.moved === second.moved &&
    first.single === second.single &&
    meet(first.reasons, second.reasons) &&
    meet(first.occasions, second.occasions) &&
    meet(first.types, second.types) &&
    first.says?.join() === second.says?.join()
  );
}

function* worn(all: readonly TextModule[]): Generator<string> {
  const count = all.filter(({ text }) => /(?<!\p{L})sehr(?!\p{L})/iu.test(text)).length;
  if (all.length >= 8 && count > all.length * sehrShare)
    yield `„sehr“ in ${count} von ${all.length} Bausteinen`;
}

/** Absent means all. */
const meet = <T>(one: readonly T[] | undefined, other: readonly T[] | undefined): boolean =>
  one === undefined || other === undefined || one.some((each) => other.includes(each));
