import { files } from '../../collections/content.ts';
import type { Row } from '../../database/engine.ts';
import { toTimestamp } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { storeFiles } from '../../records/attach-files.ts';
import { insertRecord } from '../../records/insert-record.ts';
import type { Writing } from '../../records/write-record.ts';
import { openCertificate } from '../open-certificate.ts';
import { nameOf } from '../write-letter.ts';
import { sha256 } from './signing-state.ts';

/** Keeps the document that closes a certificate, byte for byte, and its hash, to recognise it again. */
export async function keepSigned(writing: Writing, certificate: Row, bytes: Uint8Array): Promise<void> {
  const { letter, answers } = await openCertificate(writing.db, certificate);
  const name = letter === null ? 'Zeugnis' : nameOf({ letter, answers });
  const stored = `zeugnis_${newId().slice(0, 10)}.pdf`;
  const row = await insertRecord(writing, files, {
    certificate: certificate['id'],
    purpose: 'signed',
    name: `${name}.pdf`,
    file: stored,
  });
  const attachment = { name: stored, type: 'application/pdf', bytes };
  await storeFiles(writing.db, files, { row: { ...row }, faults: {} }, [attachment]);
  const now = toTimestamp(writing.now);
  await writing.db
    .insertInto('sealed_documents')
    .values({
      id: newId(),
      certificate: String(certificate['id']),
      hash: sha256(bytes),
      created: now,
      updated: now,
    })
    .execute();
}
