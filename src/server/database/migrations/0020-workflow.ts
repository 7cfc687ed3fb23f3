import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addIndex, addTable } from './add-table.ts';

async function addColumns(
  db: Kysely<unknown>,
  table: string,
  columns: Readonly<Record<string, 'text' | 'json' | 'list' | 'number' | 'flag'>>,
): Promise<void> {
  const empty = { text: '', json: 'null', list: '[]', number: 0, flag: 0 } as const;
  const types = {
    text: 'text',
    json: 'text',
    list: 'text',
    number: 'double precision',
    flag: 'integer',
  } as const;
  for (const [name, kind] of Object.entries(columns)) {
    await db.schema
      .alterTable(table)
      .addColumn(name, types[kind], (made) => made.notNull().defaultTo(empty[kind]))
      .execute();
  }
}

/** Work on a certificate by several people: what they were asked, what they entered, and what became of it. */
export const workflow: Migration = {
  async up(db) {
    await addColumns(db, 'invitations', {
      name: 'text',
      message: 'text',
      position: 'number',
      entries: 'json',
      comments: 'list',
      decision: 'text',
      progress: 'number',
      due: 'text',
      opened: 'text',
      saved: 'text',
      finished: 'text',
      reminded: 'text',
      taken: 'text',
      signature: 'json',
    });
    await addColumns(db, 'certificates', {
      due: 'text',
      locked: 'flag',
      signing: 'json',
      consent: 'json',
      sealed: 'json',
    });
    await db.schema.alterTable('invitations').dropColumn('token').execute();
    // Not a collection: a token outlives its invitation, so that whoever holds it can be told what became of it.
    await addTable(db, 'invitation_tokens', { invitation: 'text', hash: 'text' });
    await addIndex(db, 'invitation_tokens', ['hash'], true);
    await addTable(db, 'certificate_versions', {
      certificate: 'text',
      number: 'number',
      author: 'text',
      reason: 'text',
      letter: 'json',
      answers: 'json',
    });
    await addIndex(db, 'certificate_versions', ['certificate', 'number'], true);
    await addTable(db, 'certificate_history', {
      certificate: 'text',
      number: 'number',
      author: 'text',
      action: 'text',
      about: 'text',
      version: 'number',
    });
    await addIndex(db, 'certificate_history', ['certificate', 'number'], true);
    await addTable(db, 'seal_keys', { certificate: 'text', private_key: 'text', fingerprint: 'text' });
    await addTable(db, 'sealed_documents', { certificate: 'text', hash: 'text' });
    await addIndex(db, 'sealed_documents', ['hash']);
  },
};
