import { paragraphsOf } from '#domain/letter/letter-text.ts';
import type { Letter } from '#domain/letter/letter.ts';
import { checkSignatures, type SignatureCheck } from '#documents/sign/check-signatures.ts';
import { isPdf } from '#documents/sign/whole-pdf.ts';
import { readDocument } from '#documents/read/read-document.ts';
import { DocumentError } from '#documents/read/document-error.ts';
import type { Actor } from '../../auth/actor.ts';
import { certificates } from '../../collections/content.ts';
import { ApiError, invalid } from '../../errors.ts';
import { keepHistory, nameOfActor } from '../../history/keep-history.ts';
import { lockRow } from '../../records/access.ts';
import { changeRecord } from '../../records/change-record.ts';
import { toRecord, type ApiRecord } from '../../records/row.ts';
import { unchangeable } from '../../records/tombstones.ts';
import { write, type WriteParts } from '../../records/write.ts';
import { openCertificate } from '../open-certificate.ts';
import { keepSigned } from './keep-signed.ts';
import { sha256, type SealedInfo } from './signing-state.ts';

const mostBytes = 5 * 1024 * 1024;
const refuse = (message: string, code = 'file'): ApiError =>
  invalid({ [code]: { code: `validation_${code}`, message } }, message);

/** Only what matters for „is it the same text“: letters and digits, however lines and pages break. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

function isSameText(letter: Letter | null, text: string): boolean {
  if (letter === null) return false;
  const there = bare(text);
  return paragraphsOf(letter)
    .flatMap(({ text: lead, list }) => [lead, ...list])
    .every((part) => there.includes(bare(part)));
}

async function textIn(bytes: Uint8Array): Promise<string> {
  try {
    return (await readDocument(bytes, 'zeugnis.pdf')).text;
  } catch (fault) {
    if (fault instanceof DocumentError) return '';
    throw fault;
  }
}

async function soundSignatures(bytes: Uint8Array): Promise<readonly SignatureCheck[]> {
  const checks = await checkSignatures(bytes);
  if (checks.length === 0)
    throw refuse(
      'In dieser Datei steckt keine elektronische Signatur. Bitte die signierte PDF-Datei hochladen.',
    );
  if (checks.some(({ intact, covers }) => !intact || !covers))
    throw refuse('Die Signatur passt nicht zur Datei: Sie wurde nach dem Signieren verändert.');
  return checks;
}

/**
 * Closes a certificate with a document that was signed elsewhere, as with a qualified signature. What its signature
 * claims is kept; whether it can be trusted is for the trusted list to say, which is not asked here.
 * @param accept the owner knows that the text differs from the certificate's
 * @throws ApiError 400 when it is not signed, was changed, or says something else
 */
export async function closeWithDocument(
  parts: WriteParts,
  actor: Actor,
  id: string,
  bytes: Uint8Array,
  accept: boolean,
): Promise<ApiRecord> {
  if (bytes.length > mostBytes) throw refuse('Die Datei ist zu groß: höchstens 5 MB.');
  if (!isPdf(bytes)) throw refuse('Bitte eine PDF-Datei wählen.');
  const [checks, text] = [await soundSignatures(bytes), await textIn(bytes)];
  const row = await write(parts, actor, async (writing) => {
    const before = await lockRow(writing, certificates, 'update', id);
    if (before === undefined) throw await unchangeable(writing, certificates, id);
    const { letter } = await openCertificate(writing.db, before);
    const sameText = isSameText(letter, text);
    if (!sameText && !accept) throw refuse('Der Text der Datei ist nicht der dieses Zeugnisses.', 'text');
    const at = writing.now.toISOString();
    const sealed: SealedInfo = {
      hash: sha256(bytes),
      at,
      kind: 'outside',
      sameText,
      signatures: checks.map(({ subject, signedAt }) => ({
        name: subject,
        function: '',
        at: signedAt ?? '',
      })),
      claimsQualified: checks.some(({ claimsQualified }) => claimsQualified),
    };
    const changed = await changeRecord(writing, certificates, before, { status: 'signed', sealed });
    await keepSigned(writing, changed, bytes);
    const author = nameOfActor(actor);
    await keepHistory(writing, changed, { author, action: 'signed-outside', about: sealed.hash }, true);
    return changed;
  });
  return toRecord(certificates, row, actor);
}
