import type { FastifyInstance } from 'fastify';
import { paymentMethods } from '../payments/payment-methods.ts';
import type { ApiParts } from './parts.ts';

/** `GET /api/paymentMethods`: the ways to pay, the usual one first. */
export function paymentMethodsRoute(app: FastifyInstance, _parts: ApiParts): void {
  app.get('/api/paymentMethods', async () => paymentMethods);
}
