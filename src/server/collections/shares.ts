import type { Collection } from './collection.ts';
import { date, relation, select, text } from './field.ts';

const mine = '@request.auth.id != "" && owner = @request.auth.id';
const byServer = { writers: 'server' } as const;

/**
 * Links by which somebody without an account may read one document. A row outlives its document, so that whoever holds
 * the link can be told what became of it.
 */
export const shares: Collection = {
  id: 'shares000000001',
  name: 'shares',
  fixed: true,
  frozen: true,
  fields: [
    relation('owner', { collection: 'users', onDelete: 'cascade', ...byServer }),
    // Id of the certificate or analysis.
    text('document', byServer),
    select('kind', ['certificate', 'analysis'], byServer),
    // Of what the link carries, keyed.
    text('hash', { hidden: true, ...byServer }),
    date('expires', byServer),
    // When it was taken back; '' where it was not.
    date('revoked', byServer),
    // When somebody last read by it.
    date('opened', byServer),
  ],
  rules: { list: mine, view: mine, create: null, update: null, delete: null },
};
