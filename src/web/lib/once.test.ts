import { expect, test } from 'vitest';
import { once } from './once.ts';

test('the same is done once while it is under way, and again afterwards', async () => {
  let count = 0;
  const endings: (() => void)[] = [];
  const work = async (): Promise<number> => {
    count += 1;
    await new Promise<void>((resolve) => endings.push(resolve));
    return count;
  };
  const both = [once('a', work), once('a', work)];
  const other = once('b', async () => 'other');
  endings[0]?.();
  expect(await Promise.all(both)).toEqual([1, 1]);
  expect(await other).toBe('other');
  const later = once('a', work);
  endings[1]?.();
  expect(await later).toBe(2);
});

async function failing(): Promise<never> {
  await Promise.resolve();
  throw new Error('no');
}

test('what failed is told to all who waited, and may be tried again', async () => {
  const both = await Promise.allSettled([once('c', failing), once('c', failing)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(once('c', async () => 'yes')).resolves.toBe('yes');
});
