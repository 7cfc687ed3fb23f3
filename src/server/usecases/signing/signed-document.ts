import type { Row } from '../../database/engine.ts';
import type { Database } from '../../database/tables.ts';
import { notFound } from '../../errors.ts';
import type { LetterFile } from '../write-letter.ts';

/**
 * The document that closed a certificate, byte for byte as it was sealed or uploaded.
 * @throws ApiError 404 while there is none
 */
export async function signedDocument(db: Database, certificate: Row): Promise<LetterFile> {
  const file = await db
    .selectFrom('files')
    .innerJoin('file_contents', 'file_contents.record', 'files.id')
    .select(['file_contents.bytes', 'files.name' as 'files.id'])
    .where('file_contents.collection', '=', 'files')
    .where('files.certificate' as 'files.owner', '=', String(certificate['id']))
    .where('files.purpose' as 'files.owner', '=', 'signed')
    .orderBy('files.created', 'desc')
    .executeTakeFirst();
  if (file === undefined) throw notFound();
  const { name } = file as unknown as { name: string };
  return { name, bytes: new Uint8Array(file.bytes) };
}
