import { users } from '../../collections/accounts.ts';
import type { Actor } from '../../auth/actor.ts';
import { toTimestamp } from '../../clock.ts';
import { anyTable, type Row } from '../../database/engine.ts';
import type { Database } from '../../database/tables.ts';
import { ApiError, UnknownToken } from '../../errors.ts';
import { invitationOfToken } from './invitation-tokens.ts';

/** An invitation whose link is good, with what it is about. Rows are in stored form. */
export interface OpenInvitation {
  readonly invitation: Row;
  readonly certificate: Row;
  /** On whose behalf the recipient works. */
  readonly owner: Actor & { readonly account: NonNullable<Actor['account']> };
}

const messages = {
  expired:
    'Sie nutzen eine alte Version unseres Zeugnisgenerators. Bitte wenden Sie sich an Ihre Ansprechperson und bitten Sie um einen neuen Link.',
  deleted: 'Dieses Zeugnis wurde gelöscht.',
} as const;

/** The link leads nowhere (any more). Wrong, old and revoked ones look the same: nobody learns which there are. */
export function gone(reason: keyof typeof messages): ApiError {
  const message = messages[reason];
  return new ApiError(410, message, { reason: { code: reason, message } });
}

async function rowOf(db: Database, table: string, id: unknown): Promise<Row | undefined> {
  return anyTable(db).selectFrom(table).selectAll().where('id', '=', String(id)).executeTakeFirst();
}

/** What its owner put into the trash is gone for everybody else. */
const isGone = (certificate: Row | undefined): boolean =>
  certificate?.['status'] === 'deleted' || certificate?.['trashed'] !== '';

/**
 * What a token opens.
 * @throws ApiError 410 for links that are wrong, old or revoked, and for certificates that were deleted
 */
export async function openInvitation(
  db: Database,
  now: Date,
  secret: string,
  token: string,
): Promise<OpenInvitation> {
  const id = await invitationOfToken(db, secret, token);
  if (id === undefined) throw new UnknownToken(gone('expired'));
  const invitation = await rowOf(db, 'invitations', id);
  const certificate = invitation && (await rowOf(db, 'certificates', invitation['certificate']));
  const account = certificate && (await rowOf(db, 'users', certificate['owner']));
  if (invitation === undefined || account === undefined || isGone(certificate)) throw gone('deleted');
  const over = String(invitation['expires']) <= toTimestamp(now);
  if (over || invitation['status'] === 'revoked') throw gone('expired');
  return {
    invitation,
    certificate: certificate as Row,
    owner: { account: { collection: users, row: account }, visitor: null },
  };
}

/** Who a recipient is to others: the name he was invited with, else his mail address. */
export const nameOfRecipient = (invitation: Row): string => String(invitation['name'] || invitation['email']);
