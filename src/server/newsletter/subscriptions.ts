import { createHmac } from 'node:crypto';
import { day, minute, timestampAfter, toTimestamp } from '../clock.ts';
import type { Database } from '../database/tables.ts';
import { newId } from '../ids.ts';

/** How long an unanswered request is kept. */
export const keepPending = 7 * day;

/** Tells a subscriber by a link without keeping what is in the link: neither table nor backup lets anybody in. */
export function subscriberKey(secret: string, email: string): string {
  return createHmac('sha256', secret).update(`newsletter ${email}`).digest('base64url');
}

function keyHash(secret: string, key: string): string {
  return createHmac('sha256', secret).update(`newsletter key ${key}`).digest('base64url');
}

/**
 * Notes that somebody may want the newsletter; he gets it when he follows the link in his mail.
 * @param email as `normalEmail` writes it
 * @returns the key of the link; undefined when he gets it already, or asked within the last two minutes
 */
export async function askForNewsletter(
  db: Database,
  secret: string,
  email: string,
  now: Date,
): Promise<string | undefined> {
  const key = subscriberKey(secret, email);
  const time = toTimestamp(now);
  const added = await db
    .insertInto('subscribers')
    .values({
      id: newId(),
      email,
      status: 'pending',
      key: keyHash(secret, key),
      confirmed: '',
      created: time,
      updated: time,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  if ((added.numInsertedOrUpdatedRows ?? 0n) > 0n) return key;
  const again = await db
    .updateTable('subscribers')
    .set({ updated: time })
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .where('updated', '<=', timestampAfter(now, -2 * minute))
    .executeTakeFirst();
  return again.numUpdatedRows > 0n ? key : undefined;
}

/** The second opt-in. @returns false for a key that is not (or no longer) known */
export async function confirmNewsletter(
  db: Database,
  secret: string,
  key: string,
  now: Date,
): Promise<boolean> {
  const time = toTimestamp(now);
  const hash = keyHash(secret, key);
  await db
    .updateTable('subscribers')
    .set({ status: 'active', confirmed: time, updated: time })
    .where('key', '=', hash)
    .where('status', '=', 'pending')
    .execute();
  const row = await db
    .selectFrom('subscribers')
    .select('id')
    .where('key', '=', hash)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends it at once and forgets the address; for a key that is not known nothing happens. */
export async function leaveNewsletter(db: Database, secret: string, key: string): Promise<void> {
  await db.deleteFrom('subscribers').where('key', '=', keyHash(secret, key)).execute();
}
