import { idOf, isSuperuser, type Actor } from '../auth/actor.ts';
import { toTimestamp } from '../clock.ts';
import type { Database } from '../database/tables.ts';
import { newId } from '../ids.ts';

export interface AdminAction {
  /** A verb: „create“, „update“, „backup“, … */
  readonly action: string;
  /** What kind of thing it was done to: a collection, „backups“, … */
  readonly target: string;
  /** Id or name of the thing. */
  readonly record: string;
  /** What helps to understand it later; no content of users. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Keeps what a superuser did, within the transaction in which he does it; of others nothing is kept here. */
export async function noteAdminActions(
  db: Database,
  actor: Actor,
  now: Date,
  actions: readonly AdminAction[],
): Promise<void> {
  const { account } = actor;
  if (account === null || !isSuperuser(actor) || actions.length === 0) return;
  const time = toTimestamp(now);
  const rows = actions.map(({ action, target, record, detail }) => ({
    id: newId(),
    admin: idOf(account),
    email: String(account.row['email']),
    action,
    target,
    record,
    detail: JSON.stringify(detail ?? null),
    created: time,
    updated: time,
  }));
  await db.insertInto('audit').values(rows).execute();
}
