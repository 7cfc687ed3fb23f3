import { isSuperuser } from '../auth/actor.ts';
import { toTimestamp } from '../clock.ts';
import type { Collection } from '../collections/collection.ts';
import { anyTable, type Row } from '../database/engine.ts';
import { ApiError, notFound } from '../errors.ts';
import { isId } from '../ids.ts';
import { findRow, type Asked } from './access.ts';
import type { Writing } from './write-record.ts';

/** What is said of a row that is not there for whoever asks, although it was his. */
const reasons = {
  deleted: 'Dieses Zeugnis wurde gelöscht.',
  trashed: 'Dieses Zeugnis liegt im Papierkorb.',
  signing: 'Dieses Zeugnis wird gerade unterzeichnet und lässt sich nicht ändern.',
  signed: 'Dieses Zeugnis ist unterzeichnet und lässt sich nicht mehr ändern.',
} as const;

function told(code: keyof typeof reasons): ApiError {
  const message = reasons[code];
  return new ApiError(404, message, { reason: { code, message } });
}

/** Leaves of a row that is being deleted that it was there and whose it was, and nothing of what it held. */
export async function leaveTombstone({ db, now }: Writing, { name }: Collection, row: Row): Promise<void> {
  const { id = '', owner = '', visitor = '' } = row;
  const at = toTimestamp(now);
  // Whoever makes a row may choose its id: it may have been there before.
  await db.deleteFrom('tombstones').where('id', '=', String(id)).execute();
  await anyTable(db)
    .insertInto('tombstones')
    .values({ id, collection: name, owner, visitor, created: at, updated: at })
    .execute();
}

async function isBuried(asked: Asked, { name }: Collection, id: string): Promise<boolean> {
  const stone = await anyTable(asked.db)
    .selectFrom('tombstones')
    .select(['owner', 'visitor'])
    .where('id', '=', id)
    .where('collection', '=', name)
    .executeTakeFirst();
  if (stone === undefined) return false;
  const { account, visitor } = asked.actor;
  if (isSuperuser(asked.actor)) return true;
  if (stone['owner'] !== '')
    return account?.collection.name === 'users' && account.row['id'] === stone['owner'];
  return visitor !== null && stone['visitor'] === visitor;
}

/**
 * Why a row is not to be seen: its owner is told that it was deleted or lies in the trash, all others learn nothing.
 * @returns ApiError 404, with `data.reason` for the owner
 */
export async function absent(asked: Asked, collection: Collection, id: string): Promise<ApiError> {
  if (collection.tombstoned !== true || !isId(id)) return notFound();
  if (await isBuried(asked, collection, id)) return told('deleted');
  // Whoever may delete it, owns it: the rule for viewing passes over the trash.
  const own = await findRow(asked, collection, 'delete', id);
  return own === undefined || own['trashed'] === '' ? notFound() : told('trashed');
}

/**
 * Why a row cannot be changed: whoever sees it learns what keeps it as it is, for all others see `absent`.
 * @returns ApiError 404, with `data.reason` for the owner
 */
export async function unchangeable(asked: Asked, collection: Collection, id: string): Promise<ApiError> {
  if (collection.tombstoned !== true || !isId(id)) return notFound();
  const row = await findRow(asked, collection, 'view', id);
  if (row?.['status'] === 'signed') return told('signed');
  if (row?.['locked'] === 1) return told('signing');
  return absent(asked, collection, id);
}
