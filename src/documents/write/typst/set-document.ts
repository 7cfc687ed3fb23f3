import { Worker } from 'node:worker_threads';

/** Accessible (PDF/UA-1), or accessible and to be kept, with attachments (PDF/A-3a). */
export type PdfStandard = 'ua-1' | 'a-3a';

export interface SetOrder {
  readonly id: number;
  /** Name of a file in `templates`. */
  readonly template: string;
  readonly data: unknown;
  /** Files that the template finds beside itself, for this order only. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  readonly standard: PdfStandard;
}

export type SetOutcome = SetDocument | { readonly error: string };
export type SetAnswer = SetOutcome & { readonly id: number };

export interface SetDocument {
  readonly pdf: Uint8Array;
  /** What Typst found odd, such as an unknown font; empty for a sound template. */
  readonly warnings: readonly string[];
}

/** Far beyond the longest letter; afterwards the worker is replaced. */
const patience = 30_000;

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, { resolve: (set: SetDocument) => void; reject: (error: Error) => void }>();

/**
 * Sets a tagged PDF from a template and its data, in a worker thread that starts at the first call.
 * Documents are set one after the other, 30 to 100 ms each; bidirectional controls must not be in the data.
 * @throws Error when the template is faulty or takes too long
 */
export function setDocument(
  template: string,
  data: unknown,
  files: SetOrder['files'] = {},
  standard: PdfStandard = 'ua-1',
): Promise<SetDocument> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    const clock = setTimeout(() => fail(new Error(`${template}: took longer than ${patience} ms`)), patience);
    const done = (): void => {
      clearTimeout(clock);
      waiting.delete(id);
      // An idle worker must not keep the process alive.
      if (waiting.size === 0) worker?.unref();
    };
    waiting.set(id, {
      resolve: (set) => {
        done();
        resolve(set);
      },
      reject: (error) => {
        done();
        reject(error);
      },
    });
    worker ??= startWorker();
    worker.ref();
    worker.postMessage({ id, template, data, files, standard } satisfies SetOrder, []);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('typst-worker.ts', import.meta.url), { env: {} });
  started.on('message', (answer: SetAnswer) => {
    const order = waiting.get(answer.id);
    if ('error' in answer) order?.reject(new Error(`Typst: ${answer.error}`));
    else order?.resolve({ pdf: answer.pdf, warnings: answer.warnings });
  });
  started.on('error', (error: unknown) => fail(error instanceof Error ? error : new Error(String(error))));
  return started;
}

/** Nothing more is to be expected from this worker: everybody who waits is told, the next call starts a new one. */
function fail(error: Error): void {
  const broken = worker;
  worker = null;
  for (const order of waiting.values()) order.reject(error);
  void broken?.terminate();
}
