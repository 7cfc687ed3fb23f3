import { beforeAll, expect, test } from 'vitest';
import { emailFault, newPasswordFault, passwordFault } from './check-account.ts';
import { startI18n } from './i18n.ts';

beforeAll(startI18n);

test.each(['lena@example.com', ' lena.vogt+a@mail.example.com ', 'ä@ö.de'])('%s is an address', (email) => {
  expect(emailFault(email)).toBeUndefined();
});

test.each([
  '',
  ' ',
  'lena',
  'lena@',
  '@example.com',
  'lena@example',
  'le na@example.com',
  'a@b..de',
  'a@b@c.de',
])('„%s“ is none', (email) => {
  expect(emailFault(email)).toMatch(/^Bitte eine vollständige/);
});

test('new passwords have the limits of the server: 8 characters, 71 bytes', () => {
  expect(newPasswordFault('1234567')).toContain('mindestens 8');
  expect(newPasswordFault('12345678')).toBeUndefined();
  expect(newPasswordFault('x'.repeat(71))).toBeUndefined();
  expect(newPasswordFault('ä'.repeat(36))).toContain('zu lang');
});

test('blanks and signs that nobody sees do not fill up a new password', () => {
  for (const blank of [' '.repeat(8), `kurz${' '.repeat(8)}`, '\u200B'.repeat(8), '\u00A0'.repeat(20)])
    expect(newPasswordFault(blank)).toMatch(/^Leerzeichen am Anfang und am Ende zählen nicht/);
  expect(newPasswordFault('drei vier')).toBeUndefined();
  expect(newPasswordFault(' 12345678 ')).toBeUndefined();
});

test('an existing password must only be there', () => {
  expect(passwordFault('')).toBe('Bitte das Passwort eingeben.');
  expect(passwordFault('x')).toBeUndefined();
});
