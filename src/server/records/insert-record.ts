import { toTimestamp } from '../clock.ts';
import { fieldOf, fieldsOf, type Collection } from '../collections/collection.ts';
import { anyTable, type Row } from '../database/engine.ts';
import { invalid } from '../errors.ts';
import { newId } from '../ids.ts';
import { checkDraft, lateTaken } from './check-draft.ts';
import { setOwner, type Draft } from './draft.ts';
import { refuseBeyondRoom } from './room.ts';
import { initial, stored } from './row.ts';
import type { Writing } from './write-record.ts';

/**
 * Stores a row that the server itself makes, owned by the actor where rows are owned. Rules are not asked.
 * @param values in the form of the API; fields left out are empty
 * @returns it in stored form
 * @throws ApiError 400 when what it points to is gone, or a value is taken
 */
export async function insertRecord(
  writing: Writing,
  collection: Collection,
  values: Readonly<Record<string, unknown>>,
): Promise<Row> {
  const { db, actor, now, events } = writing;
  const row = Object.fromEntries(fieldsOf(collection).map((field) => [field.name, initial(field)]));
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(collection, name);
    if (field) row[name] = stored(field, value);
  }
  const times = { created: toTimestamp(now), updated: toTimestamp(now) };
  const draft: Draft = { row: { ...row, id: newId(), ...times }, faults: {} };
  if (collection.owned) setOwner(draft, actor);
  await checkDraft(writing, collection, draft, undefined);
  if (Object.keys(draft.faults).length > 0) throw invalid(draft.faults);
  await refuseBeyondRoom(writing, collection, draft.row);
  try {
    await anyTable(db).insertInto(collection.name).values(draft.row).execute();
  } catch (fault) {
    throw lateTaken(collection, fault) ?? fault;
  }
  events.push({ action: 'create', collection, row: draft.row });
  return draft.row;
}
