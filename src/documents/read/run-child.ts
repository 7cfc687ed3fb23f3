import { spawn, type ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { processorMilliseconds, residentMegabytes } from '../process-use.ts';
import { DocumentError, type DocumentErrorCode } from './document-error.ts';
import { ReaderFault } from './reader-fault.ts';

/** What a child may cost. */
export interface ChildLimits {
  /** Time of the processor; on the clock it may take three times as long, since a busy machine is no fault of the file. */
  readonly milliseconds: number;
  /** Resident memory in MB. */
  readonly megabytes: number;
}

/**
 * What a child sends back: once that its program stands, any number of times how far it is, and once how it ended.
 * „broken“ means that a part of the program is missing.
 */
export type ChildMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly progress: unknown }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'fault'; readonly code: DocumentErrorCode; readonly message: string }
  | { readonly kind: 'broken'; readonly code: string; readonly stack: string };

export interface ChildWork {
  /** The child's program, beside this file. */
  readonly entry: string;
  readonly args: readonly string[];
  /** Goes to its standard input. */
  readonly bytes: Uint8Array;
  readonly limits: ChildLimits;
  /** Libraries for pictures are native and use threads; what only parses text needs neither. */
  readonly native: boolean;
  readonly onProgress?: (progress: unknown) => void;
  /** Kills the child; the promise is then rejected with the reason. */
  readonly signal?: AbortSignal;
}

/** The only place the child may read: the program with its packages. */
const root = realpathSync(path.resolve(import.meta.dirname, '../../..'));
const watchEveryMilliseconds = 25;
const patience = 3;

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Works on a file in a process of its own, so that a bomb takes down only that process. It can neither write files nor
 * start programs, has no environment, and is killed at its limits of time and memory.
 * @returns what it sent as its result
 * @throws DocumentError as the child said, or timeout, memory, damaged when it died over the file
 * @throws ReaderFault when it could not be started, or a part of its program could not be loaded
 */
export function runChild(work: ChildWork): Promise<unknown> {
  const { entry, args, bytes, limits, native, onProgress, signal } = work;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason as Error);
      return;
    }
    const heap = Math.round(limits.megabytes * 0.75);
    const flags = [`--max-old-space-size=${heap}`, '--permission', `--allow-fs-read=${root}`];
    if (native) flags.push('--allow-addons', '--allow-worker', '--disable-warning=SecurityWarning');
    const child = spawn(process.execPath, [...flags, path.join(import.meta.dirname, entry), ...args], {
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      env: {},
    });
    running.add(child);
    let end: Exclude<ChildMessage, { kind: 'ready' | 'progress' }> | null = null;
    let ready = false;
    let killed: DocumentErrorCode | null = null;
    const kill = (why: DocumentErrorCode): void => {
      killed ??= why;
      child.kill('SIGKILL');
    };
    const clock = setTimeout(kill, patience * limits.milliseconds, 'timeout');
    const watch = setInterval(() => {
      if (residentMegabytes(child.pid) > limits.megabytes) kill('memory');
      else if (processorMilliseconds(child.pid) > limits.milliseconds) kill('timeout');
    }, watchEveryMilliseconds);
    const abort = (): void => void child.kill('SIGKILL');
    signal?.addEventListener('abort', abort);

    child.on('message', (message) => {
      const told = message as ChildMessage;
      if (told.kind === 'ready') ready = true;
      else if (told.kind === 'progress') onProgress?.(told.progress);
      else end = told;
    });
    child.on('error', (error) => reject(new ReaderFault(error)));
    child.on('close', (exitCode, endSignal) => {
      clearTimeout(clock);
      clearInterval(watch);
      signal?.removeEventListener('abort', abort);
      running.delete(child);
      if (signal?.aborted) reject(signal.reason as Error);
      else if (end?.kind === 'done') resolve(end.result);
      else if (end?.kind === 'fault') reject(new DocumentError(end.code, end.message));
      else if (end?.kind === 'broken')
        reject(new ReaderFault(Object.assign(new Error(), { code: end.code, stack: end.stack })));
      // It died, or was killed, before it had so much as looked at the file.
      else if (!ready) reject(new ReaderFault(`child ended: ${killed ?? endSignal ?? exitCode}`));
      // V8 aborts when its heap is full.
      else reject(new DocumentError(killed ?? (endSignal === 'SIGABRT' ? 'memory' : 'damaged')));
    });
    // The child may die while it is being fed; that shows in `close`.
    child.stdin?.on('error', () => {});
    child.stdin?.end(bytes);
  });
}
