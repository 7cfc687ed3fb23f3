import { endExternalLogins } from '../auth/external-logins.ts';
import { setPassword, type PreparedPassword } from '../auth/new-password.ts';
import { fieldsOf, type Collection } from '../collections/collection.ts';
import { anyTable, type Row } from '../database/engine.ts';
import { sameContent } from '../history/content-columns.ts';
import { noteEdit } from '../history/note-edit.ts';
import { ApiError, forbidden, invalid } from '../errors.ts';
import { lockRow, meets, refuseOthers, type Asked } from './access.ts';
import { attachFiles, storeFiles } from './attach-files.ts';
import type { Body } from './body.ts';
import { checkDraft, lateTaken } from './check-draft.ts';
import { changedDraft, newDraft, type Draft } from './draft.ts';
import type { RecordEvent } from './events.ts';
import { keepVersion } from './keep-version.ts';
import { refuseBeyondRoom } from './room.ts';
import { toRecord } from './row.ts';
import { unchangeable } from './tombstones.ts';

/** A request inside its transaction; what happens is noted for after the commit. */
export interface Writing extends Asked {
  /** Who it is told of as, where that is not the actor: a recipient works on behalf of the owner. */
  readonly author?: string;
  readonly events: RecordEvent[];
}

function refuseFaulty({ faults }: Draft): void {
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/** Runs a statement that stores a row; what is taken in the same moment is the fault of its field. */
async function store(collection: Collection, statement: () => Promise<unknown>): Promise<void> {
  try {
    await statement();
  } catch (fault) {
    throw lateTaken(collection, fault) ?? fault;
  }
}

/**
 * Stores a new row.
 * @returns it in stored form
 * @throws ApiError 403 where only superusers may, 400 „Failed to create record.“ when the rule is not met, 400 with
 * `data` for faulty fields
 */
export async function createRecord(
  writing: Writing,
  collection: Collection,
  body: Body,
  prepared?: PreparedPassword,
): Promise<Row> {
  const { db, actor, now } = writing;
  if (collection.fixed) throw forbidden();
  refuseOthers(collection, 'create', actor);
  const draft = newDraft(collection, body.values, actor, now);
  setPassword(draft, collection, undefined, body.values, actor, prepared);
  const attachments = await attachFiles(collection, draft, body);
  if (!(await meets({ ...writing, body: body.values }, collection, 'create', draft.row))) {
    throw invalid({}, 'Failed to create record.');
  }
  await checkDraft(writing, collection, draft, undefined);
  refuseFaulty(draft);
  await refuseBeyondRoom(writing, collection, draft.row);
  await store(collection, async () => anyTable(db).insertInto(collection.name).values(draft.row).execute());
  await storeFiles(db, collection, draft, attachments);
  await keepVersion(writing, collection, draft.row);
  writing.events.push({ action: 'create', collection, row: draft.row });
  return draft.row;
}

/**
 * A save that carries a version is for that version: when the row has gone on, both are answered and nothing is
 * stored. A save without one changes the row whatever its version is; it raises it where readers would see a change, so
 * that whoever has the row open learns of it.
 */
function raiseVersion(writing: Writing, collection: Collection, before: Row, draft: Draft, body: Body): void {
  const version = body.values['version'];
  if (!collection.versioned) return;
  if (version === undefined) {
    if (collection.noted && !sameContent(before, draft.row))
      draft.row['version'] = Number(before['version']) + 1;
    return;
  }
  if (Number(version) !== before['version']) {
    const message = 'Dieser Stand wurde inzwischen an anderer Stelle geändert.';
    const sent = toRecord(collection, draft.row, writing.actor);
    throw new ApiError(409, message, { stored: toRecord(collection, before, writing.actor), sent });
  }
  draft.row['version'] = Number(version) + 1;
}

/**
 * Changes the sent fields of a row.
 * @returns it in stored form
 * @throws ApiError 403 where only superusers may, 404 when the row is not there for this actor, 409 when it carries
 * the version of an older one, 400 with `data` for faulty fields
 */
export async function updateRecord(
  writing: Writing,
  collection: Collection,
  id: string,
  body: Body,
  prepared?: PreparedPassword,
): Promise<Row> {
  const { db, actor, now } = writing;
  if (collection.frozen) throw forbidden();
  refuseOthers(collection, 'update', actor);
  const before = await lockRow({ ...writing, body: body.values }, collection, 'update', id);
  if (before === undefined) throw await unchangeable(writing, collection, id);
  const draft = changedDraft(collection, before, body.values, actor, now);
  setPassword(draft, collection, before, body.values, actor, prepared);
  const attachments = await attachFiles(collection, draft, body);
  await checkDraft(writing, collection, draft, before);
  refuseFaulty(draft);
  await refuseBeyondRoom(writing, collection, draft.row, before);
  raiseVersion(writing, collection, before, draft, body);
  const changes = fieldsOf(collection).filter(({ name }) => draft.row[name] !== before[name]);
  const values = Object.fromEntries(changes.map(({ name }) => [name, draft.row[name]]));
  await store(collection, async () =>
    anyTable(db)
      .updateTable(collection.name)
      .set({ ...values, updated: draft.row['updated'] })
      .where('id', '=', id)
      .execute(),
  );
  if (collection.auth && draft.row['password'] !== before['password'])
    await endExternalLogins(db, { collection, row: before });
  await storeFiles(db, collection, draft, attachments);
  await keepVersion(writing, collection, draft.row, before);
  const changed = changes.map(({ name }) => name).filter((name) => name !== 'updated' && name !== 'tokenKey');
  writing.events.push({ action: 'update', collection, row: draft.row, before, changed });
  if (collection.noted) await noteEdit(writing, before, draft.row);
  return draft.row;
}
