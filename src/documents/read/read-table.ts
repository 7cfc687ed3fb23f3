import { defaultLimits } from './limits.ts';
import { runParser } from './run-parser.ts';
import type { Table } from './table.ts';

/**
 * Reads a table out of a CSV or XLSX file, in a process of its own with limits.
 * @throws DocumentError
 */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  const { text } = await runParser('table', bytes, defaultLimits);
  return JSON.parse(text) as Table;
}
