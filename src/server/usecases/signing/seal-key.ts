import { createHash, randomBytes } from 'node:crypto';
import { makeSeal, type Seal } from '#documents/sign/seal-certificate.ts';
import { toTimestamp } from '../../clock.ts';
import type { Database } from '../../database/tables.ts';
import { newId } from '../../ids.ts';
import { createSeal } from '../../seal.ts';
import type { SigningParts } from './signing-parts.ts';

export const fingerprintOf = (certificate: Uint8Array): string =>
  createHash('sha256').update(certificate).digest('hex');

/** The first key that this server can open: all servers with the same SECRET find the same one. */
async function kept(db: Database, secret: string): Promise<Seal | undefined> {
  const keys = createSeal(secret, 'pdf seal');
  const rows = await db.selectFrom('seal_keys').selectAll().orderBy('created').orderBy('id').execute();
  for (const row of rows) {
    const opened = keys.open(row.private_key);
    if (opened === undefined) continue;
    return {
      certificate: Buffer.from(row.certificate, 'base64'),
      privateKey: Buffer.from(opened, 'base64'),
    };
  }
  return undefined;
}

async function keep({ db, clock, secret }: SigningParts, seal: Seal, withKey: boolean): Promise<void> {
  const [now, certificate] = [toTimestamp(clock()), Buffer.from(seal.certificate)];
  const key = Buffer.from(seal.privateKey).toString('base64');
  await db
    .insertInto('seal_keys')
    .values({
      id: newId(),
      certificate: certificate.toString('base64'),
      private_key: withKey ? createSeal(secret, 'pdf seal').seal(key) : '',
      fingerprint: fingerprintOf(certificate),
      created: now,
      updated: now,
    })
    .execute();
}

/** What documents are sealed with: the certificate of the settings, else our own, made on first use. */
export async function sealOf(parts: SigningParts): Promise<Seal> {
  const { db, clock, secret, config, givenSeal } = parts;
  if (givenSeal !== null) {
    // Only noted, so that documents are still known as ours after the settings have changed.
    const { certificate } = givenSeal;
    if (!(await isOurs(db, fingerprintOf(certificate)))) await keep(parts, givenSeal, false);
    return givenSeal;
  }
  const found = await kept(db, secret);
  if (found !== undefined) return found;
  const operator = config.site.operator || 'Klarzeugnis';
  await keep(parts, await makeSeal(operator, clock(), randomBytes(16)), true);
  // Another server may have been faster; then both use its key.
  const made = await kept(db, secret);
  if (made === undefined) throw new Error('the key for sealing cannot be read back');
  return made;
}

/** Whether a certificate is, or was, one that this service seals with. */
export async function isOurs(db: Database, fingerprint: string): Promise<boolean> {
  const found = await db
    .selectFrom('seal_keys')
    .select('id')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return found !== undefined;
}
