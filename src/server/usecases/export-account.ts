import { strToU8, zipSync, type Zippable } from 'fflate';
import type { Account } from '../auth/actor.ts';
import { externalAuths } from '../collections/accounts.ts';
import {
  analyses,
  certificateHistory,
  certificates,
  certificateVersions,
  files,
  invitations,
  invoices,
} from '../collections/content.ts';
import { ownRows, type Collection } from '../collections/collection.ts';
import { shares } from '../collections/shares.ts';
import type { Database } from '../database/tables.ts';
import type { Asked } from '../records/access.ts';
import { listRecords } from '../records/list-records.ts';
import { toRecord, type ApiRecord } from '../records/row.ts';

/** Folders of the archive; what the account may list is what is its own. */
const folders: Readonly<Record<string, Collection>> = {
  Zeugnisse: certificates,
  Auswertungen: analyses,
  Einladungen: invitations,
  Versionen: certificateVersions,
  Verlauf: certificateHistory,
  Freigaben: shares,
  Rechnungen: invoices,
  Dateien: files,
  Anmeldungen: externalAuths,
};
const perPage = 200;

/** What lies in the trash is stored as well. */
const withTrash = new Set<Collection>([certificates, analyses]);
const whole = (collection: Collection): Collection =>
  withTrash.has(collection) ? { ...collection, rules: { ...collection.rules, list: ownRows } } : collection;

async function* ownRecords(asked: Asked, collection: Collection): AsyncGenerator<ApiRecord> {
  for (let page = 1; ; page++) {
    const query = { page, perPage, skipTotal: true, sort: 'created', filter: '' };
    const { rows } = await listRecords(asked, whole(collection), query);
    for (const row of rows) yield toRecord(collection, row, asked.actor);
    if (rows.length < perPage) return;
  }
}

function asJson(value: unknown): Uint8Array {
  return strToU8(`${JSON.stringify(value, null, 2)}\n`);
}

/** The file itself, beside its record. */
async function addFile(
  db: Database,
  archive: Zippable,
  folder: string,
  collection: Collection,
  record: ApiRecord,
): Promise<void> {
  const id = String(record['id']);
  const content = await db
    .selectFrom('file_contents')
    .select(['name', 'bytes'])
    .where('collection', '=', collection.name)
    .where('record', '=', id)
    .executeTakeFirst();
  if (content) archive[`${folder}/${content.name}`] = new Uint8Array(content.bytes);
}

/** Everything that is stored for an account, as a ZIP of JSON files, texts and uploaded files. */
export async function exportAccount(db: Database, now: Date, account: Account): Promise<Uint8Array> {
  const asked: Asked = { db, now, actor: { account, visitor: null } };
  const archive: Zippable = { 'Konto.json': asJson(toRecord(account.collection, account.row, asked.actor)) };
  for (const [folder, collection] of Object.entries(folders)) {
    for await (const record of ownRecords(asked, collection)) {
      const id = String(record['id']);
      archive[`${folder}/${id}.json`] = asJson(record);
      if (collection === analyses) archive[`${folder}/${id}.txt`] = strToU8(String(record['text']));
      if (collection === files || collection === invoices)
        await addFile(db, archive, folder, collection, record);
    }
  }
  return zipSync(archive);
}
