import type { Field } from '#domain/workflow/permissions.ts';
import type { Comment } from '#web/lib/work/recipient.ts';

/** What a recipient entered and the server does not have yet. */
export interface EntriesCopy {
  readonly values: Partial<Record<Field, unknown>>;
  readonly comments?: readonly Comment[] | undefined;
  /** The version of the certificate that was seen. */
  readonly version: number;
  /** What stood at the server when the entering began, by field; copies of earlier days lack it. */
  readonly base?: Partial<Record<Field, unknown>> | undefined;
  /** What was sent and not answered. */
  readonly sent: readonly Partial<Record<Field, unknown>>[];
}

/** The name stands on the privacy page. */
const key = (invitation: string): string => `klarzeugnis-invitation-${invitation}`;

// A browser that refuses storage only loses this comfort: hence every access is allowed to fail.

export function loadEntriesCopy(invitation: string): EntriesCopy | null {
  try {
    const read = JSON.parse(localStorage.getItem(key(invitation)) ?? 'null') as EntriesCopy | null;
    return typeof read?.version === 'number' && typeof read.values === 'object' ? read : null;
  } catch {
    return null;
  }
}

export function keepEntriesCopy(invitation: string, copy: EntriesCopy): void {
  try {
    localStorage.setItem(key(invitation), JSON.stringify(copy));
  } catch {
    // See above.
  }
}

export function dropEntriesCopy(invitation: string): void {
  try {
    localStorage.removeItem(key(invitation));
  } catch {
    // See above.
  }
}
