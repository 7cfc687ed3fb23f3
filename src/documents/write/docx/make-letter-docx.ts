import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TabStopType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
  convertMillimetersToTwip as mm,
  type ParagraphChild,
} from 'docx';
import type { Signatory } from '#domain/letter/answers.ts';
import type { LetterContent } from '../letter-content.ts';
import type { Logo } from '../pictures/pictures.ts';

/** Width of the text on an A4 page. */
const textWidth = 163;
const accent = '1F4E79';
const soft = '566077';
/** Half points. */
const sizes = { body: 22, heading: 36, company: 30, small: 17, role: 19 } as const;

/** The letter as a DOCX file. For the writer's process; others call `writeLetterDocx`. */
export async function makeLetterDocx(content: LetterContent, logo: Logo | null): Promise<Uint8Array> {
  const file = new Document({
    title: content.subject,
    subject: content.heading,
    creator: content.company === '' ? 'Klarzeugnis' : content.company,
    keywords: content.keywords.join(', '),
    hyphenation: { autoHyphenation: true, hyphenationZone: 357 },
    styles: {
      default: {
        // A face that Word brings along; where it is missing the nearest serif or sans takes its place.
        document: {
          run: {
            font: content.layout === 'modern' ? 'Calibri' : 'Cambria',
            size: sizes.body,
            language: { value: 'de-DE' },
          },
        },
      },
    },
    numbering: { config: [{ reference: 'tasks', levels: [bullet] }] },
    sections: [
      {
        properties: {
          page: {
            size: { width: mm(210), height: mm(297) },
            margin: { top: mm(22), bottom: mm(24), left: mm(25), right: mm(22) },
          },
        },
        footers: { default: new Footer({ children: [footLine(content)] }) },
        children: [...headOf(content, logo), ...bodyOf(content), ...footOf(content)],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}

const bullet = {
  level: 0,
  format: LevelFormat.BULLET,
  text: '•',
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: mm(8), hanging: mm(5) } } },
};

/** Company, address and logo; printed paper brings its own, only the room is left. */
function headOf({ layout, company, address, heading }: LetterContent, logo: Logo | null): Paragraph[] {
  const modern = layout === 'modern';
  const alignment = modern ? AlignmentType.LEFT : AlignmentType.CENTER;
  const title = new Paragraph({
    heading: HeadingLevel.HEADING_1,
    alignment,
    spacing: { before: layout === 'preprinted' ? mm(32) : mm(9), after: mm(7) },
    children: [new TextRun({ text: heading, size: sizes.heading, bold: modern, color: '1D2433' })],
  });
  if (layout === 'preprinted') return [title];
  const line = (children: ParagraphChild[], isLast: boolean): Paragraph =>
    new Paragraph({
      alignment,
      keepNext: true,
      spacing: { after: mm(1.5) },
      ...(isLast
        ? {
            border: { bottom: { style: BorderStyle.SINGLE, size: modern ? 12 : 4, color: accent, space: 6 } },
          }
        : {}),
      children,
    });
  const small = address.join(' · ');
  return [
    ...(logo === null ? [] : [line([picture(logo, company)], false)]),
    line([new TextRun({ text: company, size: sizes.company, bold: true })], small === ''),
    ...(small === '' ? [] : [line([new TextRun({ text: small, size: sizes.small, color: soft })], true)]),
    title,
  ];
}

/** At most 17 mm high and 70 mm wide; docx counts in pixels of 1/96 inch. */
function picture(logo: Logo, company: string): ImageRun {
  const pixel = 96 / 25.4;
  const scale = Math.min((17 * pixel) / logo.height, (70 * pixel) / logo.width);
  return new ImageRun({
    type: 'png',
    data: logo.png,
    transformation: { width: Math.round(logo.width * scale), height: Math.round(logo.height * scale) },
    altText: { name: 'Logo', title: 'Logo', description: `Logo ${company}`.trim() },
  });
}

function bodyOf({ paragraphs }: LetterContent): Paragraph[] {
  return paragraphs.flatMap(({ text, list }, at) => [
    ...(text === ''
      ? []
      : [
          new Paragraph({
            alignment: AlignmentType.BOTH,
            // Lead-ins stay with their list, the last paragraph with the signatures.
            keepNext: list.length > 0 || at === paragraphs.length - 1,
            widowControl: true,
            spacing: { after: mm(list.length > 0 ? 1.5 : 3.6), line: 300 },
            children: [new TextRun(text)],
          }),
        ]),
    ...list.map(
      (item, index) =>
        new Paragraph({
          numbering: { reference: 'tasks', level: 0 },
          spacing: { after: mm(index === list.length - 1 ? 3.6 : 1), line: 290 },
          children: [new TextRun(item)],
        }),
    ),
  ]);
}

/** Place, date and signatures stay together. */
function footOf({ placeAndDate, signatories }: LetterContent): (Paragraph | Table)[] {
  return [
    ...(placeAndDate === ''
      ? []
      : [
          new Paragraph({
            keepNext: signatories.length > 0,
            spacing: { before: mm(6) },
            children: [new TextRun(placeAndDate)],
          }),
        ]),
    ...(signatories.length === 0 ? [] : [signatureTable(signatories)]),
  ];
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const noBorders = { top: none, bottom: none, left: none, right: none } as const;

function signatureTable(signatories: readonly Signatory[]): Table {
  const pairs = signatories.flatMap((one, at) => (at % 2 === 0 ? [[one, signatories[at + 1]]] : []));
  const [wide, gap] = [mm((textWidth - 13) / 2), mm(13)];
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: mm(textWidth), type: WidthType.DXA },
    columnWidths: [wide, gap, wide],
    borders: { ...noBorders, insideHorizontal: none, insideVertical: none },
    rows: pairs.map(
      ([left, right]) =>
        new TableRow({
          cantSplit: true,
          children: [signatureCell(left, wide), signatureCell(undefined, gap), signatureCell(right, wide)],
        }),
    ),
  });
}

function signatureCell(signatory: Signatory | undefined, width: number): TableCell {
  const empty = [new Paragraph({ children: [] })];
  const line = { style: BorderStyle.SINGLE, size: 4, color: soft, space: 4 } as const;
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    verticalAlign: VerticalAlign.TOP,
    borders: noBorders,
    children:
      signatory === undefined
        ? empty
        : [
            new Paragraph({
              spacing: { before: mm(17) },
              keepLines: true,
              border: { top: line },
              children: [new TextRun(signatory.name)],
            }),
            ...(signatory.role === ''
              ? []
              : [new Paragraph({ children: [new TextRun({ text: signatory.role, size: sizes.role })] })]),
          ],
  });
}

function footLine({ draft }: LetterContent): Paragraph {
  const run = { size: 16, color: soft } as const;
  return new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: mm(textWidth) }],
    children: [
      new TextRun({ ...run, text: draft ? 'Entwurf, noch nicht unterzeichnet' : '' }),
      new TextRun({
        ...run,
        children: ['\tSeite ', PageNumber.CURRENT, ' von ', PageNumber.TOTAL_PAGES],
      }),
    ],
  });
}
