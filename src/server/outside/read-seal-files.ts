import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Seal } from '#documents/sign/seal-certificate.ts';
import { StartFault } from '../errors.ts';

/**
 * What documents are sealed with, from the operator's own files.
 * @param files paths of a certificate and its RSA key, PEM
 * @throws StartFault when they cannot be read or do not belong together
 */
export function readSealFiles(files: { readonly certificate: string; readonly key: string }): Seal {
  try {
    const certificate = new X509Certificate(readFileSync(files.certificate));
    const key = createPrivateKey(readFileSync(files.key));
    if (key.asymmetricKeyType === 'rsa' && certificate.checkPrivateKey(key))
      return {
        certificate: new Uint8Array(certificate.raw),
        privateKey: new Uint8Array(key.export({ type: 'pkcs8', format: 'der' })),
      };
  } catch {
    // Told below; what the files hold is nobody's business.
  }
  throw new StartFault(
    'Einstellungen sind fehlerhaft:\n  SEAL_CERTIFICATE, SEAL_KEY: Es werden PEM-Dateien gebraucht, ein Zertifikat und der RSA-Schlüssel dazu.',
  );
}
