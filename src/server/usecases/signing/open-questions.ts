import { anyTable } from '../../database/engine.ts';
import { ApiError } from '../../errors.ts';
import type { Writing } from '../../records/write-record.ts';
import { nameOfRecipient } from '../workflow/open-invitation.ts';

/** Names as a sentence has them: „A, B und C“. */
const listed = new Intl.ListFormat('de', { type: 'conjunction' });

const many = (names: readonly string[], one: string, several: string): string =>
  `${listed.format(names)} ${names.length === 1 ? one : several}`;

/**
 * Before it is signed, the owner says that he means it where a text was not approved as it stands.
 * @throws ApiError 409 with `data.approvals` that says what is open
 */
export async function refuseUnapproved({ db }: Writing, certificate: string): Promise<void> {
  const rows = await anyTable(db)
    .selectFrom('invitations')
    .selectAll()
    .where('certificate', '=', certificate)
    .where('task', '=', 'approve-and-edit')
    .where('status', '!=', 'revoked')
    .orderBy('created')
    .execute();
  const named = (fits: (row: (typeof rows)[number]) => boolean): string[] =>
    rows.filter((row) => fits(row)).map((row) => nameOfRecipient(row));
  const open = named(({ status }) => status === 'open');
  const unhappy = named(({ decision }) => decision === 'changes');
  const old = named(({ outdated }) => outdated !== '');
  const said = [
    ...(open.length > 0 ? [`${many(open, 'hat', 'haben')} noch nicht freigegeben.`] : []),
    ...(unhappy.length > 0 ? [`${many(unhappy, 'hat', 'haben')} um Änderungen gebeten.`] : []),
    ...(old.length > 0
      ? [`${many(old, 'hat', 'haben')} einen früheren Text freigegeben; er wurde seit der Freigabe geändert.`]
      : []),
  ];
  if (said.length === 0) return;
  const message = said.join(' ');
  throw new ApiError(409, message, { approvals: { code: 'validation_approvals', message } });
}
