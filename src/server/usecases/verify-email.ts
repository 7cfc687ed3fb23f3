import { changeAccount } from '../auth/accounts.ts';
import { guest } from '../auth/actor.ts';
import { endExternalLogins } from '../auth/external-logins.ts';
import type { Tokens } from '../auth/tokens.ts';
import type { Collection } from '../collections/collection.ts';
import { invalid } from '../errors.ts';
import { badToken } from '../records/faults.ts';
import { write, type WriteParts } from '../records/write.ts';

/**
 * The mail address of an account is its own: somebody followed the link that was sent there.
 * @throws ApiError 400 when the token is not good (any more), or for another address
 */
export async function verifyEmail(
  parts: WriteParts & { readonly tokens: Tokens },
  collection: Collection,
  token: string,
): Promise<void> {
  const read = await parts.tokens.read(token, 'verification');
  if (read?.account.collection !== collection) throw invalid({ token: badToken });
  const { account, claims } = read;
  if (claims['email'] !== account.row['email']) throw invalid({ token: badToken });
  if (account.row['verified'] === 1) return;
  await write(parts, guest, async (writing) => {
    const changed = await changeAccount(writing, account, { verified: 1 });
    // Who made the account need not be who has the mailbox: from here on only its holder links others.
    if (changed) await endExternalLogins(writing.db, changed);
  });
}
