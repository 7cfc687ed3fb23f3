import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { compose } from '#domain/compose/compose.ts';
import { certificateTypes } from '#domain/letter/certificate-type.ts';
import { hideBlock, insertOwn } from '#domain/letter/edit-letter.ts';
import { letterText } from '#domain/letter/letter-text.ts';
import { layouts, readLetterhead } from '#domain/letter/letterhead.ts';
import { sampleAnswers } from '../../../tests/helpers/answers.ts';
import { readDocument } from '../read/read-document.ts';
import type { LetterInput } from './letter-content.ts';
import { writeLetterDocx } from './letter-docx.ts';
import { writeLetterPdf } from './letter-pdf.ts';
import { pagePicture, readLogo } from './pictures/pictures.ts';

const answers = sampleAnswers();
const letterhead = readLetterhead({ layout: 'classic', address: ['Hafenstraße 12', '24937 Flensburg'] });
const sample: LetterInput = { letter: compose(answers), answers, letterhead, logo: null, draft: false };

/** Words alone: bullets, and where lines and pages break, are not what is compared. */
const words = (text: string): string =>
  text
    .replaceAll(/^[•–] /gm, '')
    .replaceAll(/[\u00ad•]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
/** Without spaces and hyphens: a line of a PDF may end within a word. */
const letters = (text: string): string => words(text).replaceAll(/[ -]/g, '');

async function openPdf(pdf: Uint8Array) {
  return getDocument({ data: pdf.slice(), verbosity: 0 }).promise;
}

/** The text of the pages without head, foot and mark, which are no part of the letter. */
async function pdfText(pdf: Uint8Array, isArtifact = false): Promise<string> {
  const document = await openPdf(pdf);
  let text = '';
  for (let number = 1; number <= document.numPages; number++) {
    const content = await (await document.getPage(number)).getTextContent({ includeMarkedContent: true });
    const open: boolean[] = [];
    for (const item of content.items) {
      if ('str' in item) {
        if (open.includes(true) === isArtifact) text += item.str + (item.hasEOL ? '\n' : '');
      } else if (item.type.startsWith('begin')) open.push('tag' in item && item.tag === 'Artifact');
      else open.pop();
    }
    text += '\n';
  }
  return text.replaceAll(/\u00ad\s*\n?/g, '');
}

const docxText = async (docx: Uint8Array): Promise<string> => (await readDocument(docx, 'zeugnis.docx')).text;

async function picture(kind: 'png' | 'jpeg' | 'webp', side = 60): Promise<Uint8Array> {
  const canvas = createCanvas(side, side);
  canvas.getContext('2d').fillRect(10, 10, 20, 20);
  return kind === 'png'
    ? canvas.encode('png')
    : kind === 'jpeg'
      ? canvas.encode('jpeg')
      : canvas.encode('webp');
}

describe.each(certificateTypes)('%s', (type) => {
  const own = sampleAnswers({ type });
  const letter = compose(own);
  const text = words(letterText(letter, own));
  const input = { ...sample, letter, answers: own };

  test('stands in the PDF word for word', async () => {
    const pdf = letters(await pdfText(await writeLetterPdf(input)));
    const head = `${own.company.name} ${letterhead.address.join(' · ')} `;
    expect(pdf).toBe(letters(head + text));
  });

  test('stands in the DOCX word for word', async () => {
    const docx = words(await docxText(await writeLetterDocx(input)));
    const head = `${own.company.name} ${letterhead.address.join(' · ')} `;
    expect(docx).toBe(head + text);
  });
});

test('what the user wrote, hid and moved is printed so', async () => {
  const own = { id: 'own/1', text: 'Besonders hervorheben möchten wir die Messe „Wind & Strom“ <2024>.' };
  const edited = insertOwn(
    hideBlock(sample.letter, 'performance/motivation', true),
    'performance',
    own,
    null,
  );
  const text = words(letterText(edited, answers));
  expect(text).toContain(own.text);
  const preprinted = { ...letterhead, layout: 'preprinted' } as const;
  const input = { ...sample, letter: edited, letterhead: preprinted };
  expect(letters(await pdfText(await writeLetterPdf(input)))).toBe(letters(text));
  expect(words(await docxText(await writeLetterDocx(input)))).toBe(text);
});

describe('the PDF', () => {
  test('is tagged PDF/UA-1 in German with title, lists and heading', async () => {
    const document = await openPdf(await writeLetterPdf(sample));
    const { info, metadata } = await document.getMetadata();
    expect(info).toMatchObject({ Title: 'Arbeitszeugnis für Frau Lena Vogt', Language: 'de-DE' });
    expect(info).toMatchObject({ Author: answers.company.name });
    expect(metadata?.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
    expect(tree).toMatch(/"role":"H1".*"role":"P".*"role":"L".*"role":"LI"/);
  });

  test.each(layouts)('in the layout „%s“ draws the logo and warns of nothing', async (layout) => {
    const logo = (await readLogo(await picture('png'))) ?? null;
    const plain = await writeLetterPdf({ ...sample, letterhead: { ...letterhead, layout } });
    const marked = await writeLetterPdf({ ...sample, logo, letterhead: { ...letterhead, layout } });
    // Printed paper brings its own logo.
    expect(marked.length > plain.length).toBe(layout !== 'preprinted');
    const tree = JSON.stringify(await (await (await openPdf(marked)).getPage(1)).getStructTree());
    expect(tree.includes('Logo Ostwind Anlagenbau GmbH')).toBe(layout !== 'preprinted');
  });

  test('says on every page that it is a draft until it is signed, and how many pages there are', async () => {
    const long = Array.from({ length: 40 }, (_, at) => `Aufgabe ${at + 1} mit Planung, Vergabe und Abnahme`);
    const own = { ...answers, activities: long };
    const input = { ...sample, answers: own, letter: compose(own) };
    const draft = words(await pdfText(await writeLetterPdf({ ...input, draft: true }), true));
    expect(draft.match(/ENTWURF/g)).toHaveLength(2);
    expect(draft).toMatch(/Entwurf, noch nicht unterzeichnet Seite 1 von 2 .*Seite 2 von 2/);
    const signed = words(await pdfText(await writeLetterPdf(input), true));
    expect(signed).not.toContain('ENTWURF');
    expect(signed).toContain('Seite 2 von 2');
  });

  test('keeps the signatures together with the last paragraph', async () => {
    const last =
      compose(answers)
        .areas.flatMap(({ blocks }) => blocks)
        .at(-1)
        ?.text.slice(-20) ?? '';
    for (let tasks = 20; tasks < 30; tasks += 1) {
      const own = { ...answers, activities: Array.from({ length: tasks }, (_, at) => `Aufgabe ${at + 1}`) };
      const document = await openPdf(await writeLetterPdf({ ...sample, answers: own, letter: compose(own) }));
      const { items } = await (await document.getPage(document.numPages)).getTextContent();
      const text = words(items.map((item) => ('str' in item ? `${item.str} ` : '')).join(''));
      expect(text).toContain(words(last));
      expect(text).toContain('Dr. Henrike Brodersen');
    }
  });

  test.runIf(has('pdfinfo'))('embeds every font, as poppler sees it', async () => {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'kz-letter-'));
    try {
      const file = path.join(dir, 'zeugnis.pdf');
      writeFileSync(file, await writeLetterPdf(sample));
      const seen = poppler(file);
      expect(seen.info).toMatch(/Tagged: +yes/);
      expect(seen.fonts.length).toBeGreaterThan(1);
      for (const font of seen.fonts) expect(font).toMatch(/ yes yes yes /);
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });
});

/** What pdfinfo and pdffonts say. */
function poppler(file: string): { info: string; fonts: string[] } {
  const run = (tool: string): string => execFileSync(tool, [file], { encoding: 'utf8', stdio: 'pipe' });
  return { info: run('pdfinfo'), fonts: run('pdffonts').trim().split('\n').slice(2) };
}

function has(tool: string): boolean {
  try {
    execFileSync(tool, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function partsOf(input: LetterInput): Promise<Record<string, string>> {
  const files = unzipSync(await writeLetterDocx(input));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

describe('the DOCX', () => {
  test('is German, hyphenated, with real bullets, headings and page numbers', async () => {
    const files = await partsOf({ ...sample, draft: true });
    expect(files['word/settings.xml']).toContain('autoHyphenation');
    expect(files['word/styles.xml']).toContain('w:val="de-DE"');
    expect(files['word/document.xml']).toMatch(/w:pStyle w:val="Heading1"/);
    expect(files['word/document.xml']?.match(/<w:numPr>/g)).toHaveLength(answers.activities.length);
    const foot = Object.entries(files).find(([name]) => name.startsWith('word/footer'))?.[1] ?? '';
    expect(foot).toMatch(/Entwurf, noch nicht unterzeichnet.*PAGE.*NUMPAGES/s);
  });

  test('brings the logo with a description', async () => {
    const logo = (await readLogo(await picture('jpeg'))) ?? null;
    const files = unzipSync(await writeLetterDocx({ ...sample, logo }));
    expect(Object.keys(files).some((name) => /^word\/media\/.*\.png$/.test(name))).toBe(true);
    expect(strFromU8(files['word/document.xml'] ?? new Uint8Array())).toContain(
      'descr="Logo Ostwind Anlagenbau GmbH"',
    );
  });

  test('holds hostile text literally', async () => {
    const evil = '</w:t><w:p/> & "x" #read("/etc/passwd") $x$';
    const letter = insertOwn(sample.letter, 'performance', { id: 'own/1', text: evil }, null);
    expect(words(await docxText(await writeLetterDocx({ ...sample, letter })))).toContain(evil);
    expect(words(await pdfText(await writeLetterPdf({ ...sample, letter })))).toContain(evil);
  });
});

describe('pictures', () => {
  test('of a page have the size of the sheet; there is none after the last one', async () => {
    const pdf = await writeLetterPdf(sample);
    const first = await pagePicture(pdf, 1, 1);
    const image = await loadImage(Buffer.from(first?.png ?? []));
    expect([image.width, image.height, first?.pages]).toEqual([596, 842, 1]);
    expect(await pagePicture(pdf, 2, 1)).toBeUndefined();
  });

  test.each(['png', 'jpeg', 'webp'] as const)('in %s become a small PNG', async (kind) => {
    expect(await readLogo(await picture(kind, 2000))).toMatchObject({ width: 1200, height: 1200 });
  });

  test('that are none, broken or monstrous are refused, and the next one is still drawn', async () => {
    const huge = (await picture('png')).slice();
    new DataView(huge.buffer).setUint32(16, 60_000);
    const broken = (await picture('jpeg')).slice(0, 400);
    for (const bytes of [huge, new TextEncoder().encode('<svg/>'), new Uint8Array()]) {
      expect(await readLogo(bytes)).toBeUndefined();
    }
    await readLogo(broken);
    expect(await readLogo(await picture('png'))).toMatchObject({ width: 60 });
  });
});

test('signs that turn text round are in no document, however they got into what is stored', async () => {
  const person = { ...answers.person, last_name: 'Vo\u202Egt' };
  const letter = insertOwn(sample.letter, 'performance', { id: 'own-1', text: 'Sie \u202Ewar da.' }, null);
  const files = unzipSync(await writeLetterDocx({ ...sample, letter, answers: { ...answers, person } }));
  for (const bytes of Object.values(files)) expect(strFromU8(bytes)).not.toContain('\u202E');
});
