import {
  onTemplate,
  planBulk,
  templateParts,
  type BulkInvitation,
  type BulkRow,
  type Mapping,
  type RowProblem,
  type TemplateValues,
} from '#domain/workflow/bulk-rows.ts';
import { taskLabels } from '#domain/workflow/task.ts';
import type { Actor } from '../auth/actor.ts';
import { toTimestamp } from '../clock.ts';
import { fieldsOf } from '../collections/collection.ts';
import { certificates } from '../collections/content.ts';
import type { Row } from '../database/engine.ts';
import { ApiError, invalid } from '../errors.ts';
import { keepHistory, nameOfActor } from '../history/keep-history.ts';
import type { Mail } from '../mail/mail.ts';
import { invitationMail } from '../mail/workflow-letters.ts';
import { findRow } from '../records/access.ts';
import { insertRecord } from '../records/insert-record.ts';
import { normalEmail } from '../records/email.ts';
import { shown } from '../records/row.ts';
import { write } from '../records/write.ts';
import { copyLogo } from './overview/copy-logo.ts';
import type { Writing } from '../records/write-record.ts';
import type { InvitationParts } from './workflow/invitation-parts.ts';
import { insertInvitation } from './workflow/invite.ts';
import { askedOf } from './workflow/asked-of.ts';

/** What became of the rows of a table; `line` counts from 1, the headings are line 1. */
export interface BulkReport {
  readonly created: readonly {
    readonly line: number;
    readonly id: string;
    readonly name: string;
    /** How many were asked to work on it. */
    readonly asked: number;
  }[];
  readonly bad: readonly { readonly line: number; readonly problems: readonly RowProblem[] }[];
  readonly mails: number;
}

export interface BulkWish {
  readonly rows: readonly (readonly string[])[];
  readonly mapping: Mapping;
  /** How many mails the owner agreed to; another number than the table asks for makes nothing. */
  readonly mails: number;
  /** Stands in every mail. */
  readonly message: string;
  /** A certificate whose employer, letterhead and signatories all of them get; '' for none. */
  readonly template: string;
}

/** One table does not write to more people; nobody shall fill mailboxes by mistake. */
export const mostBulkMails = 300;
/** Days that the links are good. */
const days = 28;

/**
 * Makes a draft of every sound row and asks those whom it names; the others are told, and change nothing.
 * @throws ApiError 404 when the template is not there for this actor, 409 when the table asks for another number of mails than was agreed to, 400 when it asks for too many
 */
export async function createInBulk(
  parts: InvitationParts,
  actor: Actor,
  { rows, mapping, mails, message, template }: BulkWish,
): Promise<BulkReport> {
  const plan = planBulk(rows, mapping);
  if (plan.mails !== mails)
    throw new ApiError(409, `Aus dieser Tabelle gehen ${plan.mails} Mails hinaus, bestätigt waren ${mails}.`);
  if (plan.mails > mostBulkMails)
    throw invalid({}, `Auf einmal gehen höchstens ${mostBulkMails} Mails hinaus. Bitte die Tabelle teilen.`);
  const bad = plan.rows
    .filter(({ problems }) => problems.length > 0)
    .map(({ line, problems }) => ({ line, problems }));
  const done = await write(parts, actor, async (writing) => {
    const common = await readTemplate(writing, template);
    const made = [];
    for (const row of plan.rows)
      if (row.problems.length === 0)
        made.push({ line: row.line, ...(await createOne(parts, writing, row, message, common)) });
    return made;
  });
  const letters = done.flatMap((one) => one.letters);
  parts.mailer.sendMany(letters);
  const created = done.map(({ line, id, name, letters: { length: asked } }) => ({ line, id, name, asked }));
  return { created, bad, mails: letters.length };
}

interface Template {
  readonly id: string;
  readonly values: TemplateValues;
}

async function readTemplate(writing: Writing, id: string): Promise<Template | null> {
  if (id === '') return null;
  const row = await findRow(writing, certificates, 'view', id);
  if (row === undefined)
    throw new ApiError(404, 'Das Zeugnis, das als Vorlage dienen soll, gibt es nicht mehr.');
  const values = fieldsOf(certificates)
    .filter(({ name }) => (templateParts as readonly string[]).includes(name))
    .map((field) => [field.name, shown(field, row[field.name])] as const);
  return { id, values: Object.fromEntries(values) };
}

async function createOne(
  parts: InvitationParts,
  writing: Writing,
  { values, invitations }: BulkRow,
  message: string,
  template: Template | null,
): Promise<{ readonly id: string; readonly name: string; readonly letters: readonly Mail[] }> {
  const author = nameOfActor(writing.actor);
  const due = typeof values['due'] === 'string' && values['due'] !== '' ? values['due'] : null;
  const whole = template === null ? values : onTemplate(values, template.values);
  const stored = { ...whole, due: due === null ? '' : toTimestamp(new Date(due)), role: 'employer' };
  const row = await insertRecord(writing, certificates, stored);
  if (template !== null) await copyLogo(writing, template.id, String(row['id']));
  await keepHistory(writing, row, { author, action: 'created' }, true);
  const letters = [];
  for (const one of invitations) letters.push(await ask(parts, writing, row, { ...one, message }));
  const person = values['person'] as { first_name?: string; last_name?: string };
  const name = [person.first_name, person.last_name].filter(Boolean).join(' ');
  return { id: String(row['id']), name, letters };
}

async function ask(
  { secret, links }: InvitationParts,
  writing: Writing,
  certificate: Row,
  asked: BulkInvitation & { readonly message: string },
): Promise<Mail> {
  const asker = nameOfActor(writing.actor);
  const { row, token } = await insertInvitation(writing, secret, certificate, {
    ...asked,
    email: normalEmail(asked.email),
    days,
  });
  const about = `${asked.name || asked.email} · ${taskLabels[asked.task]}`;
  await keepHistory(writing, certificate, { author: asker, action: 'invited', about });
  const { message } = asked;
  return invitationMail({ ...askedOf(certificate, row, writing.actor, links.invitation(token)), message });
}
