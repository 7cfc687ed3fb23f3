import { withoutTurns } from '#domain/german/without-turns.ts';
import { readSignature } from '#domain/workflow/signature.ts';
import { toTimestamp } from '../../clock.ts';
import { invitations } from '../../collections/content.ts';
import type { Row } from '../../database/engine.ts';
import { ApiError, forbidden, invalid } from '../../errors.ts';
import { keepHistory } from '../../history/keep-history.ts';
import { invitationMail, progressMail } from '../../mail/workflow-letters.ts';
import { changeRecord } from '../../records/change-record.ts';
import { newInvitationToken } from '../workflow/invitation-tokens.ts';
import { nameOfRecipient, type OpenInvitation } from '../workflow/open-invitation.ts';
import { askedOf } from '../workflow/asked-of.ts';
import { personOf } from '../workflow/person-of.ts';
import { asRecipient } from '../workflow/save-entries.ts';
import { sealCertificate } from './seal-certificate.ts';
import type { SigningParts } from './signing-parts.ts';
import { contentHash, invitedAs, signatoryRows, signatureOf, type SigningTerms } from './signing-state.ts';

/** Whose turn it is now, with his link. */
interface Turn {
  readonly invitation: Row;
  readonly token: string;
}

/**
 * Signs. After the last one the document is sealed and locked for good.
 * @param source of unknown shape: name, function, and what was drawn or typed
 * @throws ApiError 400 with `data` for a faulty signature, 403 for who was not asked to sign, 409 when it is not his
 * turn, or when the content is not the one that was to be signed
 */
export async function sign(
  parts: SigningParts,
  open: OpenInvitation,
  source: unknown,
): Promise<OpenInvitation> {
  if (open.invitation['task'] !== 'sign') throw forbidden();
  const { signature, problems } = readSignature(withoutTurns(source));
  if (problems.length > 0) {
    const faults = problems.map(({ field, message }) => [field, { code: 'validation_invalid', message }]);
    throw invalid(Object.fromEntries(faults));
  }
  const done = await asRecipient(
    parts,
    open,
    async (writing, now) => {
      const terms = JSON.parse(String(now.certificate['signing'])) as SigningTerms | null;
      if (terms === null || terms.content !== contentHash(now.certificate))
        throw new ApiError(409, 'Das Zeugnis wurde inzwischen geändert. Die Unterzeichnung beginnt neu.');
      const finished = toTimestamp(writing.now);
      const known = terms.mailed === true ? {} : { ownerHadLink: true };
      const kept = { ...signature, at: writing.now.toISOString(), ...known };
      const values = { signature: kept, status: 'done', progress: 1, finished };
      const invitation = await changeRecord(writing, invitations, now.invitation, values);
      const invited = invitedAs(now.invitation, signature);
      const told = [signature.name, signature.function].filter((part) => part !== '').join(', ');
      const notes = [
        invited === '' ? '' : `eingeladen als ${invited}`,
        terms.mailed === true ? '' : 'den Link kannte auch, wer eingeladen hat',
      ].filter((part) => part !== '');
      const about = notes.length === 0 ? told : `${told} (${notes.join('; ')})`;
      await keepHistory(writing, now.certificate, { author: writing.author, action: 'signed', about });
      const others = await signatoryRows(writing.db, String(now.certificate['id']));
      const next = others.find(({ status }) => status === 'waiting' || status === 'open');
      let turn: Turn | null = null;
      if (next?.['status'] === 'waiting') {
        const opened = await changeRecord(writing, invitations, next, { status: 'open' });
        const token = await newInvitationToken(writing.db, writing.now, parts.secret, String(next['id']));
        turn = { invitation: opened, token };
      }
      return { open: { ...now, invitation }, turn, last: next === undefined };
    },
    true,
  );
  tell(parts, done.open, done.turn);
  if (done.last) await sealCertificate(parts, String(open.certificate['id']));
  const again = await reopen(parts, done.open);
  return again;
}

async function reopen({ db }: SigningParts, open: OpenInvitation): Promise<OpenInvitation> {
  const row = async (table: 'certificates' | 'invitations', id: unknown): Promise<Row> =>
    db
      .selectFrom(table as 'certificates')
      .selectAll()
      .where('id', '=', String(id))
      .executeTakeFirstOrThrow();
  return {
    ...open,
    invitation: await row('invitations', open.invitation['id']),
    certificate: await row('certificates', open.certificate['id']),
  };
}

function tell(parts: SigningParts, open: OpenInvitation, turn: Turn | null): void {
  const about = personOf(open.certificate);
  const { row } = open.owner.account;
  const link = parts.links.work(String(open.certificate['id']));
  const who = nameOfRecipient(open.invitation);
  const email = String(row['email']);
  const signature = signatureOf(open.invitation);
  const other = signature !== null && invitedAs(open.invitation, signature) !== '';
  const signedAs = other ? signature.name : '';
  parts.mailer.send(
    progressMail({ email, who, task: 'sign', decision: '', about, link, signedAs }),
    String(row['id']),
  );
  if (turn === null) return;
  const { invitation, token } = turn;
  const asked = askedOf(open.certificate, invitation, open.owner, parts.links.invitation(token));
  parts.mailer.send(invitationMail({ ...asked, message: '' }));
}
