import { isSelf, isSuperuser, type Actor } from '../auth/actor.ts';
import { fieldsOf, type Collection } from '../collections/collection.ts';
import type { Field } from '../collections/field.ts';
import type { Row, Stored } from '../database/engine.ts';

/** A row as the API hands it out. */
export type ApiRecord = Readonly<Record<string, unknown>>;

/** The stored value of a field as the API shows it. */
export function shown(field: Field, value: Stored | undefined): unknown {
  if (field.type === 'flag') return value === 1;
  return field.type === 'json' ? (JSON.parse(String(value)) as unknown) : value;
}

/** The stored form of an API value that is known to fit. */
export function stored(field: Field, value: unknown): Stored {
  if (field.type === 'flag') return value === true ? 1 : 0;
  return field.type === 'json' ? JSON.stringify(value) : (value as Stored);
}

/** The value of a field that nobody set, in stored form. */
export function initial(field: Field): Stored {
  if (field.type === 'number' || field.type === 'flag') return 0;
  return field.type === 'json' ? JSON.stringify(field.initial ?? null) : '';
}

/** Mail addresses are for their account and for superusers, unless the account shows its own to everybody. */
function isShown(collection: Collection, field: Field, row: Row, actor: Actor): boolean {
  if (field.hidden) return false;
  if (collection.auth === undefined || field.name !== 'email') return true;
  return row['emailVisibility'] === 1 || isSuperuser(actor) || isSelf(actor, collection, row['id']);
}

/** The row, or the columns of it that were read, as this actor may see it; that he may see it at all is not checked here. */
export function toRecord(collection: Collection, row: Row, actor: Actor): ApiRecord {
  const visible = fieldsOf(collection).filter(
    (field) => Object.hasOwn(row, field.name) && isShown(collection, field, row, actor),
  );
  return {
    collectionId: collection.id,
    collectionName: collection.name,
    ...Object.fromEntries(visible.map((field) => [field.name, shown(field, row[field.name])])),
  };
}
