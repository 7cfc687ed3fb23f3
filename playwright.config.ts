import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/lib/chromium.ts';

/** A port that is free at this moment. */
async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

// The server and the operator's commands start again and again: what was compiled once is kept.
process.env['NODE_COMPILE_CACHE'] ??= path.resolve('node_modules/.cache/compiled');

// This file is read by the runner and again by each of its workers: what is chosen once is handed on by env.
if (process.env['E2E_PORT'] === undefined) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kz-e2e-'));
  process.env['E2E_PORT'] = String(await freePort());
  process.env['E2E_DATA_DIR'] = dataDir;
  process.env['CHROMIUM'] ??= findChromium() ?? '';
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
}
const { E2E_PORT: port = '', E2E_DATA_DIR: dataDir = '', CHROMIUM: chromium = '' } = process.env;
/**
 * What the browser leaves out. It heeds only the last list of them, so those of Playwright itself stand here again;
 * the first two are windows below an address bar that nobody sees: a process more for each test, as dear as the page.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'IsolateOrigins',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'site-per-process',
];
const url = `http://127.0.0.1:${port}`;

/** They take longest, one after the other, or a service of their own: begun last they would run on alone. */
const longest = [
  'admin',
  'admin-invoice-once',
  'usage',
  'model',
  'model-tasks',
  'work-together',
  'work-tasks',
  'office',
].map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: 'e2e',
  // Node reads these itself, as in the product: the knowledge alone would take seconds to rewrite.
  build: { external: ['**/src/**', '**/scripts/**', '**/tests/**'] },
  outputDir: 'test-results/playwright',
  reporter: [['line'], ['json', { outputFile: 'test-results/playwright.json' }]],
  forbidOnly: true,
  fullyParallel: true,
  projects: [
    { name: 'first', testMatch: longest },
    { name: 'then', testIgnore: longest },
  ],
  // Real gestures in a real browser: a busy machine may need a second go; the count names those.
  retries: 2,
  // One more than there are cores: each waits now and then for the server, a mail or a picture.
  workers: os.availableParallelism() + 1,
  timeout: 60_000,
  // A page may need some seconds on a busy machine (the decoder is compiled for the editor); what is there passes at once.
  expect: { timeout: 15_000 },
  use: {
    baseURL: url,
    // Emptied between two tests instead of made anew: a seventh of the processor time.
    reuseContext: true,
    // What moves is painted again and again, by the processor. In shell.spec.ts and editor.spec.ts it does move.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium === '' ? {} : { executablePath: chromium }),
      args: [
        // Chromium's sandbox refuses to work as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        `--disable-features=${withoutFeatures.join(',')}`,
        // All pages are of one site: a process for each of them, a second for its start, would guard nothing here.
        '--disable-site-isolation-trials',
        '--renderer-process-limit=1',
        // Pages live for seconds: what V8's dearer compilers put into better code does not come back.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  webServer: {
    // The Node that runs this file; the web must be built before ("npm test" does it).
    command: `"${process.execPath}" src/server/main.ts`,
    url: `${url}/api/health`,
    env: { PORT: port, DATA_DIR: dataDir, RATE_LIMITS: '100', BUSY_AFTER: '0', DATABASE_URL: '' },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
