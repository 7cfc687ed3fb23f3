/**
 * The last place of an ascending list that still fits, found by halving; -1 where none does.
 * @param length how many places there are
 * @param fits true for the first places, false for the rest
 */
export function lastUpTo(length: number, fits: (place: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (fits(middle)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
