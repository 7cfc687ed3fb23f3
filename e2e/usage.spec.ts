// Counting usage, against a server of its own that is set up for it and a counting service that keeps what arrives.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { startMain } from '../tests/helpers/start-main.ts';
import type { MainProcess } from '../tests/helpers/start-main.ts';
import { newEmail, password } from './accounts.ts';
import {
  expect,
  expectAccessible,
  expectResult,
  home,
  pasteField,
  sampleText,
  sizes,
  submit,
  test,
} from './helpers.ts';

interface Counted {
  readonly event: string;
  readonly properties: Readonly<Record<string, string | undefined>>;
}

test.describe.configure({ mode: 'serial' });
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kz-usage-'));
let counting: Server;
let service: MainProcess;
let raw = '';
const counted: Counted[] = [];

test.beforeAll(async () => {
  counting = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const bytes = Buffer.concat(parts);
      const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString();
      raw += `${request.url} ${JSON.stringify(request.headers)} ${text}\n`;
      counted.push(...(JSON.parse(text) as { batch: Counted[] }).batch);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"Ok"}');
    });
  });
  await new Promise<void>((resolve) => {
    counting.listen(0, '127.0.0.1', resolve);
  });
  service = await startMain({
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    POSTHOG_HOST: `http://127.0.0.1:${(counting.address() as AddressInfo).port}`,
    POSTHOG_KEY: 'phc_test',
  });
});
test.afterAll(async () => {
  service.kill('SIGTERM');
  await service.ended;
  counting.close();
  rmSync(dataDir, { recursive: true, force: true });
});
test.beforeEach(() => {
  counted.length = 0;
  raw = '';
});

const at = (address: string) => `${service.url ?? ''}${address}`;
const banner = (page: Page) => page.getByRole('region', { name: 'Dürfen wir mitzählen?' });
const told = () => counted.map(({ event, properties }) => `${event} ${properties['$pathname']}`);

test('nothing is loaded or sent before the answer, nor after a no', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(at(home.sie));
  await banner(page).getByRole('button', { name: 'Nicht zählen' }).click();
  await expect(banner(page)).toHaveCount(0);
  await page.goto(at('/auth/login'));
  await expect(page.getByRole('button', { name: 'Einwilligung ändern' })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(asked.filter((url) => /ingest|posthog/.test(url))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['klarzeugnis-consent']);
});

