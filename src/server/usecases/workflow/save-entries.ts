import { withoutTurns } from '#domain/german/without-turns.ts';
import { readLetter } from '#domain/letter/read-letter.ts';
import { mergeEntries } from '#domain/workflow/merge-entries.ts';
import {
  columnsWith,
  fieldNames,
  fieldValue,
  isWritable,
  permissions,
  type Field,
} from '#domain/workflow/permissions.ts';
import { progressOf } from '#domain/workflow/missing-entries.ts';
import { readEntries } from '#domain/workflow/read-entries.ts';
import { keepDone, type Comment } from '#domain/workflow/comments.ts';
import type { Task } from '#domain/workflow/task.ts';
import { addEdits, type TextEdit } from '#domain/workflow/text-edits.ts';
import { toTimestamp } from '../../clock.ts';
import { certificates, invitations } from '../../collections/content.ts';
import { anyTable, engineOf, type Row } from '../../database/engine.ts';
import { ApiError, forbidden, invalid } from '../../errors.ts';
import { contentOf, sameContent } from '../../history/content-columns.ts';
import { noteEdit } from '../../history/note-edit.ts';
import { changeRecord } from '../../records/change-record.ts';
import { write, type WriteParts } from '../../records/write.ts';
import type { Writing } from '../../records/write-record.ts';
import { gone, nameOfRecipient, type OpenInvitation } from './open-invitation.ts';
import { commentsOf } from './settle-comment.ts';
import { entriesOf, versionFor } from './view-invitation.ts';

/**
 * Does something on behalf of a recipient, with his invitation and the certificate as they are now.
 * @throws ApiError 409 when there is nothing left to do for him: finished, being signed, signed
 */
export async function asRecipient<T>(
  parts: WriteParts,
  open: OpenInvitation,
  work: (writing: Writing & { readonly author: string }, now: OpenInvitation) => Promise<T>,
  signing = false,
): Promise<T> {
  return write(parts, open.owner, async (writing) => {
    const again = async (table: string, row: Row): Promise<Row | undefined> => {
      const query = anyTable(writing.db).selectFrom(table).selectAll().where('id', '=', String(row['id']));
      // Two saves at once come one after the other; on SQLite every transaction does.
      return ('postgres' === engineOf(writing.db) ? query.forUpdate() : query).executeTakeFirst();
    };
    const certificate = await again('certificates', open.certificate);
    const invitation = await again('invitations', open.invitation);
    if (certificate === undefined || invitation === undefined) throw gone('deleted');
    if (invitation['status'] === 'revoked') throw gone('expired');
    const over = certificate['status'] === 'signed' || (certificate['locked'] === 1 && !signing);
    if (over)
      throw new ApiError(409, 'An diesem Zeugnis lässt sich nichts mehr ändern: Es wird unterzeichnet.');
    if (invitation['status'] !== 'open')
      throw new ApiError(
        409,
        'Ihre Aufgabe ist abgeschlossen. Wenn noch etwas fehlt, öffnet Ihr Kontakt sie wieder.',
      );
    const author = nameOfRecipient(invitation);
    return work({ ...writing, author }, { ...open, invitation, certificate });
  });
}

/** @throws ApiError 403 naming every field that is not for this task */
function refuseForeign(task: Task, source: object): void {
  const foreign = Object.keys(source).filter(
    (name) => !fieldNames.includes(name as Field) || !isWritable(permissions[task][name as Field]),
  );
  if (foreign.length === 0) return;
  const message = 'Diese Angabe gehört nicht zu Ihrer Aufgabe.';
  const faults = foreign.map((name) => [name, { code: 'validation_not_allowed', message }] as const);
  throw new ApiError(403, forbidden().message, Object.fromEntries(faults));
}

/** What a recipient entered so far. */
export interface Entered {
  /** By field. */
  readonly values: object;
  /** Of whoever reads the letter; all that he wrote until now. */
  readonly comments?: readonly Comment[] | undefined;
  /**
   * What stood in the fields when he began, by field: what he did not touch stays as others left it meanwhile. Without
   * it, what he sends is for the `version` that he saw; without either it replaces what is there.
   */
  readonly base?: object | undefined;
  readonly version?: number | undefined;
}

/**
 * Keeps what a recipient entered so far: in the certificate, or apart from it, as the table of permissions says.
 * @throws ApiError 403 for fields of others, 400 with `data` for faulty values, 409 with `data` by path for answers that
 * were changed at another place, too; then nothing is stored
 */
