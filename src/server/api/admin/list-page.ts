import type { FastifyRequest } from 'fastify';
import type { Collection } from '../../collections/collection.ts';
import { listQueryOf, queryOf } from '../../http/query.ts';
import { listRecords } from '../../records/list-records.ts';
import { toRecord, type ApiRecord } from '../../records/row.ts';
import type { AdminParts } from './admin-parts.ts';

/** A page of a list, as the collections of the API answer it. */
export interface ListPage {
  readonly page: number;
  readonly perPage: number;
  readonly totalItems: number;
  readonly totalPages: number;
  readonly items: readonly ApiRecord[];
}

/**
 * A page of rows that are no collection of the API, with `page`, `perPage`, `sort` and `filter` as those have them.
 * @param sort the order unless the request names another one
 */
export async function listPage(
  { db, clock, actorOf }: AdminParts,
  collection: Collection,
  request: FastifyRequest,
  sort: string,
): Promise<ListPage> {
  const asked = { db, actor: await actorOf(request), now: clock() };
  const query = listQueryOf({ sort, ...queryOf(request) });
  const { rows, totalItems } = await listRecords(asked, collection, query);
  return {
    page: query.page,
    perPage: query.perPage,
    totalItems,
    totalPages: totalItems < 0 ? -1 : Math.ceil(totalItems / query.perPage),
    items: rows.map((row) => toRecord(collection, row, asked.actor)),
  };
}
