import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { afterEach, expect, test } from 'vitest';
import { earlyPackages } from '../scripts/lib/apt.ts';
import { temporaryFolder } from './helpers/engines.ts';

const before = process.env['EARLY_PACKAGES'];
afterEach(() => {
  if (before === undefined) delete process.env['EARLY_PACKAGES'];
  else process.env['EARLY_PACKAGES'] = before;
});

test('each part of the tests waits for what is fetched for it, and nobody where nothing is fetched', async () => {
  delete process.env['EARLY_PACKAGES'];
  await earlyPackages('tests');
  const folder = temporaryFolder();
  process.env['EARLY_PACKAGES'] = folder;
  writeFileSync(path.join(folder, 'tests'), '');
  await earlyPackages('tests');
  let arrived = false;
  const waiting = earlyPackages('journeys').then(() => (arrived = true));
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(arrived).toBe(false);
  writeFileSync(path.join(folder, 'journeys'), '');
  await waiting;
  expect(arrived).toBe(true);
  rmSync(folder, { recursive: true });
});
