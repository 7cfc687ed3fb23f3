// Tasks from a job title or an advert, suggested by a language model; nothing is taken without a click.
import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import type { ModelServer, Reply } from '../tests/helpers/model-server.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './helpers.ts';
import { consent, newCertificate, startWithModel, type ModelService } from './model-service.ts';

test.describe.configure({ mode: 'serial' });
let provider: ModelServer;
let service: ModelService;
test.beforeAll(async () => {
  service = await startWithModel({ MODEL_TIMEOUT: '2' });
  ({ provider } = service);
});
test.afterAll(async () => service.close());
test.beforeEach(() => {
  provider.asked.length = 0;
});

const generator = { sie: '/zeugnisgenerator', du: '/dein-zeugnisgenerator' } as const;
const other = {
  sie: /\b(?:[Dd]u|[Dd]ir|[Dd]ich|[Dd]ein(?:e[mnrs]?)?)\b/u,
  du: /\b(?:Sie|Ihnen|Ihr|Ihre[mnrs]?)\b/u,
} as const;
const advert = `Ostwind Anlagenbau GmbH sucht in Flensburg eine Projektleiterin. Zu den Aufgaben gehören die Vergabe von
Bauleistungen und die Abnahme von Anlagen. Ihre Ansprechpartnerin: Maria Schulz, 0461 123456, maria@ostwind.example`;
const suggested =
  '- Vergabe von Bauleistungen\n- Abnahme von Anlagen bei der [NAME-1]\n- Planung von Terminen';

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Tätigkeiten vorschlagen lassen' });
const row = (page: Page, task: string): Locator => page.getByRole('row', { name: task });
const get = (page: Page): Locator => panel(page).getByRole('button', { name: 'Vorschläge holen' });

