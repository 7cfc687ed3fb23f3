import { Worker } from 'node:worker_threads';
import { imageSize } from './image-size.ts';

/** A firm's sign, ready for both formats. Sizes in pixels. */
export interface Logo {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type PictureOrder =
  | { readonly kind: 'page'; readonly pdf: Uint8Array; readonly page: number; readonly scale: number }
  | { readonly kind: 'logo'; readonly bytes: Uint8Array };
export type PictureAnswer =
  | { readonly picture: Logo; readonly pages: number }
  | { readonly missing: true }
  | { readonly error: string };

/** Unpacked, a picture takes four bytes a pixel; no sign of a firm needs more. */
const maxPixels = 24_000_000;
/** Far beyond the slowest page; afterwards the worker is replaced. */
const patience = 20_000;

/**
 * A page of a PDF as a picture.
 * @param page from 1
 * @param scale pixels per point (1/72 inch)
 * @returns undefined when the document has no such page
 */
export async function pagePicture(
  pdf: Uint8Array,
  page: number,
  scale: number,
): Promise<{ readonly png: Uint8Array; readonly pages: number } | undefined> {
  const answer = await order({ kind: 'page', pdf, page, scale });
  if ('error' in answer) throw new Error(`page picture: ${answer.error}`);
  return 'missing' in answer ? undefined : { png: answer.picture.png, pages: answer.pages };
}

/**
 * A picture that somebody sent, drawn anew as a PNG of sensible size: whatever else was in the file stays behind.
 * @returns undefined for what is no picture, or a monstrous one
 */
export async function readLogo(bytes: Uint8Array): Promise<Logo | undefined> {
  const size = imageSize(bytes);
  if (size === null || size.width * size.height > maxPixels || size.width * size.height === 0)
    return undefined;
  const answer = await order({ kind: 'logo', bytes });
  return 'picture' in answer ? answer.picture : undefined;
}

let worker: Worker | null = null;
let queue: Promise<unknown> = Promise.resolve();

/** One after the other: a page takes about 100 ms and 30 MB. */
function order(wish: PictureOrder): Promise<PictureAnswer> {
  const answered = queue.then(async () => ask(wish));
  queue = answered;
  return answered;
}

function ask(wish: PictureOrder): Promise<PictureAnswer> {
  worker ??= new Worker(new URL('pictures-worker.ts', import.meta.url), { env: {} });
  const asked = worker;
  asked.ref();
  return new Promise((resolve) => {
    const done = (answer: PictureAnswer, isBroken: boolean): void => {
      clearTimeout(clock);
      asked.off('message', answered).off('error', failed).off('exit', ended);
      // An idle worker must not keep the process alive.
      asked.unref();
      if (isBroken) {
        worker = null;
        void asked.terminate();
      }
      resolve(answer);
    };
    const answered = (answer: PictureAnswer): void => done(answer, false);
    const failed = (fault: unknown): void => done({ error: String(fault) }, true);
    const ended = (): void => done({ error: 'worker ended' }, true);
    const clock = setTimeout(() => done({ error: `took longer than ${patience} ms` }, true), patience);
    asked.on('message', answered).on('error', failed).on('exit', ended);
    asked.postMessage(wish, []);
  });
}
