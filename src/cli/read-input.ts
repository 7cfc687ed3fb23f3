import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';

/** A file that cannot be opened or used; the message is German and goes to the user. */
export class InputError extends Error {}

/**
 * The bytes of a file as the caller named it, or of the standard input („-“).
 * @throws InputError when it cannot be read
 */
export async function readInput(name: string): Promise<Uint8Array> {
  return new Uint8Array(name === '-' ? await buffer(process.stdin) : await bytesOf(name));
}

async function bytesOf(name: string): Promise<Uint8Array> {
  // scripts/run.mjs goes back to the caller's folder; a path from the project's root is understood as well.
  const root = path.resolve(import.meta.dirname, '../..');
  const places = [path.resolve(name), path.resolve(root, name)];
  const file = places.find((place) => existsSync(place));
  if (file === undefined) throw new InputError('Die Datei wurde nicht gefunden.');
  try {
    return await readFile(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    throw new InputError(
      code === 'EISDIR' ? 'Das ist ein Ordner und keine Datei.' : 'Die Datei lässt sich nicht öffnen.',
      { cause: error },
    );
  }
}
