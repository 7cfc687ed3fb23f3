import { hour, minute } from '../clock.ts';
import { deleteExpiredAnalyses } from '../usecases/delete-expired-analyses.ts';
import { deleteExpiredInvoices } from '../usecases/delete-expired-invoices.ts';
import { deleteGuestDrafts } from '../usecases/delete-guest-drafts.ts';
import { deleteSilentAccounts } from '../usecases/delete-silent-accounts.ts';
import { forgetReadings } from '../usecases/forget-readings.ts';
import { forgetTraces } from '../usecases/forget-traces.ts';
import { emptyTrash } from '../usecases/overview/empty-trash.ts';
import { forgetShares } from '../usecases/sharing/forget-shares.ts';
import { sealWhatIsSigned } from '../usecases/signing/seal-certificate.ts';
import { sendWaitingMails } from '../usecases/send-waiting-mails.ts';
import { remindWhatIsDue } from '../usecases/workflow/remind-what-is-due.ts';
import { tellOutdated } from '../usecases/workflow/tell-outdated.ts';
import { warnSilentAccounts } from '../usecases/warn-silent-accounts.ts';
import type { Job } from './job.ts';

/** Everything that this product does by the clock. */
export const jobs: readonly Job[] = [
  { name: 'delete-expired-analyses', every: 10 * minute, work: deleteExpiredAnalyses },
  { name: 'delete-guest-drafts', every: hour, work: deleteGuestDrafts },
  { name: 'warn-silent-accounts', every: 24 * hour, work: warnSilentAccounts },
  { name: 'delete-silent-accounts', every: 24 * hour, work: deleteSilentAccounts },
  { name: 'delete-expired-invoices', every: 24 * hour, work: deleteExpiredInvoices },
  { name: 'send-waiting-mails', every: minute, work: sendWaitingMails },
  { name: 'empty-trash', every: hour, work: emptyTrash },
  { name: 'forget-shares', every: 24 * hour, work: forgetShares },
  { name: 'forget-readings', every: 10 * minute, work: forgetReadings },
  { name: 'remind-what-is-due', every: hour, work: remindWhatIsDue },
  { name: 'tell-outdated', every: 10 * minute, work: tellOutdated },
  { name: 'seal-what-is-signed', every: minute, work: sealWhatIsSigned },
  { name: 'forget-traces', every: minute, work: forgetTraces },
];
