import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import type { CorrectionPoint } from '#domain/compose/correction-points.ts';
import { readDocument } from '../read/read-document.ts';
import { sampleReading } from '../testing/sample-reading.ts';
import { correctionContent, type CorrectionInput } from './correction-content.ts';
import { writeCorrectionDocx, writeCorrectionPdf } from './correction-letter.ts';

const points: readonly CorrectionPoint[] = [
  {
    kind: 'replace',
    old: 'Sie war bemüht, #read("x") zu erledigen.',
    wanted: 'Sie erledigte alles stets zu unserer vollen Zufriedenheit.',
    reason: 'Mühe ohne Ergebnis liest sich als mangelhaft.',
    ruling: 'gewo-109-2',
  },
  { kind: 'remove', old: 'Sie war gesellig.', wanted: '', reason: '', ruling: 'gibt-es-nicht' },
  { kind: 'add', old: '', wanted: 'Wir danken ihr.', reason: 'Der Dank fehlt.', ruling: null },
];
const input: CorrectionInput = {
  reading: sampleReading,
  points,
  today: '2026-11-20',
  deadline: '2026-12-11',
};
const letters = (text: string): string => text.replaceAll(/[\s\u00ad\u00a0-]/g, '');
const printed = (): string[] => {
  const { sender, recipient, subject, opening, points: all, closing } = correctionContent(input);
  const texts = all.flatMap(({ old, wanted, reason, citation }) => [old, wanted, reason, citation]);
  return [...sender, ...recipient, subject, ...opening, ...texts, ...closing].filter((text) => text !== '');
};

test('the letter names the points in order, the rulings that exist, and the deadline', () => {
  const content = correctionContent(input);
  expect(content.points.map(({ title }) => title)).toEqual([
    'Bisherige Fassung',
    'Zu streichen',
    'Zu ergänzen',
  ]);
  expect(content.points.map(({ citation }) => citation)).toEqual(['§ 109 Abs. 2 GewO', '', '']);
  expect(content.closing[0]).toContain('bis zum 11. Dezember 2026');
  expect(content.opening[1]).toContain('die folgenden 3 Stellen');
  expect(content.sender[0]).toBe('Dr. Lena Vogt');
});

test('a ruling of which neither day nor file number is known is not cited to an employer', () => {
  const point = { kind: 'clarify', old: 'Kollegen und Vorgesetzten', wanted: '', reason: 'x' } as const;
  const { points: asked } = correctionContent({
    ...input,
    points: [{ ...point, ruling: 'arbg-saarbruecken' }],
  });
  expect(asked[0]).toMatchObject({ title: 'Klarer zu fassen', citation: '§ 109 Abs. 2 GewO' });
});

test('the PDF holds every word, is tagged, and takes nothing for a command', async () => {
  const document = await getDocument({ data: await writeCorrectionPdf(input), verbosity: 0 }).promise;
  let text = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  for (const part of printed()) expect(letters(text)).toContain(letters(part));
  expect([...Object(await document.getMarkInfo())]).toContainEqual(['Marked', true]);
});

test('the DOCX holds every word', async () => {
  const { text } = await readDocument(await writeCorrectionDocx(input), 'brief.docx');
  for (const part of printed()) expect(letters(text)).toContain(letters(part));
});
