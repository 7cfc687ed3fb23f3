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

test('a token of a mail is a secret and stays out', () => {
  keepWorkingProps({ pathname: '/auth/set-password', search: '?email=a%40b.de&token=geheim' });
  expect(sessionStorage.getItem('working-props')).not.toContain('geheim');
});
