import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import sharp from 'sharp';
import { createWorker, OEM, PSM, type Block, type Worker, type WorkerOptions } from 'tesseract.js';
import { loaded } from '../reader-fault.ts';
import type { GreyImage } from './grey-image.ts';
import { shrink } from './shrink.ts';

const require = createRequire(import.meta.url);
const dataOf = (language: string, edition: string): string =>
  path.join(path.dirname(require.resolve(`@tesseract.js-data/${language}/package.json`)), edition);
/** Width that is enough to tell which way is up. */
const orientationWidth = 1300;
/** Below this the answer is a guess. */
const leastOrientation = 1.5;

/** Everything comes from node_modules: nothing is downloaded, nothing is kept. */
const offline = { gzip: true, cacheMethod: 'none' } as const;

/** A lossless file, packed as little as possible: it is read once, at once. */
async function asFile({ data, width, height }: GreyImage): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 1 } })
    .withMetadata({ density: 300 })
    .png({ compressionLevel: 1, adaptiveFiltering: false })
    .toBuffer();
}

/**
 * Starts the recogniser with what it knows of a language.
 * @throws ReaderFault when it or its data cannot be loaded: the library alone would wait for ever, or end the process
 */
async function start(
  language: string,
  edition: string,
  mode: OEM,
  options: Partial<WorkerOptions>,
): Promise<Worker> {
  const begin = async (errorHandler: (cause: unknown) => void): Promise<Worker> =>
    createWorker(language, mode, {
      ...offline,
      ...options,
      langPath: dataOf(language, edition),
      errorHandler,
    });
  const worker = new Promise<Worker>((resolve, reject) => {
    process.once('uncaughtException', reject);
    const started = begin(reject).finally(() => process.off('uncaughtException', reject));
    started.then(resolve, reject);
  });
  return loaded(worker);
}

async function using<T>(worker: Worker, work: (worker: Worker) => Promise<T>): Promise<T> {
  try {
    return await work(worker);
  } finally {
    // Both models at once would take 870 MB.
    await worker.terminate();
  }
}

/** How far, clockwise in degrees, a page must be turned so that its text stands upright; 0 when it cannot be told. */
export async function findTurn(image: GreyImage): Promise<0 | 90 | 180 | 270> {
  const worker = await start('osd', '4.0.0', OEM.TESSERACT_ONLY, { legacyCore: true, legacyLang: true });
  return using(worker, async () => {
    try {
      const { data } = await worker.detect(await asFile(shrink(image, orientationWidth)));
      const sure = (data.orientation_confidence ?? 0) >= leastOrientation;
      return sure ? ((((data.orientation_degrees ?? 0) + 360) % 360) as 0 | 90 | 180 | 270) : 0;
    } catch {
      // Too few characters to tell.
      return 0;
    }
  });
}

/**
 * Reads a page in German.
 * @param onShare told 0…1 while it works
 */
export async function recognise(
  image: GreyImage,
  onShare: (share: number) => void,
): Promise<readonly Block[]> {
  const worker = await start('deu', '4.0.0_best_int', OEM.LSTM_ONLY, {
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onShare(progress);
    },
  });
  return using(worker, async () => {
    // Letters are dark on light paper: looking for the opposite takes a quarter of the time.
    await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, tessedit_do_invert: '0' });
    const { data } = await worker.recognize(await asFile(image), {}, { text: false, blocks: true });
    return data.blocks ?? [];
  });
}
