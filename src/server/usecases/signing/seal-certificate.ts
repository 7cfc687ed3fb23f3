import { formatDate } from '#domain/german/format-date.ts';
import type { Signature } from '#domain/workflow/signature.ts';
import { attachFile } from '#documents/sign/attach-file.ts';
import { sealPdf } from '#documents/sign/seal-pdf.ts';
import { writeLetterPdf } from '#documents/write/letter-pdf.ts';
import { day, timestampAfter } from '../../clock.ts';
import { users } from '../../collections/accounts.ts';
import { certificates, invitations } from '../../collections/content.ts';
import { anyTable, type Row } from '../../database/engine.ts';
import { keepHistory } from '../../history/keep-history.ts';
import { signedMail } from '../../mail/workflow-letters.ts';
import { changeRecord } from '../../records/change-record.ts';
import { write } from '../../records/write.ts';
import { newInvitationToken } from '../workflow/invitation-tokens.ts';
import { employerOf, personOf } from '../workflow/person-of.ts';
import { mayDownload } from '../workflow/view-invitation.ts';
import { letterOf, nameOf } from '../write-letter.ts';
import { keepSigned } from './keep-signed.ts';
import { sealOf } from './seal-key.ts';
import type { SigningParts } from './signing-parts.ts';
import { invitedAs, sha256, signatoryRows, signatureOf, type SealedInfo } from './signing-state.ts';

type Given = Signature & {
  readonly at: string;
  readonly invited: string;
  readonly ownerHadLink?: true;
};

/** How long those who have no account can fetch the document. */
const fetchDays = 30;

const berlin = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

function told({ name, function: role, kind, at, invited, ownerHadLink }: Given): {
  when: string;
  what: string;
} {
  const who = role === '' ? name : `${name}, ${role},`;
  const how = kind === 'drawn' ? 'von Hand gezeichnet' : 'getippt';
  const as = invited === '' ? '' : `; eingeladen als ${invited}`;
  const link = ownerHadLink === true ? '; den Link kannte auch, wer eingeladen hat' : '';
  return { when: berlin.format(new Date(at)), what: `${who} hat unterzeichnet (${how}${as}${link})` };
}

/** The signed letter with its protocol, the letter without it attached, sealed. */
async function document(parts: SigningParts, row: Row, given: readonly Given[]): Promise<Uint8Array> {
  const { config, links, clock } = parts;
  const letter = { ...(await letterOf(parts.db, row)), draft: false, signatures: given };
  const signatories = given.map(({ name, function: role }) => ({ name, role }));
  const answers = { ...letter.answers, signatories };
  const plain = await writeLetterPdf({ ...letter, answers });
  const now = clock();
  const protocol = {
    hash: sha256(plain),
    entries: [...given.map(told), { when: berlin.format(now), what: 'Das Dokument wurde versiegelt' }],
    address: links.verifyDocument(),
  };
  const whole = await writeLetterPdf({ ...letter, answers, protocol, created: now });
  const name = `${nameOf(letter)}.pdf`;
  const attached = await attachFile(whole, name, plain, {
    description: `Zeugnis ohne Signaturprotokoll, ${formatDate(now.toISOString().slice(0, 10), 'long')}`,
    at: now,
  });
  const note = { reason: 'Von allen unterzeichnet', place: answers.place || config.site.operator, at: now };
  return sealPdf(attached, await sealOf(parts), note);
}

/**
 * Seals a certificate that all have signed, locks it for good and tells everybody who may have it. Does nothing when
 * somebody has not signed yet, or when it is sealed already: it may be called again after a fault.
 */
export async function sealCertificate(parts: SigningParts, id: string): Promise<void> {
  const row = await anyTable(parts.db)
    .selectFrom('certificates')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  const signers = await signatoryRows(parts.db, id);
  const given = signers.map((one) => {
    const signature = signatureOf(one) as Omit<Given, 'invited'> | null;
    return signature && { ...signature, invited: invitedAs(one, signature) };
  });
  if (row === undefined || row['locked'] !== 1 || row['status'] === 'signed') return;
  if (given.length === 0 || given.includes(null)) return;
  const signatures = given.filter((one) => one !== null);
  // Outside of the transaction: it takes a moment, and nothing may change meanwhile, for the row is locked.
  const bytes = await document(parts, row, signatures);
  const owner = await anyTable(parts.db)
    .selectFrom('users')
    .selectAll()
    .where('id', '=', String(row['owner']))
    .executeTakeFirstOrThrow();
  const sealed: SealedInfo = {
    hash: sha256(bytes),
    at: parts.clock().toISOString(),
    kind: 'sealed',
    signatures: signatures.map(({ name, function: role, at, invited, ownerHadLink }) => ({
      name,
      function: role,
      at,
      ...(invited === '' ? {} : { invited }),
      ...(ownerHadLink === true ? { ownerHadLink } : {}),
    })),
  };
  const actor = { account: { collection: users, row: owner }, visitor: null };
  const tokens = await write(parts, actor, async (writing) => {
    const query = anyTable(writing.db)
      .updateTable('certificates')
      .set({ status: 'signed' })
      .where('id', '=', id)
      .where('status', '!=', 'signed')
      .where('locked', '=', 1)
      .where('version', '=', row['version'] ?? 0);
    const { numUpdatedRows } = await query.executeTakeFirst();
    // Another server was faster, or the owner stopped it.
    if (numUpdatedRows === 0n) return [];
    const signatories = signatures.map(({ name, function: role }) => ({ name, role }));
    const values = { status: 'signed', sealed, signatories, signing: null };
    const changed = await changeRecord(writing, certificates, row, values);
    await keepSigned(writing, changed, bytes);
    await keepHistory(writing, changed, { author: '', action: 'sealed', about: sealed.hash }, true);
    const found: { readonly email: string; readonly name: string; readonly token: string }[] = [];
    const rows = await anyTable(writing.db)
      .selectFrom('invitations')
      .selectAll()
      .where('certificate', '=', id)
      .execute();
    for (const one of rows.filter((other) => other['status'] !== 'revoked' && mayDownload(other))) {
      const expires = timestampAfter(writing.now, fetchDays * day);
      await changeRecord(writing, invitations, one, { expires });
      const token = await newInvitationToken(writing.db, writing.now, parts.secret, String(one['id']));
      found.push({ email: String(one['email']), name: String(one['name'] ?? ''), token });
    }
    return [{ email: String(owner['email']), name: '', token: '' }, ...found];
  });
  const [about, employer] = [personOf(row), employerOf(row)];
  for (const { email, name, token } of tokens) {
    const link = token === '' ? parts.links.work(id) : parts.links.invitation(token);
    parts.mailer.send(
      signedMail({ email, name, about, employer, link, owner: token === '' ? '' : String(owner['email']) }),
    );
  }
}

/** Seals what all have signed and what a fault kept from being sealed. */
export async function sealWhatIsSigned(parts: SigningParts): Promise<void> {
  const rows = await anyTable(parts.db)
    .selectFrom('certificates')
    .select('id')
    .where('locked', '=', 1)
    .where('status', '!=', 'signed')
    .execute();
  for (const { id } of rows) await sealCertificate(parts, String(id));
}
