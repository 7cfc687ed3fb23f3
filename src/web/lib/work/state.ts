import type { CertificateRecord, InvitationRecord } from './owner.ts';

/** Where the work on a certificate stands, in the order of the work. */
export const workStates = [
  'draft',
  'asked',
  'changes',
  'entered',
  'approved',
  'outdated',
  'signing',
  'signed',
] as const;
export type WorkState = (typeof workStates)[number];

export function stateOf(
  { status, locked }: Pick<CertificateRecord, 'status' | 'locked'>,
  invitations: readonly Pick<InvitationRecord, 'status' | 'decision' | 'task' | 'outdated'>[],
): WorkState {
  if (status === 'signed') return 'signed';
  if (locked) return 'signing';
  const working = invitations.filter((one) => one.status !== 'revoked' && one.task !== 'sign');
  if (working.some(({ decision }) => decision === 'changes')) return 'changes';
  if (working.some((one) => one.status === 'open')) return 'asked';
  const approvals = working.filter(({ decision }) => decision === 'approved');
  // One that is not for this text is none for it.
  if (approvals.some(({ outdated }) => outdated !== '')) return 'outdated';
  if (approvals.length > 0) return 'approved';
  return working.length > 0 ? 'entered' : 'draft';
}

/**
 * Who changed the text while he was asked to approve it; '' where nobody did. Of a text that others changed since, and
 * of the one that was signed, it says nothing any more.
 */
export const editorsOf = (
  { status }: Pick<CertificateRecord, 'status'>,
  invitations: readonly Pick<InvitationRecord, 'status' | 'outdated' | 'edits' | 'name' | 'email'>[],
): string =>
  status === 'signed'
    ? ''
    : invitations
        .filter((one) => one.status !== 'revoked' && one.outdated === '' && one.edits.length > 0)
        .map(({ name, email }) => name || email)
        .join(', ');
