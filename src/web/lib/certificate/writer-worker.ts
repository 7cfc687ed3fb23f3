// Worker: composes and reads letters, so that typing never waits for it.
import { rememberSentences } from '#domain/decode/remembered-sentences.ts';
import { writerFunctions, type WriterFunctions } from './writer-functions.ts';

// The letter is read after each change, and most of its sentences are those of before.
rememberSentences(400);

interface Order {
  readonly id: number;
  readonly name: keyof WriterFunctions;
  readonly args: readonly unknown[];
}

addEventListener('message', async ({ data }: MessageEvent<Order>) => {
  try {
    const work = writerFunctions[data.name] as (...args: readonly unknown[]) => unknown;
    postMessage({ id: data.id, result: await work(...data.args) });
  } catch (error) {
    postMessage({ id: data.id, error: String(error) });
  }
});
