import type { Field } from './permissions.ts';

/** An answer that was changed twice: here, and meanwhile at another place. */
export interface Clash {
  readonly field: Field;
  /** „occupation.department“; the field itself where it is one answer. */
  readonly path: string;
  readonly mine: unknown;
  readonly stored: unknown;
}

/** What comes of two people (or two tabs) at the same part. */
export interface Merged {
  /** With what is here where there is a clash. */
  readonly value: unknown;
  readonly clashes: readonly Clash[];
  /** Paths of what others changed, and what is therefore not what is here any more. */
  readonly taken: readonly string[];
}

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists in their order, groups by key, and nothing of what is empty: an answer that is not given has many forms. */
function bare(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/\s+/g, ' ').trim() || undefined;
  if (value === null || value === false) return undefined;
  if (Array.isArray(value)) {
    const items = value.map((item) => bare(item)).filter((item) => item !== undefined);
    return items.length === 0 ? undefined : items;
  }
  if (!isGroup(value)) return value;
  const kept = Object.entries(value)
    .map(([key, inner]) => [key, bare(inner)] as const)
    .filter(([, inner]) => inner !== undefined);
  if (kept.length === 0) return undefined;
  return Object.fromEntries(kept.toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

/** Whether two answers say the same, however they are stored. */
export const saysTheSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(bare(one)) === JSON.stringify(bare(other));

const memberOf = (value: unknown, key: string): unknown =>
  isGroup(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/**
 * Puts what was entered onto what is stored, answer by answer: what was not touched here stays as others left it.
 * @param base what stood there when the entering began
 * @param isMine whether a stored answer came from here all the same, as when the answer to a save was lost
 */
export function mergeEntries(
  field: Field,
  base: unknown,
  mine: unknown,
  stored: unknown,
  isMine: (path: string, stored: unknown) => boolean = () => false,
): Merged {
  const clashes: Clash[] = [];
  const taken: string[] = [];
  const merge = (path: string, before: unknown, here: unknown, there: unknown): unknown => {
    // A letter is one answer: its blocks belong together.
    if (field !== 'letter' && isGroup(here) && isGroup(there)) {
      const merged = [...new Set([...Object.keys(there), ...Object.keys(here)])].map(
        (key) =>
          [
            key,
            merge(`${path}.${key}`, memberOf(before, key), memberOf(here, key), memberOf(there, key)),
          ] as const,
      );
      return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
    }
    if (saysTheSame(here, there)) return here;
    if (saysTheSame(here, before)) {
      taken.push(path);
      return there;
    }
    if (!saysTheSame(there, before) && !isMine(path, there))
      clashes.push({ field, path, mine: here, stored: there });
    return here;
  };
  const value = merge(field, base, mine, stored);
  return { value, clashes, taken };
}

/** The part of a value that a path („occupation.department“) of its field names. */
export const answerAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .slice(1)
    .reduce<unknown>((inner, key) => memberOf(inner, key), value);

/** A value with the stored answers in place of the own ones that clash with them. */
export function withStored(value: unknown, clashes: readonly Clash[]): unknown {
  return clashes.reduce((whole, { path, stored }) => put(whole, path.split('.').slice(1), stored), value);
}

function put(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const group = isGroup(whole) ? whole : {};
  const { [key]: inner, ...others } = group;
  const next = put(inner, rest, value);
  return next === undefined ? others : { ...others, [key]: next };
}
