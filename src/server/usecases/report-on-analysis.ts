import type { Reading } from '#domain/decode/reading.ts';
import { reportName } from '#domain/letter/report-name.ts';
import { writeReportPdf } from '#documents/write/report-pdf.ts';
import { toIso } from '../clock.ts';
import type { Row } from '../database/engine.ts';
import { ApiError } from '../errors.ts';

/**
 * An analysis as a PDF to keep, with the name it is saved under.
 * @param row as it is stored
 * @throws ApiError 400 for one that was not read (yet)
 */
export async function reportOnAnalysis(
  row: Row,
): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  const reading = JSON.parse(String(row['reading'])) as Reading | null;
  if (reading === null) throw new ApiError(400, 'Dieses Zeugnis ist noch nicht ausgewertet.');
  const created = toIso(String(row['created']));
  const bytes = await writeReportPdf({ reading, text: String(row['text']), created });
  // The day that the report itself names; Swedes write it as files do.
  const day = new Date(created).toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
  return { name: reportName(reading.facts.last_name, day), bytes };
}
