import { setTimeout as wait } from 'node:timers/promises';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  generateText,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  RetryError,
  streamText,
  type LanguageModel,
} from 'ai';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { RawOpinion } from '#domain/model/second-opinion.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createBreaker } from './breaker.ts';
import { ModelFault, type FaultKind } from './model-fault.ts';

/** What is said to somebody before anything is sent. */
export interface ModelNotice {
  /** Host that the text goes to. */
  readonly provider: string;
  readonly name: string;
  /** Country or place, as the operator says. */
  readonly place: string;
}

export interface Question {
  readonly system: string;
  readonly prompt: string;
}

export interface Answer<T> {
  readonly value: T;
  /** Tokens that were paid for; 0 for an answer that was known already. */
  readonly tokens: number;
}

/** A language model behind an OpenAI-compatible address. Every fault is a `ModelFault`. */
export interface Model {
  readonly notice: ModelNotice;
  /** Tells the opinion as it grows, then as a whole. */
  readonly opinion: (
    question: Question,
    onPart: (part: Partial<RawOpinion>) => void,
    signal: AbortSignal,
  ) => Promise<Answer<RawOpinion>>;
  readonly write: (question: Question, signal: AbortSignal) => Promise<Answer<string>>;
}

export type ModelConfig = NonNullable<Config['model']>;

const opinionSchema = z.object({
  summary: z.string(),
  best: z.number(),
  worst: z.number(),
  findings: z.array(z.object({ title: z.string(), quote: z.string(), explanation: z.string() })),
});

const maxOutputTokens = 2500;
const worthAnotherTry: ReadonlySet<FaultKind> = new Set(['busy', 'unavailable']);
/** Milliseconds. */
const pauseBeforeRetry = 300;

/** Connects to the provider; nothing is asked yet. */
export function createModel(
  config: ModelConfig,
  { clock, secret, log }: { clock: Clock; secret: string; log: FastifyBaseLogger },
): Model {
  const provider = createOpenAICompatible({
    name: 'provider',
    baseURL: config.url,
    ...(config.key === null ? {} : { apiKey: config.key }),
    includeUsage: true,
    supportsStructuredOutputs: true,
  });
  const model: LanguageModel = provider(config.name);
  const breaker = createBreaker(clock);
  const cache = createAnswerCache(clock, secret);
  const settings = (signal: AbortSignal) => ({
    model,
    maxOutputTokens,
    temperature: 0.2,
    // The library waits two seconds before it tries again; `ask` does it sooner.
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(config.timeout)]),
  });

  /** Cache, circuit breaker and the one kind of fault, around every question. */
  async function ask<T>(kind: string, question: Question, run: () => Promise<Answer<T>>): Promise<Answer<T>> {
    const key = JSON.stringify([kind, config.name, question]);
    // Whoever has something written anew wants another text, and a refused one must not come back.
    const known = kind === 'opinion' ? (cache.get(key) as T | undefined) : undefined;
    if (known !== undefined) return { value: known, tokens: 0 };
    if (breaker.isOpen()) throw new ModelFault('unavailable');
    try {
      const answer = await run().catch(async (error: unknown) => {
        if (!worthAnotherTry.has(kindOf(error))) throw error;
        await wait(pauseBeforeRetry);
        return run();
      });
      breaker.succeeded();
      if (kind === 'opinion') cache.set(key, answer.value);
      return answer;
    } catch (error) {
      const fault = new ModelFault(kindOf(error), { cause: error });
      // What the asker did himself, or what a garbled answer says, is no fault of the line.
      if (fault.kind !== 'cancelled' && fault.kind !== 'unusable') breaker.failed();
      log.warn({ fault: fault.kind, status: statusOf(error) }, 'model');
      throw fault;
    }
  }

  return {
    notice: { provider: new URL(config.url).host, name: config.name, place: config.place },
    opinion: async (question, onPart, signal) =>
      ask('opinion', question, async () => {
        let broken: unknown;
        const result = streamText({
          ...settings(signal),
          instructions: question.system,
          prompt: question.prompt,
          output: Output.object({ schema: opinionSchema }),
          onError: ({ error }) => void (broken = error),
        });
        for await (const part of result.partialOutputStream) onPart(part as Partial<RawOpinion>);
        if (broken !== undefined) throw broken as Error;
        const value = await result.output;
        return { value, tokens: tokensOf(await result.totalUsage, question, JSON.stringify(value)) };
      }),
    write: async (question, signal) =>
      ask('write', question, async () => {
        const { text, totalUsage } = await generateText({
          ...settings(signal),
          instructions: question.system,
          prompt: question.prompt,
        });
        return { value: text, tokens: tokensOf(totalUsage, question, text) };
      }),
  };
}

/** What the provider counted; where it says nothing, four characters a token. */
function tokensOf(
  { totalTokens }: { totalTokens: number | undefined },
  { system, prompt }: Question,
  answer: string,
): number {
  if (totalTokens !== undefined && Number.isFinite(totalTokens) && totalTokens > 0) return totalTokens;
  return Math.ceil((system.length + prompt.length + answer.length) / 4);
}

function statusOf(error: unknown): number | undefined {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  return APICallError.isInstance(last) ? last.statusCode : undefined;
}

function kindOf(error: unknown): FaultKind {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (last instanceof DOMException || (last instanceof Error && /abort|timeout/i.test(last.name))) {
    return last.name === 'TimeoutError' ? 'slow' : 'cancelled';
  }
  if (NoObjectGeneratedError.isInstance(last) || NoOutputGeneratedError.isInstance(last)) return 'unusable';
  const status = statusOf(error);
  if (status === 401 || status === 403) return 'refused';
  if (status === 429) return 'busy';
  return 'unavailable';
}
