import { docxFile, typstPdf } from '../../src/documents/testing/sample-files.ts';
import { readDocument } from '../../src/documents/read/read-document.ts';
import { writeReportPdf } from '../../src/documents/write/report-pdf.ts';
import { writeLetterDocx } from '../../src/documents/write/letter-docx.ts';
import type { LetterInput } from '../../src/documents/write/letter-content.ts';
import { writeLetterPdf } from '../../src/documents/write/letter-pdf.ts';
import { pagePicture } from '../../src/documents/write/pictures/pictures.ts';
import { compose } from '../../src/domain/compose/compose.ts';
import { decode } from '../../src/domain/decode/decode.ts';
import { readLetterhead } from '../../src/domain/letter/letterhead.ts';
import { sampleAnswers } from '../../tests/helpers/answers.ts';
import { readLetters } from './letter-rows.ts';

/**
 * Times from file to text (start of the parser included) and from reading to report, median of five; and from letter to
 * PDF on a warm server, by pages.
 */
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
    ...(await measureLetters()),
  ];
}

/** Letters that go out; what the specification of speed asks for is the PDF of two pages within 100 ms. */
async function measureLetters(): Promise<string[]> {
  const lines: string[] = [];
  for (const [pages, tasks] of [
    [1, 5],
    [2, 30],
  ] as const) {
    const input = letterWith(tasks);
    const first = performance.now();
    const pdf = await writeLetterPdf(input(0));
    const cold = performance.now() - first;
    const picture = await pagePicture(pdf, pages, 1.6);
    if (picture?.pages !== pages)
      throw new Error(`${tasks} tasks fill ${picture?.pages} pages, not ${pages}`);
    if (pages === 1) lines.push(line('letter PDF, first', [cold]));
    const name = pages === 1 ? '1 page' : `${pages} pages`;
    lines.push(await warm(`letter PDF, ${name}`, (round) => writeLetterPdf(input(round))));
    lines.push(await warm(`letter DOCX, ${name}`, (round) => writeLetterDocx(input(round))));
    lines.push(await warm(`picture of page ${pages}`, () => pagePicture(pdf, pages, 1.6)));
  }
  return lines;
}

/** A letter with so many tasks; each round another one, so that nothing is found in a cache. */
function letterWith(tasks: number): (round: number) => LetterInput {
  const letterhead = readLetterhead({ layout: 'classic', address: ['Hafenstraße 12', '24937 Flensburg'] });
  return (round) => {
    const activities = Array.from(
      { length: tasks },
      (_, at) =>
        `Aufgabe ${at + 1 + 100 * round} mit Planung, Ausschreibung, Vergabe und Abnahme der Leistungen`,
    );
    const answers = { ...sampleAnswers(), activities };
    return { letter: compose(answers), answers, letterhead, logo: null, draft: true };
  };
}

/** Median and slowest of forty rounds after ten to get warm. */
async function warm(name: string, run: (round: number) => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let round = 1; round <= 50; round += 1) {
    const start = performance.now();
    await run(round);
    if (round > 10) times.push(performance.now() - start);
  }
  return line(name, times);
}

const told = (time = 0): string => `${time.toFixed(0).padStart(5)} ms`;

function line(name: string, times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const slowest = sorted.length > 1 ? `, slowest of ${sorted.length} ${told(sorted.at(-1)).trim()}` : '';
  return `${name.padEnd(20)} ${told(sorted[Math.floor(sorted.length / 2)])}${slowest}`;
}

async function median(name: string, run: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return line(name, times);
}
