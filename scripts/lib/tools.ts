import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** The folder of the project. */
export const root = path.resolve(import.meta.dirname, '../..');

const packages = {
  tsc: 'typescript',
  oxlint: 'oxlint',
  prettier: 'prettier',
  knip: 'knip',
  vitest: 'vitest',
  vite: 'vite',
  playwright: '@playwright/test',
} as const;
export type Tool = keyof typeof packages;

/** The JavaScript file behind a tool's command: started by our own Node, without a shell, on every system. */
function fileOf(tool: Tool): string {
  const folder = path.join(root, 'node_modules', packages[tool]);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[tool];
  if (file === undefined) throw new Error(`${packages[tool]} has no command ${tool}`);
  return path.join(folder, file);
}

const running = new Set<ChildProcess>();
let stopping = false;

/**
 * Runs a command in the project's folder and shows what it prints.
 * @param environment added to the current one
 * @param title shown above what it prints, and all of it when the command is done: others run beside it
 * @returns its exit code; 1 when a signal ended it or it could not be started
 */
export async function run(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  title?: string,
): Promise<number> {
  if (stopping) return 1;
  const env = { ...process.env, ...environment };
  const to = title === undefined ? 'inherit' : 'pipe';
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', to, to], env });
  running.add(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => (printed += chunk));
  return new Promise((resolve) => {
    child.on('error', (fault) => {
      running.delete(child);
      process.stderr.write(`${command}: ${fault.message}\n`);
      resolve(1);
    });
    child.on('close', (code) => {
      running.delete(child);
      if (title !== undefined) process.stdout.write(`\n== ${title}\n${printed}`);
      resolve(code ?? 1);
    });
  });
}

/** Runs one of the project's tools, see `run`. */
export async function runTool(
  tool: Tool,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  title?: string,
): Promise<number> {
  return run(process.execPath, [fileOf(tool), ...args], environment, title);
}

/** Ends what runs when this script is told to stop; nothing new is started then, so that it comes to its end. */
export function stopOnSignals(): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stopping = true;
      for (const child of running) child.kill('SIGTERM');
    });
  }
}
