import { changeAccount } from '../auth/accounts.ts';
import { hashPassword, randomSecret } from '../auth/passwords.ts';
import { guest, type Account } from '../auth/actor.ts';
import { endExternalLogins } from '../auth/external-logins.ts';
import { passwordFaults } from '../auth/new-password.ts';
import type { Tokens } from '../auth/tokens.ts';
import { invalid } from '../errors.ts';
import { badToken } from '../records/faults.ts';
import { write, type WriteParts } from '../records/write.ts';

/**
 * Gives the account of a reset link its new password. All its sessions and logins by
 * a provider end, and the link is used up. Who has the link
 * has the mail address, too: it counts as verified.
 * @param fits says whether the token's account is the one that is meant
 * @throws ApiError 400 for a faulty password, or a token that is not (or no longer) good
 */
export async function resetPasswordByToken(
  parts: WriteParts & { readonly tokens: Tokens },
  token: string,
  values: Readonly<Record<string, unknown>>,
  fits: (account: Account) => boolean,
): Promise<void> {
  const faults = passwordFaults(values);
  const read = await parts.tokens.read(token, 'passwordReset');
  if (read === undefined || !fits(read.account)) throw invalid({ ...faults, token: badToken });
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const password = await hashPassword(String(values['password']));
  const same = read.claims['email'] === read.account.row['email'];
  const changes = { password, tokenKey: randomSecret(), ...(same ? { verified: 1 } : {}) };
  // Of two requests with the same link only one is in time.
  const changed = await write(parts, guest, async (writing) => {
    const account = await changeAccount(writing, read.account, changes);
    if (account) await endExternalLogins(writing.db, account);
    return account;
  });
  if (changed === undefined) throw invalid({ token: badToken });
}
