import type { WriterFunctions } from './writer-functions.ts';

interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: string;
}

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();

function started(): Worker {
  worker ??= (() => {
    const made = new Worker(new URL('writer-worker.ts', import.meta.url), { type: 'module' });
    made.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const order = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.error === undefined) return order?.resolve(data.result);
      // A part that did not come is asked for only once by some browsers: the next order starts afresh.
      if (waiting.size === 0) {
        made.terminate();
        worker = undefined;
      }
      return order?.reject(new Error(data.error));
    });
    made.addEventListener('error', () => {
      worker = undefined;
      for (const order of waiting.values()) order.reject(new Error('the writer could not be loaded'));
      waiting.clear();
    });
    return made;
  })();
  return worker;
}

/**
 * Lets the writer do something, in its own thread, which is loaded at the first call.
 * @throws Error when it could not be loaded
 */
export function write<Name extends keyof WriterFunctions>(
  name: Name,
  ...args: Parameters<WriterFunctions[Name]>
): Promise<Awaited<ReturnType<WriterFunctions[Name]>>> {
  const id = (last += 1);
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
    // A worker has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    started().postMessage({ id, name, args });
  });
}
