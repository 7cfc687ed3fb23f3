import { createHash } from 'node:crypto';
import type { Signature } from '#domain/workflow/signature.ts';
import { anyTable, type Row } from '../../database/engine.ts';
import type { Database } from '../../database/tables.ts';
import { contentOf } from '../../history/content-columns.ts';

/** While signatures are being collected: what everybody signs. */
export interface SigningTerms {
  /** SHA-256 of the content that was shown, hex. */
  readonly content: string;
  readonly started: string;
  readonly ordered: boolean;
  /** The links went to the signatories alone. Otherwise the owner was told them, too, and may have passed them on. */
  readonly mailed?: boolean;
}

export interface KnownSignature {
  readonly name: string;
  readonly function: string;
  readonly at: string;
  /** Who was invited to sign, where another name was signed. */
  readonly invited?: string;
  /** Whoever invited knew the link as well: it cannot tell who used it. */
  readonly ownerHadLink?: true;
}

/** What is known of the document that closed a certificate. */
export interface SealedInfo {
  /** SHA-256 of the file, hex. */
  readonly hash: string;
  readonly at: string;
  /** `outside`: signed elsewhere and uploaded. */
  readonly kind: 'sealed' | 'outside';
  readonly signatures: readonly KnownSignature[];
  /** Of documents from outside: what their signature says of itself, and whether the text is ours. */
  readonly claimsQualified?: boolean;
  readonly sameText?: boolean;
}

export const sha256 = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Everything a signatory is shown but the signatures themselves. */
export function contentHash(certificate: Row): string {
  const { signatories: _, ...content } = contentOf(certificate);
  return sha256(JSON.stringify(content));
}

/** The signatories of a certificate in their order. */
export async function signatoryRows(db: Database, certificate: string): Promise<Row[]> {
  return anyTable(db)
    .selectFrom('invitations')
    .selectAll()
    .where('certificate', '=', certificate)
    .where('task', '=', 'sign')
    .where('status', '!=', 'revoked')
    .orderBy('position')
    .execute();
}

/**
 * The name of the invitation where somebody signed with another one; '' where it is the same, however it is written. A
 * name may have changed, or have been misspelt, so this is told and not refused.
 */
export function invitedAs(invitation: Row, signature: Pick<Signature, 'name'>): string {
  const invited = String(invitation['name']).trim();
  return invited === '' || nameKey(invited) === nameKey(signature.name) ? '' : invited;
}

/** Letters and digits alone, without academic titles. */
const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(
      (part) => part !== '' && !/^(?:prof|dr|dipl|ing|med|phil|jur|rer|nat|h|c|mag|herr|frau)$/.test(part),
    )
    .join(' ');

export const signatureOf = (invitation: Row): Signature | null =>
  JSON.parse(String(invitation['signature'])) as Signature | null;
