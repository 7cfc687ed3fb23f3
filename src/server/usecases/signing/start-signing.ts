import { readLetter } from '#domain/letter/read-letter.ts';
import type { Actor } from '../../auth/actor.ts';
import { certificates, invitations } from '../../collections/content.ts';
import type { Row } from '../../database/engine.ts';
import { ApiError, invalid, notFound } from '../../errors.ts';
import { contentOf } from '../../history/content-columns.ts';
import { keepHistory, nameOfActor } from '../../history/keep-history.ts';
import { withdrawnMail } from '../../mail/change-letters.ts';
import { invitationMail } from '../../mail/workflow-letters.ts';
import { lockRow } from '../../records/access.ts';
import { changeRecord } from '../../records/change-record.ts';
import { toRecord, type ApiRecord } from '../../records/row.ts';
import { unchangeable } from '../../records/tombstones.ts';
import { write } from '../../records/write.ts';
import type { Writing } from '../../records/write-record.ts';
import { insertInvitation } from '../workflow/invite.ts';
import { askedOf } from '../workflow/asked-of.ts';
import { outdatedMails } from '../workflow/tell-outdated.ts';
import { refuseUnapproved } from './open-questions.ts';
import { contentHash, signatoryRows, type SigningTerms } from './signing-state.ts';
import type { SigningParts } from './signing-parts.ts';

export interface WantedSignatory {
  readonly name: string;
  /** As it stands below the name. */
  readonly function: string;
  readonly email: string;
}

export interface WantedSigning {
  readonly signatories: readonly WantedSignatory[];
  /** One after the other; otherwise all at once. */
  readonly ordered: boolean;
  readonly days: number;
  /** The owner knows that not everybody who was asked has approved the text as it stands. */
  readonly accept: boolean;
}

function refuseUnready(certificate: Row): void {
  const content = contentOf(certificate);
  if (readLetter(content['letter']) === null) throw invalid({}, 'Bitte zuerst den Zeugnistext erstellen.');
  if (certificate['digital_only'] === 1 && certificate['consent'] === 'null')
    throw invalid(
      { digital_only: { code: 'validation_consent', message: 'Die Einwilligung fehlt.' } },
      'Nur elektronisch geht es mit der Einwilligung der beschäftigten Person (§ 109 Abs. 3 GewO). Sie fehlt noch.',
    );
}

/**
 * Asks the signatories to sign. From now on the certificate stays as it is, until all have signed or the owner stops
 * it.
 * @throws ApiError 404 when it is not there for this actor, or is signed or being signed; 400 when it is not ready; 409
 * with `data.approvals` when it is not approved as it stands and that is not accepted
 */
export async function startSigning(
  parts: SigningParts,
  actor: Actor,
  id: string,
  { signatories, ordered, days, accept }: WantedSigning,
): Promise<{ readonly certificate: ApiRecord; readonly links: readonly string[] }> {
  const asker = nameOfActor(actor);
  const { row, made, mails } = await write(parts, actor, async (writing) => {
    const before = await lockRow(writing, certificates, 'update', id);
    if (before === undefined) throw await unchangeable(writing, certificates, id);
    refuseUnready(before);
    if (!accept) await refuseUnapproved(writing, id);
    await forgetEarlier(writing, id);
    const shown = signatories.map(({ name, function: role }) => ({ name, role }));
    const terms: SigningTerms = {
      content: contentHash(before),
      started: writing.now.toISOString(),
      ordered,
      mailed: parts.mailer.delivers,
    };
    const values = { signatories: shown, signing: terms, locked: true };
    const locked = await changeRecord(writing, certificates, before, values);
    const asked = [];
    for (const [at, one] of signatories.entries()) {
      const wanted = { ...one, role: 'employer', task: 'sign', message: '', due: '', days } as const;
      const more = { position: at + 1, status: ordered && at > 0 ? 'waiting' : 'open' };
      asked.push({ ...(await insertInvitation(writing, parts.secret, locked, wanted, more)), wanted });
    }
    const about = signatories.map(({ name }) => name).join(', ');
    await keepHistory(writing, locked, { author: asker, action: 'signing-started', about }, true);
    const told = await outdatedMails(writing, parts, locked, actor, true);
    return { row: locked, made: asked, mails: told };
  });
  for (const mail of mails) parts.mailer.send(mail);
  const links = made.map(({ token }) => parts.links.invitation(token));
  for (const [at, { row: invitation, wanted }] of made.entries()) {
    if (invitation['status'] !== 'open') continue;
    const asked = askedOf(row, invitation, actor, links[at] ?? '');
    parts.mailer.send(invitationMail({ ...asked, message: wanted.message }));
  }
  // Whoever profits from a signature must not hold the link to it, unless there is no other way to deliver it.
  return { certificate: toRecord(certificates, row, actor), links: parts.mailer.delivers ? [] : links };
}

/**
 * Signatures of an attempt that was stopped are not used again.
 * @returns the invitations as they were
 */
async function forgetEarlier(writing: Writing, certificate: string): Promise<Row[]> {
  const rows = await signatoryRows(writing.db, certificate);
  for (const row of rows)
    await changeRecord(writing, invitations, row, { status: 'revoked', signature: null });
  return rows;
}

/**
 * Stops collecting signatures: those given so far are dropped, the certificate can be changed again, and who was asked
 * already is told.
 * @throws ApiError 404 when it is not there for this actor, 409 when nobody is signing
 */
export async function cancelSigning(parts: SigningParts, actor: Actor, id: string): Promise<ApiRecord> {
  const { row, asked } = await write(parts, actor, async (writing) => {
    const before = await lockRow(writing, certificates, 'view', id);
    if (before === undefined) throw notFound();
    if (before['locked'] !== 1 || before['status'] === 'signed')
      throw new ApiError(409, 'Es wird gerade nichts unterzeichnet.');
    const signers = await forgetEarlier(writing, id);
    const changed = await changeRecord(writing, certificates, before, { signing: null, locked: false });
    await keepHistory(writing, changed, { author: nameOfActor(actor), action: 'signing-cancelled' });
    // Those whose turn had not come have heard of nothing.
    return { row: changed, asked: signers.filter(({ status }) => status !== 'waiting') };
  });
  for (const one of asked) parts.mailer.send(withdrawnMail(askedOf(row, one, actor, '')));
  return toRecord(certificates, row, actor);
}
