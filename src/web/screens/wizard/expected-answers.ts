import type { Suggestions } from '#web/lib/certificate/calls.ts';

/** Boxes that are ticked for whoever has a job in which readers look for it. */
export const expectedFields = ['behavior.customer_contact', 'performance.honesty'] as const;
export type Ticks = Readonly<Record<(typeof expectedFields)[number], boolean>>;

/** Before any job is known. */
export const noTicks: Ticks = { 'behavior.customer_contact': false, 'performance.honesty': false };

/** What a job lets readers expect. */
export const ticksFor = (job: Pick<Suggestions, 'customers' | 'honesty'>): Ticks => ({
  'behavior.customer_contact': job.customers,
  'performance.honesty': job.honesty,
});

/**
 * The boxes to change for another job. One that is not as the job before left it was touched by the user, who knows
 * better.
 */
export const ticksToChange = (now: Ticks, before: Ticks, wanted: Ticks): (typeof expectedFields)[number][] =>
  expectedFields.filter((field) => now[field] === before[field] && now[field] !== wanted[field]);
