import { domainToASCII, domainToUnicode } from 'node:url';
import { z } from 'zod';

const most = 255;
/** Signs that a mail server takes in a name since RFC 6531, beside those that all take. */
const foreign = /[^\p{ASCII}\p{C}\p{Z}]/gu;

/** „xn--exmple-cua.de“ for „exämple.de“; as it is where there is nothing to turn. */
function asciiOf(domain: string): string {
  const plain = /^[\p{ASCII}]*$/u.test(domain) && !/(?:^|\.)xn--/.test(domain);
  return plain || /[/\\?#@:\s]/.test(domain) ? domain : domainToASCII(domain);
}

/**
 * The form in which an address is kept and compared: in small letters, however it was written. Domains with umlauts are
 * kept readable; those of other scripts look too much like ours and stay in the form of the wire.
 */
export function normalEmail(text: string): string {
  const address = text.trim().normalize('NFC').toLowerCase();
  const at = address.lastIndexOf('@');
  const ascii = asciiOf(address.slice(at + 1));
  const readable = ascii.includes('xn--') ? domainToUnicode(ascii) : ascii;
  const isOurs = /^[\p{Script=Latin}\d.-]+$/u.test(readable);
  return at === -1 || ascii === '' ? address : `${address.slice(0, at + 1)}${isOurs ? readable : ascii}`;
}

/** Whether mail can be sent there, also to umlauts: by the domain in the form of the wire. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at === -1 || text.length > most) return false;
  const local = text.slice(0, at).replaceAll(foreign, 'x');
  // Top-level domains of other scripts hold digits and hyphens on the wire.
  const domain = asciiOf(text.slice(at + 1)).replace(/\.xn--[a-z\d-]+$/, '.example');
  return z.email().safeParse(`${local}@${domain}`).success;
}
