import { certificateTypes } from '#domain/letter/certificate-type.ts';
import { historyActions } from '#domain/workflow/history.ts';
import { isDay } from '#domain/letter/fields.ts';
import { letterFault } from '#domain/letter/letter-size.ts';
import { recipientRoles, tasks } from '#domain/workflow/task.ts';
import { ownerFields, ownRows, type Collection } from './collection.ts';
import { date, email, file, flag, json, number, relation, select, text } from './field.ts';

const kibi = 1024;
const mebi = 1024 * kibi;
/** Each several times what the longest reference takes; a letter holds its texts up to three times. */
const bytes = { few: 16 * kibi, some: 64 * kibi, many: 128 * kibi, letter: 512 * kibi } as const;
const roles = ['employer', 'employee'] as const;
/** What lies in the trash is seen in the overview alone, until it is taken out or gone for good. */
const notTrashed = 'trashed = ""';
const guestsIncluded = { list: ownRows, view: ownRows, create: ownRows, delete: ownRows };

/** Answers of the wizard and the letter made of them. */
export const certificates: Collection = {
  id: 'certificates001',
  name: 'certificates',
  owned: true,
  room: {
    of: 'Zeugnisse',
    visitor: { rows: 100, bytes: 20 * mebi },
    account: { rows: 5_000, bytes: 250 * mebi },
  },
  versioned: true,
  noted: true,
  tombstoned: true,
  fields: [
    ...ownerFields,
    select('type', certificateTypes),
    select('role', roles),
    select('mode', ['b2c', 'plain']),
    text('project_name', { max: 200 }),
    // Where the owner put it among his own.
    number('position', { min: 0, whole: true }),
    json('person', { max: bytes.few }),
    json('company', { max: bytes.some }),
    json('occupation', { max: bytes.many }),
    json('activities', { max: bytes.some }),
    // Those of them that a language model suggested.
    json('assisted', { max: bytes.some }),
    json('performance', { max: bytes.few }),
    json('behavior', { max: bytes.few }),
    json('ending', { max: bytes.few }),
    json('exam', { max: bytes.few }),
    text('place', { max: 200 }),
    text('date', {
      pattern: /^\d{4}-\d{2}-\d{2}$/,
      check: (day) => (isDay(day) ? null : 'Bitte ein gültiges Datum angeben.'),
    }),
    json('signatories', { max: bytes.some }),
    flag('digital_only'),
    json('options', { max: bytes.few }),
    json('letterhead', { max: bytes.few }),
    json('letter', { max: bytes.letter, check: letterFault }),
    // The reference that was improved: which block came from which of its sentences, and what is said against it.
    json('source', { writers: 'server' }),
    select('status', ['draft', 'generated', 'edited', 'signed', 'deleted'], {
      reserved: ['signed', 'deleted'],
    }),
    number('version', { min: 0, whole: true, writers: 'server' }),
    // When it shall be handed out.
    date('due'),
    // Signatures are being collected.
    flag('locked', { writers: 'server' }),
    // What was shown to the signatories, see usecases/signing.
    json('signing', { writers: 'server' }),
    // Of the employee, to get it in electronic form.
    json('consent', { writers: 'server' }),
    // The document that closed it: its hash, and what is known of its signatures.
    json('sealed', { writers: 'server' }),
    // Since when it lies in the trash; '' where it does not.
    date('trashed', { writers: 'server' }),
  ],
  rules: {
    list: `${notTrashed} && (${ownRows})`,
    view: `${notTrashed} && (${ownRows})`,
    create: ownRows,
    // What was signed, or is just being signed, stays as it is.
    update: `status != "signed" && locked = false && ${notTrashed} && (${ownRows})`,
    delete: ownRows,
  },
};

const notOver = '(expires = "" || expires > @now)';
const ownReadings = `(${ownRows}) && ${notOver}`;
const shownReadings = `${ownReadings} && ${notTrashed}`;

/** References that were read; made by `POST /api/analyses` alone. */
export const analyses: Collection = {
  id: 'analyses0000001',
  name: 'analyses',
  owned: true,
  room: {
    of: 'Auswertungen',
    visitor: { rows: 200, bytes: 50 * mebi },
    account: { rows: 5_000, bytes: 500 * mebi },
  },
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
    // As its owner calls it.
    text('name', { writers: 'server' }),
    date('trashed', { writers: 'server' }),
  ],
  rules: { list: shownReadings, view: shownReadings, create: null, update: null, delete: ownReadings },
};

