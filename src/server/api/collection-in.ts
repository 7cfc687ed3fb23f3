import type { FastifyRequest } from 'fastify';
import { findCollection } from '../collections/collections.ts';
import type { AuthOptions, Collection } from '../collections/collection.ts';
import { ApiError } from '../errors.ts';

/** Addresses that name a collection by name or id. */
export interface InCollection {
  Params: { collection: string };
}
export interface OfRecord {
  Params: { collection: string; id: string };
}

function missing(): ApiError {
  return new ApiError(404, 'Missing collection context.');
}

/** @throws ApiError 404 where there is no such collection */
export function collectionIn(request: FastifyRequest<InCollection>): Collection {
  const collection = findCollection(request.params.collection);
  if (collection === undefined) throw missing();
  return collection;
}

type AuthCollection = Collection & { readonly auth: AuthOptions };

function hasAccounts(collection: Collection): collection is AuthCollection {
  return collection.auth !== undefined;
}

/** @throws ApiError 404 where there is no such collection of accounts */
export function authCollectionIn(request: FastifyRequest<InCollection>): AuthCollection {
  const collection = collectionIn(request);
  if (!hasAccounts(collection)) throw missing();
  return collection;
}
