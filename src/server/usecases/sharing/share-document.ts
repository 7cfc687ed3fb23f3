import type { Actor } from '../../auth/actor.ts';
import { idOf } from '../../auth/actor.ts';
import { randomSecret } from '../../auth/passwords.ts';
import { day, timestampAfter, toTimestamp } from '../../clock.ts';
import { certificates } from '../../collections/content.ts';
import { shares } from '../../collections/shares.ts';
import { anyTable, type Row } from '../../database/engine.ts';
import { ApiError, notFound } from '../../errors.ts';
import type { Links } from '../../mail/links.ts';
import { lockRow } from '../../records/access.ts';
import { changeRecord } from '../../records/change-record.ts';
import { insertRecord } from '../../records/insert-record.ts';
import { toRecord, type ApiRecord } from '../../records/row.ts';
import { write, type WriteParts } from '../../records/write.ts';
import type { Writing } from '../../records/write-record.ts';
import { lockOwn, type OwnDocument } from '../overview/own-document.ts';
import { hashOfShare } from './share-hash.ts';

/** What it takes to give links away. */
export interface SharingParts extends WriteParts {
  /** Key for everything that is hashed. */
  readonly secret: string;
  readonly links: Links;
}

/** Links of one document that are good at the same time. */
const mostLinks = 20;

function refuseUnreadable({ collection, row }: OwnDocument): void {
  if (row['trashed'] !== '') throw notFound();
  if (collection === certificates) {
    if (row['letter'] === 'null') throw new ApiError(400, 'Dieses Zeugnis ist noch nicht erstellt.');
    return;
  }
  const reading = JSON.parse(String(row['reading'])) as { isReference?: boolean } | null;
  if (row['status'] !== 'done' || reading?.isReference !== true)
    throw new ApiError(400, 'Hier gibt es noch keine Auswertung, die sich teilen ließe.');
}

async function refuseTooMany({ db, now }: Writing, document: string): Promise<void> {
  const good = await anyTable(db)
    .selectFrom('shares')
    .select('id')
    .where('document', '=', document)
    .where('revoked', '=', '')
    .where('expires', '>', toTimestamp(now))
    .execute();
  if (good.length >= mostLinks)
    throw new ApiError(400, `Es gelten schon ${mostLinks} Links. Bitte zuerst einen zurückziehen.`);
}

/**
 * Makes a link by which a document can be read, and nothing else.
 * @param days that it is good
 * @returns the link, which is told this once and kept as a hash
 * @throws ApiError 404 when the document is not there for this actor, 400 when there is nothing to read yet
 */
export async function shareDocument(
  parts: SharingParts,
  actor: Actor,
  id: string,
  days: number,
): Promise<{ readonly share: ApiRecord; readonly link: string }> {
  const token = randomSecret();
  const row = await write(parts, actor, async (writing) => {
    const own = await lockOwn(writing, id);
    refuseUnreadable(own);
    await refuseTooMany(writing, id);
    return insertRecord(writing, shares, {
      owner: actor.account === null ? '' : idOf(actor.account),
      document: id,
      kind: own.collection === certificates ? 'certificate' : 'analysis',
      hash: hashOfShare(parts.secret, token),
      expires: timestampAfter(writing.now, days * day),
    });
  });
  const kind = row['kind'] === 'certificate' ? 'certificate' : 'analysis';
  return { share: toRecord(shares, row, actor), link: parts.links.shared(kind, token) };
}

/**
 * Takes a link back: from now on it leads nowhere.
 * @throws ApiError 404 when it is not the actor's
 */
export async function revokeShare(parts: WriteParts, actor: Actor, id: string): Promise<ApiRecord> {
  const row: Row = await write(parts, actor, async (writing) => {
    const share = await lockRow(writing, shares, 'view', id);
    if (share === undefined) throw notFound();
    if (share['revoked'] !== '') return share;
    return changeRecord(writing, shares, share, { revoked: toTimestamp(writing.now) });
  });
  return toRecord(shares, row, actor);
}