async function openPanel(page: Page, tone: keyof typeof generator = 'sie'): Promise<string> {
  const id = await newCertificate(page, service.url);
  await page.goto(`${service.url}${generator[tone]}/taetigkeiten/${id}`);
  // What our own knowledge suggests comes a moment later and moves what stands below it.
  await expect(page.getByRole('list', { name: 'Üblich in diesem Beruf' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Vom Sprachmodell vorschlagen lassen' }).click();
  await expect(panel(page).getByLabel('Beruf für die Vorschläge')).toHaveValue('Projektleiterin');
  return id;
}

for (const tone of ['sie', 'du'] as const) {
  test(`${tone}: tasks come from an advert after consent, and only clicked ones are taken`, async ({
    page,
  }) => {
    if (tone === 'du') await page.setViewportSize(sizes.phone);
    provider.answer({ text: suggested });
    await openPanel(page, tone);
    await panel(page)
      .getByLabel(/^Stellenanzeige/)
      .fill(advert);
    await get(page).click();
    await expect(consent(page)).toContainText(new URL(provider.url).host);
    await expect(consent(page)).toContainText('Deutschland');
    await expect(consent(page)).toContainText('die Stellenanzeige');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Nicht senden' }).click();
    expect(provider.asked).toEqual([]);

    await get(page).click();
    await consent(page).getByRole('button', { name: 'Zustimmen und senden' }).click();
    const list = panel(page).getByRole('list', { name: /Zum Übernehmen/ });
    await expect(list.getByRole('button')).toHaveCount(3);
    await expect(panel(page).getByRole('status')).toHaveText('3 Vorschläge');
    for (const secret of ['Vogt', 'Ostwind', 'Flensburg', 'Schulz', '123456', 'Husum', '1988'])
      expect(provider.asked[0]).not.toContain(secret);
    await expect(row(page, 'Planung von Terminen')).toHaveCount(0);
    expect(await page.locator('body').innerText()).not.toMatch(other[tone]);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const one = list.getByRole('button', { name: 'Planung von Terminen' });
    await one.press('Enter');
    await expect(row(page, 'Planung von Terminen')).toBeVisible();
    await expect(one).toHaveAttribute('aria-pressed', 'true');
    await expect(one).toBeFocused();
    await one.press('Enter');
    await expect(row(page, 'Planung von Terminen')).toHaveCount(0);
    await panel(page).getByRole('button', { name: 'Alle übernehmen' }).click();
    const firm = 'Abnahme von Anlagen bei der Ostwind Anlagenbau GmbH';
    for (const task of ['Vergabe von Bauleistungen', firm, 'Planung von Terminen'])
      await expect(row(page, task)).toBeVisible();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    await page.reload();
    await expect(row(page, 'Planung von Terminen')).toBeVisible();
  });
}

test('what was typed and found is still there after another step', async ({ page }) => {
  provider.answer({ text: suggested });
  await openPanel(page);
  await panel(page)
    .getByLabel(/^Stellenanzeige/)
    .fill(advert);
  await get(page).click();
  await consent(page).getByRole('button', { name: 'Zustimmen und senden' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('3 Vorschläge');
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leistung' })).toBeVisible();
  await page.getByRole('button', { name: 'Zurück', exact: true }).click();
  await panel(page).getByRole('button', { name: 'Vom Sprachmodell vorschlagen lassen' }).click();
  await expect(panel(page).getByLabel(/^Stellenanzeige/)).toHaveValue(advert);
  await expect(panel(page).getByRole('button', { name: 'Planung von Terminen' })).toBeVisible();
});

test('a provider that fails loses nothing, and its answers are looked at', async ({ page }) => {
  await openPanel(page);
  const rows = await page.getByRole('grid', { name: 'Tätigkeiten' }).getByRole('row').count();
  await panel(page)
    .getByLabel(/^Stellenanzeige/)
    .fill(advert);
  const fault = panel(page).getByRole('alert');
  const again = panel(page).getByRole('button', { name: /Vorschläge holen|Noch einmal versuchen/ });
  const replies: [Reply, string][] = [
    [{ status: 401 }, 'abgelehnt'],
    [{ slow: 5000 }, 'zu lange'],
    [{ text: suggested }, ''],
    [{ status: 429 }, 'ausgelastet'],
    [{ cut: 'Ver' }, 'nicht erreichbar'],
    [{ text: suggested }, ''],
    [{ garbage: '<html>' }, 'nicht erreichbar'],
  ];
  for (const [at, [reply, words]] of replies.entries()) {
    provider.answer(reply);
    await again.click();
    if (at === 0) await consent(page).getByRole('button', { name: 'Zustimmen und senden' }).click();
    if (words === '') await expect(fault).toBeEmpty();
    else await expect(fault).toContainText(words);
    await expect(panel(page).getByText('Das Sprachmodell schreibt.')).toHaveCount(0);
    await expect(panel(page).getByLabel(/^Stellenanzeige/)).toHaveValue(advert);
    await expect(page.getByRole('grid', { name: 'Tätigkeiten' }).getByRole('row')).toHaveCount(rows);
  }
  await expectAccessible(page);
  // What was found before stays, too.
  await expect(panel(page).getByRole('button', { name: 'Planung von Terminen' })).toBeVisible();
  provider.answer({ text: 'Erledigung aller Aufgaben stets zur vollsten Zufriedenheit' });
  await again.click();
  await expect(panel(page).getByRole('status')).toContainText('Kein brauchbarer Vorschlag');
});

test('asking can be broken off', async ({ page }) => {
  provider.answer({ slow: 60_000 });
  await openPanel(page);
  await get(page).click();
  await consent(page).getByRole('button', { name: 'Zustimmen und senden' }).click();
  await panel(page).getByRole('button', { name: 'Abbrechen' }).click();
  await expect(panel(page).getByText('Das Sprachmodell schreibt.')).toHaveCount(0);
  await expect(panel(page).getByRole('alert')).toBeEmpty();
});

test('a suggested task marks the letter and its files', async ({ page }) => {
  provider.answer({ text: suggested });
  const id = await openPanel(page);
  await get(page).click();
  await consent(page).getByRole('button', { name: 'Zustimmen und senden' }).click();
  await panel(page).getByRole('button', { name: 'Planung von Terminen' }).click();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  const calls = page.context().request;
  const made = await calls.post(`${service.url}/api/certificates/${id}/generate`, { data: {} });
  expect(made.status()).toBe(200);
  await page.goto(`${service.url}/zeugnisgenerator/editor/${id}`);
  const tasks = page.getByRole('row').filter({ hasText: 'Planung von Terminen' });
  await expect(tasks).toContainText('mit KI formuliert');
  const docx = await (await calls.get(`${service.url}/api/certificates/${id}/letter.docx`)).body();
  expect(strFromU8(unzipSync(new Uint8Array(docx))['docProps/core.xml'] ?? new Uint8Array())).toContain(
    'mit KI formuliert',
  );
});
