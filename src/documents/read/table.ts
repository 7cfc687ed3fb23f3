import { parse } from 'csv-parse/sync';
import readSheet from 'read-excel-file/node';
import { decodeText } from './decode-text.ts';
import { DocumentError } from './document-error.ts';
import { isPictureFormat, sniff, type Format } from './sniff.ts';

/** Rows of texts; the first holds the headings. Days are YYYY-MM-DD. */
export type Table = readonly (readonly string[])[];

/** More people do not leave a firm at once, and more columns nobody maps. */
export const tableLimits = { rows: 1000, columns: 60, cell: 5000 } as const;

/** The cells of a CSV file (separated by semicolon, comma or tab) or of the first sheet of an XLSX file. */
export async function parseTable(bytes: Uint8Array): Promise<Table> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const rows = isZip ? await sheet(bytes) : csv(bytes);
  const filled = rows.filter((row) => row.some((cell) => cell !== ''));
  if (filled.length === 0) throw new DocumentError('no-text', 'In der Datei steht keine Tabelle.');
  if (filled.length > tableLimits.rows + 1)
    throw new DocumentError('too-large', `Es gehen höchstens ${tableLimits.rows} Zeilen auf einmal.`);
  const width = Math.min(tableLimits.columns, Math.max(...filled.map((row) => row.length)));
  return filled.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
}

/** Lines of a cell stay lines: they are the items of a list. */
function tidy(text: string): string {
  return text
    .split(/[\r\n\v\u2028\u2029]+/u)
    .map((line) => line.replaceAll(/[\p{Cc}\p{Surrogate}\s]+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, tableLimits.cell);
}

async function sheet(bytes: Uint8Array): Promise<string[][]> {
  const sheets = (await readSheet(Buffer.from(bytes))) as unknown as
    { readonly data: readonly (readonly unknown[])[] }[] | readonly (readonly unknown[])[];
  const [first] = sheets;
  const rows = first !== undefined && 'data' in first ? first.data : (sheets as unknown[][]);
  return rows.map((row) => row.map(cellText));
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'string') return tidy(cell);
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}

/** Any bytes are some text: a picture would become a table of odd signs. */
function refuseOthers(bytes: Uint8Array): void {
  if (bytes.length === 0) return;
  const format = formatOf(bytes);
  if (format === 'txt') return;
  const what = format !== null && isPictureFormat(format) ? 'Das ist ein Bild und keine Tabelle. ' : '';
  throw new DocumentError('unknown-format', `${what}Bitte eine CSV- oder XLSX-Datei wählen.`);
}

function formatOf(bytes: Uint8Array): Format | null {
  try {
    return sniff(bytes);
  } catch {
    return null;
  }
}

function csv(bytes: Uint8Array): string[][] {
  refuseOthers(bytes);
  const text = decodeText(bytes);
  const [head = ''] = text.split('\n');
  const separators = [';', ',', '\t'];
  const count = (sign: string): number => head.split(sign).length;
  const delimiter = separators.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
  const options = {
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  };
  return parse(text, options).map((row) => row.map(tidy));
}
