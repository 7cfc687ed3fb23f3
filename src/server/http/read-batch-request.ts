import { z } from 'zod';
import { findCollection } from '../collections/collections.ts';
import type { Body } from '../records/body.ts';
import type { BatchRequest } from '../usecases/run-batch.ts';
import { firstOfEach } from './query.ts';
import { textIn } from './read-body.ts';

const written = z.object({
  method: z.string(),
  url: z.string().max(10_000),
  body: z.record(z.string(), z.unknown()).nullish(),
});

const actions: Readonly<Record<string, BatchRequest['action']>> = {
  'POST false': 'create',
  'PUT false': 'upsert',
  'PATCH true': 'update',
  'DELETE true': 'delete',
};

/**
 * Reads one request of a batch. Headers in it are passed over: all of a batch is done by whoever sends it.
 * @returns undefined for what cannot be part of a batch: other addresses, reading, logins
 */
export function readBatchRequest(request: unknown, files: Body['files']): BatchRequest | undefined {
  const read = written.safeParse(request);
  if (!read.success) return undefined;
  const { method, url, body } = read.data;
  const [, name = '', id = '', query = ''] =
    /^\/api\/collections\/([^/?#]+)\/records(?:\/([^/?#]+))?(?:\?([^#]*))?$/.exec(url) ?? [];
  const action = actions[`${method.toUpperCase()} ${id !== ''}`];
  const collection = findCollection(name);
  if (action === undefined || collection === undefined) return undefined;
  const values = body ?? {};
  return {
    action,
    collection,
    id: action === 'upsert' ? textIn(values, 'id') : id,
    body: { values, files },
    query: firstOfEach(Object.fromEntries(new URLSearchParams(query))),
  };
}
