import { readBulkRow, type Mapping, type RowProblem } from '#domain/workflow/bulk-rows.ts';
import type { Actor } from '../auth/actor.ts';
import { toTimestamp } from '../clock.ts';
import { certificates } from '../collections/content.ts';
import { keepHistory, nameOfActor } from '../history/keep-history.ts';
import { insertRecord } from '../records/insert-record.ts';
import { write, type WriteParts } from '../records/write.ts';

/** What became of the rows of a table; `line` counts from 1, the headings are line 1. */
export interface BulkReport {
  readonly created: readonly { readonly line: number; readonly id: string; readonly name: string }[];
  readonly bad: readonly { readonly line: number; readonly problems: readonly RowProblem[] }[];
}

/** Makes a draft of every sound row; the others are told, and change nothing. */
export async function createInBulk(
  parts: WriteParts,
  actor: Actor,
  rows: readonly (readonly string[])[],
  mapping: Mapping,
): Promise<BulkReport> {
  const read = rows.map((row, at) => ({ line: at + 2, ...readBulkRow(row, mapping) }));
  const bad = read
    .filter(({ problems }) => problems.length > 0)
    .map(({ line, problems }) => ({ line, problems }));
  const author = nameOfActor(actor);
  const created = await write(parts, actor, async (writing) => {
    const made = [];
    for (const { line, values, problems } of read) {
      if (problems.length > 0) continue;
      const due = typeof values['due'] === 'string' && values['due'] !== '' ? values['due'] : null;
      const stored = { ...values, due: due === null ? '' : toTimestamp(new Date(due)), role: 'employer' };
      const row = await insertRecord(writing, certificates, stored);
      await keepHistory(writing, row, { author, action: 'created' }, true);
      const person = values['person'] as { first_name?: string; last_name?: string };
      const name = [person.first_name, person.last_name].filter(Boolean).join(' ');
      made.push({ line, id: String(row['id']), name });
    }
    return made;
  });
  return { created, bad };
}
