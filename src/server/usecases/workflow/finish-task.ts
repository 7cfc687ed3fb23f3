import { missingEntries } from '#domain/workflow/missing-entries.ts';
import { blocksOf } from '#domain/letter/letter.ts';
import { readLetter } from '#domain/letter/read-letter.ts';
import type { HistoryAction } from '#domain/workflow/history.ts';
import { keepDone, type Comment } from '#domain/workflow/comments.ts';
import { taskLabels, type Task } from '#domain/workflow/task.ts';
import { toTimestamp } from '../../clock.ts';
import { invitations } from '../../collections/content.ts';
import { ApiError, invalid, type FieldFault } from '../../errors.ts';
import { textHash } from '../../history/approved-text.ts';
import { contentOf } from '../../history/content-columns.ts';
import { keepHistory } from '../../history/keep-history.ts';
import { progressMail } from '../../mail/workflow-letters.ts';
import { changeRecord } from '../../records/change-record.ts';
import { nameOfRecipient, type OpenInvitation } from './open-invitation.ts';
import type { InvitationParts } from './invitation-parts.ts';
import { personOf } from './person-of.ts';
import { asRecipient } from './save-entries.ts';
import { commentsOf } from './settle-comment.ts';
import { entriesOf } from './view-invitation.ts';

/** How a recipient closes his task; approval is for those who were asked for it. */
export interface Ending {
  readonly decision: 'approved' | 'changes' | '';
  readonly comments: readonly Comment[];
  /** Names the text that he read, as he was shown it; an approval is for that one. */
  readonly text?: string | undefined;
}

function refuseIncomplete(task: Task, open: OpenInvitation, { decision, comments }: Ending): void {
  const faults: Record<string, FieldFault> = {};
  const refuse = (field: string, message: string): void => {
    faults[field] = { code: 'validation_required', message };
  };
  const columns = contentOf(open.certificate);
  for (const { field, message } of missingEntries(task, columns, entriesOf(open.invitation)))
    refuse(field, message);
  const letter = readLetter(columns['letter']);
  if (task === 'rate-and-create' && letter === null)
    refuse('letter', 'Bitte den Zeugnistext erstellen lassen, bevor Sie abschließen.');
  if (task === 'approve-and-edit') {
    if (letter === null) refuse('letter', 'Es gibt noch keinen Zeugnistext, der sich freigeben ließe.');
    if (decision === '') refuse('decision', 'Bitte freigeben oder um Änderungen bitten.');
    if (decision === 'changes' && comments.length === 0)
      refuse('comments', 'Bitte sagen, was geändert werden soll.');
    const known = new Set(['', ...(letter === null ? [] : blocksOf(letter).map(({ id }) => id))]);
    if (comments.some(({ block }) => !known.has(block)))
      refuse('comments', 'Ein Kommentar gehört zu einem Satz, den es nicht mehr gibt.');
  }
  if (Object.keys(faults).length > 0) throw invalid(faults, 'Es fehlen noch Angaben.');
}

const actions: Readonly<Record<Ending['decision'], HistoryAction>> = {
  approved: 'approved',
  changes: 'changes-requested',
  '': 'finished',
};

const otherText = (): ApiError =>
  new ApiError(
    409,
    'Der Zeugnistext wurde geändert, während Sie ihn gelesen haben. Bitte lesen Sie ihn noch einmal, bevor Sie ihn freigeben.',
  );

/**
 * Closes a recipient's task and tells the owner.
 * @throws ApiError 400 with `data` by field for what is missing, 409 when the text that is approved is not the one that
 * was read
 */
export async function finishTask(
  parts: InvitationParts,
  open: OpenInvitation,
  ending: Ending,
): Promise<OpenInvitation> {
  const task = String(open.invitation['task']) as Task;
  const approval = task === 'approve-and-edit';
  const decision = approval ? ending.decision : '';
  const comments = approval ? ending.comments : [];
  const done = await asRecipient(parts, open, async (writing, now) => {
    refuseIncomplete(task, now, { decision, comments });
    const hash = textHash(now.certificate);
    if (decision === 'approved' && (ending.text ?? hash) !== hash) throw otherText();
    const invitation = await changeRecord(writing, invitations, now.invitation, {
      decision,
      comments: keepDone(commentsOf(now.invitation), comments),
      approved: decision === 'approved' ? hash : '',
      outdated: '',
      outdated_by: '',
      outdated_told: '',
      status: 'done',
      progress: 1,
      finished: toTimestamp(writing.now),
    });
    const { author } = writing;
    const about = approval ? comments.map(({ text }) => text).join(' · ') : taskLabels[task];
    await keepHistory(writing, now.certificate, { author, action: actions[decision], about }, true);
    return { ...now, invitation };
  });
  parts.mailer.send(
    progressMail({
      email: String(open.owner.account.row['email']),
      who: nameOfRecipient(open.invitation),
      task,
      decision,
      edited: String(done.invitation['edits']) !== '[]',
      about: personOf(open.certificate),
      link: parts.links.work(String(open.certificate['id'])),
    }),
    String(open.owner.account.row['id']),
  );
  return done;
}
