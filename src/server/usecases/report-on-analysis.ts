import type { Reading } from '#domain/decode/reading.ts';
import { writeReportPdf } from '#documents/write/report-pdf.ts';
import { toIso } from '../clock.ts';
import type { Row } from '../database/engine.ts';

/**
 * An analysis as a PDF to keep.
 * @param row as it is stored
 */
export async function reportOnAnalysis(row: Row): Promise<Uint8Array> {
  const reading = JSON.parse(String(row['reading'])) as Reading;
  return writeReportPdf({ reading, text: String(row['text']), created: toIso(String(row['created'])) });
}
