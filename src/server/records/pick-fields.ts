/** What to show of a value: all of it (`true`), or some of its fields. */
interface Picked {
  readonly fields: ReadonlyMap<string, Picked>;
  readonly excerpt?: { readonly length: number; readonly dots: boolean };
}

interface Path {
  readonly steps: readonly string[];
  readonly excerpt?: Picked['excerpt'];
}

/** „id,name,text:excerpt(200,true)“; the comma between parentheses separates nothing. */
function readPaths(fields: string): Path[] {
  return fields
    .split(/,(?![^(]*\))/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, address = '', length, dots] =
        /^([^:]+)(?::excerpt\((\d+)(?:,\s*(true|false))?\))?$/.exec(part) ?? [];
      const steps = address.split('.');
      return length === undefined
        ? { steps }
        : { steps, excerpt: { length: Number(length), dots: dots === 'true' } };
    });
}

function toPicked(paths: readonly Path[]): Picked {
  const names = new Set(paths.map(({ steps: [name = ''] }) => name));
  const fields = [...names].map((name) => {
    const own = paths.filter(({ steps }) => steps[0] === name);
    const deeper = own.filter(({ steps }) => steps.length > 1);
    const excerpt = own.find((path) => path.excerpt && path.steps.length === 1)?.excerpt;
    const rest = toPicked(deeper.map((path) => ({ ...path, steps: path.steps.slice(1) })));
    return [name, excerpt ? { ...rest, excerpt } : rest] as const;
  });
  return { fields: new Map(fields) };
}

function shorten(value: unknown, { length, dots }: NonNullable<Picked['excerpt']>): unknown {
  if (typeof value !== 'string') return value;
  const plain = value
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const characters = Array.from(plain);
  if (characters.length <= length) return characters.join('');
  return characters.slice(0, length).join('') + (dots ? '...' : '');
}

function pick(value: unknown, picked: Picked): unknown {
  if (picked.excerpt) return shorten(value, picked.excerpt);
  if (picked.fields.size === 0) return value;
  if (Array.isArray(value)) return value.map((item) => pick(item, picked));
  if (typeof value !== 'object' || value === null) return value;
  const every = picked.fields.get('*');
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const own = picked.fields.get(name) ?? every;
      return own ? [[name, pick(inner, own)] as const] : [];
    }),
  );
}

/** The fields that are named at the top; null where all are wanted. */
export function namedFields(fields: string): ReadonlySet<string> | null {
  const names = readPaths(fields).map(({ steps: [name = ''] }) => name);
  return names.length === 0 || names.includes('*') ? null : new Set(names);
}

function isPage(answer: object): answer is { readonly items: readonly unknown[] } {
  return 'items' in answer && Array.isArray(answer.items) && 'perPage' in answer;
}

/**
 * Leaves of an answer what the client asked for.
 * @param fields „id,name,expand.owner.id,text:excerpt(200,true),*“; '' leaves everything. On a page of a list it is
 * meant for the items
 */
export function pickFields(answer: unknown, fields: string): unknown {
  const paths = readPaths(fields);
  if (paths.length === 0 || typeof answer !== 'object' || answer === null) return answer;
  const picked = toPicked(paths);
  return isPage(answer) ? { ...answer, items: pick(answer.items, picked) } : pick(answer, picked);
}
