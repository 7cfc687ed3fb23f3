// What administrators write: articles with pictures and versions, legal pages, explanations – and where readers see it.
import type { Page } from '@playwright/test';
import { png } from '../tests/helpers/png.ts';
import { enter, makeAdmin } from './accounts.ts';
import {
  check,
  expect,
  expectAccessible,
  expectGoodAtBothSizes,
  expectResult,
  openNote,
  passages,
  sampleText,
  test,
} from './helpers.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Artikel speichern' });
const body = (page: Page) => page.getByLabel('Text in Markdown');
const preview = (page: Page) => page.getByRole('region', { name: 'Vorschau' });

async function saved(page: Page): Promise<void> {
  await save(page).click();
  await expect(page.getByText('Alles gespeichert')).toBeVisible();
}

test.beforeEach(async ({ page }) => enter(page, makeAdmin(), '_superusers'));

test('an article: written with preview and picture, published, changed back, deleted', async ({ page }) => {
  const title = `Über Zeugnisse ${Date.now()}`;
  const slug = title.toLowerCase().replace('über', 'ueber').replaceAll(' ', '-');
  await page.goto('/admin/articles');
  await page.getByRole('link', { name: 'Neuer Artikel' }).click();
  await page.getByLabel('Titel').fill(title);
  await expect(page.getByLabel('Adresse')).toHaveValue(slug);
  await page.getByLabel('Beschreibung').fill('Kurz gesagt.');
  await body(page).fill('## Anfang\n\nDas ist **wichtig**. <script>alert(1)</script>');
  await expect(preview(page).getByRole('heading', { name: 'Anfang' })).toBeVisible();
  await expect(preview(page).locator('strong')).toHaveText('wichtig');
  await page
    .getByLabel('Bild einfügen')
    .setInputFiles({ name: 'Ein Bild.png', mimeType: 'image/png', buffer: png });
  await expect(body(page)).toHaveValue(/!\[Ein Bild\]\(\/api\/files\/images\//);
  await expect(preview(page).getByRole('img', { name: 'Ein Bild' })).toBeVisible();
  await saved(page);
  await expect(page).toHaveURL(/\?artikel=[a-z0-9]{15}$/);
  const editor = page.url();
  expect((await page.request.get(`/artikel/${slug}`)).status()).toBe(404);

  await page.getByRole('radio', { name: 'veröffentlicht' }).check();
  await saved(page);
  await page.getByRole('link', { name: 'Seite ansehen' }).click();
  await expect(page).toHaveURL(`/artikel/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('img', { name: 'Ein Bild' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(editor);
  await body(page).fill('Etwas ganz anderes.');
  await saved(page);
  await page.getByText('Frühere Fassungen').click();
  await page
    .getByRole('button', { name: /^Fassung übernehmen/ })
    .first()
    .click();
  await expect(body(page)).toHaveValue(/Anfang/);
  await saved(page);

  await page.getByRole('button', { name: 'Artikel löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Artikel löschen' }).click();
  await expect(page).toHaveURL('/admin/articles');
  expect((await page.request.get(`/artikel/${slug}`)).status()).toBe(404);
});

test('an article appears at its time, and faults stand at their fields', async ({ page }) => {
  await page.goto('/admin/articles?neu');
  await page.getByLabel('Titel').fill('Geplant');
  await page.getByLabel('Adresse').fill('Nicht erlaubt');
  await save(page).click();
  await expect(page.getByLabel('Adresse')).toHaveAttribute('aria-invalid', 'true');
  const slug = `geplant-${Date.now()}`;
  await page.getByLabel('Adresse').fill(slug);
  await page.getByRole('radio', { name: 'geplant' }).check();
  await expect(page.getByText('Ohne Zeitpunkt bleibt der Artikel unsichtbar.')).toBeVisible();
  await page.getByLabel('Erscheint am').fill('2099-01-01T08:00');
  await saved(page);
  expect((await page.request.get(`/artikel/${slug}`)).status()).toBe(404);
  await page.getByLabel('Erscheint am').fill('2020-01-01T08:00');
  await saved(page);
  expect((await page.request.get(`/artikel/${slug}`)).status()).toBe(200);
});

test('a legal page is rewritten from its built-in text, and reset', async ({ page }) => {
  await page.goto('/admin/articles');
  await page.getByRole('main').getByRole('link', { name: 'Barrierefreiheit' }).click();
  await expect(page.getByLabel('Adresse')).toHaveValue('barrierefreiheit');
  await expect(body(page)).toHaveValue(/WCAG/);
  await body(page).fill('Unser eigener Text. {{kontakt}}');
  await saved(page);
  expect(await (await page.request.get('/barrierefreiheit')).text()).toContain('Unser eigener Text.');
  await page.getByRole('button', { name: 'Auf eingebauten Text zurücksetzen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'zurücksetzen' }).click();
  await expect(page.getByText('eingebauter Text').first()).toBeVisible();
  expect(await (await page.request.get('/barrierefreiheit')).text()).toContain('WCAG');
});

test('an explanation is rewritten, read on its page and in the analysis, and reset', async ({ page }) => {
  await page.goto('/admin/explanation');
  await page.getByLabel('Erläuterung suchen').fill('Fachwissen');
  await page.getByRole('button', { name: 'Bearbeiten: Fachwissen' }).click();
  await page.getByLabel('Text', { exact: true }).fill('Eigene Worte über das Fachwissen.');
  const answered = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok());
  await page.getByRole('button', { name: 'Erläuterung speichern' }).click();
  await answered;
  await expect(page.getByText('Eigene Worte über das Fachwissen.')).toBeVisible();

  await page.goto('/zeugnissprache/fachwissen');
  await expect(page.getByText('Eigene Worte über das Fachwissen.')).toBeVisible();
  await check(page, sampleText('projektleiterin'));
  await expectResult(page);
  await passages(page).filter({ hasText: 'Fachwissen' }).first().click();
  await openNote(page).getByText('Was heißt das?').click();
  await expect(openNote(page).getByText('Eigene Worte über das Fachwissen.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin/explanation');
  await page.getByLabel('Erläuterung suchen').fill('Eigene Worte');
  await page.getByRole('button', { name: 'Bearbeiten: Fachwissen' }).click();
  await page.getByRole('button', { name: 'Auf eingebauten Text zurücksetzen' }).click();
  await expect(page.getByText('Nichts gefunden.')).toBeVisible();
});

test('the editors are open to all at both widths', async ({ page }) => {
  for (const path of ['/admin/articles', '/admin/articles?vorlage=agb', '/admin/explanation']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2 }).or(body(page)).first()).toBeVisible();
    await expect(page.getByText('Wird geladen')).toHaveCount(0);
    await expectGoodAtBothSizes(page);
  }
});
