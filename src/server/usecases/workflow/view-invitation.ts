import { missingEntries } from '#domain/workflow/missing-entries.ts';
import {
  isVisible,
  permissions,
  stepsOf,
  visibleValues,
  type Columns,
  type Field,
} from '#domain/workflow/permissions.ts';
import type { Task } from '#domain/workflow/task.ts';
import { toTimestamp } from '../../clock.ts';
import { invitations } from '../../collections/content.ts';
import { anyTable, type Row } from '../../database/engine.ts';
import type { Database } from '../../database/tables.ts';
import { textHash } from '../../history/approved-text.ts';
import { contentOf } from '../../history/content-columns.ts';
import { keepHistory } from '../../history/keep-history.ts';
import { changeRecord } from '../../records/change-record.ts';
import { shown } from '../../records/row.ts';
import { write, type WriteParts } from '../../records/write.ts';
import { fieldOf } from '../../collections/collection.ts';
import { openCertificate } from '../open-certificate.ts';
import { paperFrame } from '../paper-frame.ts';
import { nameOfRecipient, type OpenInvitation } from './open-invitation.ts';
import { employerOf, personOf, senderOf, toldSender } from './person-of.ts';

/** What a recipient entered that stays apart from the certificate. */
export const entriesOf = (invitation: Row): Partial<Record<Field, unknown>> =>
  (JSON.parse(String(invitation['entries'])) as Partial<Record<Field, unknown>> | null) ?? {};

/** Rises with everything that a recipient could overwrite: in the certificate, or apart from it. */
export const versionFor = ({ certificate, invitation }: OpenInvitation): number =>
  Number(certificate['version']) + Number(invitation['revision']);

const columnsOf = (certificate: Row): Columns => contentOf(certificate);

async function signatoriesOf(db: Database, certificate: string): Promise<object[]> {
  const rows = await anyTable(db)
    .selectFrom('invitations')
    .selectAll()
    .where('certificate', '=', certificate)
    .where('task', '=', 'sign')
    .where('status', '!=', 'revoked')
    .orderBy('position')
    .execute();
  return rows.map((row) => {
    const signature = JSON.parse(String(row['signature'])) as { name?: string; function?: string } | null;
    return {
      name: signature?.name ?? nameOfRecipient(row),
      signed: row['status'] === 'done',
      when: row['finished'],
    };
  });
}

/** What stands on the sheet around the text. */
async function frameOf(db: Database, certificate: Row): Promise<object> {
  const { answers } = await openCertificate(db, certificate);
  return paperFrame(answers);
}

/** What a recipient sees: who asks for what and until when, and the fields of his task, no others. */
export async function viewInvitation(db: Database, open: OpenInvitation): Promise<object> {
  const { invitation, certificate, owner } = open;
  const task = String(invitation['task']) as Task;
  const own = (name: string): unknown => {
    const field = fieldOf(invitations, name);
    return field && shown(field, invitation[name]);
  };
  const columns = columnsOf(certificate);
  const employee = invitation['role'] === 'employee';
  const closed = certificate['status'] === 'signed';
  return {
    id: invitation['id'],
    task,
    role: invitation['role'],
    name: invitation['name'],
    message: invitation['message'],
    status: invitation['status'],
    decision: invitation['decision'],
    position: invitation['position'],
    due: invitation['due'],
    expires: invitation['expires'],
    saved: invitation['saved'],
    finished: invitation['finished'],
    comments: own('comments'),
    earlier: own('earlier_comments'),
    edits: own('edits'),
    asker: toldSender(senderOf(owner)),
    employer: employerOf(certificate),
    about: personOf(certificate),
    type: certificate['type'],
    steps: stepsOf(task),
    access: permissions[task],
    values: visibleValues(columns, task),
    // Whoever approves or signs reads the whole sheet, not only its text.
    paper: isVisible(permissions[task].letter) ? await frameOf(db, certificate) : null,
    entries: entriesOf(invitation),
    missing: missingEntries(task, columns, entriesOf(invitation)),
    version: versionFor(open),
    // Names the text for whoever approves it.
    text: isVisible(permissions[task].letter) ? textHash(certificate) : '',
    // Since when the text is not the one that he approved.
    outdated: invitation['outdated'],
    locked: certificate['locked'] === 1,
    closed,
    download: closed && mayDownload(invitation),
    // As the owner named it; the signatory may correct it.
    function: task === 'sign' ? functionOf(certificate, invitation) : '',
    signatories: task === 'sign' ? await signatoriesOf(db, String(certificate['id'])) : [],
    ...(employee
      ? {
          digital: certificate['digital_only'] === 1,
          consent: shown({ type: 'json', name: 'consent' }, certificate['consent']),
        }
      : {}),
  };
}

function functionOf(certificate: Row, invitation: Row): string {
  const named = JSON.parse(String(certificate['signatories'])) as { role?: string }[] | null;
  return named?.[Number(invitation['position']) - 1]?.role ?? '';
}

/** The signed document is for the employee and for those who signed or approved it. */
export const mayDownload = (invitation: Row): boolean =>
  invitation['role'] === 'employee' ||
  (invitation['status'] === 'done' && ['sign', 'approve-and-edit'].includes(String(invitation['task'])));

/** Notes that a recipient opened his link; the first time counts. */
export async function noteOpened(parts: WriteParts, open: OpenInvitation): Promise<void> {
  if (open.invitation['opened'] !== '') return;
  await write(parts, open.owner, async (writing) => {
    const opened = toTimestamp(writing.now);
    await changeRecord(writing, invitations, open.invitation, { opened });
    const author = nameOfRecipient(open.invitation);
    await keepHistory(writing, open.certificate, { author, action: 'opened' });
  });
}
