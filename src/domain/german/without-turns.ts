/** Signs that nobody sees and that turn the text behind them round; no German text needs one. */
const turns = /[\u202A-\u202E\u2066-\u2069]/gu;
/** Nothing that is read lies deeper. */
const deepest = 64;

/** A text without signs that turn it round, or anything made of texts, lists and plain objects. */
export function withoutTurns<T>(value: T, depth = 0): T {
  if (typeof value === 'string') return value.replaceAll(turns, '') as T;
  if (typeof value !== 'object' || value === null || depth > deepest) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => withoutTurns(one, depth + 1)) as T;
  const entries = Object.entries(value).map(([name, one]) => [name, withoutTurns(one as unknown, depth + 1)]);
  return Object.fromEntries(entries) as T;
}
