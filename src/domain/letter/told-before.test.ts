import { expect, test } from 'vitest';
import type { Finding } from '../decode/reading.ts';
import { toldBefore } from './told-before.ts';

const finding = (rest: Partial<Finding>): Finding => ({
  kind: 'code',
  rule: 'r',
  severity: 'error',
  title: 't',
  detail: 'd',
  advice: '',
  correctable: true,
  ...rest,
});

test('the first that says it is named with those that say it again', () => {
  const first = finding({ advice: 'Um Klarheit bitten.', ruling: 'gewo-109-2', better: 'a' });
  const second = finding({ advice: 'Um Klarheit bitten.', ruling: 'gewo-109-2', better: 'b' });
  const third = finding({ advice: 'Anderes.', ruling: 'gewo-109-2', better: 'b' });
  const told = toldBefore([first, second, third]);
  expect(told.get(first)).toEqual({});
  expect(told.get(second)).toEqual({ advice: first, ruling: first });
  expect(told.get(third)).toEqual({ ruling: first, better: second });
});

test('nothing said is not said twice', () => {
  const [a, b] = [finding({}), finding({})];
  expect(toldBefore([a, b]).get(b)).toEqual({});
});
