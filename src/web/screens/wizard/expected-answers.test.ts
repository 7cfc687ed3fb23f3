import { expect, test } from 'vitest';
import { noTicks, ticksFor, ticksToChange, type Ticks } from './expected-answers.ts';

const cashier = ticksFor({ customers: true, honesty: true });
const developer = ticksFor({ customers: false, honesty: false });
const both = ['behavior.customer_contact', 'performance.honesty'];

test('what a job lets readers expect is ticked, and goes with the job', () => {
  expect(ticksToChange(noTicks, noTicks, cashier)).toEqual(both);
  expect(ticksToChange(cashier, noTicks, cashier)).toEqual([]);
  expect(ticksToChange(cashier, cashier, developer)).toEqual(both);
});

test('what the user has ticked or unticked stays', () => {
  const unticked: Ticks = { ...cashier, 'behavior.customer_contact': false };
  expect(ticksToChange(unticked, cashier, developer)).toEqual(['performance.honesty']);
  expect(ticksToChange(unticked, cashier, cashier)).toEqual([]);
  const ticked: Ticks = { ...noTicks, 'behavior.customer_contact': true };
  expect(ticksToChange(ticked, noTicks, developer)).toEqual([]);
});
