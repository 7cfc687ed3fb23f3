import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { docxFile, odtFile, scannedPdf, typstPdf } from '#documents/testing/sample-files.ts';
import { sampleText } from '#documents/testing/sample-reading.ts';

const root = path.resolve(import.meta.dirname, '../..');
const entry = path.join(root, 'src/cli/decode.ts');
const paragraphs = sampleText.split('\n\n');
const letter = 'Sie erledigte alle Aufgaben stets zu unserer vollsten Zufriedenheit.';

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

async function finished(child: ChildProcess, input: string | Uint8Array = ''): Promise<Outcome> {
  child.stdin?.end(input);
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new TypeError('both outputs are piped');
  const [out, err] = await Promise.all([text(stdout), text(stderr), once(child, 'close')]);
  return { code: child.exitCode, out, err };
}

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'decode-'));
  const put = (name: string, bytes: string | Uint8Array): void =>
    writeFileSync(path.join(folder, name), bytes);
  put('Zeugnis Vögt.txt', sampleText);
  put('a.pdf', typstPdf(paragraphs.slice(1, 2).join('\n\n')));
  put('a.docx', await docxFile({ paragraphs }));
  put('a.odt', odtFile(`<text:p>${letter}</text:p>`));
  put('a.rtf', `{\\rtf1 ${letter}}`);
  put('scan.pdf', scannedPdf());
  put('leer.txt', '');
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (args: readonly string[], input?: string | Uint8Array): Promise<Outcome> =>
  finished(spawn(process.execPath, [entry, ...args], { cwd: folder }), input);

describe('letters', () => {
  const keys =
    'type isReference overall performance behavior closing categories sentences findings facts'.split(' ');

  test('as JSON hold the promised keys, and null where the letter says nothing', async () => {
    const { code, out, err } = await run(['--json', 'Zeugnis Vögt.txt']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const result = JSON.parse(out) as Record<string, unknown>;
    expect(Object.keys(result)).toEqual(expect.arrayContaining(keys));
    expect(result).toMatchObject({ file: 'Zeugnis Vögt.txt', text: sampleText });
    const facts =
      'salutation title first_name last_name birthday birthplace job_title begin end company place date signatories';
    expect(Object.keys(result['facts'] as object)).toEqual(facts.split(' '));
  });

  test('come from every format, several as a list in the order of the files', async () => {
    const { code, out } = await run(['a.pdf', '--json', 'a.docx', 'a.odt', 'a.rtf']);
    expect(code).toBe(0);
    const texts = (JSON.parse(out) as { text: string }[]).map((result) => result.text);
    expect(texts).toEqual([paragraphs[1], paragraphs.join('\n\n'), letter, letter]);
  });

  test('come from the standard input as well, whatever their format', async () => {
    const { code, out } = await run(['--json', '-'], await docxFile({ paragraphs: [letter] }));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ file: '-', text: letter });
  });

  test('without --json are told in German', async () => {
    const { code, out } = await run(['Zeugnis Vögt.txt']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Zeugnis Vögt\.txt\n=+\n\p{Lu}/u);
  });

  test.each([
    ['scan.pdf', /^scan\.pdf: In der Datei steht kein lesbarer Text/],
    ['leer.txt', /^leer\.txt: Die Datei ist leer\./],
    ['nirgends.pdf', /^nirgends\.pdf: Die Datei wurde nicht gefunden\.\n$/],
    ['.', /^\.: Das ist ein Ordner und keine Datei\.\n$/],
  ])('that cannot be read end with 2 and a reason: %s', async (file, reason) => {
    const { code, out, err } = await run(['--json', file]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(reason);
  });

  test('one unreadable file among others leaves its place empty', async () => {
    const { code, out } = await run(['--json', 'a.rtf', 'leer.txt']);
    expect(code).toBe(2);
    expect(JSON.parse(out)).toEqual([expect.objectContaining({ text: letter }), null]);
  });
});

describe('lines', () => {
  test('give one object each, in order, with a grade only where there is one', async () => {
    const input = `Die Firma hat 30 Mitarbeiter.\r\n\n${letter}\nSie war stets bemüht.`;
    const { code, out } = await run(['--lines', '--json'], input);
    expect(code).toBe(0);
    const [company, blank, summary, effort] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(company).toMatchObject({ text: 'Die Firma hat 30 Mitarbeiter.', graded: false, category: null });
    expect(blank).toEqual({
      text: '',
      graded: false,
      category: null,
      categories: [],
      codes: [],
      evidence: [],
    });
    expect(Object.keys(summary ?? {})).toEqual(
      'text graded grade range confidence category categories codes evidence'.split(' '),
    );
    expect(summary).toMatchObject({ text: letter, graded: true, category: 'performance-summary', grade: 1 });
    expect(effort).toMatchObject({ graded: true });
    expect(effort?.['grade']).toBeGreaterThanOrEqual(4);
  });

  test('may be written in UTF-8 or as Windows writes them, with and without a byte order mark', async () => {
    const line = 'Sie arbeitete stets äußerst sorgfältig – „für uns“.';
    const windows = Buffer.from(
      line.replace('–', '\u0096').replace('„', '\u0084').replace('“', '\u0093'),
      'latin1',
    );
    const input = Buffer.concat([Buffer.from(`\uFEFF${line}\n`), windows, Buffer.from('\r\n'), windows]);
    const { out } = await run(['--lines', '--json'], input);
    const texts = out
      .trimEnd()
      .split('\n')
      .map((one) => (JSON.parse(one) as { text: string }).text);
    expect(texts).toEqual([line, line, line]);
  });

  test('answer while the input is still open', async () => {
    const child = spawn(process.execPath, [entry, '--lines', '--json'], { stdio: 'pipe' });
    child.stdin.write(`${letter}\n`);
    const [first] = (await once(child.stdout, 'data')) as [Buffer];
    expect(JSON.parse(first.toString())).toMatchObject({ text: letter });
    await finished(child);
  });

  test('without --json name grade and category', async () => {
    const { out } = await run(['--lines'], `${letter}\n`);
    expect(out).toBe(`sehr gut      Leistungszusammenfassung      ${letter}\n`);
  });
});

describe('the command', () => {
  test('runs by npm from anywhere, hundreds of sentences in order', async () => {
    const npm = ['--prefix', root, 'run', '--silent', 'decode', '--'];
    const input = Array.from({ length: 400 }, (_, i) => `${letter} Nummer ${i}.`).join('\n');
    const lines = await finished(spawn('npm', [...npm, '--lines', '--json'], { cwd: folder }), input);
    expect(lines.out.trimEnd().split('\n')).toHaveLength(400);
    const file = await finished(spawn('npm', [...npm, '--json', 'a.rtf'], { cwd: folder }));
    expect(file.err).toBe('');
    expect(JSON.parse(file.out)).toMatchObject({ file: 'a.rtf', text: letter });
  });

  test.each([
    [[], 'Es ist keine Datei angegeben.'],
    [['--laut'], 'Die Angabe „--laut“ ist nicht bekannt.'],
    [['--lines', 'a.rtf'], 'Mit --lines kommen die Sätze von der Standardeingabe, nicht aus einer Datei.'],
  ])('refuses %j and shows how it is called', async (args, reason) => {
    const { code, out, err } = await run(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(new RegExp(`^${reason}\n\n[^]*npm run --silent decode`));
  });

  test('explains itself', async () => {
    expect(await run(['--help'])).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/PDF, Word \(DOCX, DOC\).*Bilder \(JPEG[^]*--lines/) as string,
    });
  });
});
