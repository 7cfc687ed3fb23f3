import { basisOf } from '#domain/letter/basis.ts';
import type { Content } from './calls.ts';
import { answersOf, valuesOf, type Draft } from './draft.ts';

/** Something that is not the same in two versions. */
export interface Difference {
  /** „person.last_name“; „letter.performance.expertise“ for words of the letter, by area and category. */
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

/**
 * The answers that a letter would have to be written anew for: what only looks different (a blank at the end, the usual
 * value that nobody chose) is none.
 */
export function answersDiffering(mine: Content, stored: Content): Difference[] {
  const [left, right] = [answered(mine.draft), answered(stored.draft)];
  return differencesOf(mine, stored).filter(({ field }) => left.get(field) !== right.get(field));
}

const answered = (draft: Draft): Map<string, string> => flat(basisOf(answersOf(draft)));

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

/** Visible words by block, each with its place. */
const textsOf = ({ letter }: Content): Map<string, { readonly field: string; readonly text: string }> =>
  new Map(
    (letter?.areas ?? []).flatMap(({ id: area, blocks }) =>
      blocks
        .filter(({ hidden }) => !hidden)
        .map(({ id, text, category }) => {
          const place = category === null ? area : `${area}.${category}`;
          return [id, { field: `letter.${place}`, text }] as const;
        }),
    ),
  );

function blocksDiffering(mine: Content, stored: Content): Difference[] {
  const [left, right] = [textsOf(mine), textsOf(stored)];
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((id) => {
    const [here, there] = [left.get(id), right.get(id)];
    const field = here?.field ?? there?.field ?? 'letter';
    return here?.text === there?.text ? [] : [{ field, mine: here?.text ?? '', stored: there?.text ?? '' }];
  });
}
