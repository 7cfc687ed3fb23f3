import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from './helpers/engines.ts';

// The start script in a project of its own, with an npm that only notes what it was asked to do.
let project = '';
const at = (...parts: string[]): string => path.join(project, ...parts);

const lock = {
  packages: {
    '': { name: 'probe' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', dev: true },
    'node_modules/c-darwin-arm64': { version: '3.0.0', optional: true },
  },
};
const { a, b } = { a: lock.packages['node_modules/a'], b: lock.packages['node_modules/b'] };

/** What npm notes down of an installation. */
function installed(packages: Readonly<Record<string, object>>): void {
  mkdirSync(at('node_modules'), { recursive: true });
  writeFileSync(at('node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

beforeEach(() => {
  project = temporaryFolder();
  mkdirSync(at('scripts'));
  copyFileSync(path.resolve(import.meta.dirname, '../scripts/run.mjs'), at('scripts/run.mjs'));
  writeFileSync(at('package-lock.json'), JSON.stringify(lock));
  writeFileSync(
    at('scripts/say.ts'),
    "const words: string[] = process.argv.slice(2);\nconsole.log(words.join('|'));\n",
  );
  writeFileSync(
    at('npm-cli.cjs'),
    `const fs = require('node:fs');
     fs.appendFileSync(${JSON.stringify(at('npm.log'))}, process.argv.slice(2).join(' ') + '\\n');
     fs.mkdirSync('node_modules', { recursive: true });
     console.log('npm talks');
     process.exit(Number(process.env.NPM_FAILS ?? 0));`,
  );
});
afterEach(() => rmSync(project, { recursive: true }));

function run(
  args: string[],
  env: Record<string, string> = {},
): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [at('scripts/run.mjs'), ...args], {
    cwd: project,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], npm_execpath: at('npm-cli.cjs'), ...env },
  });
}

function npmCalls(): string[] {
  return existsSync(at('npm.log')) ? readFileSync(at('npm.log'), 'utf8').trim().split('\n') : [];
}

describe('the start script', () => {
  test('installs once, then no more until the lock changes, and keeps stdout for the script', () => {
    expect(run(['scripts/say.ts', 'ein Wort', '--zwei'])).toMatchObject({
      status: 0,
      stdout: 'ein Wort|--zwei\n',
    });
    expect(npmCalls()).toEqual(['ci --include=dev --include=optional --no-audit --no-fund --loglevel=error']);
    run(['scripts/say.ts']);
    expect(npmCalls()).toHaveLength(1);
    writeFileSync(at('package-lock.json'), JSON.stringify({ ...lock, changed: true }));
    run(['scripts/say.ts']);
    expect(npmCalls()).toHaveLength(2);
  });

  test.each([
    ['all packages but those for other systems', { 'node_modules/a': a, 'node_modules/b': b }, 0],
    ['another version', { 'node_modules/a': { version: '1.0.1' }, 'node_modules/b': b }, 1],
    ['no development packages', { 'node_modules/a': a }, 1],
    [
      'another version for this system',
      { 'node_modules/a': a, 'node_modules/b': b, 'node_modules/c-darwin-arm64': a },
      1,
    ],
  ])('looks at what a plain npm install left: %s', (_, packages, calls) => {
    installed(packages);
    expect(run(['scripts/say.ts', 'da']).stdout).toBe('da\n');
    expect(npmCalls()).toHaveLength(calls);
  });

  test('stops when the packages cannot be installed, and tries again the next time', () => {
    const failed = run(['scripts/say.ts', 'nie'], { NPM_FAILS: '3' });
    expect(failed).toMatchObject({ status: 3, stdout: '' });
    expect(failed.stderr).toContain('Die Pakete konnten nicht installiert werden (npm ci).');
    expect(run(['scripts/say.ts', 'doch']).stdout).toBe('doch\n');
    expect(npmCalls()).toHaveLength(2);
  });

  test('hands on the exit code and puts Node 24 first', () => {
    installed({ 'node_modules/a': a, 'node_modules/b': b });
    writeFileSync(
      at('scripts/code.ts'),
      "import { execSync } from 'node:child_process';\nprocess.stdout.write(execSync('node --version'));\nprocess.exit(7);\n",
    );
    expect(run(['scripts/code.ts'])).toMatchObject({ status: 7, stdout: `${process.version}\n` });
  });

  test('keeps what was compiled, where nobody else wants it elsewhere', () => {
    installed({ 'node_modules/a': a, 'node_modules/b': b });
    writeFileSync(at('scripts/cache.ts'), "console.log(process.env['NODE_COMPILE_CACHE']);\n");
    expect(run(['scripts/cache.ts']).stdout).toBe(`${at('node_modules/.cache/compiled')}\n`);
    expect(existsSync(at('node_modules/.cache/compiled'))).toBe(true);
    expect(run(['scripts/cache.ts'], { NODE_COMPILE_CACHE: at('anderswo') }).stdout).toBe(
      `${at('anderswo')}\n`,
    );
  });

  const waits =
    "process.on('SIGTERM', () => { console.log('clean'); process.exit(0); });\nsetInterval(() => {}, 1000);\nconsole.log('up');\n";

  test('hands on SIGTERM', async () => {
    installed({ 'node_modules/a': a, 'node_modules/b': b });
    writeFileSync(at('scripts/wait.ts'), waits);
    const child = spawn(process.execPath, [at('scripts/run.mjs'), 'scripts/wait.ts'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (text.includes('up')) child.kill('SIGTERM');
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect([code, output]).toEqual([0, 'up\nclean\n']);
  });

  test('stops its script when the shell that started it is gone', async () => {
    installed({ 'node_modules/a': a, 'node_modules/b': b });
    writeFileSync(at('scripts/wait.ts'), waits);
    // Like npm: a shell between the signal and the script, which does not hand it on.
    const shell = spawn('sh', ['-c', `"${process.execPath}" scripts/run.mjs scripts/wait.ts; true`], {
      cwd: project,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    shell.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (text.includes('up')) shell.kill('SIGKILL');
    });
    // "close" comes when the last process that holds the pipe has ended.
    await new Promise((resolve) => shell.on('close', resolve));
    expect(output).toBe('up\nclean\n');
  });
});
