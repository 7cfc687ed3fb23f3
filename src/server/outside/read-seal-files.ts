import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Seal } from '#documents/sign/seal-certificate.ts';
import type { SealFiles } from '../config.ts';
import { codeOf, StartFault } from '../errors.ts';

function refuse(what: string): never {
  throw new StartFault(`Einstellungen sind fehlerhaft:\n  ${what}`);
}

function fileOf(setting: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (fault) {
    return refuse(`${setting}: Die Datei ${path} lässt sich nicht lesen (${codeOf(fault)}).`);
  }
}

/** What the files hold is nobody's business: faults tell the setting, never the content. */
function certificateIn(file: Buffer, path: string): X509Certificate {
  try {
    return new X509Certificate(file);
  } catch {
    return refuse(`SEAL_CERTIFICATE: In ${path} steht kein Zertifikat (PEM).`);
  }
}

function keyIn(file: Buffer, path: string, passphrase: string | null): KeyObject {
  const isGuarded = /BEGIN ENCRYPTED PRIVATE KEY|Proc-Type: 4,ENCRYPTED/.test(file.toString('latin1'));
  if (isGuarded && passphrase === null)
    refuse('SEAL_KEY: Der Schlüssel ist mit einem Kennwort geschützt. Es gehört in SEAL_PASSPHRASE.');
  try {
    return createPrivateKey({ key: file, ...(passphrase === null ? {} : { passphrase }) });
  } catch {
    return refuse(
      isGuarded
        ? 'SEAL_PASSPHRASE: Das Kennwort öffnet den Schlüssel nicht.'
        : `SEAL_KEY: In ${path} steht kein privater Schlüssel (PEM).`,
    );
  }
}

/**
 * What documents are sealed with, from the operator's own files.
 * @param now seals of a certificate that has run out would be worth nothing
 * @throws StartFault when they cannot be read, do not belong together, or cannot be sealed with
 */
export function readSealFiles(files: SealFiles, now: Date): Seal {
  const certificate = certificateIn(fileOf('SEAL_CERTIFICATE', files.certificate), files.certificate);
  const key = keyIn(fileOf('SEAL_KEY', files.key), files.key, files.passphrase);
  if (key.asymmetricKeyType !== 'rsa') refuse('SEAL_KEY: Gebraucht wird ein RSA-Schlüssel.');
  if (!certificate.checkPrivateKey(key))
    refuse('SEAL_CERTIFICATE, SEAL_KEY: Der Schlüssel gehört nicht zu diesem Zertifikat.');
  if (new Date(certificate.validTo) <= now)
    refuse(`SEAL_CERTIFICATE: Das Zertifikat ist abgelaufen (${certificate.validTo}).`);
  return {
    certificate: new Uint8Array(certificate.raw),
    privateKey: new Uint8Array(key.export({ type: 'pkcs8', format: 'der' })),
  };
}
