import type { FastifyReply } from 'fastify';
import { minute, type Clock } from '../clock.ts';
import { tooMany } from './rate-limits.ts';

/** Wrong links from one address within a quarter of an hour. */
const mostWrong = 20;
const span = 15 * minute;
/** More addresses than this mean an attack; then the oldest go. */
const maxCounters = 100_000;

/**
 * Counts wrong guesses by address. A good link is never refused for it: behind one address there may be a whole office,
 * and 256 bits are not guessed, however often.
 */
export interface GuessLimits {
  /** @throws ApiError 429 with `Retry-After` when this address has guessed wrong too often */
  readonly wrong: (reply: FastifyReply, address: string) => void;
}

/** @param factor multiplies the limit; 0 switches it off */
export function createGuessLimits(clock: Clock, factor: number): GuessLimits {
  const counters = new Map<string, { since: number; count: number }>();
  return {
    wrong(reply, address) {
      const now = clock().getTime();
      const known = counters.get(address);
      const counter = known && now - known.since < span ? known : { since: now, count: 0 };
      counter.count += 1;
      counters.delete(address);
      counters.set(address, counter);
      const [oldest] = counters.keys();
      if (counters.size > maxCounters && oldest !== undefined) counters.delete(oldest);
      if (factor === 0 || counter.count <= Math.ceil(mostWrong * factor)) return;
      const wait = counter.since + span - now;
      reply.header('retry-after', Math.ceil(wait / 1000));
      throw tooMany(wait);
    },
  };
}