/** Files that belong to a certificate: the letterhead's logo, a document signed elsewhere. */
export const files: Collection = {
  id: 'files0000000001',
  name: 'files',
  owned: true,
  room: {
    of: 'Dateien',
    visitor: { rows: 100, bytes: 50 * mebi },
    account: { rows: 5_000, bytes: 500 * mebi },
  },
  fields: [
    ...ownerFields,
    relation('certificate', { collection: 'certificates', onDelete: 'cascade' }),
    select('purpose', ['logo', 'document', 'signed'], { required: true, reserved: ['signed'] }),
    text('name', { max: 200 }),
    file('file', {
      max: 5 * mebi,
      types: ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'],
      required: true,
    }),
  ],
  // The signed document goes with its certificate, not before.
  rules: { ...guestsIncluded, update: null, delete: `purpose != "signed" && (${ownRows})` },
};

const ofMyCertificates = '@request.auth.id != "" && certificate.owner = @request.auth.id';

const seen = { list: ofMyCertificates, view: ofMyCertificates, create: null, update: null, delete: null };
const ofCertificate = relation('certificate', {
  collection: 'certificates',
  onDelete: 'cascade',
  required: true,
});

/** Who was asked to do a part of the work on a certificate, and what he did. */
export const invitations: Collection = {
  id: 'invitations0001',
  name: 'invitations',
  fields: [
    ofCertificate,
    email('email', { required: true }),
    select('role', recipientRoles, { required: true }),
    select('task', tasks, { required: true }),
    text('name', { max: 200 }),
    text('message', { max: 1000 }),
    // Signatories: whose turn it is, from 1.
    number('position', { min: 0, whole: true }),
    // `waiting`: for the signatures before it.
    select('status', ['open', 'waiting', 'done', 'revoked']),
    select('decision', ['approved', 'changes']),
    // What stays apart from the certificate until it is taken over, by field.
    json('entries'),
    // Rises with every change of them.
    number('revision', { whole: true }),
    json('comments', { initial: [] }),
    // Of the rounds before this one.
    json('earlier_comments', { initial: [] }),
    // What whoever is to approve the text changed in it himself, in this round.
    json('edits', { initial: [] }),
    // Hash of the text that was approved; since when and by whom it is another one, and when the approver was told.
    text('approved', { hidden: true }),
    date('outdated'),
    text('outdated_by', { max: 300 }),
    date('outdated_told', { hidden: true }),
    number('progress', { min: 0, max: 1 }),
    json('signature'),
    date('due'),
    date('expires'),
    date('opened'),
    date('saved'),
    date('finished'),
    date('reminded'),
    date('taken'),
  ],
  rules: seen,
};

/** States of a certificate that were kept, to be compared. */
export const certificateVersions: Collection = {
  id: 'certversions001',
  name: 'certificate_versions',
  fields: [
    ofCertificate,
    number('number', { whole: true }),
    text('author', { max: 300 }),
    text('reason', { max: 300 }),
    json('letter'),
    json('answers'),
  ],
  rules: seen,
};

/** Who did what when. */
export const certificateHistory: Collection = {
  id: 'certhistory0001',
  name: 'certificate_history',
  fields: [
    ofCertificate,
    // In the order of what happened, from 1.
    number('number', { whole: true }),
    text('author', { max: 300 }),
    select('action', Object.keys(historyActions)),
    // Whom or what it was about.
    text('about', { max: 1000 }),
    // Number of the state that it led to; 0: none was kept.
    number('version', { whole: true }),
  ],
  rules: seen,
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
    // In percent; 0 by § 19 UStG. The sum of the tax does not tell it: few cents are taxed with nothing.
    number('tax_rate', { whole: true, ...byServer }),
    number('amount', { whole: true, ...byServer }),
    json('billing', byServer),
    json('items', byServer),
    // All that was printed, see domain/invoice.
    json('document', { hidden: true, ...byServer }),
    date('retain_until', byServer),
  ],
  rules: { list: billedToMe, view: billedToMe, create: null, update: null, delete: null },
};
