import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  TextRun,
  convertMillimetersToTwip as mm,
} from 'docx';
import type { CorrectionContent } from '../correction-content.ts';

/** The letter as a DOCX file. For the writer's process; others call `writeCorrectionDocx`. */
export async function makeCorrectionDocx(content: CorrectionContent): Promise<Uint8Array> {
  const file = new Document({
    title: content.subject,
    creator: content.name,
    styles: {
      default: { document: { run: { font: 'Cambria', size: 22, language: { value: 'de-DE' } } } },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: mm(210), height: mm(297) },
            margin: { top: mm(27), bottom: mm(24), left: mm(25), right: mm(22) },
          },
        },
        children: paragraphsOf(content),
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}

const line = (text: string): Paragraph => new Paragraph({ children: [new TextRun(text)] });
const text = (words: string): Paragraph =>
  new Paragraph({
    alignment: AlignmentType.BOTH,
    spacing: { after: mm(3.5), line: 300 },
    children: [new TextRun(words)],
  });

function paragraphsOf(content: CorrectionContent): Paragraph[] {
  return [
    ...content.sender.map((words) => line(words)),
    line(''),
    ...content.recipient.map((words) => line(words)),
    line(''),
    new Paragraph({ alignment: AlignmentType.RIGHT, children: [new TextRun(content.date)] }),
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      spacing: { before: mm(8), after: mm(5) },
      children: [new TextRun({ text: content.subject, bold: true, size: 23, color: '000000' })],
    }),
    ...content.opening.map((words) => text(words)),
    ...content.sections.flatMap((section) => sectionParagraphs(section)),
    ...content.closing.map((words) => text(words)),
    line(''),
    line(''),
    line(content.name),
  ];
}

type Section = CorrectionContent['sections'][number];

function sectionParagraphs({ title, intro, first, points }: Section): Paragraph[] {
  const heading = new Paragraph({
    heading: HeadingLevel.HEADING_2,
    keepNext: true,
    spacing: { before: mm(5), after: mm(3) },
    children: [new TextRun({ text: title, bold: true, size: 22, color: '000000' })],
  });
  return [
    ...(title === '' ? [] : [heading]),
    ...(intro === '' ? [] : [text(intro)]),
    ...points.flatMap((point, at) => pointParagraphs(point, first + at)),
  ];
}

function pointParagraphs(point: Section['points'][number], number: number): Paragraph[] {
  const border = { left: { style: BorderStyle.SINGLE, size: 8, color: 'CFC8B8', space: 8 } } as const;
  const part = (words: string, look: { bold?: boolean; soft?: boolean }, keepNext = false): Paragraph =>
    new Paragraph({
      border,
      keepNext,
      indent: { left: mm(4) },
      spacing: { after: mm(1.5) },
      children: [
        new TextRun({
          text: words,
          bold: look.bold ?? false,
          ...(look.soft === true ? { color: '566077', size: 19 } : {}),
        }),
      ],
    });
  return [
    part(`${number}. ${point.title}`, { bold: true }, true),
    ...(point.old === '' ? [] : [part(`„${point.old}“`, {})]),
    ...(point.between === '' ? [] : [part(point.between, { bold: true }, true)]),
    ...(point.wanted === '' ? [] : [part(`„${point.wanted}“`, {})]),
    ...(point.wish === '' ? [] : [part(point.wish, {})]),
    ...(point.reason === '' ? [] : [part(point.reason, { soft: true })]),
    ...(point.citation === '' ? [] : [part(point.citation, { soft: true })]),
    new Paragraph({ children: [] }),
  ];
}
