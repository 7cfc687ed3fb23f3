import { compose } from '#domain/compose/compose.ts';
import { regenerate } from '#domain/compose/regenerate.ts';
import { implausible } from '#domain/letter/implausible.ts';
import { letterFault } from '#domain/letter/letter-size.ts';
import type { Actor } from '../auth/actor.ts';
import { dayOf } from '../clock.ts';
import { certificates } from '../collections/content.ts';
import type { Row } from '../database/engine.ts';
import { invalid } from '../errors.ts';
import { lockRow } from '../records/access.ts';
import { unfit } from '../records/faults.ts';
import { toRecord, type ApiRecord } from '../records/row.ts';
import { changeRecord } from '../records/change-record.ts';
import { updateRecord, type Writing } from '../records/write-record.ts';
import { unchangeable } from '../records/tombstones.ts';
import { write, type WriteParts } from '../records/write.ts';
import { openCertificate } from './open-certificate.ts';

export interface Generation {
  /** The version that the caller knows; undefined: whatever is stored. */
  readonly version?: number | undefined;
  /** Chooses among equally good wordings, instead of the one kept; another one than before gives new wordings. */
  readonly seed?: number | undefined;
}

/** What a letter that is written now changes. @throws ApiError 400 with `data` by field for missing answers */
async function written(writing: Writing, before: Row, seed?: number): Promise<Record<string, unknown>> {
  const { answers, problems, letter, seed: own } = await openCertificate(writing.db, before);
  const wrong = [...problems, ...implausible(answers, dayOf(writing.now))];
  if (wrong.length > 0) {
    const faults = wrong.map(({ field, message }) => [field, { code: 'validation_invalid', message }]);
    throw invalid(Object.fromEntries(faults), 'Für das Zeugnis fehlen noch Angaben.');
  }
  // Another type is another letter: nothing of the old one has its place there.
  const kept = letter?.type === answers.type ? letter : null;
  const fresh = kept === null ? compose(answers, seed ?? own) : regenerate(kept, answers, seed ?? kept.seed);
  const fault = letterFault(fresh);
  if (fault !== null) throw invalid({ letter: unfit(fault) }, fault);
  return { letter: fresh, status: 'generated' };
}

/** Writes the letter of a row on behalf of the server, see `generateCertificate`. */
export async function writeLetterInto(writing: Writing, before: Row, seed?: number): Promise<Row> {
  return changeRecord(writing, certificates, before, await written(writing, before, seed));
}

/**
 * Writes the letter from the answers. What the user wrote into an earlier letter stays, hidden blocks are dropped.
 * @throws ApiError 404 when the certificate is not there for this actor or is signed, 400 with `data` by field when
 * answers are missing or wrong, 409 with both versions when it went on meanwhile
 */
export async function generateCertificate(
  parts: WriteParts,
  actor: Actor,
  id: string,
  { version, seed }: Generation,
): Promise<ApiRecord> {
  const row = await write(parts, actor, async (writing) => {
    const before = await lockRow(writing, certificates, 'update', id);
    if (before === undefined) throw await unchangeable(writing, certificates, id);
    const values = { ...(await written(writing, before, seed)), version: version ?? before['version'] };
    return updateRecord(writing, certificates, id, { values, files: new Map() });
  });
  return toRecord(certificates, row, actor);
}
