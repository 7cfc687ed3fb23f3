const underWay = new Map<string, Promise<unknown>>();

/**
 * Does something only once at a time: whoever asks for the same while it is under way waits for that and gets its
 * answer.
 * @param key what makes two askings the same
 */
export function once<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> {
  const before = underWay.get(key);
  // The key says everything that the work depends on, so its answer is of the same kind.
  if (before) return before as Promise<Answer>;
  const running = work().finally(() => underWay.delete(key));
  underWay.set(key, running);
  return running;
}
