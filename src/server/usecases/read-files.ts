import { DocumentError, readDocument } from '#documents/read/read-document.ts';
import { ApiError } from '../errors.ts';
import { joinPages } from './join-pages.ts';

export interface PageFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

function toApiError(fault: DocumentError, name: string, alone: boolean): ApiError {
  const message = alone ? fault.message : `${name}: ${fault.message}`;
  return new ApiError(fault.code === 'too-large' ? 413 : 400, message, {
    files: { code: fault.code, message },
  });
}

/**
 * The text of a reference from its files: several are its pages, in this order.
 * @throws ApiError 400 or 413 when one of them cannot be read, naming it when there are several
 */
export async function readFiles(files: readonly PageFile[]): Promise<string> {
  const pages: string[] = [];
  for (const { name, bytes } of files) {
    try {
      pages.push((await readDocument(bytes, name)).text);
    } catch (fault) {
      if (fault instanceof DocumentError) throw toApiError(fault, name, files.length === 1);
      throw fault;
    }
  }
  return joinPages(pages);
}

/** How the files are called together: the name of the first, and how many came with it. */
export function sourceName(files: readonly PageFile[]): string {
  const [first, ...others] = files;
  if (first === undefined) return '';
  if (others.length === 0) return first.name;
  return `${first.name} und ${others.length} weitere`;
}
