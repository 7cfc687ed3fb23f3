import { createByteSeal } from './seal-bytes.ts';

/** Keeps texts so that whoever reads the database alone (a backup, a stolen disk) cannot read them. */
export interface Seal {
  readonly seal: (text: string) => string;
  /** Undefined when it was sealed with another secret, or changed. */
  readonly open: (sealed: string) => string | undefined;
}

/**
 * @param secret of the server
 * @param purpose each has a key of its own
 */
export function createSeal(secret: string, purpose: string): Seal {
  const { close, open } = createByteSeal(secret, purpose);
  return {
    seal: (text) => Buffer.from(close(Buffer.from(text, 'utf8'), '')).toString('base64url'),
    open(sealed) {
      try {
        return Buffer.from(open(Buffer.from(sealed, 'base64url'), '')).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
