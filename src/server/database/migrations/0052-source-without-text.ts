import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type AnyTables = Kysely<Record<string, Record<string, string>>>;
type Values = Readonly<Record<string, unknown>>;

const objectIn = (json: string): Values => {
  const value: unknown = JSON.parse(json);
  return typeof value === 'object' && value !== null ? (value as Values) : {};
};
const told = (value: unknown): unknown => (value === undefined || value === '' ? null : value);

/**
 * Improved references keep the sentences that were taken over, not the whole text that they came from. What a letter to
 * the employer tells besides comes from the certificate, as far as it is known there; reasons come with new ones only.
 */
export const sourceWithoutText: Migration = {
  async up(db) {
    const tables = db as AnyTables;
    const rows = await tables
      .selectFrom('certificates')
      .select(['id', 'source', 'type', 'person', 'company', 'occupation', 'date'])
      .where('source', 'like', '%"text":%')
      .execute();
    for (const row of rows) {
      const { blocks = {} } = objectIn(row['source']);
      const [person, company, occupation] = [row['person'], row['company'], row['occupation']].map(objectIn);
      const facts = {
        title: told(person?.['title']),
        first_name: told(person?.['first_name']),
        last_name: told(person?.['last_name']),
        company: told(company?.['name']),
        begin: told(occupation?.['begin_employment']),
        end: told(occupation?.['end_employment']),
        date: told(row['date']),
      };
      const source = JSON.stringify({ blocks, reasons: {}, type: told(row['type']), facts });
      await tables.updateTable('certificates').set({ source }).where('id', '=', row['id']).execute();
    }
  },
};
