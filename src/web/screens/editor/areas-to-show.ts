import type { Area, Letter } from '#domain/letter/letter.ts';

/**
 * The areas that stand on the sheet. An empty one shows nothing but a way to add a paragraph, and the area before it has
 * one already, at the same place: only where no text precedes is an empty one needed, and one is enough.
 */
export function areasToShow({ areas }: Letter): readonly Area[] {
  const first = areas.findIndex(({ blocks }) => blocks.length > 0);
  const before = first === -1 ? areas.length - 1 : first - 1;
  return areas.filter(({ blocks }, at) => blocks.length > 0 || at === before);
}
