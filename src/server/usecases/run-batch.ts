import { preparePassword, type PreparedPassword } from '../auth/new-password.ts';
import type { Actor } from '../auth/actor.ts';
import type { Collection } from '../collections/collection.ts';
import { anyTable, type Row } from '../database/engine.ts';
import type { Database } from '../database/tables.ts';
import { ApiError, invalid } from '../errors.ts';
import { isId } from '../ids.ts';
import type { Body } from '../records/body.ts';
import { deleteRecord } from '../records/delete-record.ts';
import { toRecords } from '../records/expand.ts';
import { pickFields } from '../records/pick-fields.ts';
import { createRecord, updateRecord, type Writing } from '../records/write-record.ts';
import { write, type WriteParts } from '../records/write.ts';

/** One change of a batch. */
export interface BatchRequest {
  readonly action: 'create' | 'update' | 'delete' | 'upsert';
  readonly collection: Collection;
  /** '' for new rows; for `upsert` as in the body. */
  readonly id: string;
  readonly body: Body;
  readonly query: Readonly<Record<string, string>>;
}

/** Longer than this a batch must not keep others waiting, in milliseconds. */
const maxDuration = 3_000;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

async function isThere(db: Database, { collection, id }: BatchRequest): Promise<boolean> {
  if (!isId(id)) return false;
  const table = anyTable(db).selectFrom(collection.name);
  return (await table.select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

async function change(
  writing: Writing,
  request: BatchRequest,
  password: PreparedPassword | undefined,
): Promise<Row | undefined> {
  const { action, collection, id, body } = request;
  if (action === 'delete') {
    await deleteRecord(writing, collection, id);
    return undefined;
  }
  const updates = action === 'update' || (action === 'upsert' && (await isThere(writing.db, request)));
  return updates
    ? updateRecord(writing, collection, id, body, password)
    : createRecord(writing, collection, body, password);
}

function refused(at: number, fault: ApiError): ApiError {
  const { status, message, data } = fault;
  const response = { status, message, data };
  const entry = { code: 'batch_request_failed', message: 'Batch request failed.', response };
  return invalid({ requests: { [at]: entry } }, 'Batch transaction failed.');
}

async function runOne(
  writing: Writing,
  request: BatchRequest | undefined,
  password: PreparedPassword | undefined,
): Promise<Answer> {
  if (request === undefined) throw invalid({});
  const row = await change(writing, request, password);
  if (row === undefined) return { status: 204, body: null };
  const { query } = request;
  const [record] = await toRecords(writing, request.collection, [row], query['expand'] ?? '');
  return { status: 200, body: pickFields(record, query['fields'] ?? '') };
}

/**
 * Makes changes in their order, all or none.
 * @param requests undefined for one that cannot be part of a batch; then none is made
 * @returns what each is answered with
 * @throws ApiError 400 that names the first one that failed, and how
 */
export async function runBatch(
  parts: WriteParts,
  actor: Actor,
  requests: readonly (BatchRequest | undefined)[],
): Promise<Answer[]> {
  const passwords: (PreparedPassword | undefined)[] = [];
  for (const request of requests) {
    const id = request?.action === 'create' ? null : (request?.id ?? null);
    passwords.push(request && (await preparePassword(parts.db, request.collection, id, request.body.values)));
  }
  const deadline = Date.now() + maxDuration;
  return write(parts, actor, async (writing) => {
    const answers: Answer[] = [];
    for (const [at, request] of requests.entries()) {
      try {
        if (Date.now() > deadline) throw invalid({}, 'Die Anfragen dauern zusammen zu lange.');
        answers.push(await runOne(writing, request, passwords[at]));
      } catch (fault) {
        throw fault instanceof ApiError ? refused(at, fault) : fault;
      }
    }
    return answers;
  });
}
