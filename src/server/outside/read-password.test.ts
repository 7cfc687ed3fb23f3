import { expect, test } from 'vitest';
import { StartFault } from '../errors.ts';
import { passwordIn } from './read-password.ts';

test.each([
  ['Ein-Passwort-12\n', 'Ein-Passwort-12'],
  ['Ein-Passwort-12', 'Ein-Passwort-12'],
  ['Ein-Passwort-12\r\nEin-Passwort-12\r\n', 'Ein-Passwort-12'],
  ['\n', ''],
  ['', ''],
])('a password that is piped in: %j', (piped, password) => {
  expect(passwordIn(piped)).toBe(password);
});

test.each(['eins-eins-eins\nzwei-zwei-zwei\n', 'Ein-Passwort-12\n\n'])(
  'what is more than one password is refused: %j',
  (piped) => {
    expect(() => passwordIn(piped)).toThrow(StartFault);
  },
);
