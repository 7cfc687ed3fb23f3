import { beforeEach, expect, test } from 'vitest';
import messages from '#web/messages/de.json';
import { showAccount } from './show-account.ts';

const token = (lasts: number): string => `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + lasts }))}.x`;
const logIn = (lasts: number, collectionName = 'users'): void =>
  localStorage.setItem('user', JSON.stringify({ token: token(lasts), record: { id: 'x', collectionName } }));
const shown = (): (string | null)[] => {
  document.body.innerHTML = '<ul data-account><li><a href="/auth/login">Anmelden</a></li></ul>';
  showAccount(document, localStorage);
  return [...document.querySelectorAll('li > *')].map(({ textContent }) => textContent);
};
beforeEach(() => localStorage.clear());

test('whoever is logged in has the same ways as in the app', () => {
  logIn(600);
  const own = ['shell.cockpit', 'work.nav', 'shell.settings', 'shell.log-out'] as const;
  expect(shown()).toEqual(own.map((key) => messages[key]));
  logIn(600, '_superusers');
  const ofAdmins = ['shell.admin', 'shell.settings', 'shell.log-out'] as const;
  expect(shown()).toEqual(ofAdmins.map((key) => messages[key]));
});

test('a login that has ended is none', () => {
  logIn(-600);
  expect(shown()).toEqual(['Anmelden']);
});

test('logging out forgets the login', () => {
  logIn(600);
  shown();
  document.querySelector('button')?.click();
  expect(localStorage.getItem('user')).toBe(null);
});
