import { fieldOf, type Collection } from './collection.ts';
import { findCollection } from './collections.ts';

/** A way from rows to rows of another collection. */
export interface Link {
  readonly target: Collection;
  /** The field of the one side … */
  readonly from: string;
  /** … that equals this field of the other. */
  readonly by: string;
  readonly many: boolean;
}

/** What a name stands for as a way: a relation, or „rows_via_relation“ for those that point back with it. */
export function findLink(collection: Collection, name: string): Link | undefined {
  const field = fieldOf(collection, name);
  if (field?.type === 'relation') {
    const target = findCollection(field.collection);
    return target && { target, from: name, by: 'id', many: false };
  }
  const [, table = '', by = ''] = /^(.+)_via_(.+)$/.exec(name) ?? [];
  const target = findCollection(table);
  const back = target?.name === table ? fieldOf(target, by) : undefined;
  if (target === undefined || back?.type !== 'relation' || back.collection !== collection.name)
    return undefined;
  return { target, from: 'id', by, many: true };
}
