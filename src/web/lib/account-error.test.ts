import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { tellAccountError } from './account-error.ts';
import { ConnectionError, ServerError } from './http.ts';
import { startI18n } from './i18n.ts';
import * as toasts from './toasts.ts';

const shown = vi.spyOn(toasts, 'showError').mockResolvedValue();
beforeAll(startI18n);
beforeEach(() => {
  shown.mockClear();
});

test('a fault of the mail address is told as such', () => {
  tellAccountError(new ServerError(400, '', { email: { message: 'taken' } }));
  const text = 'Die E-Mail-Adresse ist ungültig oder bereits vergeben';
  expect(shown).toHaveBeenCalledExactlyOnceWith(text, 400);
});

test.each([
  new ServerError(400, '', { password: { message: 'short' } }),
  new ServerError(401, '', { email: {} }),
  new ServerError(429, ''),
  new ServerError(500, ''),
])('anything else is a fault of the server', (error) => {
  tellAccountError(error);
  expect(shown).toHaveBeenCalledExactlyOnceWith('Serverfehler bitte kontaktiere den Support', error.status);
});

test('no answer is told as 504', () => {
  tellAccountError(new ConnectionError());
  expect(shown).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Fehlercode 504'), 504);
});
