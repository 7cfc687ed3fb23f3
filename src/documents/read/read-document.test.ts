import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { docFile } from '../testing/doc-file.ts';
import {
  bombPdf,
  docxFile,
  docxFromXml,
  encryptedPdf,
  odtFile,
  scannedPdf,
  typstPdf,
} from '../testing/sample-files.ts';
import { openDocument, readDocument } from './read-document.ts';

const introduction =
  'Frau Dr. Lena Vogt, geboren am 12. März 1985 in Köln, war vom 1. April 2018 bis zum 30. September 2025 in unserem Unternehmen als Projektleiterin in der Abteilung Softwareentwicklung tätig.';
const expertise =
  'Frau Dr. Vogt verfügt über ein umfassendes und vielseitiges Fachwissen, auch in Randbereichen, das sie jederzeit gewinnbringend in die praktische Arbeit einbrachte. Sie beherrschte die Projektmanagementmethoden und Softwareentwicklungswerkzeuge stets sicher und selbstständig.';
const summary =
  'Alle Aufgaben erledigte sie stets zu unserer vollsten Zufriedenheit. Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen sowie Kunden war jederzeit vorbildlich.';
const tasks = [
  'Leitung von Softwareprojekten von der Anforderungsanalyse bis zur Einführung beim Kunden, auch in Österreich',
  'Fach- und Führungsverantwortung für acht Entwicklerinnen und Entwickler',
  'Budgetplanung',
];
const taskLines = tasks.map((task) => `– ${task}`).join('\n');
const signatures = [
  ['Dr. Anna Meier', 'Peter Schulz'],
  ['Geschäftsführerin', 'Personalleiter'],
];
const signed = 'Dr. Anna Meier\nGeschäftsführerin\n\nPeter Schulz\nPersonalleiter';
const letter = ['Arbeitszeugnis', introduction, taskLines, expertise, summary, signed].join('\n\n');

const typstLetter = (setup: string, filler = ''): Uint8Array =>
  typstPdf(`${setup}
    #set par(justify: true)
    = Arbeitszeugnis
    ${introduction}

    ${tasks.map((task) => `- ${task}`).join('\n    ')}

    ${expertise}

    ${filler}

    ${summary}
    #v(1cm)
    #grid(columns: (1fr, 1fr), ..("${signatures.flat().join('", "')}",), row-gutter: 4pt)
  `);

const wordParagraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const odtCell = (text: string): string => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
const failure = (code: string): unknown => expect.objectContaining({ name: 'DocumentError', code });