for (const viewport of Object.values(sizes)) {
  test(`both answers weigh the same at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(at(home.sie));
    await expect(banner(page)).toBeVisible();
    await expectAccessible(page);
    const looks = await Promise.all(
      ['Nicht zählen', 'Mitzählen'].map(async (name) =>
        banner(page)
          .getByRole('button', { name })
          .evaluate((button) => {
            const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
            const { width, height } = button.getBoundingClientRect();
            return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height };
          }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
    // The generator has a bar of its own at the lower edge, where there is no room for the letter beside the form.
    await page.goto(at('/zeugnisgenerator/stamm'));
    await expect(banner(page)).toBeVisible();
    const preview = page.getByRole('button', { name: 'Vorschau zeigen' });
    if (viewport.width < 1240) {
      await preview.click();
      await page.keyboard.press('Escape');
    }
    await banner(page).getByRole('button', { name: 'Nicht zählen' }).click();
    await expect(banner(page)).toHaveCount(0);
  });
}

test('with consent: views, leaves, identify, reset, and nothing personal', async ({ page }) => {
  test.slow();
  const email = newEmail();
  await page.goto(at(`${home.sie}?quelle=geheim`));
  await banner(page).getByRole('button', { name: 'Mitzählen' }).click();
  await expect.poll(told).toEqual([`$pageview ${home.sie}`]);

  await pasteField(page).fill(sampleText('koch'));
  await submit(page).click();
  await expectResult(page);
  await page.getByRole('link', { name: 'Anmelden' }).click();
  await page.getByRole('link', { name: 'Jetzt registrieren' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Konto anlegen' })).toBeVisible();
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page).toHaveURL(at(home.sie));
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('link', { name: 'Anmelden' })).toBeVisible();
  await page.getByRole('link', { name: 'Anmelden' }).click();
  await expect.poll(() => told().filter((line) => line === '$pageview /auth/login')).toHaveLength(2);

  const result = `${home.sie}/auswertung/:id`;
  expect(told().filter((line) => !line.startsWith('$identify'))).toEqual([
    `$pageview ${home.sie}`,
    `$pageleave ${home.sie}`,
    `$pageview ${result}`,
    `$pageleave ${result}`,
    '$pageview /auth/login',
    '$pageleave /auth/login',
    '$pageview /auth/register',
    '$pageleave /auth/register',
    `$pageview ${home.sie}`,
    // Logging out goes to „/“, which leads to where one is.
    `$pageview ${home.sie}`,
    `$pageleave ${home.sie}`,
    '$pageview /auth/login',
  ]);
  const identified = counted.filter(({ event }) => event === '$identify');
  expect(identified).toHaveLength(1);
  const account = identified[0]?.properties['distinct_id'];
  expect(account).toMatch(/^[a-z0-9]{15}$/);
  // Known from the registration to the logout, and nobody before and after it.
  const ids = counted
    .filter(({ event }) => event === '$pageview')
    .map(({ properties }) => properties['distinct_id'] === account);
  expect(ids).toEqual([false, false, false, false, true, false, false]);
  expect(new Set(counted.map(({ properties }) => properties['distinct_id'])).size).toBe(3);

  const person = [email, email.split('@')[0] ?? '', 'Novak', 'geheim', 'Küche', 'visitor=', 'example.com'];
  for (const word of person) expect(raw).not.toContain(word);
  expect(raw).not.toMatch(/\/auswertung\/[a-z0-9]{15}/);
  expect(raw).not.toMatch(/elements_chain|\$el_text|\$referr|"title"|authorization/);
});

test('three quick clicks at one place are counted as such, without what stands there', async ({ page }) => {
  await page.goto(at('/auth/login'));
  await banner(page).getByRole('button', { name: 'Mitzählen' }).click();
  await expect.poll(told).toEqual(['$pageview /auth/login']);
  await page.getByRole('button', { name: 'Passwort zeigen' }).click({ clickCount: 3 });
  await expect.poll(told).toEqual(['$pageview /auth/login', '$rageclick /auth/login']);
  expect(raw).not.toMatch(/Passwort|elements/);
});

test('the answer can be taken back, and then nothing stays in the browser', async ({ page }) => {
  await page.goto(at(home.sie));
  await banner(page).getByRole('button', { name: 'Mitzählen' }).click();
  await expect.poll(told).toEqual([`$pageview ${home.sie}`]);
  await page.getByRole('button', { name: 'Einwilligung ändern' }).click();
  await banner(page).getByRole('button', { name: 'Nicht zählen' }).click();
  const kept = () => page.evaluate(() => Object.keys(localStorage));
  await expect.poll(kept).toEqual(['klarzeugnis-consent']);
  await page.getByRole('link', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  // Longer than the client collects before it sends; what is asked then comes after what it would send.
  await page.clock.fastForward(10_000);
  await page.evaluate(async () => fetch('/api/health?later'));
  expect(asked.filter((url) => /ingest|posthog/.test(url))).toEqual([]);
  expect(asked).toContainEqual(expect.stringContaining('later'));
  expect(told()).toEqual([`$pageview ${home.sie}`]);
  expect(await kept()).toEqual(['klarzeugnis-consent']);
});

const gone = 'Einwilligung ändern';

test('the pages of the server ask the same question once, and nothing moves when it appears', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(at('/geheimcodes?q=stets+bem%C3%BCht'));
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page);
  const shifts = await page.evaluate(() => (globalThis as unknown as { seenShifts: number[] }).seenShifts);
  expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.01);
  await banner(page).getByRole('button', { name: 'Nicht zählen' }).click();
  await expect(banner(page)).toBeHidden();
  await page.goto(at('/muster'));
  await expect(page.getByRole('button', { name: gone })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(asked.filter((url) => /count-usage/.test(url))).toEqual([]);
  // The app knows the answer, too.
  await page.goto(at(home.sie));
  await expect(page.getByRole('button', { name: gone })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(asked.filter((url) => /ingest|posthog/.test(url))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['klarzeugnis-consent']);
});

for (const [name, viewport] of Object.entries(sizes)) {
  test(`both answers weigh the same on the pages of the server (${name})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(at('/zeugnissprache'));
    await expect(banner(page)).toBeVisible();
    const looks = await Promise.all(
      ['Nicht zählen', 'Mitzählen'].map(async (label) =>
        banner(page)
          .getByRole('button', { name: label })
          .evaluate((button) => {
            const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
            const { width, height } = button.getBoundingClientRect();
            return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height };
          }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
    const words = await banner(page).innerText();
    await page.goto(at(home.sie));
    expect((await banner(page).innerText()).replaceAll(/\s+/g, ' ')).toBe(words.replaceAll(/\s+/g, ' '));
  });
}

test('with consent the pages of the server are counted, without what was looked for, until it is taken back', async ({
  page,
}) => {
  await page.goto(at('/geheimcodes?q=geheimer+Satz'));
  await banner(page).getByRole('button', { name: 'Mitzählen' }).click();
  await expect.poll(told).toEqual(['$pageview /geheimcodes']);
  await page.goto(at('/muster'));
  await expect.poll(told).toEqual(['$pageview /geheimcodes', '$pageview /muster']);
  await page.goto(at(home.sie));
  await expect.poll(told).toContain(`$pageview ${home.sie}`);
  // One visitor through all of them.
  expect(new Set(counted.map(({ properties }) => properties['distinct_id'])).size).toBe(1);
  expect(raw).not.toMatch(/geheimer|"title"/);
  await page.goto(at('/datenschutz'));
  await page.getByRole('button', { name: gone }).click();
  await banner(page).getByRole('button', { name: 'Nicht zählen' }).click();
  const kept = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await expect.poll(async () => (await kept()).filter((key) => key.includes('ph_'))).toEqual([]);
});
