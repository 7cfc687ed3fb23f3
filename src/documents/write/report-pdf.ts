import { reportContent, type ReportInput } from './report-content.ts';
import { setDocument } from './typst/set-document.ts';

/**
 * The reading of a letter as a report: grades, findings, what to do next, and the letter with its notes.
 * @param input the reading, the text it refers to, and when it was made (ISO 8601)
 * @returns a tagged PDF (PDF/UA-1), A4
 */
export async function writeReportPdf(input: ReportInput): Promise<Uint8Array> {
  const { pdf } = await setDocument('report.typ', reportContent(input));
  return pdf;
}
