import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { aptInstall } from './apt.ts';
import { runTool } from './tools.ts';

/** The browser alone, without its windows: half the work for the same pages. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin', '/snap/bin'];
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** A browser counts only when it starts: a download without the system's libraries does not. */
function starts(file: string): boolean {
  return existsSync(file) && spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0;
}

/** The Chromium or Chrome to test with: CHROMIUM, the system's, Playwright's own; undefined when there is none. */
export function findChromium(): string | undefined {
  const installed = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [process.env['CHROMIUM'] ?? '', ...installed, ...elsewhere, chromium.executablePath()].find(
    (file) => file !== '' && starts(file),
  );
}

/**
 * Like `findChromium`, but installs one where there is none: Playwright's download first, then Debian's as root.
 * Beside Debian's own the one without windows is put.
 */
export async function ensureChromium(): Promise<string | undefined> {
  const found = findChromium();
  if (found === undefined) {
    process.stdout.write('Es ist kein Chromium da; es wird installiert …\n');
    await runTool('playwright', ['install', 'chromium']);
    if (findChromium() === undefined) await aptInstall([shell]);
    if (findChromium() === undefined) await aptInstall(['chromium']);
  } else if (found === '/usr/bin/chromium' && process.env['CHROMIUM'] === undefined) {
    await aptInstall([shell]);
  }
  return findChromium();
}
