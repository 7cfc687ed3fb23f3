import type { Database } from '../database/tables.ts';
import { idOf, type Account } from './actor.ts';

/**
 * Takes the accounts of providers from an account. Whoever linked one logs in by it whatever the password is, so links
 * end where sessions do; one with the same mail address is found and linked again at the next login by it.
 */
export async function endExternalLogins(db: Database, account: Account): Promise<void> {
  await db
    .deleteFrom('_externalAuths')
    .where('collectionRef', '=', account.collection.id)
    .where('recordRef', '=', idOf(account))
    .execute();
}
