import { blocksOf } from '#domain/letter/letter.ts';
import type { Content } from './calls.ts';
import { valuesOf } from './draft.ts';

/** Something that is not the same in two versions. */
export interface Difference {
  /** „person.last_name“; „letter“ for words of the letter. */
  readonly field: string;
  readonly mine: string;
  readonly stored: string;
}

/** What two versions of a certificate hold differently, field by field. */
export function differencesOf(mine: Content, stored: Content): Difference[] {
  const [left, right] = [flat(valuesOf(mine.draft)), flat(valuesOf(stored.draft))];
  const fields = new Set([...left.keys(), ...right.keys()]);
  const found = [...fields]
    .map((field) => ({ field, mine: left.get(field) ?? '', stored: right.get(field) ?? '' }))
    .filter((one) => one.mine !== one.stored);
  return [...found, ...blocksDiffering(mine, stored)];
}

/** Values by the path of their field; lists are told as one. */
function flat(value: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
      const here = path === '' ? name : `${path}.${name}`;
      if (Array.isArray(inner)) return [[here, inner.map((item) => said(item)).join(' · ')] as const];
      if (typeof inner === 'object' && inner !== null) return [...flat(inner, here)];
      return [[here, said(inner)] as const];
    }),
  );
}

export function said(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object')
    return Object.values(value)
      .map((inner) => said(inner))
      .filter((text) => text !== '')
      .join(', ');
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
}

/** Visible words by block. */
const textsOf = ({ letter }: Content): Map<string, string> =>
  new Map(
    (letter === null ? [] : blocksOf(letter))
      .filter(({ hidden }) => !hidden)
      .map(({ id, text }) => [id, text]),
  );

function blocksDiffering(mine: Content, stored: Content): Difference[] {
  const [left, right] = [textsOf(mine), textsOf(stored)];
  return [...new Set([...left.keys(), ...right.keys()])]
    .map((id) => ({ field: 'letter', mine: left.get(id) ?? '', stored: right.get(id) ?? '' }))
    .filter((one) => one.mine !== one.stored);
}
