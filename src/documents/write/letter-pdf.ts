import { letterContent, type LetterInput } from './letter-content.ts';
import { setDocument } from './typst/set-document.ts';

/**
 * A letter as the document that is handed out.
 * @returns a tagged PDF (PDF/UA-1), A4, with embedded fonts
 */
export async function writeLetterPdf(input: LetterInput): Promise<Uint8Array> {
  const logo = input.logo === null ? {} : { 'logo.png': input.logo.png };
  const data = { ...letterContent(input), logo: input.logo !== null };
  const { pdf } = await setDocument('letter.typ', data, logo);
  return pdf;
}
