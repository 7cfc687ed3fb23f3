import { toTimestamp } from '../../clock.ts';
import { files } from '../../collections/content.ts';
import { anyTable } from '../../database/engine.ts';
import { newId } from '../../ids.ts';
import { insertRecord } from '../../records/insert-record.ts';
import type { Writing } from '../../records/write-record.ts';

/** Gives a certificate the logo of another one's letterhead, where that has one. */
export async function copyLogo(writing: Writing, from: string, to: string): Promise<void> {
  const logo = await anyTable(writing.db)
    .selectFrom('files')
    .selectAll()
    .where('certificate', '=', from)
    .where('purpose', '=', 'logo')
    .orderBy('created', 'desc')
    .executeTakeFirst();
  if (logo === undefined) return;
  const { name = '', file = '', purpose = '' } = logo;
  const copy = await insertRecord(writing, files, { certificate: to, name, file, purpose });
  const content = await writing.db
    .selectFrom('file_contents')
    .selectAll()
    .where('collection', '=', 'files')
    .where('record', '=', String(logo['id']))
    .executeTakeFirst();
  if (content === undefined) return;
  const times = { created: toTimestamp(writing.now), updated: toTimestamp(writing.now) };
  await writing.db
    .insertInto('file_contents')
    .values({ ...content, id: newId(), record: String(copy['id']), ...times })
    .execute();
}
