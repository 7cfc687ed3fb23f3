import { columnsWith, fieldNames, fields, type Field } from '#domain/workflow/permissions.ts';
import type { Actor } from '../../auth/actor.ts';
import { toTimestamp } from '../../clock.ts';
import { certificates, invitations } from '../../collections/content.ts';
import { ApiError, invalid } from '../../errors.ts';
import { contentOf } from '../../history/content-columns.ts';
import { keepHistory, nameOfActor } from '../../history/keep-history.ts';
import { changeRecord } from '../../records/change-record.ts';
import { toRecord, type ApiRecord } from '../../records/row.ts';
import type { WriteParts } from '../../records/write.ts';
import { nameOfRecipient } from './open-invitation.ts';
import { withOwnInvitation } from './own-invitation.ts';
import { entriesOf } from './view-invitation.ts';

/**
 * Puts what a recipient rated into the certificate. Only this does it: nothing that stays apart gets there by itself.
 * @param wanted fields; those that he did not fill in are passed over
 * @param ratings single categories of the performance; undefined for all
 * @throws ApiError 400 when there is nothing to take over, 409 while signatures are being collected
 */
export async function takeOver(
  parts: WriteParts,
  actor: Actor,
  id: string,
  wanted: readonly Field[],
  ratings: readonly string[] | undefined,
): Promise<ApiRecord> {
  const row = await withOwnInvitation(parts, actor, id, async (writing, { invitation, certificate }) => {
    if (certificate['locked'] === 1) throw new ApiError(409, 'Das Zeugnis wird gerade unterzeichnet.');
    const entries = entriesOf(invitation);
    const taken = fieldNames.filter((field) => wanted.includes(field) && entries[field] !== undefined);
    if (taken.length === 0) throw invalid({}, 'Hier ist noch nichts eingetragen.');
    const columns = contentOf(certificate);
    const values = Object.fromEntries(
      taken.map((field) => [
        field,
        field === 'performance' && ratings !== undefined
          ? withRatings(columns['performance'], entries[field], ratings)
          : withEntries(columns[fields[field].column], entries[field]),
      ]),
    );
    const changed = await changeRecord(writing, certificates, certificate, columnsWith(columns, values));
    await changeRecord(writing, invitations, invitation, { taken: toTimestamp(writing.now) });
    const about = nameOfRecipient(invitation);
    await keepHistory(writing, changed, { author: nameOfActor(actor), action: 'taken-over', about }, true);
    return changed;
  });
  return toRecord(certificates, row, actor);
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** What he entered over what is there; what he left empty does not take away what others entered. */
function withEntries(before: unknown, entered: unknown): unknown {
  if (typeof entered !== 'object' || entered === null || Array.isArray(entered)) return entered;
  const merged: Record<string, unknown> = { ...(before as object | null) };
  for (const [key, value] of Object.entries(entered)) {
    if (key === 'ratings') merged[key] = { ...(merged[key] as object | undefined), ...(value as object) };
    else if (!isEmpty(value) || merged[key] === undefined) merged[key] = value;
  }
  return merged;
}

interface Rated {
  readonly ratings?: Readonly<Record<string, unknown>>;
}

/** The performance as it is, with these categories as the recipient rated them. */
function withRatings(before: unknown, entered: unknown, categories: readonly string[]): object {
  const [mine, theirs] = [before as Rated | null, entered as Rated];
  const chosen = Object.entries(theirs.ratings ?? {}).filter(([category]) => categories.includes(category));
  return { ...mine, ratings: { ...mine?.ratings, ...Object.fromEntries(chosen) } };
}
