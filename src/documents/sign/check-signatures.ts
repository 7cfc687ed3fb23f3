import { defaultLimits } from '../read/limits.ts';
import { runParser } from '../read/run-parser.ts';
import type { SignatureCheck } from './verify-pdf.ts';

export type { SignatureCheck } from './verify-pdf.ts';

/**
 * Checks the signatures in a file of unknown origin, in a process of its own with limits.
 * @throws DocumentError when that takes too long or too much
 */
export async function checkSignatures(bytes: Uint8Array): Promise<SignatureCheck[]> {
  const { text } = await runParser('signatures', bytes, defaultLimits);
  return JSON.parse(text) as SignatureCheck[];
}
