import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { DocumentError, type DocumentErrorCode } from './document-error.ts';
import type { ReadLimits } from './limits.ts';
import type { Format } from './sniff.ts';

export interface ParsedDocument {
  readonly text: string;
  readonly pages: number;
}

/** What the child sends back, once. */
export type ParserAnswer =
  | ({ readonly ok: true } & ParsedDocument)
  | { readonly ok: false; readonly code: DocumentErrorCode; readonly message: string };

const entry = path.join(import.meta.dirname, 'parser-child.ts');
/** The only place the child may read: the program with its packages. */
const root = realpathSync(path.resolve(import.meta.dirname, '../../..'));
const watchEveryMilliseconds = 25;

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

let free = Math.min(4, Math.max(1, availableParallelism()));
const waiting: (() => void)[] = [];

/**
 * Parses a file in a process of its own, so that a bomb takes down only that process.
 * It can neither write files nor start programs, has no environment, and is killed at its limits of time and memory.
 * At most one process per processor runs at a time; more wait their turn.
 * @throws DocumentError as the parser said, or timeout, memory, damaged when it died
 */
export async function runParser(
  format: Format,
  bytes: Uint8Array,
  limits: ReadLimits,
): Promise<ParsedDocument> {
  if (free > 0) free--;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await parseInChild(format, bytes, limits);
  } finally {
    const next = waiting.shift();
    if (next === undefined) free++;
    else next();
  }
}

function parseInChild(format: Format, bytes: Uint8Array, limits: ReadLimits): Promise<ParsedDocument> {
  return new Promise((resolve, reject) => {
    const heap = Math.round(limits.megabytes * 0.75);
    const flags = [`--max-old-space-size=${heap}`, '--permission', `--allow-fs-read=${root}`];
    const child = spawn(process.execPath, [...flags, entry, format, JSON.stringify(limits)], {
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
      env: {},
    });
    running.add(child);
    let answer: ParserAnswer | null = null;
    let killed: DocumentErrorCode | null = null;
    const kill = (why: DocumentErrorCode): void => {
      killed ??= why;
      child.kill('SIGKILL');
    };
    const clock = setTimeout(kill, limits.milliseconds, 'timeout');
    const watch = setInterval(() => {
      if (residentMegabytes(child.pid) > limits.megabytes) kill('memory');
    }, watchEveryMilliseconds);

    child.on('message', (message) => {
      answer = message as ParserAnswer;
    });
    child.on('error', (error) => reject(error));
    child.on('close', (_code, signal) => {
      clearTimeout(clock);
      clearInterval(watch);
      running.delete(child);
      if (answer?.ok === true) resolve({ text: answer.text, pages: answer.pages });
      else if (answer !== null) reject(new DocumentError(answer.code, answer.message));
      // V8 aborts when its heap is full.
      else reject(new DocumentError(killed ?? (signal === 'SIGABRT' ? 'memory' : 'damaged')));
    });
    // The child may die while it is being fed; that shows in `close`.
    child.stdin?.on('error', () => {});
    child.stdin?.end(bytes);
  });
}

/** Resident memory in MB where the system tells it (Linux), else 0: there the heap and time limits must do. */
function residentMegabytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
