import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { minute } from '../clock.ts';
import { ApiError } from '../errors.ts';

/** Requests per minute and address; each server counts for itself. */
export const limits = {
  /** Any route of the API. */
  any: 300,
  /** What stores something. */
  create: 120,
  /** Logins, and what hashes a password. */
  auth: 30,
  /** What makes the server work: reading a reference, setting a report. */
  costly: 30,
  /** What sends a mail. */
  mail: 10,
} as const;

export interface RouteOptions {
  readonly config: object;
}

/** @param wait milliseconds until it goes on */
export function tooMany(wait: number): ApiError {
  const minutes = Math.ceil(wait / minute);
  const span = minutes <= 1 ? 'einer Minute' : `${minutes} Minuten`;
  const message = `Zu viele Anfragen in kurzer Zeit. Bitte in ${span} noch einmal versuchen.`;
  return new ApiError(429, message);
}

/**
 * Limits how often one address may ask the routes registered after this.
 * @param factor multiplies the limits; 0 switches them off
 * @returns the options of a route that counts on its own, with so many requests per minute
 */
export async function addRateLimits(
  app: FastifyInstance,
  factor: number,
): Promise<(perMinute: number) => RouteOptions> {
  if (factor === 0) return () => ({ config: {} });
  await app.register(rateLimit, {
    max: Math.ceil(limits.any * factor),
    timeWindow: minute,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  return (perMinute) => ({ config: { rateLimit: { max: Math.ceil(perMinute * factor) } } });
}
