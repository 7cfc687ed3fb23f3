import type { Category } from '../letter/category.ts';
import { modulesOfKind } from './library.ts';

/** A trait that the wizard offers; its key comes from the library. */
export interface Trait {
  readonly key: string;
  readonly category: Category;
}

/** All traits of a kind, each once, in the order of the library. */
export function traitsOf(kind: 'trait' | 'leadership-trait'): Trait[] {
  const found = new Map<string, Category>();
  for (const { trait, category } of modulesOfKind(kind)) {
    if (trait !== undefined && category !== undefined && !found.has(trait)) found.set(trait, category);
  }
  return [...found].map(([key, category]) => ({ key, category }));
}

/** The category that a trait belongs to, null for a trait that the library does not know. */
export function traitCategory(kind: 'trait' | 'leadership-trait', trait: string): Category | null {
  return modulesOfKind(kind).find((module) => module.trait === trait)?.category ?? null;
}
