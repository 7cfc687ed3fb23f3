import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { toTimestamp } from '../../clock.ts';
import { addIndex, addTable } from './add-table.ts';

const account = {
  email: 'text',
  emailVisibility: 'flag',
  verified: 'flag',
  password: 'text',
  tokenKey: 'text',
} as const;
const owned = { owner: 'text', visitor: 'text' } as const;

async function addAccounts(db: Kysely<unknown>): Promise<void> {
  await addTable(db, 'users', {
    ...account,
    name: 'text',
    modules: 'list',
    last_seen: 'text',
    warned: 'text',
  });
  await addTable(db, '_superusers', account);
  for (const table of ['users', '_superusers']) {
    await addIndex(db, table, ['email'], true);
    await addIndex(db, table, ['tokenKey'], true);
  }
  const ref = { collectionRef: 'text', recordRef: 'text' } as const;
  await addTable(db, '_externalAuths', { ...ref, provider: 'text', providerId: 'text' });
  await addIndex(db, '_externalAuths', ['collectionRef', 'provider', 'providerId'], true);
  await addIndex(db, '_externalAuths', ['collectionRef', 'recordRef', 'provider'], true);
  await addTable(db, '_otps', { ...ref, password: 'text', sentTo: 'text', tries: 'number' });
  await addIndex(db, '_otps', ['recordRef']);
  await addTable(db, 'sent_mails', { account: 'text', kind: 'text' });
  await addIndex(db, 'sent_mails', ['account', 'kind'], true);
}

async function addContent(db: Kysely<unknown>): Promise<void> {
  await addTable(db, 'certificates', {
    ...owned,
    type: 'text',
    role: 'text',
    mode: 'text',
    project_name: 'text',
    position: 'number',
    person: 'json',
    occupation: 'json',
    activities: 'json',
    performance: 'json',
    behavior: 'json',
    ending: 'json',
    exam: 'json',
    place: 'text',
    date: 'text',
    signatories: 'json',
    digital_only: 'flag',
    options: 'json',
    letter: 'json',
    status: 'text',
    version: 'number',
  });
  await addTable(db, 'files', {
    ...owned,
    certificate: 'text',
    purpose: 'text',
    name: 'text',
    file: 'text',
  });
  await addTable(db, 'file_contents', {
    collection: 'text',
    record: 'text',
    name: 'text',
    type: 'text',
    bytes: 'bytes',
  });
  await addIndex(db, 'file_contents', ['collection', 'record', 'name'], true);
  await addTable(db, 'invoices', {
    owner: 'text',
    number: 'text',
    date: 'text',
    state: 'text',
    amount: 'number',
    billing: 'json',
    items: 'json',
    retain_until: 'text',
  });
  await addIndex(db, 'invoices', ['number'], true);
  await addIndex(db, 'invoices', ['owner', 'created']);
  await addTable(db, 'invitations', {
    certificate: 'text',
    email: 'text',
    role: 'text',
    task: 'text',
    token: 'text',
    status: 'text',
    expires: 'text',
  });
  await addIndex(db, 'invitations', ['certificate']);
  await db.schema
    .alterTable('analyses')
    .addColumn('owner', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (const table of ['certificates', 'files', 'analyses']) await addIndex(db, table, ['owner', 'created']);
  for (const table of ['certificates', 'files']) await addIndex(db, table, ['visitor']);
}

async function addSite(db: Kysely<unknown>): Promise<void> {
  await addTable(db, 'articles', {
    slug: 'text',
    title: 'text',
    description: 'text',
    body: 'text',
    status: 'text',
    published: 'text',
  });
  await addIndex(db, 'articles', ['slug'], true);
  await addTable(db, 'explanations', { kind: 'text', key: 'text', text: 'text' });
  await addIndex(db, 'explanations', ['kind', 'key'], true);
  await addTable(db, 'settings', {
    gender_form: 'text',
    company_term: 'text',
    date_format: 'text',
    site: 'json',
  });
  const now = toTimestamp(new Date());
  await (db as Kysely<{ settings: Record<string, string> }>)
    .insertInto('settings')
    .values({ id: 'settings0000001', created: now, updated: now })
    .execute();
}

async function addMachinery(db: Kysely<unknown>): Promise<void> {
  await addTable(db, '_logs', { level: 'number', message: 'text', data: 'json' });
  await addIndex(db, '_logs', ['created']);
  // What happened lately, for servers that share the database: see realtime/.
  await addTable(db, 'events', { server: 'text', payload: 'json' });
  await addIndex(db, 'events', ['created']);
  await addTable(db, 'realtime_clients', {
    server: 'text',
    address: 'text',
    actor: 'json',
    topics: 'list',
    wanted: 'number',
    applied: 'number',
  });
  await addIndex(db, 'realtime_clients', ['server']);
}

/** Accounts, everything that belongs to them, what the site shows, and what servers tell each other. */
export const accounts: Migration = {
  async up(db) {
    await addAccounts(db);
    await addContent(db);
    await addSite(db);
    await addMachinery(db);
  },
};
