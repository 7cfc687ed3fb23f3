/** What the visitor can do about it: nothing but wait, or take another way. Impersonal, as all of these sentences. */
const message =
  'Das Lesen von Dateien ist auf dem Server gerade gestört. Mit der Datei ist vermutlich alles in Ordnung. Bitte später noch einmal versuchen oder den Text des Zeugnisses kopieren und einfügen.';

/**
 * What reads files could not be started or loaded: a fault of this installation, and never one of the file. `message`
 * is German and meant for the user; `code` and `stack` say to the operator what is missing, and hold nothing of the
 * file.
 */
export class ReaderFault extends Error {
  readonly code: string;

  /** @param cause what could not be loaded failed with, or a word for how the child ended */
  constructor(cause: unknown) {
    super(message, { cause });
    this.name = 'ReaderFault';
    this.code = codeIn(cause);
    if (cause instanceof Error && cause.stack !== undefined) this.stack = cause.stack;
  }
}

function codeIn(cause: unknown): string {
  if (typeof cause === 'string') return cause;
  if (typeof cause !== 'object' || cause === null) return typeof cause;
  if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
}

/**
 * Waits for a part of the program that is needed to read files.
 * @throws ReaderFault when it cannot be had
 */
export async function loaded<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch (cause) {
    throw new ReaderFault(cause);
  }
}
