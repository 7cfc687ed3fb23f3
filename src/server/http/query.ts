import type { FastifyRequest } from 'fastify';
import { invalid } from '../errors.ts';
import type { ListQuery } from '../records/list-records.ts';

const defaultPerPage = 30;
const maxPerPage = 1000;

/** Parameters of an address; repeated ones count once, the first time. */
export type Query = Readonly<Record<string, string>>;

export function firstOfEach(query: unknown): Query {
  return Object.fromEntries(
    Object.entries(query ?? {}).map(([name, value]) => [
      name,
      String(Array.isArray(value) ? (value[0] ?? '') : value),
    ]),
  );
}

export function queryOf(request: FastifyRequest): Query {
  return firstOfEach(request.query);
}

function wholeNumber(text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  if (!/^[+-]?\d+$/.test(text)) throw invalid({});
  const number = Number(text);
  return number < 1 ? fallback : number;
}

const yes = new Set(['1', 't', 'T', 'true', 'TRUE', 'True']);
const no = new Set(['', '0', 'f', 'F', 'false', 'FALSE', 'False']);

/**
 * What a list is asked for.
 * @throws ApiError 400 for pages and switches that are none
 */
export function listQueryOf(query: Query): ListQuery {
  const { skipTotal = '', sort = '', filter = '' } = query;
  if (!yes.has(skipTotal) && !no.has(skipTotal)) throw invalid({});
  return {
    page: wholeNumber(query['page'], 1),
    perPage: Math.min(wholeNumber(query['perPage'], defaultPerPage), maxPerPage),
    skipTotal: yes.has(skipTotal),
    sort,
    filter,
  };
}
