import { changeAccount } from '../auth/accounts.ts';
import { guest, type Account } from '../auth/actor.ts';
import { endExternalLogins } from '../auth/external-logins.ts';
import { hashPassword, randomSecret } from '../auth/passwords.ts';
import { write, type WriteParts } from '../records/write.ts';

/**
 * Notes that somebody proved, for the first time, that the mail address of an account is his. Another one may have made
 * the account to wait for that: unless it is the one who is logged in to it, password and sessions of before end.
 * @returns the account; undefined when its sessions have ended since it was read
 */
export async function proveAddress(
  parts: WriteParts,
  account: Account,
  isOwn: boolean,
): Promise<Account | undefined> {
  const alone = isOwn ? {} : { password: await hashPassword(randomSecret()), tokenKey: randomSecret() };
  return write(parts, guest, async (writing) => {
    const changed = await changeAccount(writing, account, { verified: 1, ...alone });
    if (changed) await endExternalLogins(writing.db, changed);
    return changed;
  });
}
