import { findAddressed, type PersonName } from '../german/names.ts';
import type { LetterContext } from './letter-context.ts';

const known = new WeakMap<LetterContext, (readonly PersonName[])[]>();

/** Every „Herr/Frau …“ of the unit at an index, sought when first asked for: several finders want to know. */
export function addressedAt(letter: LetterContext, at: number): readonly PersonName[] {
  let persons = known.get(letter);
  if (persons === undefined) known.set(letter, (persons = []));
  return (persons[at] ??= findAddressed(letter.units[at]?.flat ?? ''));
}
