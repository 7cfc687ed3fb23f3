/**
 * A list with some of its items moved before or behind another one.
 * @param moved indexes of the items, kept in their order
 */
export function reorder<Item>(
  list: readonly Item[],
  moved: readonly number[],
  target: number,
  position: 'before' | 'after' | 'on',
): Item[] {
  const isMoved = new Set(moved);
  const items = list.filter((_, at) => isMoved.has(at));
  const before = list.filter(
    (_, at) => !isMoved.has(at) && (position === 'after' ? at <= target : at < target),
  );
  const after = list.filter(
    (_, at) => !isMoved.has(at) && (position === 'after' ? at > target : at >= target),
  );
  return [...before, ...items, ...after];
}
