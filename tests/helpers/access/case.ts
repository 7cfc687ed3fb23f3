import type { InjectOptions } from 'fastify';
import { newId } from '#server/ids.ts';
import { password, type Asker } from '../accounts.ts';

// Every endpoint as everybody. Statuses are those of guest, owner, another user, superuser.
export const actors = ['guest', 'owner', 'other', 'admin'] as const;
export type ActorName = (typeof actors)[number];
export type Statuses = readonly [guest: number, owner: number, other: number, admin: number];

/** Rows of the owner, made anew for each request. */
export interface Rows {
  readonly owner: Asker;
  readonly certificate: string;
  readonly analysis: string;
  /** One that came as a file and is no reference, and its page. */
  readonly review: string;
  readonly page: string;
  readonly file: string;
  readonly fileName: string;
  readonly invoice: string;
  readonly invitation: string;
  /** A link by which others may read the certificate. */
  readonly share: string;
  readonly explanation: string;
  readonly link: string;
  readonly article: string;
  /** The account that is asked about, for what ends it. */
  readonly mortal: string;
  readonly log: string;
}

export interface Case {
  readonly method: NonNullable<InjectOptions['method']>;
  /** The route as the server knows it. */
  readonly route: string;
  readonly url: (rows: Rows) => string;
  readonly collection?: string;
  readonly body?: (rows: Rows, who: ActorName) => object;
  readonly statuses: Statuses;
}

export const records = '/api/collections/:collection/records';
export const record = `${records}/:id`;
export const rowUrl = (collection: string, id: string): string =>
  `/api/collections/${collection}/records/${id}`;

export function onRow(
  method: Case['method'],
  collection: string,
  id: (rows: Rows) => string,
  statuses: Statuses,
  body?: Case['body'],
): Case {
  return {
    method,
    route: record,
    collection,
    url: (rows) => rowUrl(collection, id(rows)),
    ...(body ? { body } : {}),
    statuses,
  };
}

export function onList(
  method: Case['method'],
  collection: string,
  statuses: Statuses,
  body?: Case['body'],
): Case {
  const url = `/api/collections/${collection}/records`;
  return { method, route: records, collection, url: () => url, ...(body ? { body } : {}), statuses };
}

export function plain(method: Case['method'], route: string, statuses: Statuses, body?: Case['body']): Case {
  return { method, route, url: () => route, ...(body ? { body } : {}), statuses };
}

export function auth(
  method: Case['method'],
  name: string,
  statuses: Statuses,
  body?: Case['body'],
  collection = 'users',
): Case {
  const route = `/api/collections/:collection/${name}`;
  return { ...plain(method, route, statuses, body), url: () => `/api/collections/${collection}/${name}` };
}

export const newAccount = (): object => ({
  email: `${newId()}@example.com`,
  password,
  passwordConfirm: password,
});
