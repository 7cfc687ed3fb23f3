import { execFileSync } from 'node:child_process';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Seal } from '#documents/sign/seal-certificate.ts';

/** QcCompliance and QcSSCD: „this is a qualified certificate“, as anybody can write it into one of his own. */
const statements = '30143008060604008E4601013008060604008E460104';

/**
 * A certificate that says of itself that it is qualified, made with openssl; nobody vouches for it.
 * @param folder for its files
 */
export function qualifiedSeal(folder: string, name: string): Seal {
  mkdirSync(folder, { recursive: true });
  const [key, certificate] = [path.join(folder, 'qualified.key'), path.join(folder, 'qualified.crt')];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '30',
      '-subj',
      `/C=DE/CN=${name}`,
      '-addext',
      `1.3.6.1.5.5.7.1.3=DER:${statements}`,
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'pipe' },
  );
  return {
    certificate: new Uint8Array(new X509Certificate(readFileSync(certificate)).raw),
    privateKey: new Uint8Array(createPrivateKey(readFileSync(key)).export({ type: 'pkcs8', format: 'der' })),
  };
}
