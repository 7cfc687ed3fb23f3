import type { FastifyInstance } from 'fastify';
import { fieldsOf, type Collection } from '../../collections/collection.ts';
import { collections } from '../../collections/collections.ts';
import { notFound } from '../../errors.ts';
import { listQueryOf, queryOf } from '../../http/query.ts';
import { collectionIn, type InCollection } from '../collection-in.ts';

/** A collection as the API of PocketBase describes one. */
function described({ id, name, rules, auth, ...collection }: Collection) {
  const fields = fieldsOf({ id, name, rules, ...collection }).filter(({ hidden }) => hidden !== true);
  return {
    id,
    name,
    type: auth === undefined ? 'base' : 'auth',
    system: name.startsWith('_'),
    listRule: rules.list,
    viewRule: rules.view,
    createRule: rules.create,
    updateRule: rules.update,
    deleteRule: rules.delete,
    fields: fields.map(({ name: field, type, required = false }) => ({
      name: field,
      type: type === 'flag' ? 'bool' : type,
      required,
    })),
  };
}

function nowhere(): never {
  throw notFound();
}

/**
 * `GET /api/collections` and `GET /api/collections/{collection}`: what there is, for superusers. Collections are
 * declared in the source and SQL is for nobody, so the routes by which a PocketBase changes them lead nowhere; like
 * everything that is for superusers, they tell others only that.
 */
export function describeCollectionsRoute(app: FastifyInstance): void {
  app.get('/api/collections', (request) => {
    const { page, perPage } = listQueryOf(queryOf(request));
    return {
      page,
      perPage,
      totalItems: collections.length,
      totalPages: Math.ceil(collections.length / perPage),
      items: collections.slice((page - 1) * perPage, page * perPage).map(described),
    };
  });
  app.get<InCollection>('/api/collections/:collection', (request) => described(collectionIn(request)));

  app.post('/api/collections', nowhere);
  app.put('/api/collections/import', nowhere);
  app.patch('/api/collections/:collection', nowhere);
  app.delete('/api/collections/:collection', nowhere);
  app.delete('/api/collections/:collection/truncate', nowhere);
  app.post('/api/collections/:collection/impersonate/:id', nowhere);
  app.get('/api/sql', nowhere);
  app.post('/api/sql', nowhere);
}
