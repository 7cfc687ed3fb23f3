import type { FastifyReply } from 'fastify';
import { minute, type Clock } from '../clock.ts';
import { tooMany } from './rate-limits.ts';

/** Wrong links from one address within a quarter of an hour; then none is even looked at. */
const mostWrong = 20;
const span = 15 * minute;
/** More addresses than this mean an attack; then the oldest go. */
const maxCounters = 100_000;

/** Counts wrong guesses by address. */
export interface GuessLimits {
  /** @throws ApiError 429 with `Retry-After` when this address has guessed wrong too often */
  readonly check: (reply: FastifyReply, address: string) => void;
  readonly wrong: (address: string) => void;
}

/** @param factor multiplies the limit; 0 switches it off */
export function createGuessLimits(clock: Clock, factor: number): GuessLimits {
  const counters = new Map<string, { since: number; count: number }>();
  const current = (address: string): { since: number; count: number } | undefined => {
    const counter = counters.get(address);
    if (counter === undefined || clock().getTime() - counter.since < span) return counter;
    counters.delete(address);
    return undefined;
  };
  return {
    check(reply, address) {
      const counter = current(address);
      if (factor === 0 || counter === undefined || counter.count < Math.ceil(mostWrong * factor)) return;
      const wait = counter.since + span - clock().getTime();
      reply.header('retry-after', Math.ceil(wait / 1000));
      throw tooMany(wait);
    },
    wrong(address) {
      const counter = current(address) ?? { since: clock().getTime(), count: 0 };
      counter.count += 1;
      counters.set(address, counter);
      const [oldest] = counters.keys();
      if (counters.size > maxCounters && oldest !== undefined) counters.delete(oldest);
    },
  };
}
