import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root, run, runTool } from './tools.ts';

const sources = [
  'src/web',
  'src/domain',
  'vite.config.ts',
  'scripts/prerender.ts',
  'scripts/compress.mjs',
  'scripts/lib/strip-proofs.ts',
  'package-lock.json',
];
/** Beside the built files and not among them, since those are served. */
const stampFile = path.join(root, 'dist/web.stamp');

/** All source files below a folder (or the file itself), in a fixed order; tests are not built. */
function filesOf(source: string): string[] {
  const start = path.join(root, source);
  if (path.extname(source) !== '') return [start];
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

/** Fingerprint of everything that the built web depends on. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf)) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * Builds the web into dist/web and compresses it.
 * @returns the exit code of the step that failed, or 0
 */
export async function buildWeb(): Promise<number> {
  const built = fingerprint();
  rmSync(stampFile, { force: true });
  const failed =
    (await runTool('vite', ['build', '--logLevel', 'warn'])) ||
    (await run(process.execPath, ['scripts/prerender.ts'])) ||
    (await run(process.execPath, ['scripts/compress.mjs']));
  if (failed !== 0) return failed;
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, built);
  return 0;
}

/** Builds the web unless what lies there was made from exactly these sources; see `buildWeb`. */
export async function buildWebIfStale(): Promise<number> {
  const built =
    existsSync(path.join(root, 'dist/web/index.html')) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === fingerprint();
  if (built) return 0;
  process.stdout.write('Die Oberfläche wird gebaut …\n');
  return buildWeb();
}
