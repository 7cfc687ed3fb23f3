import type { FastifyReply } from 'fastify';
import { minute, type Clock } from '../clock.ts';
import { tooMany } from './rate-limits.ts';

/**
 * What one account (or visitor) may do per minute, whatever addresses it comes from. What anybody may ask for an account
 * that is not his, a login or a mail, is counted with his address.
 */
const perMinute = { auth: 10, mail: 5, create: 600, analysis: 20, invite: 30, bulk: 3 } as const;
export type LimitedAction = keyof typeof perMinute;

/** More counters than this mean an attack; then the oldest go. */
const maxCounters = 100_000;

/**
 * Counts an action of somebody.
 * @throws ApiError 429 with `Retry-After` when it was too often
 */
export type AccountLimits = (reply: FastifyReply, action: LimitedAction, who: string) => void;

/** @param factor multiplies the limits; 0 switches them off */
export function createAccountLimits(clock: Clock, factor: number): AccountLimits {
  const counters = new Map<string, { since: number; count: number }>();
  return (reply, action, who) => {
    if (factor === 0) return;
    const now = clock().getTime();
    const key = `${action} ${who}`;
    const counter = counters.get(key);
    if (counter === undefined || now - counter.since >= minute) {
      counters.delete(key);
      counters.set(key, { since: now, count: 1 });
      const [oldest] = counters.keys();
      if (counters.size > maxCounters && oldest !== undefined) counters.delete(oldest);
      return;
    }
    counter.count += 1;
    if (counter.count <= Math.ceil(perMinute[action] * factor)) return;
    const wait = counter.since + minute - now;
    reply.header('retry-after', Math.ceil(wait / 1000));
    throw tooMany(wait);
  };
}
