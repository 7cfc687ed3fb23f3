import { changeAccount, findAccount } from '../auth/accounts.ts';
import { idOf, type Account, type Actor } from '../auth/actor.ts';
import { hashPassword, randomSecret } from '../auth/passwords.ts';
import { externalAuths } from '../collections/accounts.ts';
import type { Collection } from '../collections/collection.ts';
import { anyTable } from '../database/engine.ts';
import { invalid } from '../errors.ts';
import type { GoogleUser } from '../outside/google.ts';
import { insertRecord } from '../records/insert-record.ts';
import { write, type WriteParts } from '../records/write.ts';
import type { Writing } from '../records/write-record.ts';

async function linkedAccount(
  { db }: Writing,
  collection: Collection,
  googleId: string,
): Promise<Account | undefined> {
  const link = await db
    .selectFrom('_externalAuths')
    .select('recordRef')
    .where('collectionRef', '=', collection.id)
    .where('provider', '=', 'google')
    .where('providerId', '=', googleId)
    .executeTakeFirst();
  if (link === undefined) return undefined;
  const table = anyTable(db).selectFrom(collection.name).selectAll();
  const row = await table.where('id', '=', link.recordRef).executeTakeFirst();
  return row && { collection, row };
}

/**
 * Somebody may have made the account with a mail address that is not his, to wait for its owner: who proves now that
 * it is his own gets the account alone.
 */
async function claim(writing: Writing, account: Account, password: string): Promise<Account | undefined> {
  await writing.db
    .deleteFrom('_externalAuths')
    .where('collectionRef', '=', account.collection.id)
    .where('recordRef', '=', idOf(account))
    .execute();
  return changeAccount(writing, account, { password, tokenKey: randomSecret(), verified: 1 });
}

async function linkTo(writing: Writing, account: Account, googleId: string): Promise<void> {
  const { collection } = account;
  const of = { collectionRef: collection.id, recordRef: idOf(account), provider: 'google' };
  // An account has one Google account at a time.
  await writing.db
    .deleteFrom('_externalAuths')
    .where('collectionRef', '=', of.collectionRef)
    .where('recordRef', '=', of.recordRef)
    .where('provider', '=', of.provider)
    .execute();
  await insertRecord(writing, externalAuths, { ...of, providerId: googleId });
}

/**
 * The account of somebody who came back from Google: the one that is linked, the one he is logged in to, the one with
 * his mail address, or a new one.
 * @returns the account, and whether it was made just now
 * @throws ApiError 400 when there is none yet and Google tells no verified mail address
 */
export async function logInWithGoogle(
  parts: WriteParts,
  actor: Actor,
  collection: Collection,
  user: GoogleUser,
): Promise<{ readonly account: Account; readonly isNew: boolean }> {
  const password = await hashPassword(randomSecret());
  return write(parts, actor, async (writing) => {
    const linked = await linkedAccount(writing, collection, user.id);
    if (linked) return { account: linked, isNew: false };
    const own = actor.account?.collection === collection ? actor.account : undefined;
    const known =
      own ?? (user.email === '' ? undefined : await findAccount(writing.db, collection, user.email));
    if (known) {
      const takesOver = known !== own && known.row['verified'] === 0;
      const account = takesOver ? await claim(writing, known, password) : known;
      if (account === undefined) throw invalid({}, 'Failed to authenticate.');
      await linkTo(writing, account, user.id);
      return { account, isNew: false };
    }
    if (user.email === '') {
      throw invalid({}, 'Google hat keine bestätigte E-Mail-Adresse übermittelt.');
    }
    const row = await insertRecord(writing, collection, {
      email: user.email.toLowerCase(),
      verified: true,
      password,
      tokenKey: randomSecret(),
      name: user.name.slice(0, 255),
    });
    const account = { collection, row };
    await linkTo(writing, account, user.id);
    return { account, isNew: true };
  });
}
