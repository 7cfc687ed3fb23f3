import { signatureSvg } from '#domain/workflow/signature.ts';
import { letterContent, type LetterInput } from './letter-content.ts';
import { setDocument } from './typst/set-document.ts';

/**
 * A letter as the document that is handed out.
 * @returns a tagged PDF (PDF/UA-1), A4, with embedded fonts
 */
export async function writeLetterPdf(input: LetterInput): Promise<Uint8Array> {
  const { signatures = [], protocol = null } = input;
  const files: Record<string, Uint8Array> = input.logo === null ? {} : { 'logo.png': input.logo.png };
  for (const [at, { kind, strokes }] of signatures.entries())
    if (kind === 'drawn') files[`signature-${at}.svg`] = new TextEncoder().encode(signatureSvg(strokes));
  const data = {
    ...letterContent(input),
    logo: input.logo !== null,
    signatures: signatures.map(({ kind, text, name }) => ({ kind, text, name })),
    protocol,
  };
  const { pdf } = await setDocument('letter.typ', data, files);
  return pdf;
}
