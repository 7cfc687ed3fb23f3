import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB and 2 passes, as OWASP recommends; about 30 ms. */
const argon2id = 2;
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What an account keeps of its password. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/** A hash that no password has, so that unknown accounts take as long as known ones. */
let nobodys: Promise<string> | undefined;

/** Whether this is the password; takes as long without a hash. */
export async function isPassword(password: string, hashed: string | undefined): Promise<boolean> {
  nobodys ??= hashPassword(randomSecret());
  const known = hashed !== undefined && hashed !== '';
  const same = await verify(known ? hashed : await nobodys, password);
  return known && same;
}

/** 43 characters that nobody guesses. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}
