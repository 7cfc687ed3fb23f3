import { day, timestampAfter, toTimestamp } from '../../clock.ts';
import { anyTable, type Row } from '../../database/engine.ts';
import type { Database } from '../../database/tables.ts';
import type { WriteParts } from '../../records/write.ts';
import { UnknownToken } from '../../errors.ts';
import { goneShare, type ShareKind } from './gone-share.ts';
import { hashOfShare } from './share-hash.ts';

/** A link that is good, with the document that it opens. Rows are in stored form. */
export interface OpenShare {
  readonly share: Row;
  readonly document: Row;
}

const tables = { certificate: 'certificates', analysis: 'analyses' } as const;

/** As often as its owner needs to know that it was opened. */
const noteEvery = day / 24;

/**
 * What the token of a link opens.
 * @param kind of document that the address is for
 * @throws ApiError 410 for links that are wrong, old or taken back, and for documents that were deleted
 */
export async function openShare(
  { db, clock }: Pick<WriteParts, 'db' | 'clock'>,
  secret: string,
  kind: ShareKind,
  token: string,
): Promise<OpenShare> {
  const now = clock();
  if (!/^[\w-]{43}$/.test(token)) throw goneShare(kind, 'expired');
  const share = await anyTable(db)
    .selectFrom('shares')
    .selectAll()
    .where('hash', '=', hashOfShare(secret, token))
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (share === undefined) throw new UnknownToken(goneShare(kind, 'expired'));
  if (share['revoked'] !== '' || String(share['expires']) <= toTimestamp(now))
    throw goneShare(kind, 'expired');
  const document = await anyTable(db)
    .selectFrom(tables[kind])
    .selectAll()
    .where('id', '=', String(share['document']))
    .executeTakeFirst();
  // A document changes hands with its account alone: then its links belong to nobody any more.
  if (document === undefined || document['trashed'] !== '' || document['owner'] !== share['owner'])
    throw goneShare(kind, 'deleted');
  await noteOpened(db, now, share);
  return { share, document };
}

async function noteOpened(db: Database, now: Date, share: Row): Promise<void> {
  if (String(share['opened']) > timestampAfter(now, -noteEvery)) return;
  await anyTable(db)
    .updateTable('shares')
    .set({ opened: toTimestamp(now) })
    .where('id', '=', String(share['id']))
    .execute();
}
