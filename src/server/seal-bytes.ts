import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** Keeps bytes so that whoever reads the database alone (a backup, a stolen disk) cannot read them. AES-256-GCM. */
export interface ByteSeal {
  /** @param about what it belongs to; it opens only for that */
  readonly close: (bytes: Uint8Array, about: string) => Uint8Array;
  /** @throws when it was changed, belongs to something else, or the secret is another */
  readonly open: (sealed: Uint8Array, about: string) => Uint8Array;
}

/**
 * @param secret of the server
 * @param purpose each has a key of its own
 */
export function createByteSeal(secret: string, purpose: string): ByteSeal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `klarzeugnis ${purpose}`, 32));
  return {
    close(bytes, about) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
      const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(sealed, about) {
      const nonce = sealed.subarray(0, nonceBytes);
      const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
      const cipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(about)).setAuthTag(tag);
      return Buffer.concat([cipher.update(sealed.subarray(nonceBytes + tagBytes)), cipher.final()]);
    },
  };
}
