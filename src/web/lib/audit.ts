import { message } from './i18n.ts';
import type { MessageKey } from './i18n.ts';

/** Something that a superuser did. */
export interface AuditEntry {
  readonly id: string;
  readonly email: string;
  readonly action: string;
  readonly target: string;
  readonly record: string;
  readonly detail: Readonly<Record<string, unknown>> | null;
  readonly created: string;
}

const verbs: Readonly<Record<string, MessageKey>> = {
  create: 'audit.create',
  update: 'audit.update',
  delete: 'audit.delete',
  run: 'audit.run',
  retry: 'audit.retry',
  send: 'audit.send',
  download: 'audit.download',
  'resend-verification': 'audit.resend-verification',
};
const things: Readonly<Record<string, MessageKey>> = {
  users: 'audit.users',
  _superusers: 'audit.superusers',
  invoices: 'audit.invoices',
  articles: 'audit.articles',
  images: 'audit.images',
  explanations: 'audit.explanations',
  settings: 'audit.settings',
  newsletters: 'audit.newsletters',
  subscribers: 'audit.subscribers',
  mails: 'audit.mails',
  jobs: 'audit.jobs',
  readings: 'audit.readings',
  backups: 'audit.backups',
  certificates: 'audit.certificates',
  analyses: 'audit.analyses',
};

/** What can be asked for, in the words of the API. */
export const auditActions = Object.keys(verbs);
export const auditTargets = Object.keys(things);

/** „geändert“; what has no word yet stands as it is. */
export function auditVerb(action: string): string {
  const key = verbs[action];
  return key === undefined ? action : message(key);
}
/** „Artikel“. */
export function auditThing(target: string): string {
  const key = things[target];
  return key === undefined ? target : message(key);
}

/** What else is known of an entry: the names of the changed fields, the number of recipients. */
export function auditDetail({ detail }: AuditEntry): string {
  const fields = detail?.['fields'];
  if (Array.isArray(fields)) return fields.join(', ');
  return Object.entries(detail ?? {})
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}
