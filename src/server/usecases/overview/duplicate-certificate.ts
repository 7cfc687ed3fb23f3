import type { Actor } from '../../auth/actor.ts';
import { certificates } from '../../collections/content.ts';
import { fieldsOf } from '../../collections/collection.ts';
import type { Row } from '../../database/engine.ts';
import { ApiError } from '../../errors.ts';
import { keepHistory, nameOfActor } from '../../history/keep-history.ts';
import { entryOfCertificate } from '../../overview/entry-of.ts';
import { insertRecord } from '../../records/insert-record.ts';
import { shown, type ApiRecord } from '../../records/row.ts';
import type { WriteParts } from '../../records/write.ts';
import { copyLogo } from './copy-logo.ts';
import { withOwnDocument } from './own-document.ts';

/** What is about the work on the one certificate, and not about the person or the letter. */
const notCopied = new Set([
  'id',
  'owner',
  'visitor',
  'created',
  'updated',
  'project_name',
  'status',
  'version',
  'due',
  'locked',
  'signing',
  'consent',
  'sealed',
  'trashed',
]);

/** „Kopie von …“, so that the two can be told apart in a list. */
function nameOfCopy(row: Row): string {
  const { title } = entryOfCertificate(row);
  return `Kopie von ${title || 'Zeugnis ohne Namen'}`.slice(0, 200);
}

/**
 * Makes a certificate with the same answers, letter and letterhead. Signatures, invitations and history stay with the
 * first one: the copy of a signed certificate can be edited.
 * @returns what the overview says of the copy
 * @throws ApiError 400 for an analysis, 404 for what lies in the trash
 */
export async function duplicateCertificate(parts: WriteParts, actor: Actor, id: string): Promise<ApiRecord> {
  return withOwnDocument(parts, actor, id, async (writing, { collection, row }) => {
    if (collection !== certificates) {
      throw new ApiError(400, 'Eine Auswertung lässt sich nicht duplizieren: Sie käme genauso heraus.');
    }
    const status = row['status'] === 'signed' ? 'edited' : row['status'];
    const values = fieldsOf(certificates)
      .filter(({ name }) => !notCopied.has(name))
      .map((field) => [field.name, shown(field, row[field.name])] as const);
    const made = await insertRecord(writing, certificates, {
      ...Object.fromEntries(values),
      status,
      project_name: nameOfCopy(row),
    });
    const copy = String(made['id']);
    await copyLogo(writing, id, copy);
    if (made['owner'] !== '') {
      await keepHistory(writing, made, { author: nameOfActor(actor), action: 'created' }, true);
    }
    return copy;
  });
}
