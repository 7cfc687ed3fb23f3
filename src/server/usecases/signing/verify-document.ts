import { checkSignatures, type SignatureCheck } from '#documents/sign/check-signatures.ts';
import { hasPdfEnd, isPdf } from '#documents/sign/whole-pdf.ts';
import { anyTable } from '../../database/engine.ts';
import type { Database } from '../../database/tables.ts';
import { invalid } from '../../errors.ts';
import { isOurs } from './seal-key.ts';
import { sha256, type SealedInfo } from './signing-state.ts';

/**
 * - `ours`: this service sealed it, and it is as it was then
 * - `ours-changed`: it bears our seal, but was changed or added to since
 * - `foreign`: signed by others, see the signatures
 * - `unsigned`: no signature in it
 */
export type Verdict = 'ours' | 'ours-changed' | 'foreign' | 'unsigned';

/** What can be said of a PDF. That anybody could be trusted is not said: the trusted list is not asked. */
export interface Verification {
  readonly verdict: Verdict;
  /** SHA-256, hex. */
  readonly hash: string;
  readonly signatures: readonly (SignatureCheck & { readonly ours: boolean })[];
  /** What we know of it, for files that are byte for byte the one that we keep; null otherwise. */
  readonly known: Pick<SealedInfo, 'at' | 'kind' | 'signatures'> | null;
}

async function knownAs(db: Database, hash: string): Promise<Verification['known']> {
  const found = await anyTable(db)
    .selectFrom('sealed_documents')
    .innerJoin('certificates', 'certificates.id', 'sealed_documents.certificate')
    .select('certificates.sealed')
    .where('sealed_documents.hash', '=', hash)
    .executeTakeFirst();
  const sealed = JSON.parse(String(found?.['sealed'] ?? 'null')) as SealedInfo | null;
  return sealed?.hash === hash ? { at: sealed.at, kind: sealed.kind, signatures: sealed.signatures } : null;
}

function refuse(code: string, message: string): Error {
  return invalid({ file: { code, message } }, message);
}

/** @throws ApiError 400 for what is no PDF, or only a part of one */
function refuseUnlessWhole(bytes: Uint8Array): void {
  if (!isPdf(bytes))
    throw refuse('validation_invalid_mime_type', 'Das ist keine PDF-Datei. Bitte eine PDF-Datei wählen.');
  if (!hasPdfEnd(bytes))
    throw refuse(
      'validation_incomplete',
      'Diese PDF-Datei ist nicht vollständig: Ihr Ende fehlt. Bitte die Datei noch einmal herunterladen oder senden lassen.',
    );
}

/**
 * Says of any PDF whether it is ours, unchanged, by whom signed, and what its signatures claim.
 * @throws ApiError 400 for what is no whole PDF and has no signature that can be read; where there is one, it tells
 * what was changed
 */
export async function verifyDocument(db: Database, bytes: Uint8Array): Promise<Verification> {
  const checks = await checkSignatures(bytes);
  if (checks.every(({ fingerprint }) => fingerprint === '')) refuseUnlessWhole(bytes);
  const signatures = await Promise.all(
    checks.map(async (check) => ({
      ...check,
      // Only who has our key makes an intact signature with our certificate.
      ours: check.fingerprint !== '' && (await isOurs(db, check.fingerprint)),
    })),
  );
  const hash = sha256(bytes);
  const known = await knownAs(db, hash);
  const own = signatures.filter(({ ours }) => ours);
  const verdict: Verdict =
    own.some(({ intact, whole }) => intact && whole) && own.every(({ intact }) => intact)
      ? 'ours'
      : own.length > 0
        ? 'ours-changed'
        : signatures.length > 0
          ? 'foreign'
          : 'unsigned';
  return { verdict, hash, signatures, known };
}
