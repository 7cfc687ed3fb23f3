import { correctionContent, type CorrectionInput } from './correction-content.ts';
import { setDocument } from './typst/set-document.ts';
import { write } from './writer/writer.ts';

/** The letter that asks an employer to correct a reference, as tagged PDF. */
export async function writeCorrectionPdf(input: CorrectionInput): Promise<Uint8Array> {
  const { pdf } = await setDocument('correction.typ', correctionContent(input));
  return pdf;
}

/** The same letter for a word processor, where addresses are filled in. */
export async function writeCorrectionDocx(input: CorrectionInput): Promise<Uint8Array> {
  const data = JSON.stringify(correctionContent(input));
  const { bytes } = await write({ kind: 'correction-docx', data });
  return bytes;
}
