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

/** What the fields are called that superusers change. */
export const auditFields: Readonly<Record<string, MessageKey>> = {
  email: 'audit.field-email',
  emailVisibility: 'audit.field-email-visibility',
  verified: 'audit.field-verified',
  password: 'audit.field-password',
  name: 'audit.field-name',
  modules: 'audit.field-modules',
  locked: 'audit.field-locked',
  billing: 'audit.field-billing',
  slug: 'audit.field-slug',
  title: 'audit.field-title',
  description: 'audit.field-description',
  body: 'audit.field-text',
  text: 'audit.field-text',
  status: 'audit.field-status',
  published: 'audit.field-published',
  alt: 'audit.field-alt',
  file: 'audit.field-file',
  kind: 'audit.field-kind',
  key: 'audit.field-key',
  gender_form: 'audit.field-gender-form',
  company_term: 'audit.field-company-term',
  date_format: 'audit.field-date-format',
  site: 'audit.field-site',
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
  if (Array.isArray(fields)) {
    const words = fields.map((name) => {
      const key = auditFields[String(name)];
      return key === undefined ? String(name) : message(key);
    });
    return [...new Set(words)].join(', ');
  }
  if (detail?.['trial'] === true) return message('audit.trial');
  const recipients = detail?.['recipients'];
  if (typeof recipients === 'number') return message('audit.recipients', { count: recipients });
  return Object.entries(detail ?? {})
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}