describe('PDF', () => {
  test('gives paragraphs, list items and signatures back as they were written', async () => {
    const read = await readDocument(typstLetter('#set page(paper: "a4")'), 'Zeugnis.pdf');
    expect(read).toEqual({ format: 'pdf', pages: 1, text: letter });
  });

  test('drops page numbers, the foot and repeated heads, and joins what a page break divided', async () => {
    const filler = Array.from({ length: 14 }, () => expertise).join(' ');
    const setup = `#set page(paper: "a4", header: [Muster Werke GmbH · Stuttgart],
      footer: context [IBAN DE02 1203 0000 0000 2020 51 #h(1fr) Seite #counter(page).display("1 von 1", both: true)])`;
    const { text, pages } = await readDocument(typstLetter(setup, filler), 'a.pdf');
    expect(pages).toBe(2);
    expect(text.match(/Muster Werke GmbH/g)).toHaveLength(1);
    expect(text).not.toMatch(/IBAN|Seite \d/);
    expect(text).toContain(`\n\n${filler}\n\n`);
  });

  test('reads two columns one after the other', async () => {
    const filler = Array.from({ length: 8 }, () => expertise).join(' ');
    const { text } = await readDocument(
      typstLetter('#set page(paper: "a4", margin: 15mm, columns: 2)', filler),
      'a.pdf',
    );
    expect(text).toBe(letter.replace(expertise, `${expertise}\n\n${filler}`));
  });

  test('keeps lines that somebody broke on purpose, labels beside their values, and numbered lists', async () => {
    const page = typstPdf(`#align(right)[Bäckerei Krause \\ Hauptstraße 3 \\ 04109 Leipzig]
      #align(center)[*Z E U G N I S*]
      Name: Max Huber \\ Geburtsdatum: 3.5.1990

      Zu seinen Aufgaben gehörten bis zum\\ 1. April 2019 unter anderem:
      1. Herstellung von Brot
      2. Reinigung

      Er war stets – auch unter starker Belastung und am Wochenende – freundlich und hilfsbereit zu allen.
      #grid(columns: (6cm, 1fr), [Eintritt], [1.5.2010], [Austritt], [31.12.2015])`);
    const { text } = await readDocument(page, 'a.pdf');
    expect(text).toBe(
      [
        'Bäckerei Krause\nHauptstraße 3\n04109 Leipzig',
        'ZEUGNIS',
        'Name: Max Huber\nGeburtsdatum: 3.5.1990',
        'Zu seinen Aufgaben gehörten bis zum\n1. April 2019 unter anderem:',
        '1. Herstellung von Brot\n2. Reinigung',
        'Er war stets – auch unter starker Belastung und am Wochenende – freundlich und hilfsbereit zu allen.',
        'Eintritt\t1.5.2010\nAustritt\t31.12.2015',
      ].join('\n\n'),
    );
  });

  test('is read when the password only restricts printing, and refused when it is needed to open', async () => {
    const line = 'Sie arbeitete stets zu unserer vollsten Zufriedenheit.';
    const open = await readDocument(encryptedPdf('', line), 'a.pdf');
    expect(open.text).toBe(line);
    await expect(readDocument(encryptedPdf('geheim', line), 'a.pdf')).rejects.toEqual(failure('encrypted'));
  });

  test('names the pages that are pictures, and no blank ones', async () => {
    expect(await openDocument(scannedPdf())).toMatchObject({ format: 'pdf', text: '', pictures: [0] });
    const blank = typstPdf(`${introduction} #pagebreak() #rect()`);
    expect((await readDocument(blank, 'a.pdf')).text).toBe(introduction);
    const picture =
      '#image(bytes((0, 99, 199, 255)), format: (encoding: "luma8", width: 2, height: 2), width: 9cm)';
    const mixed = typstPdf(`${introduction} #pagebreak() ${picture}`);
    expect(await openDocument(mixed)).toMatchObject({ text: '', pages: 2, pictures: [1] });
    // A logo beside text is no scan; a picture behind a few words is one.
    expect((await openDocument(typstPdf(`${introduction} ${picture}`))).pictures).toEqual([]);
    const stamped = typstPdf(
      `#set page(margin: 0pt)\n#place(${picture.replace('9cm', '100%, height: 100%').slice(1)})\nEingang 3.5.2024`,
    );
    expect((await openDocument(stamped)).pictures).toEqual([0]);
  });

  test('that was cut off or holds junk is damaged', async () => {
    const file = typstLetter('#set page(paper: "a4")');
    const junk = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 'Unsinn ')]);
    await expect(readDocument(junk, 'a.pdf')).rejects.toEqual(failure('damaged'));
    await expect(readDocument(file.subarray(0, 400), 'a.pdf')).rejects.toEqual(failure('damaged'));
  });

  test('of 200 pages is refused with the number of its pages', async () => {
    const file = typstPdf(Array.from({ length: 200 }, () => introduction).join('\n#pagebreak()\n'));
    await expect(readDocument(file, 'a.pdf')).rejects.toEqual(failure('too-many-pages'));
    await expect(readDocument(file, 'a.pdf')).rejects.toThrow(/200 Seiten, gelesen werden höchstens 50/);
  });

  test('that unpacks to endless text is given up', async () => {
    const bomb = bombPdf('BT /F1 9 Tf (stets zu unserer Zufriedenheit) Tj ET ', 100);
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(readDocument(bomb, 'a.pdf')).rejects.toEqual(failure('too-large'));
  });

  test('that eats memory or time is killed, and this process lives on unharmed', async () => {
    const before = process.memoryUsage.rss();
    const hungry = readDocument(bombPdf('[[[[[[[[', 200), 'a.pdf', { megabytes: 160 });
    await expect(hungry).rejects.toEqual(failure('memory'));
    const endless = bombPdf('BT /F1 9 Tf (stets zu unserer Zufriedenheit) Tj ET ', 100);
    const slow = readDocument(endless, 'a.pdf', { milliseconds: 900 });
    await expect(slow).rejects.toEqual(failure('timeout'));
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024);
    await expect(readDocument(typstLetter(''), 'a.pdf')).resolves.toMatchObject({ format: 'pdf' });
  });
});

describe('DOCX', () => {
  test('gives paragraphs, lists and signatures back as they were written', async () => {
    const file = await docxFile({ paragraphs: ['Arbeitszeugnis', introduction], items: tasks, signatures });
    const text = ['Arbeitszeugnis', introduction, taskLines, signed].join('\n\n');
    expect(await readDocument(file, 'Zeugnis.docx')).toEqual({ format: 'docx', pages: 1, text });
  });

  test('keeps text boxes, and tables of labels row by row', async () => {
    const file = await docxFile({
      paragraphs: [introduction],
      textBox: expertise,
      signatures: [
        ['Eintritt:', '1.5.2010'],
        ['Austritt:', '31.12.2015'],
      ],
    });
    const { text } = await readDocument(file, 'a.docx');
    expect(text).toBe(`${introduction}\n\n${expertise}\n\nEintritt:\t1.5.2010\nAustritt:\t31.12.2015`);
  });

  const open = '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>';
  const close = '</w:body></w:document>';

  test('that unpacks to 100 MB is refused, and so is one with too long a text', async () => {
    const bomb = docxFromXml(open + wordParagraph('Bombe '.repeat(100)).repeat(160_000) + close);
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(readDocument(bomb, 'a.docx')).rejects.toEqual(failure('too-large'));
    const long = docxFromXml(open + wordParagraph('Lang '.repeat(100)).repeat(500) + close);
    await expect(readDocument(long, 'a.docx')).rejects.toEqual(failure('too-large'));
  });

  test('reads no other files and knows no entities', async () => {
    const evil = `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${open}${wordParagraph('X&a;Y')}${close}`;
    await expect(readDocument(docxFromXml(evil), 'a.docx')).rejects.toEqual(failure('damaged'));
  });

  test('without text, or broken inside, says so', async () => {
    await expect(readDocument(docxFromXml(open + close), 'a.docx')).rejects.toEqual(failure('no-text'));
    await expect(readDocument(docxFromXml(`${open}<w:p>`), 'a.docx')).rejects.toEqual(failure('damaged'));
  });
});

