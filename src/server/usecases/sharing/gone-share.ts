import { ApiError } from '../../errors.ts';

/** What a link leads to. */
export type ShareKind = 'certificate' | 'analysis';

const expired =
  'Dieser Link gilt nicht mehr: Er ist abgelaufen, wurde zurückgezogen oder ist nicht vollständig. Wer ihn geschickt hat, kann einen neuen erstellen.';
const deleted: Readonly<Record<ShareKind, string>> = {
  certificate: 'Dieses Zeugnis wurde gelöscht.',
  analysis: 'Diese Auswertung wurde gelöscht.',
};

/** A link to read by leads nowhere (any more). Wrong, old and revoked ones look the same: nobody learns which there are. */
export function goneShare(kind: ShareKind, code: 'expired' | 'deleted'): ApiError {
  const message = code === 'expired' ? expired : deleted[kind];
  return new ApiError(410, message, { reason: { code, message } });
}
