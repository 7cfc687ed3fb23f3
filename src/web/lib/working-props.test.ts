import { beforeEach, expect, test } from 'vitest';
import { keepWorkingProps } from './working-props.ts';

const kept = () => JSON.parse(sessionStorage.getItem('working-props') ?? 'null') as unknown;
beforeEach(() => sessionStorage.clear());

test('the first page and its query are noted', () => {
  keepWorkingProps({ pathname: '/arbeitszeugnis-pruefen/auswertung/x', search: '?partner=a%26b&ref=2' });
  expect(kept()).toEqual({ page: 'arbeitszeugnis-pruefen', query: { partner: 'a&b', ref: '2' } });
});

test('only the first one', () => {
  keepWorkingProps({ pathname: '/', search: '' });
  keepWorkingProps({ pathname: '/cockpit', search: '?a=1' });
  expect(kept()).toEqual({ page: '', query: {} });
});

test('a name that stands there twice keeps both values', () => {
  keepWorkingProps({ pathname: '/muster', search: '?a=1&b=&a=2' });
  expect(kept()).toEqual({ page: 'muster', query: { a: ['1', '2'], b: '' } });
});

test('a token within an address that is wanted next stays out, the rest of it is kept', () => {
  const wanted = '/seite?q=1&token=geheim&r=2#ende';
  keepWorkingProps({ pathname: '/auth/login', search: `?${new URLSearchParams({ redirect: wanted })}` });
  expect(kept()).toEqual({ page: 'auth', query: { redirect: '/seite?q=1&r=2#ende' } });
  sessionStorage.clear();
  keepWorkingProps({ pathname: '/auth/login', search: '?redirect=%2Feinladung%3Ftoken%3Dgeheim' });
  expect(kept()).toEqual({ page: 'auth', query: { redirect: '/einladung' } });
});

test('a token of a mail is a secret and stays out', () => {
  keepWorkingProps({ pathname: '/auth/set-password', search: '?email=a%40b.de&token=geheim' });
  expect(sessionStorage.getItem('working-props')).not.toContain('geheim');
});
