import type { MessageKey } from './i18n.ts';

/** What the recurring jobs are called, by the name that the server gives them. */
export const jobNames: Readonly<Record<string, MessageKey>> = {
  'delete-expired-analyses': 'jobs.delete-expired-analyses',
  'delete-guest-drafts': 'jobs.delete-guest-drafts',
  'warn-silent-accounts': 'jobs.warn-silent-accounts',
  'delete-silent-accounts': 'jobs.delete-silent-accounts',
  'delete-expired-invoices': 'jobs.delete-expired-invoices',
  'send-waiting-mails': 'jobs.send-waiting-mails',
  'empty-trash': 'jobs.empty-trash',
  'forget-shares': 'jobs.forget-shares',
  'forget-readings': 'jobs.forget-readings',
  'remind-what-is-due': 'jobs.remind-what-is-due',
  'tell-outdated': 'jobs.tell-outdated',
  'seal-what-is-signed': 'jobs.seal-what-is-signed',
  'forget-traces': 'jobs.forget-traces',
};
