import { certificateTypes } from '#domain/letter/certificate-type.ts';
import { ownerFields, ownRows, type Collection } from './collection.ts';
import { date, email, file, flag, json, number, relation, select, text } from './field.ts';

const mebi = 1024 * 1024;
const roles = ['employer', 'employee'] as const;
const guestsIncluded = { list: ownRows, view: ownRows, create: ownRows, delete: ownRows };

/** Answers of the wizard and the letter made of them. */
export const certificates: Collection = {
  id: 'certificates001',
  name: 'certificates',
  owned: true,
  versioned: true,
  fields: [
    ...ownerFields,
    select('type', certificateTypes),
    select('role', roles),
    select('mode', ['b2c', 'plain']),
    text('project_name', { max: 200 }),
    // Where the owner put it among his own.
    number('position', { min: 0, whole: true }),
    json('person'),
    json('company'),
    json('occupation'),
    json('activities'),
    json('performance'),
    json('behavior'),
    json('ending'),
    json('exam'),
    text('place', { max: 200 }),
    text('date', { pattern: /^\d{4}-\d{2}-\d{2}$/ }),
    json('signatories'),
    flag('digital_only'),
    json('options'),
    json('letterhead'),
    json('letter'),
    // The reference that was improved: its text, and which block came from which of its sentences.
    json('source', { writers: 'server' }),
    select('status', ['draft', 'generated', 'edited', 'signed', 'deleted'], {
      reserved: ['signed', 'deleted'],
    }),
    number('version', { min: 0, whole: true, writers: 'server' }),
  ],
  // What was signed stays as it is.
  rules: { ...guestsIncluded, update: `status != "signed" && (${ownRows})` },
};

const notOver = '(expires = "" || expires > @now)';
const ownReadings = `(${ownRows}) && ${notOver}`;

/** References that were read; made by `POST /api/analyses` alone. */
export const analyses: Collection = {
  id: 'analyses0000001',
  name: 'analyses',
  owned: true,
  fields: [
    ...ownerFields,
    select('status', ['queued', 'reading', 'needs-review', 'decoding', 'done', 'failed'], {
      writers: 'server',
    }),
    text('source_name', { writers: 'server' }),
    text('text', { max: 200_000, writers: 'server' }),
    json('reading', { max: 16 * mebi, writers: 'server' }),
    json('progress', { writers: 'server' }),
    json('review', { writers: 'server' }),
    text('failure', { writers: 'server' }),
    date('expires', { writers: 'server' }),
  ],
  rules: { list: ownReadings, view: ownReadings, create: null, update: null, delete: ownReadings },
};

/** Files that belong to a certificate: the letterhead's logo, a document signed elsewhere. */
export const files: Collection = {
  id: 'files0000000001',
  name: 'files',
  owned: true,
  fields: [
    ...ownerFields,
    relation('certificate', { collection: 'certificates', onDelete: 'cascade' }),
    select('purpose', ['logo', 'document'], { required: true }),
    text('name', { max: 200 }),
    file('file', {
      max: 5 * mebi,
      types: ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'],
      required: true,
    }),
  ],
  rules: { ...guestsIncluded, update: null },
};

const ofMyCertificates = '@request.auth.id != "" && certificate.owner = @request.auth.id';

/** Who was asked to do a part of the work on a certificate. */
export const invitations: Collection = {
  id: 'invitations0001',
  name: 'invitations',
  fields: [
    relation('certificate', { collection: 'certificates', onDelete: 'cascade', required: true }),
    email('email', { required: true }),
    select('role', roles, { required: true }),
    select('task', ['rate', 'rate-and-create', 'approve-and-edit', 'master-data', 'self-assessment'], {
      required: true,
    }),
    // Keyed hash of what the link carries.
    text('token', { hidden: true, writers: 'server' }),
    select('status', ['open', 'done', 'revoked']),
    date('expires'),
  ],
  rules: { list: ofMyCertificates, view: ofMyCertificates, create: null, update: null, delete: null },
};

const billedToMe = '@request.auth.id != "" && owner = @request.auth.id';

const byServer = { writers: 'server' } as const;

/** Issued, taken back and settled by calls of their own (api/invoices); never changed, never deleted. */
export const invoices: Collection = {
  id: 'invoices0000001',
  name: 'invoices',
  fixed: true,
  frozen: true,
  fields: [
    // The law asks to keep them longer than the account.
    relation('owner', { collection: 'users', onDelete: 'detach', ...byServer }),
    select('kind', ['invoice', 'storno'], byServer),
    text('number', { max: 40, unique: true, ...byServer }),
    text('date', byServer),
    select('state', ['open', 'paid', 'cancelled'], byServer),
    // Ids of the invoice that this one takes back, and of the one that takes this back.
    text('cancels', byServer),
    text('cancelled_by', byServer),
    text('method', byServer),
    text('due', byServer),
    text('paid', byServer),
    // In cents; the amount is with tax.
    number('net', { whole: true, ...byServer }),
    number('tax', { whole: true, ...byServer }),
    number('amount', { whole: true, ...byServer }),
    json('billing', byServer),
    json('items', byServer),
    // All that was printed, see domain/invoice.
    json('document', { hidden: true, ...byServer }),
    date('retain_until', byServer),
  ],
  rules: { list: billedToMe, view: billedToMe, create: null, update: null, delete: null },
};
