import { sql } from 'kysely';
import { isSuperuser } from '../auth/actor.ts';
import type { Collection, Room } from '../collections/collection.ts';
import type { Row } from '../database/engine.ts';
import { invalid } from '../errors.ts';
import type { Asked } from './access.ts';
import { noRoom } from './faults.ts';
import { bytesOf, bytesOfRow, heavyColumns } from './row-bytes.ts';

/** Changes of smaller rows are not counted: their number is bounded. */
const largeRow = 256 * 1024;

async function kept({ db }: Asked, collection: Collection, row: Row): Promise<Room> {
  const [column, who] = row['owner'] === '' ? ['visitor', row['visitor']] : ['owner', row['owner']];
  const files = collection.fields.some(({ type }) => type === 'file')
    ? sql` + coalesce((
        select sum(octet_length(bytes)) from file_contents
        where collection = ${collection.name} and record = kept.id
      ), 0)`
    : sql``;
  const { rows } = await sql<{ rows: number | string; bytes: number | string }>`
    select count(*) as rows, coalesce(sum(${bytesOf('kept', heavyColumns(collection))}${files}), 0) as bytes
    from ${sql.table(collection.name)} as kept where ${sql.ref(`kept.${column}`)} = ${who}
  `.execute(db);
  return { rows: Number(rows[0]?.rows ?? 0), bytes: Number(rows[0]?.bytes ?? 0) };
}

/**
 * Nobody fills the disk: whoever owns a row has room for so many rows and bytes of its kind.
 * @param row in stored form, before it is stored
 * @param before the stored row; undefined for a new one
 * @throws ApiError 400 with a sentence that says what to do
 */
export async function refuseBeyondRoom(
  asked: Asked,
  collection: Collection,
  row: Row,
  before?: Row,
): Promise<void> {
  const { room } = collection;
  if (room === undefined || isSuperuser(asked.actor)) return;
  const isGuest = row['owner'] === '';
  if (isGuest && row['visitor'] === '') return;
  const size = bytesOfRow(collection, row);
  const sizeBefore = before === undefined ? 0 : bytesOfRow(collection, before);
  if (before !== undefined && (size < largeRow || size <= sizeBefore)) return;
  const most = isGuest ? room.visitor : room.account;
  const now = await kept(asked, collection, row);
  const isFull = before === undefined && now.rows >= most.rows;
  if (!isFull && now.bytes + size - sizeBefore <= most.bytes) return;
  const fault = noRoom(isFull ? most.rows : null, room.of, isGuest);
  throw invalid({ [isGuest ? 'visitor' : 'owner']: fault }, fault.message);
}
