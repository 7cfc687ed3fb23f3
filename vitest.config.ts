import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { defineConfig } from 'vitest/config';

// The server and the command line start as processes again and again: what was compiled once is kept. The workers and
// what they start inherit it.
process.env['NODE_COMPILE_CACHE'] ??= path.resolve('node_modules/.cache/compiled');

/** They put something else in the place of a module, which needs the modules to be loaded by the test runner. */
const withOtherModules = ['tests/searches.test.ts'];

export default defineConfig({
  test: {
    // One more than there are cores: some tests wait for processes, leases and slow services instead of working.
    maxWorkers: os.availableParallelism() + 1,
    // Where a run decides alone, a process that starved once on a shared machine gets a second go; the output names it.
    retry: process.env['CI'] === 'true' ? 1 : 0,
    // As scripts/run.mjs starts the product.
    execArgv: ['--no-regexp-tier-up'],
    projects: [
      {
        test: {
          name: 'node',
          include: ['src/{domain,documents,server,cli}/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: withOtherModules,
          environment: 'node',
          // Loading the knowledge and the server anew for each file would take half of the time. So a file leaves
          // nothing behind that another could stumble over: each has its own database, folder and service.
          isolate: false,
          // Node reads the sources itself, as it does in the product: nothing is rewritten before, and all is faster.
          experimental: { viteModuleRunner: false },
          setupFiles: ['tests/helpers/fail-on-console.ts'],
          // Databases, parsers and servers are real here and start as processes of their own.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'replaced', include: withOtherModules, environment: 'node', hookTimeout: 60_000 } },
      {
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // As above: a page of its own for each file, but the modules are loaded once.
          isolate: false,
          setupFiles: ['tests/helpers/fail-on-console.ts'],
          // Letters are really written and read here, beside the other tests.
          testTimeout: 30_000,
        },
      },
    ],
  },
});
