import { letterContent, type LetterInput } from './letter-content.ts';
import { write } from './writer/writer.ts';

/**
 * A letter for a word processor: the same words, in the same order, as the PDF.
 * @returns a DOCX file
 */
export async function writeLetterDocx(input: LetterInput): Promise<Uint8Array> {
  const { bytes } = await write({
    kind: 'letter-docx',
    data: JSON.stringify(letterContent(input)),
    logo: input.logo,
  });
  return bytes;
}
