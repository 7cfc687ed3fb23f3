import { write } from '../writer/writer.ts';

/** Accessible (PDF/UA-1), or accessible and to be kept, with attachments (PDF/A-3a). */
export type PdfStandard = 'ua-1' | 'a-3a';

export interface SetOrder {
  readonly kind: 'typst';
  /** Name of a file in `templates`. */
  readonly template: string;
  /** JSON. */
  readonly data: string;
  /** Files that the template finds beside itself, for this order only. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  readonly standard: PdfStandard;
}

export interface SetDocument {
  readonly pdf: Uint8Array;
  /** What Typst found odd, such as an unknown font; empty for a sound template. */
  readonly warnings: readonly string[];
}

/**
 * Sets a tagged PDF from a template and its data, 30 to 100 ms for a usual one; bidirectional controls must not be in
 * the data.
 * @throws Error when the template is faulty, and as `write` says
 */
export async function setDocument(
  template: string,
  data: unknown,
  files: SetOrder['files'] = {},
  standard: PdfStandard = 'ua-1',
): Promise<SetDocument> {
  const order = { kind: 'typst', template, data: JSON.stringify(data), files, standard } as const;
  const { bytes, warnings = [] } = await write(order);
  return { pdf: bytes, warnings };
}
