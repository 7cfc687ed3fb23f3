import { docxFile, typstPdf } from '../../src/documents/testing/sample-files.ts';
import { readDocument } from '../../src/documents/read/read-document.ts';
import { writeReportPdf } from '../../src/documents/write/report-pdf.ts';
import { decode } from '../../src/domain/decode/decode.ts';
import { readLetters } from './letter-rows.ts';

/** Times from file to text (start of the parser included) and from reading to report, median of five. */
export async function measureDocuments(): Promise<string[]> {
  const text = readLetters().find((row) => row.grade !== null)?.text ?? '';
  const paragraphs = text.split('\n\n');
  const pdf = typstPdf(
    `#let paragraphs = ${JSON.stringify(paragraphs).replace('[', '(').replace(/\]$/, ')')}\n#for one in paragraphs [#par[#one]]`,
  );
  const docx = await docxFile({ paragraphs });
  const reading = decode(text);
  return [
    await median('text PDF to text', () => readDocument(pdf, 'a.pdf')),
    await median('DOCX to text', () => readDocument(docx, 'a.docx')),
    await median('report PDF', () => writeReportPdf({ reading, text, created: '2026-11-20T12:00:00.000Z' })),
  ];
}

async function median(name: string, run: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return `${name.padEnd(20)} ${(times[2] ?? 0).toFixed(0).padStart(5)} ms`;
}
