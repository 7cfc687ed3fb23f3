import { message } from './i18n.ts';

const leastPassword = 8;
/** Bytes; what is longer would be cut off by common hashes, and the server refuses it. */
const mostPassword = 71;

/** They are kept, but do not make a password longer. */
const outerBlanks = /^[\s\p{C}]+|[\s\p{C}]+$/gu;

/** What is wrong with a mail address, if anything. */
export function emailFault(email: string): string | undefined {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim()) ? undefined : message('form.email-fault');
}

/** What is wrong with a new password, if anything; the server has the same limits. */
export function newPasswordFault(password: string): string | undefined {
  if (password.length < leastPassword) return message('form.password-short', { least: leastPassword });
  if (password.replaceAll(outerBlanks, '').length < leastPassword)
    return message('form.password-blank', { least: leastPassword });
  const bytes = new TextEncoder().encode(password).length;
  return bytes > mostPassword ? message('form.password-long') : undefined;
}

/** What is wrong with a password that exists already: only that it is missing. */
export function passwordFault(password: string): string | undefined {
  return password === '' ? message('form.password-missing') : undefined;
}
