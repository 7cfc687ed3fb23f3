import process from 'node:process';
import { DocumentError } from './document-error.ts';
import { ReaderFault } from './reader-fault.ts';
import type { ChildMessage } from './run-child.ts';

const send = (message: ChildMessage, then: () => void = () => {}): void => void process.send?.(message, then);

const leave = (): void => process.exit(0);

/** Tells the parent how far the work is. */
export function tellProgress(progress: unknown): void {
  send({ kind: 'progress', progress });
}

/**
 * Does the work of a child process, sends its result or its fault to the parent, and ends. By calling it the child says
 * that its program stands: what happens before is no matter of the file.
 */
export async function answerParent(work: () => Promise<unknown>): Promise<void> {
  // Without its parent nobody wants the result.
  process.on('disconnect', () => process.exit(1));
  send({ kind: 'ready' });
  try {
    send({ kind: 'done', result: await work() }, leave);
  } catch (error) {
    if (error instanceof ReaderFault) {
      send({ kind: 'broken', code: error.code, stack: error.stack ?? '' }, leave);
      return;
    }
    // Whatever else a parser throws means that the file is not what it should be.
    const known = error instanceof DocumentError ? error : new DocumentError('damaged');
    send({ kind: 'fault', code: known.code, message: known.message }, leave);
  }
}
