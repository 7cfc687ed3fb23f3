import { sql } from 'kysely';
import { findCollection } from '../collections/collections.ts';
import { fieldsOf, type Collection } from '../collections/collection.ts';
import type { Field, RelationField } from '../collections/field.ts';
import { anyTable, engineOf, uniqueFault, type Row } from '../database/engine.ts';
import { invalid, type ApiError } from '../errors.ts';
import { scopeOf, type Asked } from './access.ts';
import type { Draft } from './draft.ts';
import { emailTaken, missingRows, taken } from './faults.ts';
import { compileRule } from './filter/compile.ts';
import { toSql } from './filter/conditions.ts';

function takenFault(field: Field): typeof taken {
  return field.type === 'email' ? emailTaken : taken;
}

async function isTaken({ db }: Asked, collection: Collection, field: Field, row: Row): Promise<boolean> {
  const others = await anyTable(db)
    .selectFrom(collection.name)
    .select('id')
    .where(field.name, '=', row[field.name] ?? '')
    .execute();
  // A new row's own id is taken when there is any row with it.
  return others.some(({ id }) => field.name === 'id' || id !== row['id']);
}

/** Whether the row that a relation names is there for this actor. It stays until the transaction ends. */
async function isThere(asked: Asked, field: RelationField, id: string): Promise<boolean> {
  const collection = findCollection(field.collection);
  if (collection === undefined) return false;
  const condition = compileRule('view', { collection, alias: 'base' }, scopeOf(asked));
  if (condition === false) return false;
  const lock = engineOf(asked.db) === 'postgres' ? sql`for key share of base` : sql``;
  const { rows } = await sql`
    select base.id from ${sql.table(collection.name)} as base
    where base.id = ${id} and ${toSql(condition)} ${lock}
  `.execute(asked.db);
  return rows.length > 0;
}

/**
 * Adds to the draft's faults what only the database knows: values that are taken, rows that are missing.
 * @param before the stored row; undefined for a new one
 */
export async function checkDraft(
  asked: Asked,
  collection: Collection,
  { row, faults }: Draft,
  before: Row | undefined,
): Promise<void> {
  for (const field of fieldsOf(collection)) {
    const { name } = field;
    if (row[name] === before?.[name] || faults[name]) continue;
    if (('unique' in field && field.unique && row[name] !== '') || (name === 'id' && !before)) {
      if (await isTaken(asked, collection, field, row)) faults[name] = takenFault(field);
    }
    const related = field.type === 'relation' ? String(row[name]) : '';
    if (field.type === 'relation' && related !== '' && !(await isThere(asked, field, related))) {
      faults[name] = missingRows;
    }
  }
}

/** A value that somebody else took in the same moment, as the fault of its field; undefined for other faults. */
export function lateTaken(collection: Collection, fault: unknown): ApiError | undefined {
  const words = uniqueFault(fault);
  if (words === undefined) return undefined;
  const field = fieldsOf(collection).find(
    ({ name }) => words === `${collection.name}_${name}` || words.endsWith(`${collection.name}.${name}`),
  );
  return invalid({ [field?.name ?? 'id']: field ? takenFault(field) : taken });
}
