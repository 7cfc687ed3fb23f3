import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from './tools.ts';

const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
let listed = false;

/** Fetches Debian's lists of packages: once in a run is enough, however much is installed then. */
async function fetchLists(): Promise<boolean> {
  listed ||= (await run('apt-get', ['update', '-qq'], quiet)) === 0;
  return listed;
}

/** Longer than any network takes. */
const longest = 10 * 60_000;

/** Waits for what scripts/early-packages.mjs fetches for this part of the tests, if it runs. */
export async function earlyPackages(part: 'tests' | 'journeys'): Promise<void> {
  const folder = process.env['EARLY_PACKAGES'];
  if (folder === undefined) return;
  const end = Date.now() + longest;
  while (!existsSync(path.join(folder, part)) && Date.now() < end) await sleep(100);
}

/**
 * Installs Debian packages where that is possible: as root, on a system with apt-get.
 * @returns true when apt-get says that they are there
 */
export async function aptInstall(packages: readonly string[]): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  // One at a time: the other holds the lock.
  await earlyPackages('journeys');
  if (!(await fetchLists())) return false;
  // Nothing is lost that cannot be installed again: no waiting for the disk after each file.
  const hurried = ['-o', 'Dpkg::Options::=--force-unsafe-io'];
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...hurried, ...packages];
  return (await run('apt-get', args, quiet)) === 0;
}
