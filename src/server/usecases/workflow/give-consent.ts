import { certificates } from '../../collections/content.ts';
import { ApiError, forbidden } from '../../errors.ts';
import { keepHistory } from '../../history/keep-history.ts';
import { changeRecord } from '../../records/change-record.ts';
import { write, type WriteParts } from '../../records/write.ts';
import { lockRow } from '../../records/access.ts';
import { gone, nameOfRecipient, type OpenInvitation } from './open-invitation.ts';

/** What the employee agrees to (§ 109 Abs. 3 GewO); kept word for word with his consent. */
export const consentText =
  'Ich bin damit einverstanden, dass mein Zeugnis statt auf Papier in elektronischer Form erteilt wird (§ 109 Abs. 3 GewO).';

/**
 * Keeps the employee's consent to the electronic form, with its day and its words, or takes it back. It can be given
 * at any time, also after his task is done, until the document is signed.
 * @throws ApiError 403 for others than the employee, 409 once the document is signed
 */
export async function giveConsent(
  parts: WriteParts,
  open: OpenInvitation,
  consent: boolean,
): Promise<OpenInvitation> {
  if (open.invitation['role'] !== 'employee') throw forbidden();
  const by = nameOfRecipient(open.invitation);
  const certificate = await write(parts, open.owner, async (writing) => {
    const row = await lockRow(writing, certificates, 'view', String(open.certificate['id']));
    if (row === undefined) throw gone('deleted');
    if (row['status'] === 'signed' || row['locked'] === 1)
      throw new ApiError(409, 'Das Zeugnis wird schon unterzeichnet.');
    const kept = consent ? { at: writing.now.toISOString(), by, text: consentText } : null;
    const changed = await changeRecord(writing, certificates, row, { consent: kept }, true);
    await keepHistory(writing, changed, {
      author: by,
      action: consent ? 'consented' : 'consent-withdrawn',
    });
    return changed;
  });
  return { ...open, certificate };
}
