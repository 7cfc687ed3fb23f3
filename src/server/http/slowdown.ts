import { setTimeout as pause } from 'node:timers/promises';
import { minute, type Clock } from '../clock.ts';

/** Wrong passwords of one account within `span` that cost nobody any time. */
const free = 10;
const span = 15 * minute;
/** Milliseconds for each further one, and the longest that anybody waits. */
const step = 250;
const longest = 5_000;
/** More counters than this mean an attack; then the oldest go. */
const maxCounters = 100_000;

/**
 * Makes logins to an account slow while many guess its password from many places. It is never shut for that: then
 * anybody could shut it for its owner.
 */
export interface Slowdown {
  readonly wrong: (account: string) => void;
  /** Waits as long as this account has come to. */
  readonly wait: (account: string) => Promise<void>;
}

/** @param factor multiplies what is free; 0 switches it off */
export function createSlowdown(clock: Clock, factor: number): Slowdown {
  const counters = new Map<string, { since: number; count: number }>();
  const current = (account: string): { since: number; count: number } | undefined => {
    const counter = counters.get(account);
    return counter && clock().getTime() - counter.since < span ? counter : undefined;
  };
  return {
    wrong(account) {
      const counter = current(account) ?? { since: clock().getTime(), count: 0 };
      counters.delete(account);
      counters.set(account, { ...counter, count: counter.count + 1 });
      const [oldest] = counters.keys();
      if (counters.size > maxCounters && oldest !== undefined) counters.delete(oldest);
    },
    async wait(account) {
      const over = (current(account)?.count ?? 0) - Math.ceil(free * factor);
      if (factor > 0 && over > 0) await pause(Math.min(over * step, longest));
    },
  };
}
