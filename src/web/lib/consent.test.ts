import { expect, test, vi } from 'vitest';
import { getConsent, saveConsent, subscribeConsent } from './consent.ts';

test('nobody has agreed before being asked; an answer is kept and can be changed', () => {
  expect(getConsent()).toBe('unasked');
  const told = vi.fn<() => void>();
  const stop = subscribeConsent(told);
  saveConsent('granted');
  expect([getConsent(), localStorage.getItem('klarzeugnis-consent')]).toEqual(['granted', 'granted']);
  saveConsent('denied');
  expect([getConsent(), localStorage.getItem('klarzeugnis-consent')]).toEqual(['denied', 'denied']);
  expect(told).toHaveBeenCalledTimes(2);
  stop();
});
