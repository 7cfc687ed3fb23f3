import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

// A warning or an error on the console is a fault that nobody would see in a green run.
const seen: string[] = [];
for (const level of ['error', 'warn'] as const) {
  console[level] = (...values: unknown[]) => {
    seen.push(`console.${level}: ${format(...values)}`);
  };
}

function failWhenSeen(): void {
  const lines = seen.splice(0);
  if (lines.length > 0) throw new Error(lines.join('\n'));
}

// What was written outside a test (while importing, in beforeAll) fails the next one.
beforeEach(failWhenSeen);
afterEach(failWhenSeen);
