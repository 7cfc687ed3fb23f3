/**
 * A value that is made when it is first asked for: what is dear to make must not delay the start of those who never
 * ask, like the operator's commands.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
