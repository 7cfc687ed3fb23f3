import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import type { CorrectionPoint } from '#domain/compose/correction-points.ts';
import { readDocument } from '../read/read-document.ts';
import { sampleReading } from '../testing/sample-reading.ts';
import { correctionContent, type CorrectionInput } from './correction-content.ts';
import { writeCorrectionDocx, writeCorrectionPdf } from './correction-letter.ts';

const plain = { wish: '', topic: '', rules: [] };
const points: readonly CorrectionPoint[] = [
  {
    ...plain,
    kind: 'replace',
    old: 'Sie war bemüht, #read("x") zu erledigen.',
    wanted: 'Sie erledigte alles stets zu unserer vollen Zufriedenheit.',
    reason: 'Mühe ohne Ergebnis liest sich als mangelhaft.',
    ruling: 'gewo-109-2',
  },
  { ...plain, kind: 'remove', old: 'Sie war gesellig.', wanted: '', reason: '', ruling: 'gibt-es-nicht' },
  {
    ...plain,
    request: true,
    kind: 'add',
    old: '',
    wanted: 'Wir danken ihr.',
    reason: 'Der Dank fehlt.',
    ruling: null,
  },
];
const input: CorrectionInput = {
  reading: sampleReading,
  points,
  today: '2026-11-20',
  deadline: '2026-12-11',
};
const letters = (text: string): string => text.replaceAll(/[\s\u00ad\u00a0-]/g, '');
const printed = (): string[] => {
  const { sender, recipient, subject, opening, sections, closing } = correctionContent(input);
  const texts = sections.flatMap(({ title, intro, points: all }) => [
    title,
    intro,
    ...all.flatMap(({ old, wanted, wish, reason, citation }) => [old, wanted, wish, reason, citation]),
  ]);
  return [...sender, ...recipient, subject, ...opening, ...texts, ...closing].filter((text) => text !== '');
};

test('the letter names the points in order, the rulings that exist, and the deadline', () => {
  const content = correctionContent(input);
  const all = content.sections.flatMap((section) => section.points);
  expect(content.sections.map(({ title, first }) => [title, first])).toEqual([
    ['Bitte um Berichtigung', 1],
    ['Bitte, zu prüfen', 3],
  ]);
  expect(all.map(({ title }) => title)).toEqual(['Bisherige Fassung', 'Zu streichen', 'Zu ergänzen']);
  expect(all.map(({ citation }) => citation)).toEqual(['§ 109 Abs. 2 GewO', '', '']);
  expect(content.closing[0]).toContain('bis zum 11. Dezember 2026');
  expect(content.opening[1]).toContain('die folgenden zwei Stellen');
  expect(content.sender[0]).toBe('Dr. Lena Vogt');
});

test('a ruling of which neither day nor file number is known is not cited to an employer', () => {
  const point = {
    ...plain,
    kind: 'clarify',
    old: 'Kollegen und Vorgesetzten',
    wanted: '',
    reason: 'x',
  } as const;
  const { sections } = correctionContent({
    ...input,
    points: [{ ...point, ruling: 'arbg-saarbruecken' }],
  });
  expect(sections[0]?.points[0]).toMatchObject({ title: 'Bisherige Fassung', citation: '§ 109 Abs. 2 GewO' });
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

const about = (change: Partial<CorrectionInput['reading']>, more: Partial<CorrectionInput> = {}) =>
  correctionContent({ ...input, ...more, reading: { ...sampleReading, ...change } });

describe('the letter about another kind of reference', () => {
  test('names the law and the bond that are right for it', () => {
    expect(about({ type: 'ausbildungszeugnis' }).opening[1]).toMatch(
      /Meine Ausbildung bei Ihnen .*§\u{a0}16\u{a0}BBiG/u,
    );
    expect(about({ type: 'ausbildungszeugnis' }).sections[0]?.points[0]?.citation).toContain('BBiG');
    const internship = about({ type: 'praktikumszeugnis' }).opening[1];
    expect(internship).toContain('Mein Praktikum bei Ihnen');
    expect(internship).not.toMatch(/§|beschäftigt/u);
  });

  test('sets no day where nothing can be demanded any more', () => {
    const { facts } = sampleReading;
    const { closing, opening } = about({ facts: { ...facts, date: '2020-03-31' } });
    expect(closing[0]).not.toContain('2026');
    expect(opening[1]).not.toContain('§');
  });

  test('of a simple one asks for a qualified one', () => {
    const point = {
      ...plain,
      kind: 'add',
      old: '',
      wanted: '',
      wish: 'Ich bitte um ein qualifiziertes Zeugnis.',
      reason: '',
      ruling: 'gewo-109-1',
      rules: ['missing-ratings'],
    } as const;
    const { subject, opening } = about({}, { points: [point] });
    expect(subject).toContain('Bitte um ein qualifiziertes Zeugnis');
    expect(opening[1]).toContain('auch Leistung und Verhalten beurteilt');
  });

  test('says once who has to prove a better grade, and leaves room for the evidence', () => {
    const point = { ...plain, request: true, kind: 'replace', old: 'a', wanted: 'b', reason: '' } as const;
    const { subject, sections } = about({}, { points: [{ ...point, ruling: 'bag-9-azr-584-13' }] });
    expect(subject).toContain('zu prüfen');
    expect(sections[0]?.intro).toMatch(/habe ich darzulegen .*\[Belege/u);
    expect(sections[0]?.points[0]?.citation).toBe('');
  });
});
