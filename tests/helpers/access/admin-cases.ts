import { newId } from '#server/ids.ts';
import { onList, onRow, plain, type Case, type Statuses } from './case.ts';

/** What PocketBase does with collections themselves. */
const ofCollection = (method: Case['method'], rest: string, statuses: Statuses): Case => ({
  ...plain(method, `/api/collections/:collection${rest}`, statuses),
  url: (rows) => `/api/collections/users${rest.replace(':id', rows.owner.id)}`,
});

/** What superusers do. */
export const adminCases: readonly Case[] = [
  plain('GET', '/api/settings', [401, 403, 403, 200]),
  plain('PATCH', '/api/settings', [401, 403, 403, 200], () => ({ options: { date_format: 'long' } })),
  onList('GET', 'audit', [403, 403, 403, 200]),
  onList('POST', 'audit', [403, 403, 403, 403], () => ({ action: 'x' })),
  onRow('GET', 'audit', () => 'aaaaaaaaaaaaaaa', [403, 403, 403, 404]),
  onRow(
    'PATCH',
    'audit',
    () => 'aaaaaaaaaaaaaaa',
    [403, 403, 403, 403],
    () => ({ action: 'x' }),
  ),
  onRow('DELETE', 'audit', () => 'aaaaaaaaaaaaaaa', [403, 403, 403, 403]),
  plain('GET', '/api/collections', [401, 403, 403, 200]),
  plain('POST', '/api/collections', [401, 403, 403, 404], () => ({ name: 'x' })),
  plain('PUT', '/api/collections/import', [401, 403, 403, 404], () => ({ collections: [] })),
  ofCollection('GET', '', [401, 403, 403, 200]),
  ofCollection('PATCH', '', [401, 403, 403, 404]),
  ofCollection('DELETE', '', [401, 403, 403, 404]),
  ofCollection('DELETE', '/truncate', [401, 403, 403, 404]),
  ofCollection('POST', '/impersonate/:id', [401, 403, 403, 404]),
  plain('GET', '/api/sql', [401, 403, 403, 404]),
  plain('POST', '/api/sql', [401, 403, 403, 404], () => ({ query: 'select 1' })),
  plain('GET', '/api/jobs', [401, 403, 403, 200]),
  plain('POST', '/api/newsletters/trial', [401, 403, 403, 204], () => ({ subject: 'Neues', body: 'Text' })),
  plain('GET', '/api/subscribers', [401, 403, 403, 200]),
  { ...plain('DELETE', '/api/subscribers/:id', [401, 403, 403, 404]), url: () => '/api/subscribers/x' },
  plain('GET', '/api/readings', [401, 403, 403, 200]),
  { ...plain('POST', '/api/readings/:id/retry', [401, 403, 403, 404]), url: () => '/api/readings/x/retry' },
  plain('GET', '/api/mails', [401, 403, 403, 200]),
  { ...plain('POST', '/api/mails/:id/retry', [401, 403, 403, 404]), url: () => '/api/mails/x/retry' },
  { ...plain('DELETE', '/api/mails/:id', [401, 403, 403, 204]), url: () => '/api/mails/x' },
  {
    ...plain('POST', '/api/users/:id/verification', [401, 403, 403, 204]),
    url: (rows) => `/api/users/${rows.owner.id}/verification`,
  },
  plain('GET', '/api/logs', [401, 403, 403, 200]),
  plain('GET', '/api/logs/stats', [401, 403, 403, 200]),
  { ...plain('GET', '/api/logs/:id', [401, 403, 403, 200]), url: (rows) => `/api/logs/${rows.log}` },
  plain('GET', '/api/crons', [401, 403, 403, 200]),
  { ...plain('POST', '/api/crons/:id', [401, 403, 403, 204]), url: () => '/api/crons/forget-traces' },
];

/** Backups exist with the embedded database only. */
export const backups = (embedded: boolean): readonly Case[] => [
  plain('GET', '/api/backups', [401, 403, 403, embedded ? 200 : 400]),
  plain('POST', '/api/backups', [401, 403, 403, embedded ? 204 : 400], () => ({ name: `${newId()}.db` })),
  // With a token in the address, not in a header; without one only guests are told to log in.
  { ...plain('GET', '/api/backups/:key', [401, 403, 403, 403]), url: () => '/api/backups/a.db' },
  {
    ...plain('DELETE', '/api/backups/:key', [401, 403, 403, embedded ? 404 : 400]),
    url: () => '/api/backups/a.db',
  },
];
