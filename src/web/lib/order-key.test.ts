import { afterEach, expect, test, vi } from 'vitest';
import { forgetOrderKey, orderKey } from './order-key.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a key stays until its invoice is issued, and is another one for each user', () => {
  const first = orderKey('a');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(orderKey('a')).toBe(first);
  expect(orderKey('b')).not.toBe(first);
  forgetOrderKey('a', first);
  expect(orderKey('a')).not.toBe(first);
});

test('a tab that comes late does not take the key of the next invoice', () => {
  const first = orderKey('a');
  forgetOrderKey('a', first);
  const next = orderKey('a');
  forgetOrderKey('a', first);
  expect(orderKey('a')).toBe(next);
});

test('without storage there is a key all the same', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(orderKey('a')).toMatch(/^[0-9a-f]{32}$/);
  expect(() => forgetOrderKey('a', 'x')).not.toThrow();
});
