import { Migrator, type Migration } from 'kysely/migration';
import { analyses } from './migrations/0001-analyses.ts';
import { accounts } from './migrations/0002-accounts.ts';
import { waitingMails } from './migrations/0003-waiting-mails.ts';
import { issuedInvoices } from './migrations/0005-invoices.ts';
import { administration } from './migrations/0006-administration.ts';
import { newsletter } from './migrations/0008-newsletter.ts';
import { articleVersions } from './migrations/0010-article-versions.ts';
import { reading } from './migrations/0013-reading.ts';
import { letters } from './migrations/0016-letters.ts';
import { modelUse } from './migrations/0019-model-use.ts';
import { workflow } from './migrations/0020-workflow.ts';
import { overviewOfOwn } from './migrations/0021-overview.ts';
import { sharedLinks } from './migrations/0022-shares.ts';
import { jobOutcomes } from './migrations/0025-job-outcomes.ts';
import { assistedTasks } from './migrations/0033-assisted-tasks.ts';
import { invoiceTaxRate } from './migrations/0050-invoice-tax-rate.ts';
import { sourceWithoutText } from './migrations/0052-source-without-text.ts';
import { tombstones } from './migrations/0053-tombstones.ts';
import { invoiceOrders } from './migrations/0054-invoice-orders.ts';
import { approvedText } from './migrations/0055-approved-text.ts';
import { editsInApproval } from './migrations/0056-edits-in-approval.ts';
import type { Database } from './tables.ts';

/** All migrations in their order. What was released is never changed, only followed by another one. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-analyses': analyses,
  '0002-accounts': accounts,
  '0003-waiting-mails': waitingMails,
  '0005-invoices': issuedInvoices,
  '0006-administration': administration,
  '0008-newsletter': newsletter,
  '0010-article-versions': articleVersions,
  '0013-reading': reading,
  '0016-letters': letters,
  '0019-model-use': modelUse,
  '0020-workflow': workflow,
  '0021-overview': overviewOfOwn,
  '0022-shares': sharedLinks,
  '0025-job-outcomes': jobOutcomes,
  '0033-assisted-tasks': assistedTasks,
  '0050-invoice-tax-rate': invoiceTaxRate,
  '0052-source-without-text': sourceWithoutText,
  '0053-tombstones': tombstones,
  '0054-invoice-orders': invoiceOrders,
  '0055-approved-text': approvedText,
  '0056-edits-in-approval': editsInApproval,
};

/**
 * Brings the database up to date. Safe when several servers start at once: the first one works, the others wait and
 * find it done; a fault leaves nothing half done.
 * @throws whatever a migration failed with
 */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
