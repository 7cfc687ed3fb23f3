import { expect, test } from 'vitest';
import { createByteSeal } from './seal-bytes.ts';

const seal = createByteSeal('a secret of the tests, long enough', 'test');
const letter = Buffer.from('Arbeitszeugnis '.repeat(20));

test('what is sealed opens for what it belongs to, and shows nothing of itself', () => {
  const closed = seal.close(letter, 'page1');
  expect(Buffer.from(seal.open(closed, 'page1'))).toEqual(letter);
  expect(Buffer.from(closed).includes('zeugnis')).toBe(false);
  expect(Buffer.from(seal.close(letter, 'page1')).equals(Buffer.from(closed))).toBe(false);
});

test('it does not open for something else, after a change, or with another secret', () => {
  const closed = seal.close(letter, 'page1');
  expect(() => seal.open(closed, 'page2')).toThrow(/authenticate/);
  expect(() =>
    createByteSeal('another secret of the tests, also long', 'test').open(closed, 'page1'),
  ).toThrow(/authenticate|Invalid|tag/i);
  for (const at of [0, 12, 28, closed.length - 1]) {
    const changed = Uint8Array.from(closed, (byte, i) => (i === at ? byte ^ 1 : byte));
    expect(() => seal.open(changed, 'page1')).toThrow(/authenticate/);
  }
  expect(() => seal.open(closed.subarray(0, 20), 'page1')).toThrow(/tag/i);
});
