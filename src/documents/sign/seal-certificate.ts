import { webcrypto } from 'node:crypto';
import { BitString, Integer, PrintableString, Utf8String } from 'asn1js';
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  CryptoEngine,
  Extension,
  setEngine,
} from 'pkijs';

setEngine('node', new CryptoEngine({ name: 'node', crypto: webcrypto as never }));

/** What documents are sealed with: both as DER, the key as PKCS #8. */
export interface Seal {
  readonly certificate: Uint8Array;
  readonly privateKey: Uint8Array;
}

export const keyAlgorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;
const years = 10;
const objectIds = { country: '2.5.4.6', organisation: '2.5.4.10', commonName: '2.5.4.3' } as const;
const extensionIds = { basicConstraints: '2.5.29.19', keyUsage: '2.5.29.15' } as const;
/** Bits of the key usage: digital signature and non-repudiation. */
const signing = 0b1100_0000;

/**
 * Makes a key and a certificate that vouches for itself. It proves that a document was not changed since this service
 * sealed it, and no more: nobody else says who the service is.
 * @param organisation who runs the service; stands in the certificate
 * @param serial 16 bytes of chance
 */
export async function makeSeal(organisation: string, now: Date, serial: Uint8Array): Promise<Seal> {
  const keys = await webcrypto.subtle.generateKey(
    { ...keyAlgorithm, modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  );
  const certificate = new Certificate();
  certificate.version = 2;
  // A serial number is positive and never zero.
  const positive = Uint8Array.from(serial, (byte, at) => (at === 0 ? (byte & 0x7f) | 0x40 : byte));
  certificate.serialNumber = new Integer({ valueHex: positive.buffer });
  for (const name of [certificate.issuer, certificate.subject]) {
    name.typesAndValues.push(
      new AttributeTypeAndValue({ type: objectIds.country, value: new PrintableString({ value: 'DE' }) }),
      new AttributeTypeAndValue({
        type: objectIds.organisation,
        value: new Utf8String({ value: organisation }),
      }),
      new AttributeTypeAndValue({
        type: objectIds.commonName,
        value: new Utf8String({ value: `Siegel ${organisation}` }),
      }),
    );
  }
  certificate.notBefore.value = now;
  certificate.notAfter.value = new Date(
    Date.UTC(now.getUTCFullYear() + years, now.getUTCMonth(), now.getUTCDate()),
  );
  certificate.extensions = [
    new Extension({
      extnID: extensionIds.basicConstraints,
      critical: true,
      extnValue: new BasicConstraints({ cA: false }).toSchema().toBER(),
    }),
    new Extension({
      extnID: extensionIds.keyUsage,
      critical: true,
      extnValue: new BitString({ valueHex: new Uint8Array([signing]).buffer, unusedBits: 6 }).toBER(),
    }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, 'SHA-256');
  return {
    certificate: new Uint8Array(certificate.toSchema(true).toBER()),
    privateKey: new Uint8Array(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)),
  };
}
