import type { Actor } from '../../auth/actor.ts';
import { certificates } from '../../collections/content.ts';
import { notFound } from '../../errors.ts';
import { keepHistory, nameOfActor } from '../../history/keep-history.ts';
import { lockRow } from '../../records/access.ts';
import { toRecord, type ApiRecord } from '../../records/row.ts';
import { write, type WriteParts } from '../../records/write.ts';

/** Keeps the present state of a certificate, to be compared with others later. */
export async function keepState(parts: WriteParts, actor: Actor, id: string): Promise<ApiRecord> {
  const row = await write(parts, actor, async (writing) => {
    const found = await lockRow(writing, certificates, 'view', id);
    if (found === undefined) throw notFound();
    await keepHistory(writing, found, { author: nameOfActor(actor), action: 'kept' }, true);
    return found;
  });
  return toRecord(certificates, row, actor);
}
