import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// The server and the command line start as processes again and again: what was compiled once is kept. The workers and
// what they start inherit it.
process.env['NODE_COMPILE_CACHE'] ??= path.resolve('node_modules/.cache/compiled');

/** They put something else in the place of a module, which needs the modules to be loaded by the test runner. */
const withOtherModules = ['tests/searches.test.ts'];

/** They take longest by far. Where nothing is remembered of a run before, the largest files would come first. */
const longest = [
  'tests/invariances',
  'tests/letter-invariances',
  'server/queue/kill',
  'server/reading/read-analysis',
  'read/read-pictures',
  'cli/decode',
  'server/main',
  'server/realtime/realtime',
  'server/backups/backups',
  'server/api/signing',
  'read/read-document',
  'tests/searches',
  'model/model-faults',
  'tests/letters',
  'compose/compose',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = longest.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
  return at < 0 ? longest.length : at;
};

/** What takes long begins first: begun last it would run on alone, while the other processors wait. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is the sequencer's own, not an array's
    const bySize = await super.sort(files);
    return bySize.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // One more than there are cores: many tests wait for processes, leases and slow services instead of working. Each
    // worker loads the knowledge and the server anew and warms up on its own: a further one costs an eighth of all work.
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
          sequence: { groupOrder: 1 },
          // Node reads the sources itself, as it does in the product: nothing is rewritten before, and all is faster.
          experimental: { viteModuleRunner: false },
          setupFiles: ['tests/helpers/fail-on-console.ts', 'tests/helpers/remember-sentences.ts'],
          // Databases, parsers and servers are real here and start as processes of their own.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'replaced',
          include: withOtherModules,
          environment: 'node',
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // As above: a page of its own for each file, but the modules are loaded once.
          isolate: false,
          // Loading them and making pages is most of the work, and each worker does it anew. So few of them go first.
          maxWorkers: Math.ceil(os.availableParallelism() / 2),
          sequence: { groupOrder: 0 },
          setupFiles: ['tests/helpers/fail-on-console.ts'],
          // Letters are really written and read here, beside the other tests.
          testTimeout: 30_000,
        },
      },
    ],
  },
});
