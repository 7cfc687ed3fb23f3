import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';

const text = (content: string): Uint8Array => new TextEncoder().encode(content);

test.each([
  ['semicolons', 'Name;Ort\n"Vogt; Lena";Kiel\n;\n'],
  ['commas', 'Name,Ort\r\n"Vogt; Lena",Kiel\r\n'],
  ['tabs and a byte order mark', '\uFEFFName\tOrt\nVogt; Lena\tKiel'],
])('CSV with %s', async (_, content) => {
  expect(await readTable(text(content))).toEqual([
    ['Name', 'Ort'],
    ['Vogt; Lena', 'Kiel'],
  ]);
});

test('lines of a cell stay lines: they are a list', async () => {
  expect(await readTable(text('Name;Aufgaben\nVogt;"•\tPlanung \r\n\r\n•  Einkauf"\n'))).toEqual([
    ['Name', 'Aufgaben'],
    ['Vogt', '• Planung\n• Einkauf'],
  ]);
});

const xlsx = (cells: string): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    ),
    'xl/workbook.xml': strToU8(
      '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${cells}</sheetData></worksheet>`,
    ),
  });

const cell = (at: string, value: string): string => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

test('XLSX', async () => {
  const bytes = xlsx(
    `<row r="1">${cell('A1', 'Name')}${cell('B1', 'Zahl')}</row><row r="2">${cell('A2', 'Vogt')}<c r="B2"><v>7</v></c></row>`,
  );
  expect(await readTable(bytes)).toEqual([
    ['Name', 'Zahl'],
    ['Vogt', '7'],
  ]);
});

test.each([
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), 'Das ist ein Bild'],
  ['a PDF', text('%PDF-1.7\n1 0 obj'), 'Bitte eine CSV- oder XLSX-Datei wählen.'],
  ['a program', Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0]), 'Bitte eine CSV-'],
])('%s is no table, and is named', async (_, bytes, message) => {
  await expect(readTable(bytes)).rejects.toThrow(message);
});

test.each([
  ['nothing', text('\n\n')],
  ['no table', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])],
  ['more than can be done at once', text(Array.from({ length: 1002 }, () => 'a;b').join('\n'))],
])('%s is refused', async (_, bytes) => {
  await expect(readTable(bytes)).rejects.toThrow(/./);
});
