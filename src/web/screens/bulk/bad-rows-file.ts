import { bulkTargets } from '#domain/workflow/bulk-rows.ts';
import { csvOf } from './csv-of.ts';
import type { BadRow, BulkTable } from './bulk-table.ts';

/** What is wrong with a row, German. */
export const toldProblems = ({ problems }: BadRow): string =>
  problems.map(({ target, message }) => `${bulkTargets[target].label}: ${message}`).join(' ');

/** The rows that were not made, as a table of the same kind with a column that says why: to be mended and read again. */
export function badRowsFile({ headings, rows }: BulkTable, bad: readonly BadRow[], heading: string): string {
  return csvOf([
    [...headings, heading],
    ...bad.map((one) => [...headings.map((_, at) => rows[one.line - 2]?.[at] ?? ''), toldProblems(one)]),
  ]);
}
