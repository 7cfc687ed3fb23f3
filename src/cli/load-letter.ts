import { DocumentError, readDocument, type ReadDocument } from '#documents/read/read-document.ts';
import { InputError, readInput } from './read-input.ts';

/**
 * Reads a letter from a file as the caller named it, or from the standard input („-“).
 * @throws InputError or DocumentError when it cannot be read
 */
export async function loadLetter(name: string): Promise<ReadDocument> {
  return await readDocument(await readInput(name), name);
}

/** „Zeugnis.pdf: was ist und was hilft“ for the standard error; null for faults of our own. */
export function messageFor(name: string, error: unknown): string | null {
  if (!(error instanceof DocumentError || error instanceof InputError)) return null;
  return `${name === '-' ? 'Standardeingabe' : name}: ${error.message}`;
}
