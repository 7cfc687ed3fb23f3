import { bulkTargets } from '#domain/workflow/bulk-rows.ts';
import type { BadRow, BulkTable } from './bulk-table.ts';

const cell = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** What is wrong with a row, German. */
export const toldProblems = ({ problems }: BadRow): string =>
  problems.map(({ target, message }) => `${bulkTargets[target].label}: ${message}`).join(' ');

/** The rows that were not made, as a table of the same kind with a column that says why: to be mended and read again. */
export function badRowsFile({ headings, rows }: BulkTable, bad: readonly BadRow[], heading: string): string {
  const lines = [
    [...headings, heading],
    ...bad.map((one) => [...headings.map((_, at) => rows[one.line - 2]?.[at] ?? ''), toldProblems(one)]),
  ];
  // The mark at the front tells spreadsheet programs that it is UTF-8.
  return `\uFEFF${lines.map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`;
}