describe('DOC', () => {
  test('gives paragraphs and list items as they were written', async () => {
    const file = docFile([
      'Arbeitszeugnis',
      introduction,
      ...tasks.map((task) => `•\t${task}`),
      '„Stets“ – gut.',
    ]);
    const text = ['Arbeitszeugnis', introduction, taskLines, '„Stets“ – gut.'].join('\n\n');
    expect(await readDocument(file, 'Zeugnis.doc')).toEqual({ format: 'doc', pages: 1, text });
  });

  test('with a password, or broken inside, says so', async () => {
    await expect(readDocument(docFile(['Text'], 0x0100), 'a.doc')).rejects.toEqual(failure('encrypted'));
    const broken = docFile(['Text']).subarray(0, 1500);
    await expect(readDocument(broken, 'a.doc')).rejects.toEqual(failure('damaged'));
  });
});

describe('ODT and RTF', () => {
  test('an ODT gives paragraphs, lists and tables', async () => {
    const rows = signatures
      .map((row) => `<table:table-row>${row.map(odtCell).join('')}</table:table-row>`)
      .join('');
    const items = tasks.map((task) => `<text:list-item><text:p>${task}</text:p></text:list-item>`).join('');
    const file = odtFile(
      `<text:h>Arbeitszeugnis</text:h><text:p>${introduction.replace(' Lena', '<text:s/>Lena<office:annotation><text:p>weg</text:p></office:annotation>')}</text:p><text:list>${items}</text:list><text:p>Köln,<text:tab/>den<text:line-break/>Gruß</text:p><table:table>${rows}</table:table>`,
    );
    const text = ['Arbeitszeugnis', introduction, taskLines, 'Köln,\tden\nGruß', signed].join('\n\n');
    expect(await readDocument(file, 'a.odt')).toEqual({ format: 'odt', pages: 1, text });
  });

  test('an ODT with a password is encrypted', async () => {
    const file = odtFile('<text:p>Text</text:p>', '<file-entry><encryption-data/></file-entry>');
    await expect(readDocument(file, 'a.odt')).rejects.toEqual(failure('encrypted'));
  });

  test('an RTF gives its text without fonts, pictures and footers', async () => {
    const rtf = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Arial;}}{\info{\author Niemand}}
{\footer Seite 1\par}\f0 Sie war stets bem\'fcht, \u8222?sehr\u8220? gut.\par
{\listtext\bullet\tab}Erste Aufgabe\par {\listtext\bullet\tab}Zweite f\u252\'fcr uns\par
\pard Zweiter \b Absatz\b0 .{\pict\pngblip 89504e47}{\*\generator X;}\par}`;
    const text = 'Sie war stets bemüht, „sehr“ gut.\n\n– Erste Aufgabe\n– Zweite für uns\n\nZweiter Absatz.';
    expect(await readDocument(Buffer.from(rtf, 'latin1'), 'a.rtf')).toEqual({
      format: 'rtf',
      pages: 1,
      text,
    });
  });

  test('an RTF of braces only ends', async () => {
    await expect(readDocument(Buffer.from(`{\\rtf1${'{'.repeat(500_000)}`), 'a.rtf')).rejects.toEqual(
      failure('damaged'),
    );
  });
});

describe('text files and everything else', () => {
  test('a text file keeps its lines', async () => {
    const file = iconv.encode('Zeugnis\r\n\r\nHerr Müller war stets bemüht.\r\n', 'win1252');
    const text = 'Zeugnis\n\nHerr Müller war stets bemüht.';
    expect(await readDocument(file, 'a.txt')).toEqual({ format: 'txt', pages: 1, text });
  });

  test.each([
    ['nothing', 'empty', Buffer.alloc(0)],
    ['only spaces', 'no-text', Buffer.from(' \n \t')],
    ['a text of a million characters', 'too-large', Buffer.alloc(1_000_000, 'Zeugnis ')],
    ['a file over 15 MB', 'too-large', Buffer.alloc(16_000_000, 'Zeugnis ')],
    ['a picture called .txt', 'damaged', Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')],
  ])('%s → %s', async (_name, code, file) => {
    await expect(readDocument(file, 'a.txt')).rejects.toEqual(failure(code));
  });

  test('many files at once are all read', async () => {
    const file = typstLetter('#set page(paper: "a4")');
    const all = await Promise.all(Array.from({ length: 6 }, (_, i) => readDocument(file, `${i}.pdf`)));
    expect(all.map((read) => read.text)).toEqual(Array.from({ length: 6 }, () => letter));
  });
});