export async function saveEntries(
  parts: WriteParts,
  open: OpenInvitation,
  { values, comments, base, version }: Entered,
): Promise<OpenInvitation> {
  const task = String(open.invitation['task']) as Task;
  refuseForeign(
    task,
    comments !== undefined && task !== 'approve-and-edit' ? { ...values, comments } : values,
  );
  const { entries, problems } = readEntries(withoutTurns(values));
  if (problems.length > 0) {
    const faults = problems.map(({ field, message }) => [field, { code: 'validation_invalid', message }]);
    throw invalid(Object.fromEntries(faults));
  }
  return asRecipient(parts, open, async (writing, now) => {
    const seen = seenBy(now, base, version);
    const merged = seen === null ? entries : mergeInto(now, task, seen, entries);
    const certificate = await saveInto(writing, now.certificate, pick(merged, task, 'edit'));
    const before = entriesOf(now.invitation);
    const apart = { ...before, ...pick(merged, task, 'apart') };
    const changed = JSON.stringify(before) !== JSON.stringify(apart);
    const edits = task === 'approve-and-edit' ? { edits: editsAfter(now, certificate) } : {};
    const invitation = await changeRecord(writing, invitations, now.invitation, {
      entries: apart,
      ...(changed ? { revision: Number(now.invitation['revision']) + 1 } : {}),
      progress: progressOf(task, contentOf(certificate), apart),
      saved: toTimestamp(writing.now),
      ...edits,
      ...(comments === undefined ? {} : { comments: keepDone(commentsOf(now.invitation), comments) }),
    });
    return { ...now, invitation, certificate };
  });
}

const letterIn = (row: Row) => readLetter(contentOf(row)['letter']);

/** What he changed in the text so far; the owner is told of it. */
function editsAfter({ invitation, certificate }: OpenInvitation, row: Row): TextEdit[] {
  const edits = JSON.parse(String(invitation['edits'])) as TextEdit[];
  return addEdits(edits, letterIn(certificate), letterIn(row));
}

type Picked = Partial<Record<Field, unknown>>;

/** What he saw when he began; `null` where what he sends is for what there is now. */
function seenBy(now: OpenInvitation, base: object | undefined, version: number | undefined): Picked | null {
  // Read as it is read when it is saved: both forms are to be compared.
  if (base !== undefined) return readEntries(base).entries;
  return version === undefined || version === versionFor(now) ? null : {};
}

/** @throws ApiError 409 with `data` by path for answers that were changed here and there */
function mergeInto(
  { certificate, invitation }: OpenInvitation,
  task: Task,
  seen: Picked,
  sent: Picked,
): Picked {
  const [columns, apart] = [contentOf(certificate), entriesOf(invitation)];
  const merged = Object.entries(sent).map(([name, mine]) => {
    const field = name as Field;
    const stored = permissions[task][field] === 'apart' ? apart[field] : fieldValue(columns, field);
    return [field, mergeEntries(field, seen[field], mine, stored)] as const;
  });
  const clashes = merged.flatMap(([, one]) => one.clashes);
  if (clashes.length > 0) {
    const message = 'Diese Angabe wurde inzwischen an anderer Stelle geändert.';
    const faults = clashes.map(({ path }) => [path, { code: 'validation_stale', message }]);
    const told = clashes.some(({ field }) => field === 'letter') ? 'Der Text wurde' : 'Diese Angaben wurden';
    throw new ApiError(
      409,
      `${told} inzwischen an anderer Stelle geändert. Bitte neu laden.`,
      Object.fromEntries(faults) as Record<string, object>,
    );
  }
  return Object.fromEntries(merged.map(([field, { value }]) => [field, value]));
}

const pick = (entries: Picked, task: Task, access: 'edit' | 'apart'): Picked =>
  Object.fromEntries(
    Object.entries(entries).filter(([field]) => permissions[task][field as Field] === access),
  );

async function saveInto(writing: Writing, certificate: Row, entries: Picked): Promise<Row> {
  const columns = columnsWith(contentOf(certificate), entries);
  const values = { ...columns, ...('letter' in columns ? { status: 'edited' } : {}) };
  const draft = { ...certificate };
  for (const [name, value] of Object.entries(columns)) draft[name] = JSON.stringify(value);
  if (sameContent(certificate, draft)) return certificate;
  const row = await changeRecord(writing, certificates, certificate, values);
  await noteEdit(writing, certificate, row);
  return row;
}
