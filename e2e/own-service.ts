// A service of its own for journeys that change what is the same for all: its settings would show in others.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startMain } from '../tests/helpers/start-main.ts';
import { test as shared } from './helpers.ts';

interface OwnService {
  readonly url: string;
  readonly dataDir: string;
}

/** Like the journeys' `test`, with a service that nobody else uses. */
export const test = shared.extend<object, { service: OwnService }>({
  service: [
    // Playwright asks for a pattern here, even where nothing is needed.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kz-e2e-own-'));
      const main = await startMain({ DATA_DIR: dataDir, RATE_LIMITS: '100', DATABASE_URL: '' });
      if (main.url === undefined) throw new Error(main.errors());
      await use({ url: main.url, dataDir });
      main.kill('SIGTERM');
      await main.ended;
      rmSync(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ service }, use) => use(service.url),
});
