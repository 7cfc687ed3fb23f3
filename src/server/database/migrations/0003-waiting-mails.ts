import type { Migration } from 'kysely/migration';
import { addIndex, addTable } from './add-table.ts';

/** Mails that are not with the mail server yet. */
export const waitingMails: Migration = {
  async up(db) {
    await addTable(db, 'waiting_mails', {
      account: 'text',
      kind: 'text',
      sealed: 'text',
      tries: 'number',
      due: 'text',
      expires: 'text',
      fault: 'text',
    });
    await addIndex(db, 'waiting_mails', ['due']);
    await addIndex(db, 'waiting_mails', ['account']);
  },
};
