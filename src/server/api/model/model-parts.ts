import type { FastifyReply, FastifyRequest } from 'fastify';
import { idOf, type Actor } from '../../auth/actor.ts';
import { ApiError, invalid, notFound } from '../../errors.ts';
import type { Model } from '../../outside/model/model.ts';
import { ModelFault } from '../../outside/model/model-fault.ts';
import { modelBudget, type Budget } from '../../usecases/model-budget.ts';
import type { ApiParts } from '../parts.ts';

/** The model, where there is one. Without one the routes are as if they were not there. */
export function modelOf({ model }: ApiParts): Model {
  if (model === null) throw notFound();
  return model;
}

/**
 * Nothing leaves this server before the user has agreed to it, for each kind of use.
 * @throws ApiError 400
 */
export function needConsent(values: Readonly<Record<string, unknown>>, { notice }: Model): void {
  if (values['consent'] === true) return;
  const where = notice.place === '' ? notice.provider : `${notice.provider} (${notice.place})`;
  const message = `Bitte zuerst zustimmen: Der Text geht ohne Namen an ${where}.`;
  throw invalid({ consent: { code: 'validation_required', message } }, message);
}

/** The share of whoever asks; visitors are counted by their address, for a cookie is quickly lost. */
export function budgetOf(parts: ApiParts, request: FastifyRequest, { account }: Actor): Budget {
  const { db, secret, clock, config } = parts;
  if (config.model === null) throw notFound();
  return modelBudget(db, secret, config.model, account ? idOf(account) : request.ip, clock());
}

/** Ends with the asker's connection. */
export function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

/** Runs what asks the model; its faults become answers that say what happened. */
export async function answering<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ModelFault)
      throw new ApiError(503, error.message, {
        model: { code: `model_${error.kind}`, message: error.message },
      });
    throw error;
  }
}
