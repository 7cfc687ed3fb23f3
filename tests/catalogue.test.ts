import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogue } from '../scripts/lib/catalogue.ts';

it('docs/katalog.md is what the knowledge says (npm run catalogue)', () => {
  expect(readFileSync('docs/katalog.md', 'utf8')).toBe(catalogue());
  // The whole library is written out and read.
}, 120_000);
