import type { Clock } from '../clock.ts';
import type { Tokens } from '../auth/tokens.ts';

/** What a link of a verification mail is good for, and the address that it would confirm; '' unless it is open. */
export interface VerificationLink {
  readonly state: 'open' | 'used' | 'expired' | 'invalid';
  readonly email: string;
}

/**
 * Looks at the link of a verification mail and changes nothing: programs that scan mails open links, too, and must
 * not confirm an address for those who may not even know of the account.
 */
export async function lookAtVerification(
  { tokens, clock }: { readonly tokens: Tokens; readonly clock: Clock },
  token: string,
): Promise<VerificationLink> {
  const read = await tokens.readLate(token, 'verification');
  const { row } = read?.account ?? {};
  if (read === undefined || row === undefined || read.claims['email'] !== row['email'])
    return { state: 'invalid', email: '' };
  if (row['verified'] === 1) return { state: 'used', email: '' };
  const isOver = Number(read.claims['exp']) * 1000 <= clock().getTime();
  return isOver ? { state: 'expired', email: '' } : { state: 'open', email: String(row['email']) };
}
