import { expect, test, vi } from 'vitest';

test('nobody has agreed before being asked; an answer is kept and can be changed', async () => {
  // As a page loads it anew.
  vi.resetModules();
  localStorage.clear();
  const { getConsent, saveConsent, subscribeConsent } = await import('./consent.ts');
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
