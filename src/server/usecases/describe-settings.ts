import type { Config } from '../config.ts';
import type { Database } from '../database/tables.ts';
import { describeSeller } from '../invoices/seller.ts';
import { siteDetails } from '../site/site-details.ts';

/** How the service is set up, without secrets, and the central options that superusers change. */
export async function describeSettings(
  db: Database,
  config: Pick<Config, 'publicUrl' | 'smtpUrl' | 'rateLimits' | 'site' | 'google' | 'databaseUrl'>,
): Promise<object> {
  const row = await db.selectFrom('settings').selectAll().executeTakeFirstOrThrow();
  return {
    meta: {
      appName: 'Klarzeugnis',
      appURL: config.publicUrl ?? '',
      senderName: config.site.operator,
      senderAddress: config.site.email ?? '',
    },
    smtp: { enabled: config.smtpUrl !== null },
    google: { enabled: config.google !== null },
    database: { engine: config.databaseUrl === null ? 'sqlite' : 'postgres' },
    rateLimits: { enabled: config.rateLimits > 0, factor: config.rateLimits },
    options: {
      gender_form: row.gender_form,
      company_term: row.company_term,
      date_format: row.date_format,
      site: JSON.parse(row.site) as unknown,
    },
    // As pages, mails and invoices name them now: the options, else the environment.
    site: await siteDetails(db, config),
    ...(await describeSeller(db, config)),
  };
}
