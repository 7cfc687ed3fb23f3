/** A remark of whoever reads a letter, on a block of it or on the whole (''). */
export interface Comment {
  readonly block: string;
  readonly text: string;
  /** The owner took care of it. */
  readonly done?: boolean;
}

const isSame = (one: Comment, other: Comment): boolean =>
  one.block === other.block && one.text === other.text;

/** The remarks that somebody has now. What was taken care of stays so unless he says something else there. */
export function keepDone(before: readonly Comment[], now: readonly Comment[]): Comment[] {
  return now.map(({ block, text }) => {
    const done = before.some((one) => one.done === true && isSame(one, { block, text }));
    return { block, text, ...(done ? { done } : {}) };
  });
}

/** Marks a remark as taken care of, or not. @returns null where there is none like it */
export function markDone(comments: readonly Comment[], wanted: Comment, done: boolean): Comment[] | null {
  if (!comments.some((one) => isSame(one, wanted))) return null;
  return comments.map((one) => {
    if (!isSame(one, wanted)) return one;
    const { block, text } = one;
    return { block, text, ...(done ? { done } : {}) };
  });
}
