import { DocumentError, openDocument, type OpenedDocument } from '#documents/read/read-document.ts';
import { ApiError } from '../errors.ts';

export interface PageFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface OpenedFile extends PageFile {
  readonly opened: OpenedDocument;
}

/** Pages that one reference may have, those of all files together. */
export const maxPages = 20;

/** Endings of what can be read, as the picker of the home offers them. */
const known = /\.(?:pdf|docx?|odt|rtf|txt|jpe?g|png|webp|heic|heif|avif|gif|tiff?)$/i;

/** „Geeignet sind … DOCX“ helps nobody whose file ends with it. */
function told(fault: DocumentError, name: string): string {
  const ending = fault.code === 'unknown-format' ? known.exec(name)?.[0] : undefined;
  return ending === undefined
    ? fault.message
    : `Der Name der Datei endet auf „${ending}“, aber was darin steht, passt nicht dazu. Vielleicht ist sie beschädigt. Bitte die Datei noch einmal speichern oder herunterladen oder den Text des Zeugnisses kopieren und einfügen.`;
}

function toApiError(fault: DocumentError, name: string, alone: boolean): ApiError {
  const text = told(fault, name);
  const message = alone ? text : `${name}: ${text}`;
  return new ApiError(fault.code === 'too-large' ? 413 : 400, message, {
    files: { code: fault.code, message },
  });
}

/**
 * Opens the files of a reference: several are its pages, in this order.
 * @throws ApiError 400 or 413 when one of them cannot be read, naming it when there are several
 */
export async function openFiles(files: readonly PageFile[]): Promise<readonly OpenedFile[]> {
  const opened: OpenedFile[] = [];
  for (const file of files) {
    try {
      opened.push({ ...file, opened: await openDocument(file.bytes) });
    } catch (fault) {
      if (fault instanceof DocumentError) throw toApiError(fault, file.name, files.length === 1);
      throw fault;
    }
  }
  const pictures = opened.reduce((sum, one) => sum + one.opened.pictures.length, 0);
  if (pictures > maxPages) {
    const message = `Das sind zu viele Seiten: höchstens ${maxPages} Bilder auf einmal.`;
    throw new ApiError(413, message, { files: { code: 'validation_too_many_values', message } });
  }
  return opened;
}

/** How the files are called together: the name of the first, and how many came with it. */
export function sourceName(files: readonly PageFile[]): string {
  const [first, ...others] = files;
  if (first === undefined) return '';
  if (others.length === 0) return first.name;
  return `${first.name} und ${others.length} weitere`;
}
