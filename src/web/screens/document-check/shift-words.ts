import type { WeakWord } from '#web/lib/pages.ts';

/**
 * The unsure words of a text after it was edited: those before the change stay, those behind it move along, and what
 * was changed has been looked at.
 */
export function shiftWords(before: string, after: string, words: readonly WeakWord[]): readonly WeakWord[] {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < most - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  const moved = after.length - before.length;
  return words.flatMap((word) => {
    if (word.end <= head) return [word];
    if (word.start >= before.length - tail)
      return [{ ...word, start: word.start + moved, end: word.end + moved }];
    return [];
  });
}
