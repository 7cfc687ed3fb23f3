import { changeAccount, findAccount } from '../auth/accounts.ts';
import { idOf, type Account, type Actor } from '../auth/actor.ts';
import { endExternalLogins } from '../auth/external-logins.ts';
import { hashPassword, randomSecret } from '../auth/passwords.ts';
import { externalAuths } from '../collections/accounts.ts';
import type { Collection } from '../collections/collection.ts';
import { anyTable } from '../database/engine.ts';
import { ApiError, invalid } from '../errors.ts';
import { externalLoginMail } from '../mail/letters.ts';
import type { GoogleUser } from '../outside/google.ts';
import { insertRecord } from '../records/insert-record.ts';
import { write, type WriteParts } from '../records/write.ts';
import { normalEmail } from '../records/email.ts';
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
  await endExternalLogins(writing.db, account);
  return changeAccount(writing, account, { password, tokenKey: randomSecret(), verified: 1 });
}

/**
 * An account that nobody verified may be somebody else's mailbox: who only has its session must not get a way in that
 * outlasts the password. With the account's own address he proves it.
 */
async function confirmOwn(writing: Writing, own: Account, user: GoogleUser): Promise<Account | undefined> {
  if (own.row['verified'] === 1) return own;
  if (normalEmail(user.email) !== own.row['email'])
    throw new ApiError(
      400,
      'Bitte bestätigen Sie zuerst die E-Mail-Adresse Ihres Kontos. Den Link dafür senden Ihnen die Einstellungen.',
    );
  return changeAccount(writing, own, { verified: 1 });
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
 * @throws ApiError 400 when there is none yet and Google tells no verified mail address, and where a session alone
 * would link an account that nobody verified
 */
export async function logInWithGoogle(
  parts: WriteParts,
  actor: Actor,
  collection: Collection,
  user: GoogleUser,
): Promise<{ readonly account: Account; readonly isNew: boolean }> {
  const password = await hashPassword(randomSecret());
  const done = await write(parts, actor, async (writing) => {
    const linked = await linkedAccount(writing, collection, user.id);
    if (linked) return { account: linked, isNew: false, isLinked: false };
    const own = actor.account?.collection === collection ? actor.account : undefined;
    const known =
      own ?? (user.email === '' ? undefined : await findAccount(writing.db, collection, user.email));
    if (known) {
      const takesOver = known !== own && known.row['verified'] === 0;
      const account = takesOver
        ? await claim(writing, known, password)
        : await confirmOwn(writing, known, user);
      if (account === undefined) throw invalid({}, 'Failed to authenticate.');
      await linkTo(writing, account, user.id);
      return { account, isNew: false, isLinked: true };
    }
    if (user.email === '') {
      throw invalid({}, 'Google hat keine bestätigte E-Mail-Adresse übermittelt.');
    }
    const row = await insertRecord(writing, collection, {
      email: normalEmail(user.email),
      verified: true,
      password,
      tokenKey: randomSecret(),
      name: user.name.slice(0, 255),
    });
    const account = { collection, row };
    await linkTo(writing, account, user.id);
    return { account, isNew: true, isLinked: false };
  });
  const { account, isNew, isLinked } = done;
  if (isLinked) parts.mailer.send(externalLoginMail(String(account.row['email'])), idOf(account));
  return { account, isNew };
}
