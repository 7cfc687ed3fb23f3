import { randomInt } from 'node:crypto';
import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import type { Collection } from '../collections/collection.ts';
import type { FileField } from '../collections/field.ts';
import type { Database } from '../database/tables.ts';
import { newId } from '../ids.ts';
import type { Body, UploadedFile } from './body.ts';
import type { Draft } from './draft.ts';
import { badFileType, required, tooLargeFile } from './faults.ts';

/** A file that is to be stored with its row. */
export interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A name that can stand in an address and is not to be guessed: „zeugnis_1x8ad0kq2p.pdf“. */
function storedName(name: string, extension: string): string {
  const stem = path.parse(name).name.normalize('NFKD').toLowerCase();
  const plain = stem.replaceAll(/[^a-z0-9]+/g, '_').replaceAll(/^_+|_+$/g, '');
  const tail = newId().slice(0, 10);
  return `${plain.slice(0, 80) || `datei${randomInt(10)}`}_${tail}.${extension}`;
}

async function readFile(
  field: FileField,
  file: UploadedFile,
): Promise<Attachment | typeof badFileType | undefined> {
  if (file.bytes.length > field.max) return tooLargeFile(field.max);
  const found = await fileTypeFromBuffer(file.bytes);
  if (found === undefined || !field.types.includes(found.mime)) return badFileType;
  return { name: storedName(file.name, found.ext), type: found.mime, bytes: file.bytes };
}

/**
 * Puts the names of the request's files into the draft.
 * @returns what is to be stored with it, see `storeFiles`
 */
export async function attachFiles(collection: Collection, draft: Draft, body: Body): Promise<Attachment[]> {
  const attachments: Attachment[] = [];
  for (const field of collection.fields) {
    if (field.type !== 'file') continue;
    const [file] = body.files.get(field.name) ?? [];
    if (file === undefined) {
      if (field.required && draft.row[field.name] === '') draft.faults[field.name] = required;
      continue;
    }
    const read = await readFile(field, file);
    if (read && 'code' in read) draft.faults[field.name] = read;
    else if (read) {
      draft.row[field.name] = read.name;
      attachments.push(read);
    }
  }
  return attachments;
}

/** Stores files with their row; those that it had before go. */
export async function storeFiles(
  db: Database,
  collection: Collection,
  { row }: Draft,
  attachments: readonly Attachment[],
): Promise<void> {
  if (attachments.length === 0) return;
  const record = String(row['id']);
  await deleteFiles(db, collection, record);
  for (const { name, type, bytes } of attachments) {
    const times = { created: String(row['updated']), updated: String(row['updated']) };
    await db
      .insertInto('file_contents')
      .values({ id: newId(), collection: collection.name, record, name, type, bytes, ...times })
      .execute();
  }
}

export async function deleteFiles(db: Database, collection: Collection, record: string): Promise<void> {
  if (!collection.fields.some(({ type }) => type === 'file')) return;
  await db
    .deleteFrom('file_contents')
    .where('collection', '=', collection.name)
    .where('record', '=', record)
    .execute();
}
