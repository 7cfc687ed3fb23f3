import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { handleError } from './handle-error.ts';
import { ConnectionError, ServerError, SessionEnded } from './http.ts';
import { startI18n } from './i18n.ts';
import * as toasts from './toasts.ts';

const shown = vi.spyOn(toasts, 'showError').mockResolvedValue();

beforeAll(startI18n);
beforeEach(() => {
  shown.mockClear();
});

test('a fault of the page itself is a toast with id 0', () => {
  handleError(new TypeError('x is undefined'));
  expect(shown).toHaveBeenCalledExactlyOnceWith('Fehler', 0);
});

test('no answer is told as 504', () => {
  handleError(new ConnectionError());
  const text = 'Es konnte keine Verbindung zu dem Server hergestellt werden. Fehlercode 504';
  expect(shown).toHaveBeenCalledExactlyOnceWith(text, 504);
});

test('404 is told and dealt with', () => {
  handleError(new ServerError(404, 'gone'));
  expect(shown).toHaveBeenCalledExactlyOnceWith('Endpunkt wurde nicht gefunden. Fehlercode 404', 404);
});

test('500 is told, logged and thrown again', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const fault = new ServerError(500, '');
  expect(() => handleError(fault)).toThrow(fault);
  expect(shown).toHaveBeenCalledExactlyOnceWith('Interner Serverfehler. Fehlercode 500', 500);
  expect(logged).toHaveBeenCalledExactlyOnceWith(fault);
  logged.mockRestore();
});

test('any other status names itself and is thrown again; a missing one counts as 500', () => {
  expect(() => handleError(new ServerError(418, ''))).toThrow(ServerError);
  expect(shown).toHaveBeenLastCalledWith('Interner Serverfehler. Fehlercode 418', 418);
  expect(() => handleError(new ServerError(0, ''))).toThrow(ServerError);
  expect(shown).toHaveBeenLastCalledWith('Interner Serverfehler. Fehlercode 500', 500);
});

test('a rule whose message is the one of the server decides the text', () => {
  const rules = [
    { status: 400, message: 'other', text: 'Anders.' },
    { status: 400, message: 'Email not found', text: 'Unbekannte Adresse.' },
  ];
  handleError(new ServerError(400, 'Email not found'), rules);
  expect(shown).toHaveBeenCalledExactlyOnceWith('Unbekannte Adresse.', 400);
});

test('a rule for the status alone is enough, and without a text nothing is shown', () => {
  handleError(new ServerError(400, 'something'), [{ status: 400, text: 'Bitte prüfen.' }]);
  expect(shown).toHaveBeenCalledExactlyOnceWith('Bitte prüfen.', 400);
  shown.mockClear();
  handleError(new ServerError(400, 'something'), [{ status: 400, message: 'other' }]);
  expect(shown).not.toHaveBeenCalled();
});

test('of several rules for a status the one with the server’s message wins, wherever it stands', () => {
  const rules = [
    { status: 400, message: 'a', text: 'A' },
    { status: 400, text: 'ohne' },
    { status: 400, message: 'b', text: 'B' },
  ];
  handleError(new ServerError(400, 'b'), rules);
  expect(shown).toHaveBeenLastCalledWith('B', 400);
});

test('a rule for another status says nothing, and a rule goes before 404 and 500', () => {
  expect(() => handleError(new ServerError(400, ''), [{ status: 401, text: 'nein' }])).toThrow(ServerError);
  expect(shown).toHaveBeenLastCalledWith('Interner Serverfehler. Fehlercode 400', 400);
  handleError(new ServerError(404, ''), [{ status: 404, text: 'Nicht da.' }]);
  expect(shown).toHaveBeenLastCalledWith('Nicht da.', 404);
  handleError(new ServerError(500, ''), [{ status: 500, text: 'Später.' }]);
  expect(shown).toHaveBeenLastCalledWith('Später.', 500);
});

test('a rule with the right message but without a text shows nothing', () => {
  handleError(new ServerError(400, 'a'), [{ status: 400, message: 'a' }]);
  expect(shown).not.toHaveBeenCalled();
});

test('that the session has ended is told by the login, not as a fault', () => {
  expect(() => handleError(new SessionEnded())).not.toThrow();
  expect(shown).not.toHaveBeenCalled();
});
