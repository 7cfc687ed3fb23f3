import { randomInt } from 'node:crypto';

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
const length = 15;

/** A new id for a row or a visitor: 15 of [a-z0-9] (77 bits), not to be guessed. */
export function newId(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** True for what `newId` could have made. */
export function isId(text: string): boolean {
  return /^[a-z0-9]{15}$/.test(text);
}
