// Makes real files for the tests: PDFs by Typst or from bytes, DOCX by docx, ODT and broken archives by hand.
import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import {
  AlignmentType,
  Document,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  Textbox,
} from 'docx';
import { strToU8, zipSync } from 'fflate';

const require = createRequire(import.meta.url);
const font = (name: string): Buffer =>
  readFileSync(require.resolve(`@expo-google-fonts/source-serif-4/${name}`));
const compiler = NodeCompiler.create({
  fontArgs: [
    { fontBlobs: [font('400Regular/SourceSerif4_400Regular.ttf'), font('700Bold/SourceSerif4_700Bold.ttf')] },
  ],
});

/** A PDF from Typst source, set in German with hyphenation. */
export function typstPdf(source: string): Uint8Array {
  const setup = '#set text(lang: "de", region: "DE", font: "Source Serif 4", size: 11pt, hyphenate: true)\n';
  const bytes = compiler.pdf({ mainFileContent: setup + source });
  compiler.evictCache(0);
  return new Uint8Array(bytes);
}

/** A PDF from its objects, numbered from 1; the first one is the catalogue. */
export function rawPdf(objects: readonly (string | Buffer)[], trailer = ''): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  const add = (part: Buffer): void => {
    parts.push(part);
    at += part.length;
  };
  for (const [i, object] of objects.entries()) {
    offsets.push(at);
    add(Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  parts.push(
    Buffer.from(`${table}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${at}\n%%EOF\n`),
  );
  return new Uint8Array(Buffer.concat(parts));
}

const stream = (data: Buffer, entries = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`<</Length ${data.length}${entries}>>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);

/** One page with one content stream; `resources` go into its dictionary. */
function onePage(content: Buffer, resources: string, more: readonly Buffer[] = []): (string | Buffer)[] {
  return [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<${resources}>>>>`,
    content,
    ...more,
  ];
}

const helvetica = '/Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>>>';

/** A page whose content unpacks to `megabytes` of the given operators. */
export function bombPdf(operators: string, megabytes: number): Uint8Array {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, operators), { level: 9 });
  const content = stream(packed, '/Filter/FlateDecode');
  return rawPdf(onePage(content, helvetica));
}

/** A page that holds nothing but a picture. */
export function scannedPdf(): Uint8Array {
  const picture = stream(
    deflateSync(Buffer.alloc(64 * 64, 0xdd)),
    '/Type/XObject/Subtype/Image/Width 64/Height 64/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode',
  );
  const content = stream(Buffer.from('q 595 0 0 842 0 0 cm /Im1 Do Q'));
  return rawPdf(onePage(content, '/XObject<</Im1 5 0 R>>', [picture]));
}

const hex = (bytes: Buffer): string => `<${bytes.toString('hex')}>`;
const sha256 = (...parts: readonly Buffer[]): Buffer =>
  createHash('sha256').update(Buffer.concat(parts)).digest();

/** AES-256 encryption (revision 5) of one page with one line; an empty user password only restricts printing. */
export function encryptedPdf(userPassword: string, line: string): Uint8Array {
  const key = randomBytes(32);
  const wrap = (by: Buffer): Buffer => {
    const cipher = createCipheriv('aes-256-cbc', by, Buffer.alloc(16)).setAutoPadding(false);
    return Buffer.concat([cipher.update(key), cipher.final()]);
  };
  const entry = (password: string, extra: Buffer): { check: Buffer; wrapped: Buffer } => {
    const [validation, keySalt] = [randomBytes(8), randomBytes(8)];
    const secret = Buffer.from(password);
    return {
      check: Buffer.concat([sha256(secret, validation, extra), validation, keySalt]),
      wrapped: wrap(sha256(secret, keySalt, extra)),
    };
  };
  const user = entry(userPassword, Buffer.alloc(0));
  const owner = entry('nur der Besitzer', user.check);
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  const plain = Buffer.from(`BT /F1 12 Tf 60 700 Td (${line}) Tj ET`, 'latin1');
  const content = stream(Buffer.concat([iv, cipher.update(plain), cipher.final()]));
  const encrypt =
    `<</Filter/Standard/V 5/R 5/Length 256/P -3904/CF<</StdCF<</AuthEvent/DocOpen/CFM/AESV3/Length 32>>>>` +
    `/StmF/StdCF/StrF/StdCF/U${hex(user.check)}/UE${hex(user.wrapped)}/O${hex(owner.check)}/OE${hex(owner.wrapped)}` +
    `/Perms${hex(randomBytes(16))}>>`;
  const id = hex(randomBytes(16));
  return rawPdf([...onePage(content, helvetica), encrypt], `/Encrypt 5 0 R/ID[${id}${id}]`);
}

export interface DocxParts {
  readonly paragraphs: readonly string[];
  readonly items?: readonly string[];
  readonly signatures?: readonly (readonly string[])[];
  readonly textBox?: string;
}

/** A DOCX: paragraphs, then a bulleted list, a text box, and a table without borders. */
export async function docxFile(parts: DocxParts): Promise<Uint8Array> {
  const children = [
    ...parts.paragraphs.map((text) => new Paragraph({ children: [new TextRun(text)] })),
    ...(parts.items ?? []).map(
      (text) => new Paragraph({ text, numbering: { reference: 'tasks', level: 0 } }),
    ),
    ...(parts.textBox === undefined
      ? []
      : [new Textbox({ style: { width: '200pt' }, children: [new Paragraph(parts.textBox)] })]),
    ...(parts.signatures === undefined ? [] : [signatureTable(parts.signatures)]),
  ];
  const level = { level: 0, format: LevelFormat.BULLET, text: '•', alignment: AlignmentType.LEFT };
  const document = new Document({
    numbering: { config: [{ reference: 'tasks', levels: [level] }] },
    sections: [{ children }],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function signatureTable(rows: readonly (readonly string[])[]): Table {
  return new Table({
    rows: rows.map(
      (cells) =>
        new TableRow({ children: cells.map((text) => new TableCell({ children: [new Paragraph(text)] })) }),
    ),
  });
}

/** A DOCX whose only content is this `document.xml`. */
export function docxFromXml(body: string | Uint8Array): Uint8Array {
  const office = 'http://schemas.openxmlformats.org';
  const types = `${office}/package/2006/content-types`;
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const relation = `${office}/officeDocument/2006/relationships/officeDocument`;
  return zipSync(
    {
      '[Content_Types].xml': strToU8(
        `<?xml version="1.0"?><Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
      ),
      '_rels/.rels': strToU8(
        `<?xml version="1.0"?><Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${relation}" Target="word/document.xml"/></Relationships>`,
      ),
      'word/document.xml': typeof body === 'string' ? strToU8(body) : body,
    },
    { level: 9 },
  );
}

/** An ODT with this body; `manifest` stands for its list of files. */
export function odtFile(body: string, manifest = ''): Uint8Array {
  const urn = 'urn:oasis:names:tc:opendocument:xmlns';
  return zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'META-INF/manifest.xml': strToU8(`<manifest>${manifest}</manifest>`),
    'content.xml': strToU8(
      `<?xml version="1.0"?><office:document-content xmlns:office="${urn}:office:1.0" xmlns:text="${urn}:text:1.0" xmlns:table="${urn}:table:1.0" xmlns:draw="${urn}:drawing:1.0"><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ),
  });
}
