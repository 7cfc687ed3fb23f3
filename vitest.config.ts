import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Both cores of a small machine: left alone, one of two is spared.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'node',
          include: ['src/{domain,documents,server,cli}/**/*.test.ts', 'tests/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/helpers/fail-on-console.ts'],
          // Databases, parsers and servers are real here and start as processes of their own.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['tests/helpers/fail-on-console.ts'],
          // Letters are really written and read here, beside the other tests.
          testTimeout: 30_000,
        },
      },
    ],
  },
});
