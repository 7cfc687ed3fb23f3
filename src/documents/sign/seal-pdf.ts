import { webcrypto } from 'node:crypto';
import { CryptoKeySigner, PDF } from '@libpdf/core';
import { keyAlgorithm, type Seal } from './seal-certificate.ts';

export interface SealNote {
  /** Why it was sealed, German; shown by PDF readers. */
  readonly reason: string;
  readonly place: string;
  readonly at: Date;
}

/**
 * Seals a PDF (PAdES B-B, ETSI.CAdES.detached). What was there stays byte for byte, the seal is appended: any later
 * change shows.
 */
export async function sealPdf(
  pdf: Uint8Array,
  seal: Seal,
  { reason, place, at }: SealNote,
): Promise<Uint8Array> {
  const key = await webcrypto.subtle.importKey(
    'pkcs8',
    seal.privateKey as Uint8Array<ArrayBuffer>,
    keyAlgorithm,
    false,
    ['sign'],
  );
  const signer = new CryptoKeySigner(key, seal.certificate, 'RSA', 'RSASSA-PKCS1-v1_5');
  const document = await PDF.load(pdf);
  const { bytes } = await document.sign({ signer, reason, location: place, signingTime: at, level: 'B-B' });
  return bytes;
}
