/**
 * The seed that a certificate was begun with, kept among its options; 1 where there is none: it was begun without the
 * form, or before seeds were kept.
 */
export function keptSeed(options: unknown): number {
  if (typeof options !== 'object' || options === null || !('seed' in options)) return 1;
  const { seed } = options;
  return typeof seed === 'number' && Number.isInteger(seed) && seed > 0 && seed <= mostSeed ? seed : 1;
}

/** Seeds go from 1 to here. */
export const mostSeed = 1_000_000;
