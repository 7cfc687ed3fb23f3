import { beforeEach, expect, test } from 'vitest';
import { dropPlain, giveUpToasts, showError, showSuccess, toastState } from './toasts.ts';

const told = () => toastState.get().plain.map(({ text }) => text);
const click = () => document.body.click();

// As plain text, so that what is shown can be seen here; the area itself is looked at in the browser.
giveUpToasts();
beforeEach(() => {
  for (const { id } of toastState.get().plain) dropPlain(id);
});

test('a success takes away the fault of an earlier try', async () => {
  await showError('Das ging schief.', 500);
  click();
  await showSuccess('Gespeichert.');
  expect(told()).toEqual(['Gespeichert.']);
});

test('so does another fault', async () => {
  await showError('Der Ort fehlt.', 400);
  click();
  await showError('Keine Verbindung.', 504);
  expect(told()).toEqual(['Keine Verbindung.']);
});

test('what one act brings about is told in full', async () => {
  click();
  await showError('Zwei Zeilen fehlten.', 400);
  await showError('Keine Verbindung.', 504);
  await showSuccess('Drei Zeilen sind angelegt.');
  expect(told()).toEqual(['Zwei Zeilen fehlten.', 'Keine Verbindung.', 'Drei Zeilen sind angelegt.']);
});

test('the same fault in other words says the newest', async () => {
  await showError('Der Ort fehlt.', 400);
  await showError('Das Datum fehlt.', 400);
  expect(told()).toEqual(['Das Datum fehlt.']);
});
