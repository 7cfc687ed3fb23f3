import { PDF } from '@libpdf/core';

/** The PDF with a file in it that readers can take out. */
export async function attachFile(
  pdf: Uint8Array,
  name: string,
  file: Uint8Array,
  { description, at }: { readonly description: string; readonly at: Date },
): Promise<Uint8Array> {
  const document = await PDF.load(pdf);
  document.attachments.add(name, file, {
    description,
    mimeType: 'application/pdf',
    createdAt: at,
    modifiedAt: at,
  });
  return document.save();
}
