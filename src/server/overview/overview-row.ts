import type { Row } from '../database/engine.ts';

/** The row of the overview for a stored certificate or analysis. */
export function overviewRow(row: Row, entryOf: (row: Row) => Row): Row {
  const { id = '', owner = '', visitor = '', trashed = '', created = '', updated = '' } = row;
  return { id, owner, visitor, trashed, created, updated, ...entryOf(row) };
}
