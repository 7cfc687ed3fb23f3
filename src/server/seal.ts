import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const [ivBytes, tagBytes] = [12, 16];

/** Keeps texts so that whoever reads the database alone (a backup, a stolen disk) cannot read them. */
export interface Seal {
  readonly seal: (text: string) => string;
  /** Undefined when it was sealed with another secret, or changed. */
  readonly open: (sealed: string) => string | undefined;
}

/**
 * AES-256-GCM.
 * @param secret of the server
 * @param purpose each has a key of its own
 */
export function createSeal(secret: string, purpose: string): Seal {
  const key = createHmac('sha256', secret).update(`seal ${purpose}`).digest();
  return {
    seal(text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const tag = bytes.subarray(ivBytes, ivBytes + tagBytes);
      if (tag.length < tagBytes) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      }).setAuthTag(tag);
      try {
        const text = decipher.update(bytes.subarray(ivBytes + tagBytes));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
