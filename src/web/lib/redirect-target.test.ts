import { expect, test } from 'vitest';
import { adminTarget, isDocument, loginPath, redirectTarget } from './redirect-target.ts';

const origin = 'https://zeugnis.test';
const target = (address: string, name = 'redirect') =>
  redirectTarget(`?${new URLSearchParams({ [name]: address }).toString()}`, undefined, origin);

test('a login leads to the page that was wanted, with its query and fragment', () => {
  expect(target('/settings/rechnungen?seite=2#ende')).toBe('/settings/rechnungen?seite=2#ende');
  expect(target('/settings', 'redirectUrl')).toBe('/settings');
  expect(target('https://zeugnis.test/settings')).toBe('/settings');
  expect(redirectTarget('?redirect=&redirectUrl=%2Fsettings', undefined, origin)).toBe('/settings');
});

test.each([
  'https://evil.example/settings',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%09/evil.example'.replace('%09', '\t'),
  'https://zeugnis.test//evil.example',
  'http://zeugnis.test/settings',
  'https://zeugnis.test:8443/',
  'https://zeugnis.test@evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://[',
  '/auth/login?redirect=%2Fcockpit',
  '/admin/login',
])('and never elsewhere: %s', (address) => {
  expect(target(address)).toBe('/cockpit');
});

test('pages that the server delivers are told from those of the app', () => {
  const delivered = ['/muster', '/muster/koch?q=1', '/geheimcodes?q=stets#a', '/api/health', '/artikel/x'];
  expect(delivered.filter((path) => !isDocument(path))).toEqual([]);
  expect(['/', '/cockpit', '/musterung', '/settings?zu=/muster', '/apis'].filter(isDocument)).toEqual([]);
});

test('without a wish it leads to the cockpit', () => {
  expect(redirectTarget('', undefined, origin)).toBe('/cockpit');
});

test('administrators are led to the users, or to the page of the administration they wanted', () => {
  expect(adminTarget('', origin)).toBe('/admin/users');
  expect(adminTarget('?redirect=%2Fadmin%2Farticles', origin)).toBe('/admin/articles');
  expect(adminTarget('?redirect=%2Fcockpit', origin)).toBe('/admin/users');
});

test('the address of a login carries the page, and back again', () => {
  const wanted = '/settings/rechnungen?a=1&b=ä';
  expect(loginPath(wanted)).toBe('/auth/login?redirect=%2Fsettings%2Frechnungen%3Fa%3D1%26b%3D%C3%A4');
  expect(decodeURIComponent(target(wanted))).toBe(wanted);
});
