import type { CertificateRecord, InvitationRecord } from '#web/lib/work/owner.ts';
import { editorsOf, stateOf, type WorkState } from '#web/lib/work/state.ts';

/** A certificate in the list, with where the work on it stands. */
export interface Entry {
  readonly row: CertificateRecord;
  readonly state: WorkState;
  /** Who changed the text while he was asked to approve it; '' where nobody did. */
  readonly editors: string;
  /** Who has something open. */
  readonly open: readonly InvitationRecord[];
  readonly overdue: boolean;
}

const day = 86_400_000;
const momentOf = (timestamp: string): number => Date.parse(timestamp.replace(' ', 'T'));

/** True where the day has passed; '' is no day. */
const isPast = (due: string, now: number): boolean => due !== '' && Date.parse(due.slice(0, 10)) + day < now;

/** The certificates with the work on them, what is due first on top; what has no day comes last. */
export function entriesOf(
  rows: readonly CertificateRecord[],
  invitations: readonly InvitationRecord[],
  now: number,
): Entry[] {
  const byCertificate = new Map<string, InvitationRecord[]>();
  for (const one of invitations)
    byCertificate.set(one.certificate, [...(byCertificate.get(one.certificate) ?? []), one]);
  return rows
    .map((row) => {
      const asked = byCertificate.get(row.id) ?? [];
      const state = stateOf(row, asked);
      const open = state === 'signed' ? [] : asked.filter(({ status }) => status === 'open');
      const overdue = state !== 'signed' && [row, ...open].some(({ due }) => isPast(due, now));
      return { row, state, editors: editorsOf(row, asked), open, overdue };
    })
    .toSorted(({ row: one }, { row: other }) => (one.due || '9').localeCompare(other.due || '9'));
}

/** Whom a reminder would reach: his link is good, and he was not reminded a moment ago. */
export const remindable = (entries: readonly Entry[], now: number): InvitationRecord[] =>
  entries.flatMap(({ open }) =>
    open.filter(
      ({ expires, reminded }) =>
        momentOf(expires) > now && (reminded === '' || momentOf(reminded) <= now - day),
    ),
  );
