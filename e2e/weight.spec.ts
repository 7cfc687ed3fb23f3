import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { check, expect, expectResult, letter, home, passages, sampleText, sizes, test } from './helpers.ts';

const built = path.resolve(import.meta.dirname, '../dist/web');
/** kB of script, compressed, that the first visit may cost. */
const budget = 160;

test('the first load of the home stays within its weight', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  await page.goto(home.sie, { waitUntil: 'networkidle' });
  const sources = scripts.map((file) => readFileSync(path.join(built, file)));
  const weight = sources.reduce((sum, source) => sum + gzipSync(source, { level: 9 }).length, 0);
  expect(weight / 1000).toBeGreaterThan(50);
  expect(weight / 1000).toBeLessThanOrEqual(budget);
});

test('the decoder comes to the browser with the worker of the generator alone', () => {
  const source = readFileSync(path.resolve(import.meta.dirname, '../src/domain/decode/explain.ts'), 'utf8');
  const only = 'Klares Lob, aber nicht die höchste Stufe';
  expect(source).toContain(only);
  for (const file of readdirSync(path.join(built, 'assets'))) {
    if (!file.endsWith('.js') || /^(?:writer-worker|proofread)-/.test(file)) continue;
    expect(readFileSync(path.join(built, 'assets', file), 'utf8').includes(only), file).toBe(false);
  }
});

for (const viewport of Object.values(sizes)) {
  test(`nothing moves while a page builds up at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const seen = globalThis as unknown as { shifts: number };
      seen.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          seen.shifts += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const shifts = () => page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts);

    await page.goto(home.sie, { waitUntil: 'networkidle' });
    expect(await shifts()).toBe(0);
    // A short message takes the place of the skeleton.
    await page.goto(`${home.sie}/auswertung/abcdefghijklmno`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { name: 'gibt es hier nicht' })).toBeVisible();
    expect(await shifts()).toBe(0);
    await check(page, sampleText('koch'));
    await expectResult(page);
    // A result that has to be fetched: its skeleton has the same shape.
    await page.reload({ waitUntil: 'networkidle' });
    await expectResult(page);
    expect(await shifts()).toBeLessThan(0.02);
  });
}

test('opening notes moves nothing', async ({ page }) => {
  await check(page, sampleText('koch'));
  await expectResult(page);
  const before = await letter(page).boundingBox();
  for (let index = 0; index < 4; index += 1) {
    await passages(page).nth(index).hover();
    await expect(passages(page).nth(index)).toHaveAttribute('aria-expanded', 'true');
  }
  const after = await letter(page).boundingBox();
  expect(after?.height).toBe(before?.height);
});
