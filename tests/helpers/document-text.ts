import { readDocument } from '#documents/read/read-document.ts';

/** Letters and digits alone: where lines break, words are hyphenated and bullets stand is not what is compared. */
export const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The text of a PDF without heads, feet and marks of its pages, which are no part of the letter; or with them. */
export async function pdfText(bytes: Uint8Array, withMarks = false): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  let text = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const open: boolean[] = [];
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('str' in item) {
        if (withMarks || !open.includes(true)) text += item.str + (item.hasEOL ? '\n' : '');
      } else if (item.type.startsWith('begin')) open.push('tag' in item && item.tag === 'Artifact');
      else open.pop();
    }
    text += '\n';
  }
  return text;
}

/** The text of a DOCX as our own reader sees it. */
export async function docxText(bytes: Uint8Array): Promise<string> {
  return (await readDocument(new Uint8Array(bytes), 'zeugnis.docx')).text;
}
