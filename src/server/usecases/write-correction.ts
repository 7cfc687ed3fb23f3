import {
  pointsOfImproved,
  pointsOfReading,
  type CorrectionPoint,
} from '#domain/compose/correction-points.ts';
import { decode } from '#domain/decode/decode.ts';
import type { Reading } from '#domain/decode/reading.ts';
import { letterText } from '#domain/letter/letter-text.ts';
import type { CorrectionInput } from '#documents/write/correction-content.ts';
import { writeCorrectionDocx, writeCorrectionPdf } from '#documents/write/correction-letter.ts';
import type { Row } from '../database/engine.ts';
import type { Database } from '../database/tables.ts';
import { ApiError } from '../errors.ts';
import type { Source } from './improve-analysis.ts';
import { openCertificate } from './open-certificate.ts';

export type CorrectionFormat = 'pdf' | 'docx';
/** YYYY-MM-DD, both. */
export type CorrectionDays = Pick<CorrectionInput, 'today' | 'deadline'>;

function write(
  reading: CorrectionInput['reading'],
  points: readonly CorrectionPoint[],
  days: CorrectionDays,
  format: CorrectionFormat,
): Promise<Uint8Array> {
  if (points.length === 0) {
    throw new ApiError(400, 'Es gibt nichts, worum der Arbeitgeber gebeten werden müsste.');
  }
  const input = { reading, points, ...days };
  return format === 'pdf' ? writeCorrectionPdf(input) : writeCorrectionDocx(input);
}

/**
 * The letter to the employer from a reading alone.
 * @param row analysis as it is stored
 * @throws ApiError 400 when there is nothing to ask for
 */
export async function correctionOfAnalysis(
  row: Row,
  days: CorrectionDays,
  format: CorrectionFormat,
): Promise<Uint8Array> {
  const reading = JSON.parse(String(row['reading'])) as Reading;
  return write(reading, reading.isReference ? pointsOfReading(reading) : [], days, format);
}

/**
 * The letter to the employer from what was changed in an improved reference, and from what is still amiss in it.
 * @param row certificate as it is stored
 * @throws ApiError 400 when it was not made from a reference, or there is nothing to ask for
 */
export async function correctionOfCertificate(
  db: Database,
  row: Row,
  days: CorrectionDays,
  format: CorrectionFormat,
): Promise<Uint8Array> {
  const source = JSON.parse(String(row['source'])) as Source | null;
  const { letter, answers } = await openCertificate(db, row);
  if (source === null || letter === null) {
    throw new ApiError(400, 'Dieses Zeugnis ist nicht aus einem geprüften entstanden.');
  }
  const now = decode(letterText(letter, answers));
  return write(source, pointsOfImproved(source.reasons, source.blocks, letter, now), days, format);
}
