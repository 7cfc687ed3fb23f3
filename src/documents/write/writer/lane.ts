import { spawn, type ChildProcess } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { processorMilliseconds, residentMegabytes } from '../../process-use.ts';
import { TooLongDocument, WriterBusy } from './writer-faults.ts';
import type { WriterAnswer, WriterLimits, WriterOrder, Written } from './writer.ts';

interface Waiting {
  readonly order: WriterOrder;
  readonly resolve: (written: Written) => void;
  readonly reject: (fault: Error) => void;
}

const watchEveryMilliseconds = 50;
/** On the clock, as a multiple of the processor time. */
const patience = 3;
/** Milliseconds that the process may take to start, on a machine that is very busy. */
const startPatience = 60_000;
/** Memory that a process keeps after a large document goes back when it ends: from so much of the limit on a new one starts. */
const keptShare = 0.5;

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Makes documents one after the other, in a process that stays as long as they are within the limits. */
export class Lane {
  readonly #limits: WriterLimits;
  readonly #waiting: Waiting[] = [];
  #child: ChildProcess | null = null;
  #isWorking = false;

  constructor(limits: WriterLimits) {
    this.#limits = limits;
  }

  write(order: WriterOrder): Promise<Written> {
    if (this.#waiting.length >= this.#limits.waiting) return Promise.reject(new WriterBusy());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ order, resolve, reject });
      void this.#work();
    });
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      try {
        next.resolve(await this.#make(next.order));
      } catch (fault) {
        next.reject(fault as Error);
      }
    }
    this.#isWorking = false;
  }

  /** The shortest first: whoever wants one page does not wait for the many pages of others. */
  #next(): Waiting | undefined {
    let shortest = 0;
    for (const [at, { order }] of this.#waiting.entries())
      if (order.data.length < (this.#waiting[shortest]?.order.data.length ?? 0)) shortest = at;
    return this.#waiting.splice(shortest, 1)[0];
  }

  async #make(order: WriterOrder): Promise<Written> {
    const child = (this.#child ??= await startChild());
    keepAlive(child, true);
    try {
      const answer = await this.#ask(child, order);
      if ('done' in answer) return answer.done;
      throw new Error(`${order.kind}: ${'error' in answer ? answer.error : 'started anew'}`);
    } finally {
      keepAlive(child, false);
      if (residentMegabytes(child.pid) > this.#limits.megabytes * keptShare) child.kill('SIGKILL');
      if (child.killed || child.exitCode !== null || child.signalCode !== null) this.#child = null;
    }
  }

  /** Its costs count from here on: neither the start of the process nor the documents before are its own. */
  #ask(child: ChildProcess, order: WriterOrder): Promise<WriterAnswer> {
    const { milliseconds, megabytes } = this.#limits;
    const before = processorMilliseconds(child.pid);
    return new Promise((resolve, reject) => {
      const end = (settle: () => void): void => {
        clearTimeout(clock);
        clearInterval(watch);
        child.off('message', answered).off('exit', died);
        settle();
      };
      const stop = (): void =>
        end(() => {
          child.kill('SIGKILL');
          reject(new TooLongDocument());
        });
      const clock = setTimeout(stop, patience * milliseconds);
      const watch = setInterval(() => {
        const isOver = processorMilliseconds(child.pid) - before > milliseconds;
        if (isOver || residentMegabytes(child.pid) > megabytes) stop();
      }, watchEveryMilliseconds);
      const answered = (answer: unknown): void => end(() => resolve(answer as WriterAnswer));
      const died = (code: unknown, signal: unknown): void =>
        end(() => reject(new Error(`${order.kind}: process ended (${String(code ?? signal)})`)));
      child.on('message', answered).on('exit', died);
      child.send(order, (fault) => fault && died(fault, null));
    });
  }
}

function startChild(): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('writer-child.ts', import.meta.url));
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: {},
  });
  running.add(child);
  child.on('exit', () => running.delete(child));
  return new Promise((resolve, reject) => {
    const clock = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error('writer: did not start in time'));
    }, startPatience);
    const failed = (cause: unknown): void => {
      clearTimeout(clock);
      reject(new Error('writer: could not be started', { cause }));
    };
    child.once('error', failed).once('exit', failed);
    child.once('message', () => {
      clearTimeout(clock);
      child
        .off('exit', failed)
        .off('error', failed)
        .on('error', () => {});
      resolve(child);
    });
  });
}

/** An idle process must not keep the server alive. */
function keepAlive(child: ChildProcess, isWanted: boolean): void {
  if (isWanted) child.ref();
  else child.unref();
  // Node's types do not know that the channel has both.
  const channel = child.channel as { ref(): void; unref(): void } | null | undefined;
  if (isWanted) channel?.ref();
  else channel?.unref();
}
