import { constants, createHash, verify, X509Certificate } from 'node:crypto';
import { fromBER, ObjectIdentifier } from 'asn1js';
import { Certificate, ContentInfo, SignedData, type SignerInfo } from 'pkijs';

/** One signature (or seal) in a PDF. */
export interface SignatureCheck {
  /** The signed bytes are the ones that were signed, and the signature fits the certificate in it. */
  readonly intact: boolean;
  /** Nothing was added to the file after it, but for later signatures that are intact themselves. */
  readonly covers: boolean;
  /** It signed the whole file, to its last byte. */
  readonly whole: boolean;
  /** Name in the certificate; anybody can write any name into a certificate of his own. */
  readonly subject: string;
  readonly issuer: string;
  /** ISO 8601; as the signature claims, null without. */
  readonly signedAt: string | null;
  readonly validUntil: string | null;
  /** The certificate says of itself that it is a qualified one (eIDAS); the trusted list is not asked. */
  readonly claimsQualified: boolean;
  /** SHA-256 of the certificate, hex. */
  readonly fingerprint: string;
}

/** More are no letter. */
const maxSignatures = 20;
const ids = {
  qcStatements: '1.3.6.1.5.5.7.1.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  pss: '1.2.840.113549.1.1.10',
} as const;
/** SHA-1 is not among them: it can be forged. */
const digests: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const qualified = ['0.4.0.1862.1.1', '0.4.0.1862.1.4'] as const;
type OfSigner = Omit<SignatureCheck, 'covers' | 'whole'>;
const broken: OfSigner = {
  intact: false,
  subject: '',
  issuer: '',
  signedAt: null,
  validUntil: null,
  claimsQualified: false,
  fingerprint: '',
};

interface Range {
  readonly signed: Uint8Array;
  readonly der: Uint8Array;
  /** Where the signed part of the file ends. */
  readonly end: number;
}

/**
 * Checks every signature in a PDF: is it intact, does it cover the file, whose is it, what does it claim.
 * The chain of trust is not checked, see docs/decisions/012-own-seal.md.
 * @returns in the order of the file; empty for a file without signatures
 */
export function verifyPdf(bytes: Uint8Array): SignatureCheck[] {
  const ranges = rangesIn(bytes);
  const checks = ranges.map((range) => (range === null ? broken : checkOrBroken(range)));
  const ends = ranges.map((range) => range?.end ?? -1);
  return checks.map((check, at) => ({
    ...check,
    covers: isCovered(at, ends, checks, bytes.length),
    whole: ends[at] === bytes.length,
  }));
}

/** True where the signature reaches to the end of the file, or an intact later one does that signed it along. */
function isCovered(
  at: number,
  ends: readonly number[],
  checks: readonly { intact: boolean }[],
  length: number,
): boolean {
  const end = ends[at] ?? -1;
  if (end === length) return true;
  return ends.some(
    (later, index) => later === length && later > end && end > 0 && checks[index]?.intact === true,
  );
}

const byteRange = /\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g;

function rangesIn(bytes: Uint8Array): (Range | null)[] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return [...text.matchAll(byteRange)].slice(0, maxSignatures).map((match) => {
    const [start = 1, before = 0, gapEnd = 0, after = 0] = match.slice(1).map(Number);
    const end = gapEnd + after;
    if (start !== 0 || before >= gapEnd || end > bytes.length) return null;
    const gap = text.slice(before, gapEnd);
    // What is left out of the signed bytes may hold the signature alone.
    if (!/^<[\dA-Fa-f\s]*>$/.test(gap)) return null;
    const der = Buffer.from(gap.slice(1, -1).replaceAll(/\s/g, ''), 'hex');
    const signed = Buffer.concat([bytes.subarray(0, before), bytes.subarray(gapEnd, end)]);
    return { signed, der, end };
  });
}

const bufferOf = (bytes: Uint8Array): ArrayBuffer =>
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;

/** What cannot be taken apart is no signature that anybody could rely on. */
function checkOrBroken(range: Range): OfSigner {
  try {
    return checkOne(range);
  } catch {
    return broken;
  }
}

function checkOne({ signed, der }: Range): OfSigner {
  const content = new ContentInfo({ schema: fromBER(bufferOf(der)).result });
  const data = new SignedData({ schema: content.content as object });
  const [signer] = data.signerInfos;
  const certificates = (data.certificates ?? []).filter((one) => one instanceof Certificate);
  const found = certificates.map((one) => ({ one, der: new Uint8Array(one.toSchema(true).toBER()) }));
  // Whoever's key fits the signature signed it; the others are the chain above.
  const own = found.find(({ der: raw }) => signer !== undefined && fits(signer, signed, raw));
  const shown = own ?? found[0];
  if (signer === undefined || shown === undefined) return broken;
  return {
    intact: own !== undefined,
    subject: nameOf(shown.one.subject),
    issuer: nameOf(shown.one.issuer),
    signedAt: signingTimeOf(signer),
    validUntil: shown.one.notAfter.value.toISOString(),
    claimsQualified: claimsQualified(shown.one),
    fingerprint: createHash('sha256').update(shown.der).digest('hex'),
  };
}

/** True where the digest of the signed bytes is the attested one, and the signature over it fits the certificate. */
function fits(signer: SignerInfo, signed: Uint8Array, certificate: Uint8Array): boolean {
  const digest = digests[signer.digestAlgorithm.algorithmId];
  const attested = attribute(signer, ids.messageDigest) as
    { valueBlock: { valueHexView: Uint8Array } } | undefined;
  if (digest === undefined || attested === undefined || !signer.signedAttrs) return false;
  if (!createHash(digest).update(signed).digest().equals(attested.valueBlock.valueHexView)) return false;
  const key = new X509Certificate(certificate).publicKey;
  const pss = signer.signatureAlgorithm.algorithmId === ids.pss;
  const how = pss
    ? { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_AUTO }
    : key;
  return verify(
    digest,
    new Uint8Array(signer.signedAttrs.encodedValue),
    how,
    Buffer.from(signer.signature.valueBlock.valueHexView),
  );
}

const attribute = (signer: SignerInfo, id: string): unknown =>
  signer.signedAttrs?.attributes.find(({ type }) => type === id)?.values[0];

const nameOf = (name: Certificate['subject']): string =>
  name.typesAndValues.map(({ value }) => value.valueBlock.value).join(', ');

function signingTimeOf(signer: SignerInfo): string | null {
  const time = attribute(signer, ids.signingTime) as { toDate?: () => Date } | undefined;
  return time?.toDate?.().toISOString() ?? null;
}

function claimsQualified(certificate: Certificate): boolean {
  const extension = certificate.extensions?.find(({ extnID }) => extnID === ids.qcStatements);
  if (extension === undefined) return false;
  const found = new Set<string>();
  collectIds(fromBER(bufferOf(extension.extnValue.valueBlock.valueHexView)).result, found);
  return qualified.every((id) => found.has(id));
}

function collectIds(node: unknown, found: Set<string>): void {
  if (node instanceof ObjectIdentifier) found.add(node.valueBlock.toString());
  const inner = (node as { valueBlock?: { value?: unknown } }).valueBlock?.value;
  if (Array.isArray(inner)) for (const one of inner) collectIds(one, found);
}
