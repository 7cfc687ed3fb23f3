import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { bareEnvironment } from './bare-environment.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface MainProcess {
  /** Where it answers; undefined when it ended before it did. */
  readonly url: string | undefined;
  /** Everything it wrote so far, to stdout and stderr. */
  readonly output: () => string;
  /** What it wrote to stderr. */
  readonly errors: () => string;
  readonly pid: number;
  readonly kill: (signal: NodeJS.Signals) => void;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

/**
 * Starts the server as operators do, in a process of its own.
 * @param settings environment; PORT is any free one unless given
 * @param home where the program lies, this one unless given
 * @returns as soon as it says where it answers, or has ended
 */
export async function startMain(
  settings: Readonly<Record<string, string>>,
  home: string = root,
): Promise<MainProcess> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: home,
    // A machine that runs tests is busy; none of them may be told so.
    env: { ...bareEnvironment(), PORT: '0', BUSY_AFTER: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal));
  });
  const answers = new Promise<string>((resolve) => {
    const take = (text: string): void => {
      output += text;
      const url = /läuft auf (\S+)/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
      take(text);
    });
  });
  const url = await Promise.race([answers, ended.then(() => undefined)]);
  return {
    url,
    output: () => output,
    errors: () => errors,
    pid: child.pid ?? 0,
    kill: (signal) => void child.kill(signal),
    ended,
  };
}
