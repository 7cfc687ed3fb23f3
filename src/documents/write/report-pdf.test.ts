import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import type { Finding } from '#domain/decode/reading.ts';
import { sampleReading, sampleText } from '../testing/sample-reading.ts';
import { reportContent, type ReportInput } from './report-content.ts';
import { writeReportPdf } from './report-pdf.ts';
import { setDocument } from './typst/set-document.ts';

const sample: ReportInput = { reading: sampleReading, text: sampleText, created: '2026-11-20T23:30:00.000Z' };

const closing = { grade: 3.5, range: [3, 4], confidence: 0.75 } as const;

async function open(input: ReportInput) {
  const pdf = await writeReportPdf(input);
  const document = await getDocument({ data: pdf, verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''));
  }
  return { document, texts, text: texts.join(' ').replaceAll(/[\s\u00ad]+/g, ' ') };
}

describe('the report', () => {
  test('is a tagged German PDF/UA with a title', async () => {
    const { document } = await open(sample);
    const { info, metadata } = await document.getMetadata();
    expect(info).toMatchObject({
      Title: 'Auswertung: Arbeitszeugnis für Frau Dr. Lena Vogt, Projektleiterin',
      Language: 'de-DE',
    });
    expect(metadata?.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect([...Object(await document.getMarkInfo())]).toContainEqual(['Marked', true]);
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
    expect(tree).toMatch(/"role":"H1".*"role":"H2".*"role":"H3"/);
    // The overall impression is a heading of its own, before the first of the others.
    expect(tree.split('"role":"H2"').length).toBeGreaterThanOrEqual(3);
  });

  test('says grades, findings, gaps, next steps and notes in this order, and the whole letter', async () => {
    const { text } = await open(sample);
    const expected = [
      'Gelesen am 21. November 2026',
      'befriedigend zwischen befriedigend und gut · 4,3 von 7',
      'Leistung befriedigend 4,2 Verhalten gut 5,5 Schluss befriedigend 3,3',
      'Fachwissen sehr gut 6,3',
      'Was sich berichtigen lässt',
      'Auffälligkeit · Arbeitsbereitschaft · Satz 2',
      'Mühe ohne Ergebnis',
      'Die Einführung neuer Verfahren gelang ihr zügig und mit Erfolg.',
      'LAG Köln, 12.09.2023 – 4 Sa 12/23',
      'Die Vorgesetzten stehen zuletzt',
      'Was sonst auffällt',
      'Das Arbeitsverhältnis endet mitten im Monat',
      'Was fehlt',
      'Zur Arbeitsweise steht nichts da',
      'Was jetzt?',
      'Um Berichtigung bitten',
      'Das Zeugnis',
      'Frau Dr. Lena Vogt, geboren am 12. März 1985 in Köln',
      'Geschäftsführerin',
      'Erläuterungen 1 sehr gut',
      '5 befriedigend · 3,3 von 7 · Schlussformel',
    ];
    const places = expected.map((part) => text.indexOf(part));
    expect(expected.filter((_, i) => (places[i] ?? -1) < 0)).toEqual([]);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test.each([
    [4.4, 3.6, 5, 'zwischen mangelhaft und ausreichend · 1,9 von 7'],
    [2, 2, 3, 'zwischen befriedigend und gut · 5,5 von 7'],
    [2, 1.8, 2.2, '5,5 von 7'],
  ])('the range of %d from %d to %d is told in full', (grade, best, worst, rest) => {
    const reading = { ...sampleReading, overall: { grade, range: [best, worst] as const, confidence: 0.6 } };
    expect(reportContent({ ...sample, reading }).overall?.rest).toBe(rest);
  });

  test('tells what a letter says again and again once, with how often', async () => {
    const [finding] = sampleReading.findings;
    const again = Array.from({ length: 485 }, (_, at) => ({
      ...(finding as Finding),
      start: at,
      end: at + 1,
    }));
    const content = reportContent({ ...sample, reading: { ...sampleReading, findings: again } });
    expect(content.other).toHaveLength(1);
    expect(content.other[0]?.kind).toContain('485-mal in diesem Text');
    expect(reportContent(sample).other[0]?.kind).not.toContain('-mal');
  });

  test('tells what follows from a ruling once, and then its name', () => {
    const [first] = sampleReading.findings;
    const again = Array.from({ length: 4 }, (_, at) => ({
      ...(first as Finding),
      title: `Stelle ${at}`,
      correctable: at < 2,
      ruling: 'gewo-109-2',
    }));
    const { correctable, other } = reportContent({
      ...sample,
      reading: { ...sampleReading, findings: again },
    });
    const [full, ...rest] = [...correctable, ...other];
    expect(full).toMatchObject({
      citation: '§ 109 Abs. 2 GewO',
      holding: expect.stringMatching(/./) as string,
    });
    expect(rest.map(({ citation, holding }) => [citation, holding])).toEqual(
      rest.map(() => ['§ 109 Abs. 2 GewO (siehe oben)', '']),
    );
  });

  test('names what can be done as the screen does, and says it in full once', async () => {
    const [first] = sampleReading.findings;
    const again = ['Erste', 'Zweite'].map((title) => ({
      ...(first as Finding),
      title,
      advice: 'Um eine klare Fassung bitten.',
      better: 'Sie arbeitete sorgfältig.',
    }));
    const { text } = await open({ ...sample, reading: { ...sampleReading, findings: again } });
    expect(text).toContain('Was sich tun lässt: Um eine klare Fassung bitten.');
    expect(text).toContain('Was sich tun lässt: siehe oben');
    expect(text).toContain('Besser wäre: siehe oben');
    expect(text.split('Um eine klare Fassung bitten.')).toHaveLength(2);
  });

  test('says above the grades that there are several letters, and not again below', async () => {
    const [first] = sampleReading.findings;
    const paper: Finding = {
      ...(first as Finding),
      rule: 'two-letters',
      kind: 'formal',
      title: 'Im Text stehen zwei Zeugnisse',
      advice: 'Jedes Zeugnis einzeln prüfen.',
      correctable: false,
    };
    const { text } = await open({ ...sample, reading: { ...sampleReading, findings: [paper] } });
    expect(text.split('Im Text stehen zwei Zeugnisse')).toHaveLength(2);
    expect(text.indexOf('Jedes Zeugnis einzeln')).toBeLessThan(text.indexOf('Gesamteindruck'));
  });

  test('says in one sentence why the closing has another grade than its sentences', async () => {
    const categories = [{ ...closing, category: 'future-wishes', sentences: [8] }] as const;
    const reading = { ...sampleReading, closing: { ...closing, grade: 4.8 }, categories };
    const { text } = await open({ ...sample, reading });
    expect(sampleReading.sentences[8]?.category).toBe('future-wishes');
    expect(text).toContain('Satz für Satz klingt der Schluss befriedigend; ');
    expect(text).toContain('die meisten als mangelhaft. Merkmale');
    expect((await open(sample)).text).not.toContain('Satz für Satz');
  });

  test('has page x of y and „Keine Rechtsberatung“ at the foot of each page', async () => {
    const { texts } = await open(sample);
    const foot = /Auswertung vom 21\.\s+November 2026 · Keine Rechtsberatung\s+Seite (\d) von (\d)/;
    const numbers = texts.map((text) => foot.exec(text)?.slice(1).map(Number));
    expect(numbers).toEqual(texts.map((_, i) => [i + 1, texts.length]));
  });

  test('tears no paragraph and no row, and leaves no heading or closing remark alone, wherever a page ends', async () => {
    const paragraph =
      'ANFANG der Stelle, die zusammenbleiben soll, weil ihre Noten daneben am Rand stehen und über mehrere Zeilen zu ihr gehören, ENDE.';
    const labels = ['Was sich berichtigen lässt', 'Was fehlt', 'Was jetzt?', 'Erläuterungen'];
    for (let lines = 0; lines < 12; lines += 1) {
      const fill = Array.from({ length: 9 + lines }, () => 'Eine kurze Zeile.').join('\n');
      const text = `${sampleText}\n\n${fill}\n\n${Array.from({ length: 9 }, () => paragraph).join('\n\n')}`;
      const [first] = sampleReading.findings;
      const findings = Array.from({ length: lines + 2 }, () => first as NonNullable<typeof first>);
      const { texts } = await open({ ...sample, text, reading: { ...sampleReading, findings } });
      const pages = texts.map((page) =>
        page.replaceAll(/[\s\u00ad]+/g, ' ').replace(/ ?Auswertung vom .*$/, ''),
      );
      for (const page of pages) {
        expect(page.split('ANFANG').length).toBe(page.split('ENDE').length);
        expect(labels.filter((label) => page.trimEnd().endsWith(label))).toEqual([]);
        expect(page).not.toMatch(/^ ?(?:Für die Sprache der Zeugnisse|Keine Rechtsberatung)/);
      }
    }
  });

  test('needs no font or sign that is not there, and is set beside the event loop', async () => {
    const long = Array.from({ length: 400 }, () => sampleText).join('\n\n');
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const set = await setDocument('report.typ', reportContent({ ...sample, text: long }));
    clearInterval(timer);
    expect(set.warnings).toEqual([]);
    expect(turns).toBeGreaterThan(5);
  });

  test('of another document says so and shows its text', async () => {
    const reading = { ...sampleReading, isReference: false, notReferenceReason: 'Das ist eine Bewerbung.' };
    const nothing = { overall: null, performance: null, behavior: null, closing: null, type: null };
    const empty = { categories: [], sentences: [], findings: [], recommendations: [] };
    const { text } = await open({
      ...sample,
      reading: { ...reading, ...nothing, ...empty },
      text: 'Sehr geehrte Frau Kern,',
    });
    expect(text).toContain('Das ist wohl kein Arbeitszeugnis. Das ist eine Bewerbung.');
    expect(text).toContain('Sehr geehrte Frau Kern,');
    expect(text).not.toMatch(/Merkmale|Erläuterungen|Gesamteindruck/);
  });
});

describe('hostile text', () => {
  const evil = String.raw`#read("/etc/passwd") $x^2$ *fett* _kursiv_ = Titel \ #import "@preview/cetz:0.3.0" <label> @ref // Ende`;

  test('stays literal', async () => {
    const reading = {
      ...sampleReading,
      findings: [],
      facts: { ...sampleReading.facts, last_name: '#eval("1+1")' },
    };
    const { text, document } = await open({ ...sample, reading, text: evil });
    // Without spaces, since the lines may break anywhere.
    expect(text.replaceAll(' ', '')).toContain(evil.replaceAll(' ', ''));
    expect((await document.getMetadata()).info).toMatchObject({
      Title: expect.stringContaining('#eval("1+1")') as string,
    });
  });

  test('without glyphs, with controls, direction marks or endless words is still set', async () => {
    const odd = `漢字 😀 \u0000\u0007 \u202eabc\u202c \ud83d ${'x'.repeat(5000)}`;
    const { text } = await open({ ...sample, reading: { ...sampleReading, sentences: [] }, text: odd });
    expect(text).toMatch(/□□ □ .*abc/);
  });
});
