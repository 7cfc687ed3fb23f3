import { changeAccount, findAccount } from '../auth/accounts.ts';
import { guest } from '../auth/actor.ts';
import { isPassword, randomSecret } from '../auth/passwords.ts';
import type { Tokens } from '../auth/tokens.ts';
import type { Collection } from '../collections/collection.ts';
import { invalid } from '../errors.ts';
import { badOldPassword, badToken, emailTaken } from '../records/faults.ts';
import { lateTaken } from '../records/check-draft.ts';
import { write, type WriteParts } from '../records/write.ts';

/**
 * Gives an account the mail address that its link was sent to. All its sessions end.
 * @throws ApiError 400 when the token is not good (any more), the password is wrong, or the address was taken since
 */
export async function changeEmail(
  parts: WriteParts & { readonly tokens: Tokens },
  collection: Collection,
  token: string,
  password: string,
): Promise<void> {
  const read = await parts.tokens.read(token, 'emailChange');
  if (read?.account.collection !== collection) throw invalid({ token: badToken });
  const { account, claims } = read;
  if (claims['email'] !== account.row['email']) throw invalid({ token: badToken });
  if (!(await isPassword(password, String(account.row['password'])))) {
    throw invalid({ password: badOldPassword });
  }
  const email = String(claims['newEmail']);
  const changes = { email, verified: 1, tokenKey: randomSecret() };
  try {
    const changed = await write(parts, guest, async (writing) => {
      if (await findAccount(writing.db, collection, email)) throw invalid({ email: emailTaken });
      return changeAccount(writing, account, changes);
    });
    if (changed === undefined) throw invalid({ token: badToken });
  } catch (fault) {
    throw lateTaken(collection, fault) ?? fault;
  }
}
