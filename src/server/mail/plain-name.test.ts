import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';

test.each([
  ['Ulrike Kern', 'Ulrike Kern'],
  ['Booking.com Deutschland GmbH', 'Booking.com Deutschland GmbH'],
  ['Müller & Söhne (Halle/Saale)', 'Müller & Söhne (Halle/Saale)'],
  ['Sparkasse\nX-Evil: 1 http://evil.example', 'Sparkasse X-Evil: 1'],
  ['Herr Opfer, bitte entsperren: https://evil.example/login', 'Herr Opfer, bitte entsperren:'],
  ['Konto: www.evil.example', 'Konto:'],
  ['evil.example/login jetzt', 'jetzt'],
  ['\u202Etreknu\u202C', 'treknu'],
  ['x'.repeat(200), 'x'.repeat(120)],
])('%j stands in a mail as %j', (name, shown) => {
  expect(plainName(name)).toBe(shown);
});
